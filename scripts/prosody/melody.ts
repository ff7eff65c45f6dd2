import { mean, percentile, slope } from './numbers.ts';
import { type PitchPoint, pitchTrack } from './pitchTrack.ts';
import { type Clause, isVowel, type Phone, SAMPLE_RATE } from './recording.ts';

/** The melody of a clause, in semitones. */
export interface Melody {
  /** From the 5th to the 95th percentile. */
  readonly range: number;
  /** How fast the low points sink, in a second. */
  readonly declination: number;
  /** From the lowest before an accented vowel, within its word, to its highest. */
  readonly accentRise: number;
  /** From the last accent's highest to the end. */
  readonly finalFall: number;
  /** From the lowest since the last accent to the end. */
  readonly finalRise: number;
  /** Behind the last accent, how far the pitch moves up again, without the last syllable. */
  readonly afterFocus: number;
}

/** Undefined without an accent. */
export function melodyOf({ samples, phones }: Clause): Melody | undefined {
  const track = pitchTrack(samples, SAMPLE_RATE);
  const vowels = phones.filter(isVowel);
  const accented = vowels.filter(({ isAccented }) => isAccented);
  const last = accented.at(-1);
  const [before, final] = vowels.slice(-2);
  if (last === undefined || final === undefined || before === undefined) return undefined;
  const all = track.map(({ semitones }) => semitones);
  const peak = Math.max(...pitches(track, last.start, last.end + 0.06));
  const end = mean(pitches(track, before.start, final.end).slice(-4));
  const tail = vowels.filter(({ start }) => start > last.start);
  return {
    range: percentile(all, 95) - percentile(all, 5),
    declination: declination(track, vowels),
    accentRise: mean(accented.flatMap((vowel) => rise(track, vowels, vowel))),
    finalFall: peak - end,
    finalRise: end - Math.min(...pitches(track, last.start, final.end)),
    afterFocus: Math.max(0, ...tail.slice(0, -1).map((vowel) => moved(track, vowel))),
  };
}

function pitches(track: readonly PitchPoint[], start: number, end: number): number[] {
  return track.filter(({ time }) => time >= start && time <= end).map(({ semitones }) => semitones);
}

/** The slope through the lowest points of the vowels but the last one's. */
function declination(track: readonly PitchPoint[], vowels: readonly Phone[]): number {
  const lows = vowels.slice(0, -1).flatMap(({ start, end }) => {
    const found = pitches(track, start, end);
    return found.length === 0 ? [] : [[(start + end) / 2, Math.min(...found)] as const];
  });
  return slope(lows);
}

function rise(track: readonly PitchPoint[], vowels: readonly Phone[], vowel: Phone): number[] {
  const previous = vowels[vowels.indexOf(vowel) - 1];
  const low = pitches(track, previous?.start ?? 0, (vowel.start + vowel.end) / 2);
  const high = pitches(track, vowel.start, vowel.end + 0.06);
  return low.length === 0 || high.length === 0 ? [] : [Math.max(...high) - Math.min(...low)];
}

function moved(track: readonly PitchPoint[], { start, end }: Phone): number {
  const found = pitches(track, start, end);
  return found.length === 0 ? 0 : (found.at(-1) ?? 0) - Math.min(...found);
}
