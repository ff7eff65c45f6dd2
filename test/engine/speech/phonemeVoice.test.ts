import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { withoutOtherStress } from '../../../src/engine/speech/stress.ts';

const read = (name: string) => readFileSync(new URL(`../../../data/voice/${name}`, import.meta.url));

describe('the phoneme voice', () => {
  it('is compiled from its rules: a letter for each phoneme, and the marks of stress', () => {
    const rules = read('px_rules').toString();
    const letters = [...rules.matchAll(/^\.group (\S+)$/gm)].map(([, letter = '']) => letter);
    const compiled = compiledRules(read('px_dict'));
    assert.deepEqual([...compiled.keys()].sort(), letters.sort());
    for (const [letter, code] of Object.entries(MARKS)) assert.equal(compiled.get(letter), code, letter);
  });

  it('is told of every vowel whether it is stressed, and which one is drawn out', () => {
    assert.equal(withoutOtherStress('ketñâbe', false), 'köetñâböe');
    assert.equal(withoutOtherStress('xarid', true), 'xöarøid');
    assert.equal(withoutOtherStress('tâzñe', true), 'töâzñe');
  });
});

/** The codes of eSpeak NG for primary, no and secondary stress. */
const MARKS = { ñ: 6, ö: 2, ø: 4 };

/** The code of the phoneme of each letter: behind a 6 the letter, behind a 3 the code, then a 7, all ended by 0. */
function compiledRules(dictionary: Buffer): Map<string, number> {
  const rules = dictionary.subarray(dictionary.indexOf(Buffer.from('\x06â\0')));
  const records = rules.toString('latin1').split('\0\x07').slice(0, -1);
  return new Map(
    records.map((record) => {
      const [letter = '', code = ''] = record.slice(1).split('\0\x03');
      return [Buffer.from(letter, 'latin1').toString(), code.charCodeAt(0)];
    }),
  );
}
