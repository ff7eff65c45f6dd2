import assert from 'node:assert/strict';
import { phonemesOf } from '../../src/text/systematicPinglish.ts';

describe('a word in systematic Pinglish', () => {
  const check = (pinglish: string, phonemes: string | undefined) =>
    assert.equal(phonemesOf(pinglish), phonemes, pinglish);

  it('has a letter or two for each of the sounds', () => {
    for (const [written, sound] of [
      ['sh', 'S'],
      ['zh', 'Z'],
      ['ch', 'C'],
      ['kh', 'x'],
      ['gh', 'q'],
      ['aa', 'A'],
      ['ā', 'A'],
      ['ow', 'ow'],
      ["'", '?'],
      ['’', '?'],
    ] as const)
      check(`b${written}d`, `b${sound}d`);
    for (const letter of 'aeoiubptdkgfvszjhlmnry') check(letter, letter);
  });

  it('may have capital letters and a macron apart from its letter', () => {
    check('Shirin', 'Sirin');
    check('keta\u0304b', 'ketAb');
    check('KETĀB', 'ketAb');
  });

  it('keeps letters apart that a point divides', () => {
    check('as·hāb', 'ashAb');
    check('ashāb', 'aSAb');
  });

  it('is nothing else', () => {
    for (const wrong of [
      '',
      '·',
      'کتاب',
      'ket ab',
      'cat',
      'walad',
      'qalb',
      'ketâb',
      'ketāb-e',
      'ab1',
      'xeyr',
    ])
      check(wrong, undefined);
  });
});
