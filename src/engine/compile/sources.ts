import { CLASSES, featureBits } from '../format/features.ts';
import type { SpokenWord } from '../format/spokenWords.ts';
import {
  named,
  TRANSLATION_COLUMNS,
  TRANSLATION_TABLES,
  type TranslationRow,
  type TranslationRows,
  type TranslationTable,
} from '../format/translationTables.ts';
import { PARTS_OF_SPEECH } from '../types.ts';
import { atLeast, type Row, readEach, readRows, type SourceFile } from './tsv.ts';

export interface WordEntry {
  readonly form: string;
  readonly phonemes: string;
  readonly partOfSpeech: number;
  readonly features: number;
  readonly gloss: string;
  readonly id: string;
}

/** Stems with `|` behind the preverb, if there is one. */
export interface VerbEntry {
  /** `file:line`, for messages. */
  readonly place: string;
  readonly infinitive: string;
  readonly past: string;
  readonly pastPhonemes: string;
  readonly present: string;
  readonly presentPhonemes: string;
  readonly features: number;
  readonly gloss: string;
}

interface CompoundEntry {
  /** `file:line`, for messages. */
  readonly place: string;
  readonly complement: string;
  readonly infinitive: string;
  readonly features: number;
  readonly gloss: string;
}

interface ColloquialStem {
  /** `file:line`, for messages. */
  readonly place: string;
  readonly infinitive: string;
  readonly present: string;
  readonly presentPhonemes: string;
}

/** A derivational affix; in the gloss `*` stands for the gloss of the base. */
interface AffixEntry {
  readonly kind: 'prefix' | 'suffix';
  readonly letters: string;
  readonly phonemes: string;
  readonly partOfSpeech: number;
  readonly gloss: string;
}

interface PhraseEntry {
  /** `file:line`, for messages. */
  readonly place: string;
  /** The words, and the sound of each, with spaces between them. */
  readonly words: string;
  readonly phonemes: string;
  readonly partOfSpeech: number;
  readonly features: number;
  readonly gloss: string;
}

export interface Sources {
  readonly words: readonly WordEntry[];
  readonly verbs: readonly VerbEntry[];
  readonly compounds: readonly CompoundEntry[];
  readonly colloquialStems: readonly ColloquialStem[];
  readonly affixes: readonly AffixEntry[];
  readonly arabicPhrases: readonly PhraseEntry[];
  readonly spokenWords: readonly SpokenWord[];
  /** The class of meaning of English words. */
  readonly meanings: ReadonlyMap<string, number>;
}

/** The files that do not list words. */
export const SPECIAL_FILES: ReadonlySet<string> = new Set([
  'verbs.tsv',
  'lightVerbs.tsv',
  'colloquialVerbs.tsv',
  'affixes.tsv',
  'arabicPhrases.tsv',
  'spokenWords.tsv',
  'meanings.tsv',
]);

/** Reads the files of `lexicon/`. Throws an Error that names file and line at the first malformed line. */
export function readSources(files: readonly SourceFile[]): Sources {
  const named = (name: string): SourceFile[] => files.filter((file) => file.name === name);
  return {
    words: files.filter((file) => !SPECIAL_FILES.has(file.name)).flatMap(readWords),
    verbs: named('verbs.tsv').flatMap((file) => readEach(file, verbEntry)),
    compounds: named('lightVerbs.tsv').flatMap((file) => readEach(file, compoundEntry)),
    colloquialStems: named('colloquialVerbs.tsv').flatMap((file) => readEach(file, colloquialStem)),
    affixes: named('affixes.tsv').flatMap((file) => readEach(file, affixEntry)),
    arabicPhrases: named('arabicPhrases.tsv').flatMap((file) => readEach(file, phraseEntry)),
    spokenWords: named('spokenWords.tsv').flatMap((file) => readEach(file, spokenWord)),
    meanings: new Map(named('meanings.tsv').flatMap((file) => [...readMeanings(file)])),
  };
}

/** Files of words that everybody knows. */
const FAMILIAR_FILES: ReadonlySet<string> = new Set(['functionWords.tsv', 'frequentWords.tsv']);
const FAMILIAR = featureBits(['familiar']);

function readWords(file: SourceFile): WordEntry[] {
  const words = readEach(file, wordEntry);
  if (!FAMILIAR_FILES.has(file.name)) return words;
  return words.map((word) => ({ ...word, features: word.features | FAMILIAR }));
}

function wordEntry(row: Row): WordEntry {
  const [form = '', phonemes = '', partOfSpeech = '', features = '', gloss = '', id] = atLeast(row, 5);
  return {
    form,
    phonemes,
    partOfSpeech: partOfSpeechNumber(partOfSpeech),
    features: bits(features),
    gloss,
    id: id || phonemes,
  };
}

function verbEntry(row: Row): VerbEntry {
  const [
    infinitive = '',
    past = '',
    pastPhonemes = '',
    present = '',
    presentPhonemes = '',
    features = '',
    gloss = '',
  ] = atLeast(row, 7);
  return {
    place: row.place,
    infinitive,
    past,
    pastPhonemes,
    present,
    presentPhonemes,
    features: bits(features) | (features.includes('poetic') ? 0 : FAMILIAR),
    gloss,
  };
}

function compoundEntry(row: Row): CompoundEntry {
  const [complement = '', infinitive = '', features = '', gloss = ''] = atLeast(row, 4);
  return { place: row.place, complement, infinitive, features: bits(features), gloss };
}

function colloquialStem(row: Row): ColloquialStem {
  const [infinitive = '', present = '', presentPhonemes = ''] = atLeast(row, 3);
  return { place: row.place, infinitive, present, presentPhonemes };
}

function affixEntry(row: Row): AffixEntry {
  const [kind, letters = '', phonemes = '', partOfSpeech = '', gloss = ''] = atLeast(row, 5);
  if (kind !== 'prefix' && kind !== 'suffix') throw new Error(`"${kind}" is neither prefix nor suffix.`);
  return { kind, letters, phonemes, partOfSpeech: partOfSpeechNumber(partOfSpeech), gloss };
}

function phraseEntry(row: Row): PhraseEntry {
  const [words = '', phonemes = '', partOfSpeech = '', features = '', gloss = ''] = atLeast(row, 5);
  return {
    place: row.place,
    words,
    phonemes,
    partOfSpeech: partOfSpeechNumber(partOfSpeech),
    features: bits(features),
    gloss,
  };
}

function spokenWord(row: Row): SpokenWord {
  const [spoken = '', id = '', written = ''] = atLeast(row, 3);
  return [spoken, id, written];
}

function bits(features: string): number {
  return features === '-' ? 0 : featureBits(features.split(','));
}

const NAMES_OF_PARTS: readonly string[] = PARTS_OF_SPEECH;

function partOfSpeechNumber(name: string): number {
  const found = NAMES_OF_PARTS.indexOf(name);
  if (found < 0) throw new Error(`There is no part of speech "${name}".`);
  return found;
}

/**
 * The class of each English word, of the file that `npm run meanings` writes, as `format/features.ts` numbers them.
 * Throws an Error that names a malformed line.
 */
export function readMeanings(file: SourceFile): Map<string, number> {
  const rows = readEach(file, ({ columns: [wider = '', narrow = '', words = ''] }) => {
    if (!(Number(wider) > 0) || !(Number(narrow) < CLASSES))
      throw new Error(`${wider}, ${narrow} are no classes.`);
    return { meaning: Number(wider) * CLASSES + Number(narrow), words: words.split(' ') };
  });
  return new Map(rows.flatMap(({ meaning, words }) => words.map((word) => [word, meaning] as const)));
}

/** The class of what a gloss says; 0 if none of its words has one. */
export function meaningOf(gloss: string, classes: ReadonlyMap<string, number>): number {
  const known = headWords(gloss).find((word) => classes.has(word));
  return known === undefined ? 0 : (classes.get(known) ?? 0);
}

const COMPLEMENT = / (?:of|for|in|with|to|from|at|by|on|that|who|and|or) /;

/** The words of a gloss, heads first: «head of state; chief» gives head, chief. */
export function headWords(gloss: string): string[] {
  return gloss
    .toLowerCase()
    .split('; ')
    .flatMap((sense) => ((sense.split(COMPLEMENT)[0] ?? '').match(/[a-z]+/g) ?? []).toReversed());
}

/** The table that a file of `translation/` holds; undefined for a name that no table has. */
export function tableOf({ name }: SourceFile): TranslationTable | undefined {
  return named(TRANSLATION_TABLES, name.replace(/\.tsv$/, ''));
}

/** Reads the files of `translation/`. Throws an Error that names file and line at the first malformed line. */
export function readTranslationTables(files: readonly SourceFile[]): Partial<TranslationRows> {
  return Object.fromEntries(
    files.map((file) => [tableIn(file), readRows(file).map((row) => checkedRow(file, row))]),
  );
}

function tableIn(file: SourceFile): TranslationTable {
  const table = tableOf(file);
  if (table === undefined) throw new Error(`${file.name} is no table of the translation.`);
  return table;
}

function checkedRow(file: SourceFile, { place, columns }: Row): TranslationRow {
  const needed = TRANSLATION_COLUMNS[tableIn(file)];
  if (columns.length !== needed)
    throw new Error(`${place}: ${columns.length} columns, ${needed} are needed.`);
  return columns;
}
