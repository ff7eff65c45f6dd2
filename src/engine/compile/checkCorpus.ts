import type { Candidate } from '../analyse/candidate.ts';
import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import { remembering } from '../analyse/remembering.ts';
import { normaliseWord } from '../analyse/words/normalise.ts';
import { createWordReader, type WordReader } from '../analyse/words/wordReader.ts';
import { ZWNJ } from '../signs.ts';
import { type CorpusSentence, type CorpusWord, readCorpus } from './corpus.ts';
import type { Problem, SourceFile } from './tsv.ts';

/** Words after which no phrase goes on, whatever stands before them. */
const NEVER_AFTER_EZAFE = new Set(['را', 'که', 'و', 'یا', 'اما', 'اگر']);

/** Rarer verbs have the forms of names and of words that no list has: لنگه, نرماندی. */
const UNLIKELY_COST = 0.5;

/**
 * Checks every rule of the corpus that a program can check: readings that a word does not have, homographs without a
 * reading, ezafe where none can be, and sentences that stand twice.
 */
export function checkCorpus(files: readonly SourceFile[], lexicon: Lexicon): Problem[] {
  // The corpus has each of its words some twenty times.
  const read = remembering(createWordReader(lexicon));
  const soundsOf = remembering((letters) => likelyEntries(letters, lexicon));
  const sentences = files.flatMap(readCorpus);
  return [
    ...repeatedIds(sentences),
    ...sentences.flatMap((sentence) =>
      [
        ...markupProblems(sentence),
        ...wordProblems(sentence, read, soundsOf),
        ...ezafeProblems(sentence, read),
      ].map((problem) => `${sentence.place}: ${sentence.id}: ${problem}.`),
    ),
    ...repeatedSentences(sentences),
  ];
}

/** The words of the corpus that neither lexicon nor morphology knows, with their number, commonest first. */
export function unknownWords(
  files: readonly SourceFile[],
  lexicon: Lexicon,
): readonly (readonly [string, number])[] {
  const read = createWordReader(lexicon);
  const counts = new Map<string, number>();
  for (const file of files)
    for (const { words } of readCorpus(file))
      for (const { source, pronunciation, given } of words) {
        const { letters } = normaliseWord(source);
        const isKnown = read(letters).some((candidate) => candidate.pronunciation.origin !== 'letters');
        if ((pronunciation ?? given) === undefined && !isKnown && !isPieceOfWord(letters))
          counts.set(letters, (counts.get(letters) ?? 0) + 1);
      }
  return [...counts].sort((a, b) => b[1] - a[1]);
}

function repeatedIds(sentences: readonly CorpusSentence[]): Problem[] {
  const seen = new Set<string>();
  return sentences.flatMap(({ place, id }) =>
    seen.has(id) || !seen.add(id) ? [`${place}: ${id}: the id stands twice.`] : [],
  );
}

/** Markup that no word has taken up would be learned from as if it were not there. */
function markupProblems({ words, text }: CorpusSentence): string[] {
  const strayed = [...text.matchAll(/\S*(?:[~{}]|\u0654)\S*/g)].map(
    ([found]) => `in ${found} the markup is not behind the last letter of a word without marks`,
  );
  const divided = words
    .filter(({ source }) => source.startsWith(ZWNJ))
    .map(({ source }) => `${source.slice(1)} has markup before it; write it behind the whole compound`);
  return [...strayed, ...divided];
}

function wordProblems(
  { words }: CorpusSentence,
  read: WordReader,
  soundsOf: (letters: string) => string[],
): string[] {
  return words.flatMap((word) => {
    const { letters } = normaliseWord(word.source);
    if (word.given !== undefined) return word.given.every(isPhonemes) ? [] : [noPhonemes(word)];
    if (isPieceOfWord(letters)) return [];
    const candidates = read(letters);
    if (word.pronunciation !== undefined)
      return isPronunciation(word.pronunciation, candidates) ? [] : [noPronunciation(word, candidates)];
    const sounds = soundsOf(letters);
    return sounds.length > 1 ? [`${word.source} is ${sounds.join(' or ')}; name its reading`] : [];
  });
}

function isPhonemes(given: string): boolean {
  return /^[aeoAiubptdkgfvszSZCjxqhlmnryw?]+$/.test(given);
}

function noPhonemes({ source, given = [] }: CorpusWord): string {
  return `${source} has ${given.join('|')}, which are no phonemes`;
}

/** Endings and می written apart are read with their word. */
function isPieceOfWord(letters: string): boolean {
  return /^(?:ن?می|همی|ها(?:ی|یی)?|تر(?:ین)?|ام|ای|ایم|اید|اند|اش|ات|مان|تان|شان|ی)$/.test(letters);
}

function isPronunciation(pronunciation: string, candidates: readonly Candidate[]): boolean {
  return candidates.some(({ pronunciation: { phonemes } }) => phonemes.startsWith(pronunciation));
}

function noPronunciation(word: CorpusWord, candidates: readonly Candidate[]): string {
  const known = new Set(candidates.map(({ pronunciation }) => pronunciation.phonemes));
  return `${word.source} is never ${word.pronunciation}; it is ${[...known].join(' or ')}`;
}

/** The sounds that the lexicon lists for a form, without those that are rare or of another register. */
function likelyEntries(letters: string, lexicon: Lexicon): string[] {
  const usual = lexicon
    .entries(letters)
    .filter(
      ({ features }) => !features.has('rare') && !features.has('poetic') && !features.has('colloquial'),
    );
  return [...new Set(usual.map(({ phonemes }) => phonemes))];
}

function ezafeProblems({ words, text }: CorpusSentence, read: WordReader): string[] {
  return words.flatMap((word, at) => {
    if (!word.ezafe) return [];
    const next = words[at + 1];
    const between = text.slice(word.utf16End, next?.utf16Start);
    if (/[\w۰-۹«"(]/.test(between)) return [];
    if (next === undefined || /[.،؛:!؟)»…]/.test(between)) return [`${word.source} has ezafe before a stop`];
    const letters = normaliseWord(next.source).letters;
    if (NEVER_AFTER_EZAFE.has(letters) || isOnlyVerb(read(letters)))
      return [`${word.source} has ezafe before ${next.source}`];
    return [];
  });
}

function isOnlyVerb(candidates: readonly Candidate[]): boolean {
  const [first] = candidates;
  return (
    first !== undefined &&
    first.pronunciation.cost <= UNLIKELY_COST &&
    candidates.every(({ pronunciation }) => pronunciation.partOfSpeech === 'verb')
  );
}

const WORDS_TOGETHER = 3;
/** Shares of three-word runs; two sentences of one pattern share fewer. */
const NEARLY_THE_SAME = 0.7;

/** Sentences that stand twice, or nearly: most of their runs of three words are the same. */
function repeatedSentences(sentences: readonly CorpusSentence[]): string[] {
  const holders = new Map<string, number[]>();
  const runs = sentences.map(runsOf);
  return sentences.flatMap(({ place, id }, at) => {
    const own = runs[at] ?? new Set();
    const shared = new Map<number, number>();
    for (const run of own) {
      const known = holders.get(run);
      if (known === undefined) holders.set(run, [at]);
      else {
        for (const other of known) shared.set(other, (shared.get(other) ?? 0) + 1);
        known.push(at);
      }
    }
    const twin = [...shared].find(
      ([other, count]) => count / (own.size + (runs[other]?.size ?? 0) - count) >= NEARLY_THE_SAME,
    );
    return twin === undefined ? [] : [`${place}: ${id}: nearly the same as ${sentences[twin[0]]?.id}.`];
  });
}

function runsOf({ words }: CorpusSentence): Set<string> {
  const sources = words.map(({ source }) => source);
  if (sources.length < WORDS_TOGETHER) return new Set([sources.join(' ')]);
  return new Set(
    sources.slice(WORDS_TOGETHER - 1).map((_, at) => sources.slice(at, at + WORDS_TOGETHER).join(' ')),
  );
}
