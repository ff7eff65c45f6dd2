import { featureBits, PARTS_OF_SPEECH } from '../format/features.ts';
import { readMeanings } from '../format/meanings.ts';
import type { PartOfSpeech } from '../types.ts';

/** One file of the lexicon's sources. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

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
  readonly infinitive: string;
  readonly past: string;
  readonly pastPhonemes: string;
  readonly present: string;
  readonly presentPhonemes: string;
  readonly features: number;
  readonly gloss: string;
}

export interface CompoundEntry {
  readonly complement: string;
  readonly infinitive: string;
  readonly features: number;
  readonly gloss: string;
}

export interface ColloquialStem {
  readonly infinitive: string;
  readonly present: string;
  readonly presentPhonemes: string;
}

/** A derivational affix; in the gloss `*` stands for the gloss of the base. */
export interface AffixEntry {
  readonly kind: 'prefix' | 'suffix';
  readonly letters: string;
  readonly phonemes: string;
  readonly partOfSpeech: number;
  readonly gloss: string;
}

export interface Sources {
  readonly words: readonly WordEntry[];
  readonly verbs: readonly VerbEntry[];
  readonly compounds: readonly CompoundEntry[];
  readonly colloquialStems: readonly ColloquialStem[];
  readonly affixes: readonly AffixEntry[];
  /** The class of meaning of English words. */
  readonly meanings: ReadonlyMap<string, number>;
}

/** The files that do not list words. */
export const SPECIAL_FILES: ReadonlySet<string> = new Set([
  'verbs.tsv',
  'lightVerbs.tsv',
  'colloquialVerbs.tsv',
  'affixes.tsv',
  'meanings.tsv',
]);

/** Reads the files of `lexicon/`. Throws an Error that names file and line at the first malformed line. */
export function readSources(files: readonly SourceFile[]): Sources {
  const named = (name: string): SourceFile[] => files.filter((file) => file.name === name);
  return {
    words: files.filter((file) => !SPECIAL_FILES.has(file.name)).flatMap((file) => readRows(file, wordEntry)),
    verbs: named('verbs.tsv').flatMap((file) => readRows(file, verbEntry)),
    compounds: named('lightVerbs.tsv').flatMap((file) => readRows(file, compoundEntry)),
    colloquialStems: named('colloquialVerbs.tsv').flatMap((file) => readRows(file, colloquialStem)),
    affixes: named('affixes.tsv').flatMap((file) => readRows(file, affixEntry)),
    meanings: new Map(named('meanings.tsv').flatMap((file) => [...readMeanings(file)])),
  };
}

function readRows<T>(file: SourceFile, read: (columns: readonly string[]) => T): T[] {
  return file.text.split('\n').flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    try {
      return [read(line.split('\t'))];
    } catch (error) {
      throw new Error(`${file.name}:${index + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}

function wordEntry(columns: readonly string[]): WordEntry {
  const [form, phonemes, partOfSpeech, features, gloss, id] = atLeast(columns, 5);
  return {
    form,
    phonemes,
    partOfSpeech: partOfSpeechNumber(partOfSpeech),
    features: bits(features),
    gloss,
    id: id || phonemes,
  };
}

function verbEntry(columns: readonly string[]): VerbEntry {
  const [infinitive, past, pastPhonemes, present, presentPhonemes, features, gloss] = atLeast(columns, 7);
  return { infinitive, past, pastPhonemes, present, presentPhonemes, features: bits(features), gloss };
}

function compoundEntry(columns: readonly string[]): CompoundEntry {
  const [complement, infinitive, features, gloss] = atLeast(columns, 4);
  return { complement, infinitive, features: bits(features), gloss };
}

function colloquialStem(columns: readonly string[]): ColloquialStem {
  const [infinitive, present, presentPhonemes] = atLeast(columns, 3);
  return { infinitive, present, presentPhonemes };
}

function affixEntry(columns: readonly string[]): AffixEntry {
  const [kind, letters, phonemes, partOfSpeech, gloss] = atLeast(columns, 5);
  if (kind !== 'prefix' && kind !== 'suffix') throw new Error(`"${kind}" is neither prefix nor suffix.`);
  return { kind, letters, phonemes, partOfSpeech: partOfSpeechNumber(partOfSpeech), gloss };
}

type Columns = readonly [string, string, string, string, string, string, string];

function atLeast(columns: readonly string[], count: number): Columns {
  if (columns.length < count) throw new Error(`${columns.length} columns, ${count} are needed.`);
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = columns;
  return [a, b, c, d, e, f, g];
}

function bits(features: string): number {
  return features === '-' ? 0 : featureBits(features.split(','));
}

function partOfSpeechNumber(name: string): number {
  const found = PARTS_OF_SPEECH.indexOf(name as PartOfSpeech);
  if (found < 0) throw new Error(`There is no part of speech "${name}".`);
  return found;
}
