import { foldArabic, groupOf, joinFolded, spellingsOf } from '../../format/arabicPhrases.ts';
import { withOnset } from '../../phonology.ts';
import type { Ezafe, Phonemes, Pronunciation } from '../../types.ts';
import { barePronunciation, type Candidate } from '../candidate.ts';
import type { ArabicPhrase, Lexicon } from '../lexicon/lexicon.ts';
import { remembering } from '../remembering.ts';

/** A phrase in one of its spellings, with the length of its key behind each of its words. */
interface Spelled {
  readonly phrase: ArabicPhrase;
  readonly ends: readonly number[];
}

/** What a word of the text sounds like in a phrase. */
interface PhraseSound {
  readonly phonemes: Phonemes;
  readonly ezafe: Ezafe;
}

/** A phrase in a text, as the words of the text have it. */
export interface FoundPhrase {
  readonly phrase: ArabicPhrase;
  readonly sounds: readonly PhraseSound[];
}

export interface PhraseFinder {
  /** The longest phrase that begins with the first of `words`, which are asked for one by one. */
  longest(wordAt: (index: number) => string | undefined): FoundPhrase | undefined;
  /** Whether a phrase begins with these letters. */
  begins(word: string): boolean;
}

/** Behind the sound of a word inside a phrase. */
const EZAFE = /-(y?e)$/;
const REMEMBERED_WORDS = 20_000;

/** Finds the Arabic phrases of the lexicon in whatever way their words are spelled, divided and joined. */
export function createPhraseFinder(phrasesOf: Lexicon['arabicPhrases']): PhraseFinder {
  const spellings = createSpellings(phrasesOf);
  const begins = remembering(
    (word: string) => ({ key: foldArabic(word), isBeginning: spellings.begins(foldArabic(word)) }),
    REMEMBERED_WORDS,
  );
  return {
    begins: (word) => begins(word).isBeginning,
    longest(wordAt) {
      let [key, found]: [string, FoundPhrase | undefined] = ['', undefined];
      const borders: number[] = [];
      for (let word = wordAt(0); word !== undefined; word = wordAt(borders.length)) {
        key = joinFolded(key, begins(word).key);
        if (!spellings.begins(key)) break;
        borders.push(key.length);
        found = foundPhrase(spellings.whole.get(key), borders) ?? found;
      }
      return found;
    },
  };
}

interface Spellings {
  readonly whole: ReadonlyMap<string, Spelled>;
  /** Whether a spelling of a phrase begins with these words. */
  begins(key: string): boolean;
}

function createSpellings(phrasesOf: Lexicon['arabicPhrases']): Spellings {
  const whole = new Map<string, Spelled>();
  const beginnings = new Set<string>();
  const groups = new Set<string>();
  return {
    whole,
    begins(key) {
      const group = groupOf(key);
      if (!groups.has(group)) for (const phrase of phrasesOf(group)) addSpellings(phrase, whole, beginnings);
      groups.add(group);
      return beginnings.has(key);
    },
  };
}

function addSpellings(phrase: ArabicPhrase, whole: Map<string, Spelled>, beginnings: Set<string>): void {
  let begun: { readonly key: string; readonly ends: readonly number[] }[] = [{ key: '', ends: [] }];
  for (const [at, word] of phrase.words.entries()) {
    const spellings = spellingsOf(word, EZAFE.test(phrase.phonemes[at] ?? ''));
    begun = begun.flatMap(({ key, ends }) =>
      spellings.map((spelling) => {
        const longer = joinFolded(key, spelling);
        return { key: longer, ends: [...ends, longer.length] };
      }),
    );
    for (const { key } of begun) beginnings.add(key);
  }
  for (const { key, ends } of begun) if (!whole.has(key)) whole.set(key, { phrase, ends });
}

/** Undefined where a word of the text ends inside one of the phrase. */
function foundPhrase(spelled: Spelled | undefined, borders: readonly number[]): FoundPhrase | undefined {
  if (spelled === undefined) return undefined;
  const { phrase, ends } = spelled;
  const counts = borders.map((border) => ends.indexOf(border) + 1);
  if (counts.includes(0)) return undefined;
  const sounds = counts.map((count, at) => together(phrase.phonemes.slice(counts[at - 1] ?? 0, count)));
  return { phrase, sounds };
}

function together(words: readonly string[]): PhraseSound {
  const sound = words.reduce(
    (before, word) => before.replace('-', '') + (before === '' ? word : withOnset(word)),
    '',
  );
  const ezafe = EZAFE.exec(sound)?.[1];
  return { phonemes: sound.replace(EZAFE, ''), ezafe: ezafe === 'e' || ezafe === 'ye' ? ezafe : 'none' };
}

const NOMINAL: ReadonlySet<string> = new Set(['noun', 'name', 'adjective']);

/** What says so of the words of a phrase, unless it is built as Persian is, with ezafe: «سورهٔ ملک». */
export function markedAsArabic({ phonemes }: ArabicPhrase): Partial<Pick<Pronunciation, 'isArabic'>> {
  return phonemes.some((sound) => EZAFE.test(sound)) ? {} : { isArabic: true };
}

/** What is read where a phrase ends: the phrase, with the sound of its last word of the text. */
export function lastOfPhrase({ phrase, sounds }: FoundPhrase): Candidate {
  const { words, partOfSpeech, features, gloss } = phrase;
  const arabic = markedAsArabic(phrase);
  const last = sounds.at(-1)?.phonemes ?? '';
  const bare = barePronunciation({
    phonemes: last,
    lemma: words.join(' '),
    partOfSpeech,
    origin: 'lexicon',
    cost: 0,
  });
  // Titles of Arabic have none before the name: «آیت الله العظمی بروجردی».
  const mayHaveEzafe = NOMINAL.has(partOfSpeech) && !features.has('title');
  return {
    ezafe: mayHaveEzafe ? 'possible' : 'impossible',
    pronunciation: { ...bare, ...arabic, features, gloss },
  };
}
