import type { Candidate } from '../candidate.ts';
import type { WordReader } from '../words/wordReader.ts';

export const AND = 'و';

/** The three words of a fixed expression such as «گفت و گو», each with its readings there. */
type FixedPair = readonly [readonly Candidate[], readonly Candidate[], readonly Candidate[]];

/**
 * Reads two words with و between them as the one word that the lexicon has of them (`گفت‌وگو`): the و is o there, and
 * the words sound as in it. Undefined for all other pairs, whose و is va.
 */
export function readFixedPair(first: string, second: string, read: WordReader): FixedPair | undefined {
  for (const whole of read(`${first}\u200c${AND}${second}`, { without: 'forms' })) {
    const lefts = read(first).filter(({ pronunciation }) =>
      whole.pronunciation.phonemes.startsWith(pronunciation.phonemes),
    );
    const left =
      lefts.find(({ pronunciation }) => pronunciation.partOfSpeech === whole.pronunciation.partOfSpeech) ??
      lefts[0];
    const rest = whole.pronunciation.phonemes.slice(left?.pronunciation.phonemes.length);
    const [, and, sound] = /^(v?o)\??(.+)$/.exec(rest) ?? [];
    if (left === undefined || and === undefined || sound === undefined) continue;
    return [
      [{ ...left, ezafe: 'impossible' }],
      read(AND)
        .map((candidate) => soundingAs(candidate, and))
        .slice(0, 1),
      [ownPronunciation(read(second), sound) ?? soundingAs(whole, sound)],
    ];
  }
  return undefined;
}

/** The second word as it is read by itself, if it is a word with this sound, as فروش is and گو is not. */
function ownPronunciation(candidates: readonly Candidate[], sound: string): Candidate | undefined {
  return candidates.find(
    ({ pronunciation }) => pronunciation.origin === 'lexicon' && pronunciation.phonemes === sound,
  );
}

/** The candidate under the id of this sound; what is known of the words of a phrase stays. */
function soundingAs({ pronunciation, ezafe }: Candidate, phonemes: string): Candidate {
  return { ezafe, pronunciation: { ...pronunciation, id: phonemes, phonemes } };
}
