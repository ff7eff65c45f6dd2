import type { VoiceName } from '../src/engine/index.ts';
import { type Melody, melodyOf } from './prosody/melody.ts';
import { mean, percentile } from './prosody/numbers.ts';
import { pitchTrack } from './prosody/pitchTrack.ts';
import { type Clause, openStudio, SAMPLE_RATE } from './prosody/recording.ts';
import * as sentences from './prosody/sentences.ts';
import { colourOf, formantScale, vowelSpectrum } from './prosody/spectrum.ts';
import { longestPause, timingOf } from './prosody/timing.ts';

/** Prints what can be measured of the built-in voice: its melody, its durations, its sibilants, and how far its speakers are apart. */

const VOICES: readonly VoiceName[] = ['kian', 'leyla', 'ava', 'mana', 'amir'];

const record = await openStudio();
const clausesOf = (texts: readonly string[], voice: VoiceName = 'kian'): Clause[] =>
  texts.flatMap((text) => record(text, voice).clauses);

const statements = clausesOf(sentences.STATEMENTS);
printMelody('Statements', statements);
printMelody('Yes/no questions', clausesOf(sentences.YES_NO_QUESTIONS));
printMelody('Wh-questions', clausesOf(sentences.WH_QUESTIONS));
printTiming();
printSibilants();
printVoices();

function printMelody(title: string, clauses: readonly Clause[]): void {
  const melodies = clauses.map(melodyOf).filter((melody) => melody !== undefined);
  const of = (name: keyof Melody) => mean(melodies.map((melody) => melody[name])).toFixed(1);
  console.log(`${title} (semitones)`);
  console.log(
    `  range ${of('range')}, declination ${of('declination')} a second, rise to an accent ${of('accentRise')}`,
  );
  console.log(
    `  last accent to the end: falls ${of('finalFall')}; end rises ${of('finalRise')}; moves behind it ${of('afterFocus')}`,
  );
}

function printTiming(): void {
  const { accentedToOthers, finalToOthers, syllables } = timingOf(statements);
  const pause = (texts: readonly string[]) =>
    mean(texts.map((text) => longestPause(record(text, 'kian')))).toFixed(2);
  console.log('Durations');
  console.log(
    `  accented to other vowels ${accentedToOthers.toFixed(2)}, last vowel to others ${finalToOthers.toFixed(2)}`,
  );
  console.log(
    `  ${syllables.toFixed(1)} syllables a second; pause at a comma ${pause(sentences.WITH_COMMA)} s, at a full stop ${pause(sentences.TWO_SENTENCES)} s`,
  );
}

function printSibilants(): void {
  for (const voice of VOICES) {
    const clauses = clausesOf(sentences.SIBILANTS, voice);
    const shown = ['s', 'ʃ'].map((sound) => {
      const { centroid, level } = colourOf(clauses, sound);
      return `${sound} ${Math.round(centroid)} Hz, ${level.toFixed(1)} dB beside the vowels`;
    });
    console.log(`Sibilants of ${voice}: ${shown.join('; ')}`);
  }
}

function printVoices(): void {
  const spectra = VOICES.map((voice) => vowelSpectrum(clausesOf(sentences.STATEMENTS.slice(0, 5), voice)));
  const [reference] = spectra;
  VOICES.forEach((voice, at) => {
    const loud = record(sentences.STATEMENTS.join(' '), voice).samples;
    const peak = loud.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32_768;
    const power = Math.sqrt(mean([...loud].map((sample) => (sample / 32_768) ** 2)));
    const tracks = clausesOf(sentences.STATEMENTS.slice(0, 5), voice).map(({ samples }) =>
      pitchTrack(samples, SAMPLE_RATE),
    );
    const pitches = tracks.flat().map(({ semitones }) => semitones);
    const spectrum = spectra[at];
    if (reference === undefined || spectrum === undefined) return;
    const range = (percentile(pitches, 95) - percentile(pitches, 5)).toFixed(1);
    const hertz = Math.round(2 ** (percentile(pitches, 50) / 12));
    const scale = formantScale(spectrum, reference).toFixed(2);
    console.log(
      `${voice}: ${hertz} Hz, range ${range} semitones, formants ${scale} times those of kian, peak ${peak.toFixed(2)}, loudness ${power.toFixed(3)}`,
    );
  });
}
