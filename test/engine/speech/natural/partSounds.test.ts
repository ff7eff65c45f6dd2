import assert from 'node:assert/strict';
import type { EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import { tinyVoiceSettings } from '../../../../scripts/models/voice/tinyVoice.ts';
import { loadEspeak } from '../../../../src/engine/speech/loadEspeak.ts';
import { ipaSounds, partSounds } from '../../../../src/engine/speech/natural/partSounds.ts';
import { phonemeIds, readVoiceTable } from '../../../../src/engine/speech/natural/piperVoice.ts';
import { speechPlan } from '../../../../src/engine/speech/plan.ts';
import { unpackVoiceData } from '../../../../src/engine/speech/voiceData.ts';
import { lexiconSources, testEngine } from '../../../support/engine.ts';
import { voiceData } from '../../../support/naturalVoice.ts';
import { inTime } from '../../../support/soak.ts';

/** So many words are compared, and so many of them at least are read as eSpeak NG reads them. */
const COMPARED = inTime({ usual: { words: 700, agreeing: 500 }, soak: { words: 2800, agreeing: 2000 } });

const table = readVoiceTable(tinyVoiceSettings());

describe('the sounds that a natural voice is given', () => {
  let espeak: EspeakWorker;
  before(async () => {
    espeak = await loadEspeak(await unpackVoiceData(voiceData()));
  });

  const soundsIn = (text: string, tehrani = false): string => {
    const parts = speechPlan(testEngine().analyse(text)).flatMap((sentence) => sentence.parts);
    return partSounds(espeak, parts, tehrani)
      .map((sounds) => sounds.join(''))
      .join(' ');
  };

  it('are those of eSpeak NG’s Persian for every word that it reads as we do', () => {
    const words = frequentWords(COMPARED.words).flatMap((word) => {
      const parts = speechPlan(testEngine().analyse(word)).flatMap((sentence) => sentence.parts);
      return parts[0] !== undefined && parts.length === 1 ? [{ word, part: parts[0] }] : [];
    });
    espeak.set_voice('fa');
    const theirs = words.map(({ word }) => ipaSounds(espeak.synthesize_ipa(word).ipa));
    const ours = partSounds(
      espeak,
      words.map(({ part }) => part),
      false,
    );
    const agreeing = words.flatMap(({ word }, at) => {
      const [own = [], known = []] = [ours[at], theirs[at]];
      return bare(own) === bare(known) ? [{ word, own, known }] : [];
    });
    assert.ok(agreeing.length >= COMPARED.agreeing, `${agreeing.length} of ${words.length} words`);
    for (const { word, own, known } of agreeing)
      assert.deepEqual(phonemeIds(table, own), phonemeIds(table, known), word);
  });

  it('have the ezafe and the readings of our analysis', () => {
    assert.equal(soundsIn('کتاب خوب'), `${soundsIn('کتاب')}e ${soundsIn('خوب')}`);
    assert.match(soundsIn('خانهٔ ما'), /je /);
    assert.match(soundsIn('کِرم در خاک بود'), /^k[ˈ]?erm /);
    assert.match(soundsIn('کِرِم به دستش زد'), /^k[ˈˌ]?er[ˈ]?em /);
  });

  it('are of those alone that the voice learned', () => {
    const learned = /^(?:[ˈˌ]?(?:[ɑaeiouː]ː?)|tʃ|dʒ|q1|[btsdmlnzhʃkfjʔɡvxrpʒ])+$/u;
    for (const text of [
      'دولت',
      'نوروز',
      'قهوه و غذا',
      'Visual Studio',
      'Python 3',
      'the weather',
      '۱٬۲۹۹ دلار',
    ])
      for (const word of soundsIn(text).split(' ')) assert.match(word, learned, text);
  });

  it('are Tehran’s where that is wanted', () => {
    assert.match(soundsIn('آن نان', true), /u/);
    assert.doesNotMatch(soundsIn('آن نان'), /u/);
  });
});

function frequentWords(count: number): string[] {
  const forms = lexiconSources()
    .filter(({ name }) => /frequentWords|generalVocabulary/.test(name))
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.split('\t')[0] ?? '')
    .filter((form) => /^\p{L}+$/u.test(form));
  return [...new Set(forms)].slice(0, count);
}

function bare(sounds: readonly string[]): string {
  return sounds.join('').replace(/[ˈˌː]/g, '');
}
