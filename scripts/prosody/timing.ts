import { mean } from './numbers.ts';
import { type Clause, isVowel, type Phone, type Recording, SAMPLE_RATE } from './recording.ts';

export interface Timing {
  /** Of vowels that are not in the last two syllables, the same vowel beside itself. */
  readonly accentedToOthers: number;
  /** The last vowel beside the same vowel elsewhere, where neither is accented. */
  readonly finalToOthers: number;
  /** In a second, without pauses. */
  readonly syllables: number;
}

export function timingOf(clauses: readonly Clause[]): Timing {
  const vowels = clauses.map(({ phones }) => phones.filter(isVowel));
  const inner = vowels.flatMap((each) => each.slice(0, -2));
  const final = vowels.flatMap((each) => each.slice(-1));
  const isAccented = ({ isAccented: is }: Phone) => is;
  const isPlain = ({ isAccented: is }: Phone) => !is;
  const spoken = clauses.reduce(
    (sum, { phones }) => sum + (phones.at(-1)?.end ?? 0) - (phones[0]?.start ?? 0),
    0,
  );
  return {
    accentedToOthers: ratio(inner.filter(isAccented), inner.filter(isPlain)),
    finalToOthers: ratio(final.filter(isPlain), inner.filter(isPlain)),
    syllables: vowels.flat().length / spoken,
  };
}

/** How many times as long `some` are as `others`, vowel by vowel. */
function ratio(some: readonly Phone[], others: readonly Phone[]): number {
  const ratios = [...'aeiouɑ'].flatMap((vowel) => {
    const lengths = [some, others].map((phones) =>
      phones.filter(({ sound }) => sound === vowel).map(({ start, end }) => end - start),
    );
    const [a = [], b = []] = lengths;
    return a.length === 0 || b.length === 0 ? [] : [mean(a) / mean(b)];
  });
  return mean(ratios);
}

const SILENCE = 250;

/** The longest silence within a recording, in seconds. */
export function longestPause({ samples }: Recording): number {
  let [longest, silent] = [0, 0];
  const end = samples.findLastIndex((sample) => Math.abs(sample) > SILENCE);
  for (let at = 0; at < end; at++) {
    silent = Math.abs(samples[at] ?? 0) > SILENCE ? 0 : silent + 1;
    longest = Math.max(longest, silent);
  }
  return longest / SAMPLE_RATE;
}
