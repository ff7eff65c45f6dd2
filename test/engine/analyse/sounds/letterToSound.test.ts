import assert from 'node:assert/strict';
import fc from 'fast-check';
import { openLexicon } from '../../../../src/engine/analyse/lexicon/openLexicon.ts';
import type { SoundModel } from '../../../../src/engine/analyse/sounds/soundModel.ts';
import { isStrange, likeliestSounds, soundedOut } from '../../../../src/engine/analyse/sounds/soundSearch.ts';
import { testEngine, testEngineData } from '../../../support/engine.ts';

let opened: SoundModel | undefined;

function model(): SoundModel {
  opened ??= openLexicon(testEngineData()).soundModel;
  return opened;
}

describe('sounding out the letters of unknown words', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'ابپتجدرسشکگلمنفقهوی'), minLength: 1, maxLength: 10 });
  it('never begins a word with two consonants, nor lets a vowel follow a vowel', () =>
    fc.assert(
      fc.property(letters, (word) => {
        const phonemes = soundedOut(word, model());
        assert.doesNotMatch(phonemes, /^[^aeoAiu]{2}/);
        assert.doesNotMatch(phonemes, /[aeoAiu]{2}/);
      }),
      { numRuns: 3000 },
    ));
  it('gives every letter one sound', () =>
    fc.assert(
      fc.property(letters, (word) => assert.equal(likeliestSounds(word, model()).length, word.length)),
      { numRuns: 50 },
    ));
  it('knows the patterns of Arabic words', () => {
    assert.equal(soundedOut('متقاعس', model()), 'motaqA?es');
    assert.equal(soundedOut('استنباش', model()), 'estenbAS');
  });
  it('finds a sound strange that the letters hardly ever have', () => {
    assert.equal(isStrange('مکاتبت', 'mokAtebat', 5, model()), false);
    assert.equal(isStrange('مکاتبت', 'makotobot', 5, model()), true);
  });
});

describe('a word that can be taken apart in a far-fetched way', () => {
  function soundOf(word: string): string | undefined {
    return testEngine().analyse(word).tokens[0]?.word?.pronunciation.phonemes;
  }
  it('is sounded out instead', () => {
    const word = testEngine().analyse('پوتنام').tokens[0]?.word;
    assert.equal(word?.pronunciation.origin, 'letters');
  });
  it('keeps the endings that its base takes', () => {
    assert.equal(soundOf('دلم'), 'delam');
    assert.equal(soundOf('پراهمیتی'), 'por?ahammiyati');
    assert.equal(soundOf('برایش'), 'barAyaS');
  });
});
