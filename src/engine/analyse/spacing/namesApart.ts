import { alignLetters } from '../../alignment/alignLetters.ts';
import { MISFIT_COST } from '../../alignment/cheapestSteps.ts';
import { heard } from '../../alignment/letterSound.ts';
import type { Phonemes, Pronunciation } from '../../types.ts';
import { type Candidate, withSound } from '../candidate.ts';
import type { WordReader } from '../words/wordReader.ts';
import type { ApartPair } from './writtenApart.ts';

const ZWNJ = '\u200c';

/**
 * Reads two words as the one foreign name that the lexicon has of them with a ZWNJ (`هنگ‌کنگ`), if they are hardly
 * anything else beside each other. Undefined for all other pairs, and for names with an ezafe inside.
 */
export function readNameApart(
  first: string,
  second: string,
  listed: WordReader,
  isListed: (...parts: readonly string[]) => boolean,
): ApartPair | undefined {
  if (!isListed(first, ZWNJ, second)) return undefined;
  const whole = `${first}${ZWNJ}${second}`;
  const name = listed(whole).find(
    ({ pronunciation }) => pronunciation.lemma === whole && pronunciation.partOfSpeech === 'name',
  );
  if (name === undefined) return undefined;
  const [left, right] = soundsOf([first, second], name.pronunciation.phonemes);
  if (left === undefined || right === undefined || endsWithEzafe(first, left)) return undefined;
  const others = [
    listed(first).filter(({ pronunciation }) => pronunciation.phonemes === left),
    listed(second),
  ];
  if (others.every((words) => words.length > 0) && others.flat().some(isNoName)) return undefined;
  return { pieceIs: 'first', piece: pieceOf(name, left), head: [withSound(name, right.replace(/^\?/, ''))] };
}

/** Of two known words «بندر انزلی» may be two, as «حسین بر» may; no word but a name sounds as in «سن پترزبورگ». */
function isNoName({ pronunciation }: Candidate): boolean {
  return pronunciation.partOfSpeech !== 'name';
}

/** What each of some words is heard as in the one word that they are together; empty if it cannot be told. */
export function soundsOf(words: readonly string[], phonemes: Phonemes): readonly Phonemes[] {
  const { sounds, cost } = alignLetters(words.join(ZWNJ), phonemes);
  if (cost >= MISFIT_COST) return [];
  let start = 0;
  return words.map((word) => {
    const end = start + word.length;
    const sound = heard(sounds.slice(start, end));
    start = end + ZWNJ.length;
    return sound;
  });
}

function endsWithEzafe(letters: string, phonemes: Phonemes): boolean {
  return phonemes.endsWith('e') && !letters.endsWith('ه');
}

/** The first of two words with its own sound. */
export function pieceOf({ pronunciation }: Candidate, phonemes: Phonemes): Pronunciation {
  return { ...pronunciation, id: phonemes, phonemes };
}
