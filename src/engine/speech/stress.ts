import { isVowel } from '../phonology.ts';
import type { Phonemes, Token, WordAnalysis } from '../types.ts';

const FINITE: ReadonlySet<string> = new Set([
  'present',
  'subjunctive',
  'past',
  'imperfect',
  'perfect',
  'pluperfect',
  'future',
]);

/**
 * Whether a word has an accent of its own. A noun phrase has one, on its last word; a verb has none behind its object or
 * another complement, unless it is negative (Kahnemuyipour 2003, Syntactic categories and Persian stress; Sadat-Tehrani
 * 2009, The alignment of L+H* pitch accents in Persian intonation).
 */
export function isAccented(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word;
  if (word === undefined) return false;
  if (word.ezafe !== 'none') return !isFollowed(tokens, at);
  return !(isFiniteVerb(word) && isBehindComplement(tokens, at));
}

function isFiniteVerb({ pronunciation }: WordAnalysis): boolean {
  const { tense, negative } = pronunciation.inflection;
  return pronunciation.partOfSpeech === 'verb' && !negative && (tense === undefined || FINITE.has(tense));
}

function isFollowed(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.kind === 'space' && tokens[at + 2]?.word !== undefined;
}

/** A word stands right before it that is not the beginning of its clause. */
function isBehindComplement(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.kind === 'space' ? tokens[at - 2]?.word : undefined;
  if (before === undefined) return false;
  return before.pronunciation.partOfSpeech !== 'conjunction' && before.pronunciation.partOfSpeech !== 'verb';
}

const UNSTRESSED = new Set(['conjunction', 'preposition', 'affix', 'particle']);

/**
 * Which vowel of a word is stressed, counted from the end (-1 is the last), as `voiceLetters` takes it.
 * Nouns and adjectives: the last of the stem, before ezafe, clitics and indefinite ی. Verbs: the prefix if there
 * is one (می‌روم, نرفتم), else the last of the stem. Facts: Persian stress as in standard grammars.
 */
export function stressedVowel({ pronunciation }: WordAnalysis): number | undefined {
  if (UNSTRESSED.has(pronunciation.partOfSpeech)) return undefined;
  const { tense, clitic, copula, indefinite, person, negative } = pronunciation.inflection;
  if (pronunciation.partOfSpeech === 'verb' && tense !== undefined) {
    if (
      negative ||
      tense === 'present' ||
      tense === 'imperfect' ||
      tense === 'subjunctive' ||
      tense === 'imperative'
    )
      return 0;
    const ending = person === 3 && tense !== 'perfect' ? 0 : 1;
    return -1 - ending - (clitic === undefined ? 0 : 1);
  }
  const endings =
    (clitic === undefined ? 0 : syllablesOfClitic(clitic)) + (copula ? 1 : 0) + (indefinite ? 1 : 0);
  return -1 - endings;
}

/** مان، تان، شان have two syllables behind a consonant. */
function syllablesOfClitic(person: number): number {
  return person > 3 ? 2 : 1;
}

/** As they are written, also with a copula behind them. */
const QUESTION_WORDS = new Set(
  'چه چی کی کجا کجای کجاست چرا چگونه چطور چه‌طور چقدر چه‌قدر چند چندمین کدام کدامین کو چیست کیست چیه کیه'.split(
    ' ',
  ),
);
/** «آیا می‌دانید چگونه …؟» is answered by yes or no, whatever is asked inside of it. */
const WHETHER = 'آیا';
/** Before it the word asks nothing: هر چه، اگر چه. */
const NO_QUESTION_BEHIND = new Set(['هر', 'اگر', 'گر', 'چنان']);

interface Part {
  readonly language: 'persian' | 'foreign';
  readonly text: string;
  readonly spelling?: string;
  readonly pause: string;
}

/**
 * A question that a word asks, as it is spoken: the last such word has the focus, and what is behind it in its clause no
 * accent (Sadat-Tehrani 2011, The intonation patterns of interrogatives in Persian). Undefined if no word asks.
 */
export function focusedOnQuestionWord<T extends Part>(parts: readonly T[]): T[] | undefined {
  const at = parts.findLastIndex(
    ({ spelling = '' }, index) =>
      QUESTION_WORDS.has(spelling) && !NO_QUESTION_BEHIND.has(parts[index - 1]?.spelling ?? ''),
  );
  if (at < 0 || parts.slice(0, at).some(({ spelling }) => spelling === WHETHER)) return undefined;
  const pause = parts.findIndex(({ pause }, index) => index >= at && pause !== '');
  const end = pause < 0 ? parts.length : pause + 1;
  return parts.map((part, index) => {
    if (part.language === 'foreign' || index < at || index >= end) return part;
    const text = index === at ? accented(part.text) : part.text.replaceAll(STRESS, '');
    return { ...part, text };
  });
}

function accented(text: string): string {
  return text.includes(STRESS) ? text : text.replace(/[aeiouâ]/, `${STRESS}$&`);
}

/** The letters of the phoneme voice (`data/voice/px_rules`): one for each phoneme. */
const LETTERS: Readonly<Record<string, string>> = { A: 'â', S: 'š', Z: 'ž', C: 'č', '?': 'þ' };

/** Stands before the vowel of the stressed syllable. */
const STRESS = 'ñ';
/** Stands before the vowel of a syllable without stress. */
const WITHOUT_STRESS = 'ö';
/** Stands before the vowel of a syllable without stress that is drawn out. */
const DRAWN = 'ø';

/**
 * Says of every vowel without a mark of its own that it has no stress, for eSpeak NG stresses each word somewhere.
 * @param isLast whether a pause follows, before which the last vowel is drawn out
 */
export function withoutOtherStress(letters: string, isLast: boolean): string {
  const last = /[aeiouâ][^aeiouâ]*$/.exec(letters)?.index;
  return letters.replace(/(?<!ñ)[aeiouâ]/g, (vowel, at: number) =>
    isLast && at === last ? DRAWN + vowel : WITHOUT_STRESS + vowel,
  );
}

/**
 * Phonemes as the phoneme voice reads them, with the stress on the `stressed`-th vowel (from 0), counted from
 * the start; a negative number counts from the end, `undefined` leaves the word unstressed.
 */
export function voiceLetters(phonemes: Phonemes, stressed?: number): string {
  const vowels = [...phonemes].filter(isVowel).length;
  const target = stressed === undefined ? -1 : stressed < 0 ? vowels + stressed : stressed;
  let vowel = -1;
  return Array.from(phonemes, (phoneme) => {
    if (isVowel(phoneme)) vowel++;
    const mark = isVowel(phoneme) && vowel === target ? STRESS : '';
    return mark + (LETTERS[phoneme] ?? phoneme);
  }).join('');
}
