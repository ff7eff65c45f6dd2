import assert from 'node:assert/strict';
import { type Misspelling, proofRules } from '../../../src/engine/proofread/index.ts';
import { testEngineWithCounts } from '../../support/engine.ts';

function found(text: string): readonly Misspelling[] {
  const engine = testEngineWithCounts();
  return engine.proofread(engine.analyse(text));
}

/** The text with the first suggestion of each finding. */
function mended(text: string): string {
  const codePoints = [...text];
  const pieces: string[] = [];
  let at = 0;
  for (const { codePointStart, codePointEnd, suggestions } of found(text)) {
    pieces.push(...codePoints.slice(at, codePointStart), suggestions[0] ?? '');
    at = codePointEnd;
  }
  return [...pieces, ...codePoints.slice(at)].join('');
}

describe('the rules of proofreading', () => {
  for (const { name, mends, stays } of proofRules) {
    for (const { before, after } of mends)
      it(`${name} makes ${after} of ${before}`, () => {
        assert.deepEqual([...new Set(found(before).map(({ rule }) => rule))], [name]);
        assert.equal(mended(before), after);
      });
    for (const text of stays)
      it(`${name} leaves ${text}`, () => {
        assert.deepEqual(found(text), []);
      });
  }

  it('have names of their own, and reasons that name what is written', () => {
    assert.equal(new Set(proofRules.map(({ name }) => name)).size, proofRules.length);
    for (const { name, reason } of proofRules) {
      assert.match(name, /^[a-z]+(?:-[a-z]+)*$/);
      assert.ok(reason.en.includes('{0}') && reason.fa.includes('{0}'), name);
    }
  });

  it('suggest at most four, none of them what is written', () => {
    for (const { before } of proofRules.flatMap(({ mends }) => mends))
      for (const { codePointStart, codePointEnd, suggestions } of found(before)) {
        const written = [...before].slice(codePointStart, codePointEnd).join('');
        assert.ok(suggestions.length >= 1 && suggestions.length <= 4, before);
        assert.ok(!suggestions.includes(written), before);
      }
  });

  it('look at the places of a text by code points, past letters that are two units', () => {
    const [finding] = found('😀 کتابه من روی میز است.');
    assert.deepEqual([finding?.codePointStart, finding?.codePointEnd], [2, 7]);
  });

  it('find nothing in a text without Persian, or in none', () => {
    for (const text of ['', 'no Persian', '۱۲۳', '\ud800']) assert.deepEqual(found(text), []);
  });
});
