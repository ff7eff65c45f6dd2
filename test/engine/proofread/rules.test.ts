import assert from 'node:assert/strict';
import { OPTIONAL_RULES, PROOF_RULES, TIDY_RULES } from '../../../src/contract/index.ts';
import { proofRules, type RuleFinding, tidyRules } from '../../../src/engine/proofread/index.ts';
import { testEngineWithCounts } from '../../support/engine.ts';

const rules = [...proofRules, ...tidyRules];

/** By all rules but those that are optional, and by one of those. */
function found(text: string, optional?: string): readonly RuleFinding[] {
  const engine = testEngineWithCounts();
  const wanted = rules.filter(({ name, isOptional }) => !isOptional || name === optional);
  return engine.proofread(engine.analyse(text), { rules: new Set(wanted.map(({ name }) => name)) });
}

/** The text with the first suggestion of each finding. */
function mended(text: string, optional?: string): string {
  const codePoints = [...text];
  const pieces: string[] = [];
  let at = 0;
  for (const { codePointStart, codePointEnd, suggestions } of found(text, optional)) {
    pieces.push(...codePoints.slice(at, codePointStart), suggestions[0] ?? '');
    at = codePointEnd;
  }
  return [...pieces, ...codePoints.slice(at)].join('');
}

describe('the rules of proofreading', () => {
  for (const { name, mends, stays } of rules) {
    for (const { before, after } of mends)
      it(`${name} makes ${after} of ${before}`, () => {
        assert.deepEqual([...new Set(found(before, name).map(({ rule }) => rule))], [name]);
        assert.equal(mended(before, name), after);
      });
    for (const text of stays)
      it(`${name} leaves ${text}`, () => {
        assert.deepEqual(
          found(text, name).filter(({ rule }) => rule === name),
          [],
        );
      });
  }

  it('have names of their own, and reasons that are the same in both languages', () => {
    assert.equal(new Set(rules.map(({ name }) => name)).size, rules.length);
    for (const { name, reason } of rules) {
      assert.match(name, /^[a-z]+(?:-[a-z]+)*$/);
      assert.equal(reason.en.includes('{0}'), reason.fa.includes('{0}'), name);
      assert.match(reason.fa, /\p{Script=Arabic}/u, name);
    }
  });

  it('suggest at most four, none of them what is written', () => {
    for (const { before } of rules.flatMap(({ mends }) => mends))
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

  it('are those that the contract names, in two lists', () => {
    const names = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name).sort();
    assert.deepEqual(names(proofRules), [...PROOF_RULES].sort());
    assert.deepEqual(names(tidyRules), [...TIDY_RULES].sort());
    assert.deepEqual(names(rules.filter(({ isOptional }) => isOptional)), [...OPTIONAL_RULES].sort());
  });

  it('find nothing in a text without Persian, or in none', () => {
    for (const text of ['', 'no Persian', '۱۲۳', '\ud800']) assert.deepEqual(found(text), []);
  });
});
