import assert from 'node:assert/strict';
import { tokenise } from '../../../../src/engine/analyse/sentence/tokenise.ts';
import { fill, leastOf, NOTHING_FILLED } from '../../../../src/engine/analyse/verse/fill.ts';
import { METRES } from '../../../../src/engine/analyse/verse/metres.ts';
import { recogniseVerse, rhyme } from '../../../../src/engine/analyse/verse/recognise.ts';
import { faultsOf } from '../../../../src/engine/analyse/verse/scan.ts';
import { syllablesOf } from '../../../../src/engine/analyse/verse/syllables.ts';

/** What the syllables of a word first of all fill: `-` heavy, `u` light, `.` the last of a hemistich. */
function signs(sound: string, behind: 'consonant' | 'vowel' | 'end'): string {
  const sign = { light: 'u', heavy: '-', overlong: '-u', any: '.' } as const;
  return syllablesOf(sound, behind)
    .map(([weight]) => sign[weight?.fills ?? 'any'])
    .join('');
}

describe('the scansion of verse', () => {
  it('weighs short open syllables as light, others as heavy, and those beyond heavy as two', () => {
    assert.equal(signs('bovad', 'consonant'), 'u-');
    assert.equal(signs('bud', 'consonant'), '-u');
    assert.equal(signs('dust', 'consonant'), '-u');
    assert.equal(signs('jAn', 'consonant'), '-');
    assert.equal(signs('deraxtAn', 'end'), 'u-.');
  });

  it('gives the last consonant of a word to a vowel behind it', () => {
    assert.equal(signs('bud', 'vowel'), '-');
    assert.equal(signs('del', 'vowel'), 'u');
  });

  it('costs nothing where the syllables fit a metre, and more where they do not', () => {
    const [metre = []] = METRES;
    const costOf = (sound: string): number =>
      leastOf(fill(metre, syllablesOf(sound, 'consonant'), NOTHING_FILLED));
    assert.equal(costOf('deraxtAn'), 0);
    assert.ok(costOf('didAndar') > 2);
  });

  it('finds the same faults when it may give up, unless they are more than it was asked for', () => {
    const rows = ['deraxtAn', 'didAndarkeSur', 'SabihamedusthAyebarAdar', 'bAdemiraftobAqmigerist'].map(
      (sound) => syllablesOf(sound, 'end'),
    );
    for (const row of rows)
      for (const metre of METRES) {
        const faults = faultsOf(row, metre, Number.POSITIVE_INFINITY);
        assert.equal(faultsOf(row, metre, faults), faults);
        assert.ok(faultsOf(row, metre, faults - 0.1) > faults - 0.1);
      }
  });

  it('hears a rhyme behind shared words, and none where the lines are the same', () => {
    assert.equal(rhyme(['شد', 'شاد'], ['شد', 'آزاد']), true);
    assert.equal(rhyme(['باغ'], ['دشت']), false);
    assert.equal(rhyme(['شد'], ['شد']), false);
  });

  it('lays each line out a bounded number of times, whatever the length of the text', () => {
    const lines = 'این جا کسی نیست که بگوید\nآن جا کسی هست که بخواند\n';
    const layOuts = (count: number): number => {
      const text = lines.repeat(count);
      let calls = 0;
      recogniseVerse(text, tokenise(text), undefined, () => {
        calls++;
        return { words: new Map(), nodes: [], states: [] };
      });
      return calls;
    };
    assert.ok(layOuts(1000) <= 2000);
  });
});
