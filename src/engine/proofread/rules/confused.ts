import { remembering } from '../../analyse/remembering.ts';
import type { WordReader } from '../../analyse/words/wordReader.ts';
import type { Analysis, Token } from '../../types.ts';
import { soundAlikes } from '../misspellings.ts';
import type { Finding, ProofRule, ProofSources } from '../rule.ts';
import { gainBetween, neighboursOf, wordCost } from '../wordCosts.ts';
import { CONFUSED, type ConfusedPair, MISSPELT } from './confusedWords.ts';

/** «تحدید کرد» for «تهدید کرد»: a word of the language, but not the one that is meant. */
export const confused: ProofRule = {
  name: 'confused',
  reason: {
    en: '"{0}" sounds like "{1}", which is meant here.',
    fa: '«{0}» هم‌آوای «{1}» است و اینجا «{1}» درست است.',
  },
  severity: 'hint',
  mends: [
    { before: 'همسایه او را تحدید کرد.', after: 'همسایه او را تهدید کرد.' },
    { before: 'بچه‌ها در حیات مدرسه بازی می‌کردند.', after: 'بچه‌ها در حیاط مدرسه بازی می‌کردند.' },
    { before: 'لیوان از دستم افتاد و خورد شد.', after: 'لیوان از دستم افتاد و خرد شد.' },
    { before: 'خیلی اسرار کرد که بمانیم.', after: 'خیلی اصرار کرد که بمانیم.' },
    { before: 'مراسم دیروز برگذار شد.', after: 'مراسم دیروز برگزار شد.' },
    { before: 'بلاخره رسیدیم.', after: 'بالاخره رسیدیم.' },
    { before: 'راجب به این موضوع حرف زدیم.', after: 'راجع به این موضوع حرف زدیم.' },
    { before: 'لطفن آرام صحبت کنید.', after: 'لطفاً آرام صحبت کنید.' },
  ],
  stays: [
    'حیات وحش ایران کمیاب است.',
    'او غذا خورد و رفت.',
    'در غالب موارد همین است.',
    'اسرار هستی را نمی‌دانیم.',
    'تحدید حدود ملک انجام شد.',
    'سپاسگزار شما هستم.',
    'این لطف من است.',
  ],
  find({ tokens }: Analysis, sources: ProofSources): Finding[] {
    return tokens.flatMap((token, at) => {
      if (token.word === undefined || token.word.attachedTo !== undefined) return [];
      const letters = token.word.normalised;
      const spelt = asSpelt(letters, sources);
      if (spelt !== undefined) return [findingAt(token, tokens.slice(at + 1, at + 3), spelt)];
      const meant = meantByTable(tokens, at) ?? meantByCounts(tokens, at, sources);
      return meant === undefined ? [] : [findingAt(token, tokens.slice(at + 1, at + 3), meant)];
    });
  },
};

/** «راجب به» too, of which the second word is in what is meant. */
function findingAt(token: Token, next: readonly Token[], meant: string): Finding {
  const { codePointStart, codePointEnd } = token;
  const [space, word] = next;
  const isSaidAgain = space?.kind === 'space' && word !== undefined && meant.endsWith(` ${word.source}`);
  return {
    codePointStart,
    codePointEnd: isSaidAgain ? word.codePointEnd : codePointEnd,
    suggestions: [meant],
  };
}

/** «واقعن»: the ending ـاً as it sounds. */
const WITH_NUN = /(?<=..)(?<![اوی])ن$/u;

/** The right spelling of what is spelt otherwise by many, and never right. */
function asSpelt(letters: string, { read }: ProofSources): string | undefined {
  for (const [wrong, right] of MISSPELT) if (wrong.test(letters)) return letters.replace(wrong, right);
  if (!WITH_NUN.test(letters)) return undefined;
  const isAdverb = read(letters.replace(WITH_NUN, 'ا'), { without: 'forms' }).some(
    ({ pronunciation }) => pronunciation.partOfSpeech === 'adverb' && pronunciation.phonemes.endsWith('an'),
  );
  const entries = read(letters, { without: 'forms' });
  const isTalk = entries.every(({ pronunciation }) => pronunciation.features.has('colloquial'));
  return isAdverb && isTalk ? letters.replace(WITH_NUN, 'اً') : undefined;
}

const ENDINGS = /^(?:|ی|\u200c?ها|\u200c?های|\u200cای|\u200cی|م|ت|ش|مان|شان)$/u;
const FIRST_LETTERS = 2;

const pairsByBeginning: ReadonlyMap<string, readonly ConfusedPair[]> = Map.groupBy(CONFUSED, ({ written }) =>
  written.slice(0, FIRST_LETTERS),
);

/** What the words beside it say is meant. */
function meantByTable(tokens: readonly Token[], at: number): string | undefined {
  const letters = tokens[at]?.word?.normalised ?? '';
  for (const { written, meant, before, after } of pairsByBeginning.get(letters.slice(0, FIRST_LETTERS)) ??
    []) {
    if (!letters.startsWith(written) || !ENDINGS.test(letters.slice(written.length))) continue;
    if (isOneOf(wordBeside(tokens, at, -1), before) || isOneOf(wordBeside(tokens, at, 1), after))
      return meant + letters.slice(written.length);
  }
  return undefined;
}

/** The word on a side of a token, past a space and pieces of a word (می in «می کند»). */
function wordBeside(tokens: readonly Token[], at: number, step: 1 | -1): Token | undefined {
  const next = tokens[at + step]?.kind === 'space' ? tokens[at + 2 * step] : undefined;
  if (next?.word?.attachedTo !== 'next' || step < 0) return next;
  return tokens[at + 3]?.kind === 'space' ? tokens[at + 4] : next;
}

function isOneOf(token: Token | undefined, words: ReadonlySet<string>): boolean {
  const word = token?.word;
  return word !== undefined && (words.has(word.normalised) || words.has(word.pronunciation.lemma));
}

/** In nats: how much likelier beside its neighbours the other word has to be, and than what is written. */
const LEAST_GAIN = 2.5;
const LEAST_DIFFERENCE = 5;
const OTHER_LETTER = 3;
const LEAST_LETTERS = 3;
const MOST_LETTERS = 12;
const REMEMBERED_WORDS = 5000;

/** The word of the same sound that stands between these neighbours, where what is written was never seen there. */
function meantByCounts(tokens: readonly Token[], at: number, sources: ProofSources): string | undefined {
  const letters = tokens[at]?.word?.normalised ?? '';
  const others = homophonesOf(sources)(letters);
  if (others.length === 0) return undefined;
  const neighbours = neighboursOf(tokens, at, sources);
  if (gainBetween(letters, neighbours, sources) > 0) return undefined;
  const own = wordCost(letters, sources);
  return others.find((other) => {
    const gain = gainBetween(other, neighbours, sources);
    return gain >= LEAST_GAIN && own - wordCost(other, sources) + gain - OTHER_LETTER >= LEAST_DIFFERENCE;
  });
}

const memories = new WeakMap<WordReader, (letters: string) => readonly string[]>();

/** Finds the entries that sound like an entry and are spelt with one other letter; it remembers them. */
function homophonesOf(sources: ProofSources): (letters: string) => readonly string[] {
  const known = memories.get(sources.read);
  if (known !== undefined) return known;
  const find = remembering((letters: string) => findHomophones(letters, sources), REMEMBERED_WORDS);
  memories.set(sources.read, find);
  return find;
}

function findHomophones(letters: string, { read, counts }: ProofSources): readonly string[] {
  if (letters.length < LEAST_LETTERS || letters.length > MOST_LETTERS) return [];
  const sounds = new Set(soundsOf(letters));
  if (sounds.size === 0) return [];
  return [...soundAlikes(letters).keys()].filter(
    (other) => counts.word(other) !== undefined && soundsOf(other).some((sound) => sounds.has(sound)),
  );

  function soundsOf(word: string): string[] {
    return read(word, { without: 'forms' })
      .filter(({ pronunciation }) => pronunciation.lemma === word)
      .map(({ pronunciation }) => pronunciation.phonemes);
  }
}
