import { alignLetters } from '../../alignment/alignLetters.ts';
import type { LetterSound } from '../../alignment/letterSound.ts';
import { DAMMA, FATHA, FATHATAN, HAMZA_ABOVE, KASRA, SHADDA, SUKUN } from '../../signs.ts';
import { barePronunciation, type Candidate, charged } from '../candidate.ts';
import type { SoundModel } from '../sounds/soundModel.ts';
import { likeliestSounds } from '../sounds/soundSearch.ts';
import type { NormalisedWord } from './normalise.ts';

const VOWEL_OF: Readonly<Record<string, 'a' | 'e' | 'o'>> = { [FATHA]: 'a', [KASRA]: 'e', [DAMMA]: 'o' };
/** What a candidate costs more for each mark that speaks against it. */
const AGAINST_MARK = 6;

/** Whether the source has any mark on the word. */
export function hasMarks(word: NormalisedWord): boolean {
  return word.marks.some((marks) => marks !== '');
}

/**
 * Marks in the input are knowledge: each candidate is charged for every mark that it does not agree with.
 * None sounds otherwise in a spoken sentence. A mark on the last letter may be ezafe and is left to `markedEzafe`.
 */
function chargedByMarks(candidates: readonly Candidate[], word: NormalisedWord): Candidate[] {
  return candidates.map((candidate) => {
    const { sounds } = alignLetters(word.letters, candidate.pronunciation.phonemes);
    const asMarked: Candidate = { ...candidate, spokenPhonemes: undefined };
    return charged(asMarked, countDisagreements(word, sounds) * AGAINST_MARK);
  });
}

/**
 * What the source's marks leave of a word's readings: those that they say nothing against, where one of these is likelier
 * than what the marks alone spell out; else all, charged for what speaks against them, and that spelling.
 */
export function readingsByMarks(
  candidates: readonly Candidate[],
  word: NormalisedWord,
  spelled: Candidate,
): readonly Candidate[] {
  const agreeing = candidates.filter(
    (candidate) =>
      candidate.pronunciation.cost < spelled.pronunciation.cost && agreesWithMarks(candidate, word),
  );
  if (agreeing.length === 0) return [...chargedByMarks(candidates, word), spelled];
  return agreeing.map((candidate) => ({ ...candidate, spokenPhonemes: undefined }));
}

/** Whether no mark of the source speaks against `candidate`. */
export function agreesWithMarks(candidate: Candidate | undefined, word: NormalisedWord): boolean {
  const sounds = candidate && alignLetters(word.letters, candidate.pronunciation.phonemes).sounds;
  return sounds === undefined || countDisagreements(word, sounds) === 0;
}

/**
 * True where the source writes ezafe (a kasra on the last letter, ـهٔ), false where it writes that there is none (a sukun
 * there), undefined where it says nothing.
 */
export function markedEzafe(word: NormalisedWord): boolean | undefined {
  const last = word.marks.at(-1) ?? '';
  if (last.includes(SUKUN)) return false;
  const isHeh = word.letters.endsWith('ه');
  return last.includes(HAMZA_ABOVE) && isHeh ? true : last.includes(KASRA) ? true : undefined;
}

/** The short vowel that the marks on a letter name, empty if they name none. */
function vowelIn(marks: string): 'a' | 'e' | 'o' | '' {
  for (const mark of marks) {
    const vowel = VOWEL_OF[mark];
    if (vowel !== undefined) return vowel;
  }
  return '';
}

function countDisagreements(word: NormalisedWord, sounds: readonly LetterSound[]): number {
  const last = word.letters.length - 1;
  return sounds.filter((sound, at) => at < last && disagrees(word.marks[at] ?? '', sound, sounds[at + 1]))
    .length;
}

function disagrees(marks: string, sound: LetterSound, next: LetterSound | undefined): boolean {
  if (marks === '') return false;
  if (marks.includes(SHADDA) && !sound.doubled) return true;
  const vowel = vowelIn(marks);
  if (vowel !== '') return !sameVowel(vowel, sound, next);
  return marks.includes(FATHATAN) && !sound.carrier.endsWith('an');
}

/** A mark before a vowel letter repeats it: کُو for ku, دَا for dā. */
function sameVowel(vowel: 'a' | 'e' | 'o', sound: LetterSound, next: LetterSound | undefined): boolean {
  if (sound.vowel !== '') return sound.vowel === vowel;
  const carrier = next?.carrier ?? '';
  if (vowel === 'a') return carrier.startsWith('A') || carrier === 'an';
  return vowel === 'e' ? carrier.startsWith('i') : carrier === 'u' || carrier === 'o';
}

const MARKED_COST = 5;

/** The reading that the marks of the source spell out, letters without marks guessed. */
export function markedForm(word: NormalisedWord, model: SoundModel): Candidate {
  const last = word.letters.length - 1;
  const phonemes = likeliestSounds(word.letters, model)
    .map(({ text, phonemes: spoken }, at) => {
      const marks = word.marks[at] ?? '';
      return marks === '' ? spoken : markedSound(text, marks, at === last);
    })
    .join('');
  const pronunciation = barePronunciation({
    phonemes,
    lemma: word.letters,
    partOfSpeech: 'noun',
    origin: 'marks',
    cost: MARKED_COST,
  });
  return { ezafe: 'possible', pronunciation };
}

/** A kasra on the last letter may be ezafe and is left to context. */
function markedSound(sound: string, marks: string, isLast: boolean): string {
  const [carrier = '', vowel = ''] = sound.split('|');
  const single = carrier.length === 2 && carrier[0] === carrier[1] ? carrier.slice(1) : carrier;
  const doubled = marks.includes(SHADDA);
  const marked = vowelIn(marks);
  // A writer of tashdid alone says nothing about the vowel behind it.
  const behind = marked === '' && doubled && !marks.includes(SUKUN) ? vowel : marked;
  return (doubled ? single + single : single) + (isLast ? '' : behind);
}
