import { PHRASE_SECTION, type PhraseRow, packPhrases } from '../format/arabicPhrases.ts';
import { differencesOf, packSections, unpackSections } from '../format/container.ts';
import { foldSpelling } from '../format/fold.ts';
import { FNV_OFFSET_BASIS, fnvWith } from '../format/hash.ts';
import { HOMOGRAPH_SECTION } from '../format/homographs.ts';
import { packSpokenWords, SPOKEN_SECTION } from '../format/spokenWords.ts';
import { buildStringIndex, INDEX_COLUMNS, type StringIndexArrays } from '../format/stringIndex.ts';
import { packTranslationTables, TRANSLATION_SECTION } from '../format/translationTables.ts';
import { packTypedTables, TYPED_COLUMNS, TYPED_SECTION, type TypedTables } from '../format/typedTables.ts';
import { homographSection } from './homographs.ts';
import { meaningOf, readSources, readTranslationTables, type Sources, type WordEntry } from './sources.ts';
import { readRows, type SourceFile } from './tsv.ts';
import { countWords } from './wordCounts.ts';

/**
 * Compiles the sources of `lexicon/` into the bytes that the engine loads (`container.ts` has the format).
 * `model` is what training has written (`model/model.bin`), `translation` the sources of `translation/`, `corpus` the
 * sentences in which words are counted, `typed` the sources of `pinglish/`. Throws an Error that names file and line of a malformed entry. Deterministic.
 */
export function compileLexicon(
  files: readonly SourceFile[],
  model?: Uint8Array,
  translation: readonly SourceFile[] = [],
  corpus: readonly SourceFile[] = [],
  typed: readonly SourceFile[] = [],
): Uint8Array {
  const sources = readSources(
    [...files].sort((a, b) => fileOrder(a.name) - fileOrder(b.name) || (a.name < b.name ? -1 : 1)),
  );
  const words = withoutRepetitions(sources.words);
  const strings = new StringTable();
  const sections = new Map<string, Uint8Array>();
  addWords(sections, words, sources.meanings, strings);
  addNumbers(sections, 'verbs', verbRows(sources, strings));
  addNumbers(sections, 'colloquial', colloquialRows(sources, strings));
  addNumbers(sections, 'affixes', affixRows(sources, strings));
  sections.set(PHRASE_SECTION, packPhrases(phraseRows(sources)));
  sections.set(SPOKEN_SECTION, packSpokenWords(sources.spokenWords));
  addIndex(sections, 'compounds', compoundIndex(sources, strings));
  strings.addTo(sections);
  if (model !== undefined) for (const [name, bytes] of unpackSections(model)) sections.set(name, bytes);
  sections.set(TRANSLATION_SECTION, packTranslationTables(readTranslationTables(translation)));
  sections.set(TYPED_SECTION, packTypedTables(readTypedTables(typed)));
  if (corpus.length > 0) {
    for (const [name, bytes] of countWords(corpus)) sections.set(name, bytes);
    sections.set(HOMOGRAPH_SECTION, homographSection(corpus, words, packSections(sections)));
  }
  sections.set('revision', new TextEncoder().encode(revisionOf(sections)));
  return packSections(sections);
}

/** Where files disagree about a reading, the earlier one has its order and gloss. */
function fileOrder(name: string): number {
  const first = ['functionWords.tsv', 'frequentWords.tsv', 'generalVocabulary.tsv'].indexOf(name);
  return first < 0 ? 9 : first;
}

function withoutRepetitions(words: readonly WordEntry[]): WordEntry[] {
  const known = new Set<string>();
  return words.filter((word) => {
    const key = `${word.form}\t${word.id}`;
    return !known.has(key) && known.add(key);
  });
}

/** Column by column, because the values of one column are alike and compress well. */
function addWords(
  sections: Map<string, Uint8Array>,
  words: readonly WordEntry[],
  meanings: Sources['meanings'],
  strings: StringTable,
): void {
  const forms = numbersBy(words, ({ form }) => form);
  addIndex(sections, 'forms', buildStringIndex(forms));
  addIndex(sections, 'folded', buildStringIndex(numbersBy(words, foldedIfOther)));
  const formNumbers = new Map([...forms.keys()].map((form, number) => [form, number]));
  const add = (name: string, numberOf: (word: WordEntry) => number): void =>
    addNumbers(sections, `words.${name}`, words.map(numberOf));
  const addRising = (name: string, numberOf: (word: WordEntry) => number): void =>
    addDifferences(sections, `words.${name}`, words.map(numberOf));
  addRising('form', ({ form }) => formNumbers.get(form) ?? 0);
  addRising('phonemes', ({ phonemes }) => strings.number(phonemes));
  addRising('gloss', ({ gloss }) => strings.number(gloss));
  // Most are the phonemes, for which the empty string stands.
  add('id', ({ id, phonemes }) => strings.number(id === phonemes ? '' : id));
  add('partOfSpeech', ({ partOfSpeech }) => partOfSpeech);
  add('features', ({ features }) => features);
  add('meaning', ({ gloss }) => meaningOf(gloss, meanings));
}

function verbRows(sources: Sources, strings: StringTable): number[] {
  return sources.verbs.flatMap((verb) => [
    strings.number(verb.infinitive),
    strings.number(verb.past),
    strings.number(verb.pastPhonemes),
    strings.number(verb.present),
    strings.number(verb.presentPhonemes),
    verb.features,
    strings.number(verb.gloss),
    meaningOf(verb.gloss, sources.meanings),
  ]);
}

function colloquialRows(sources: Sources, strings: StringTable): number[] {
  return sources.colloquialStems.flatMap((stem) => [
    strings.number(stem.infinitive),
    strings.number(stem.present),
    strings.number(stem.presentPhonemes),
  ]);
}

function affixRows(sources: Sources, strings: StringTable): number[] {
  return sources.affixes.flatMap((affix) => [
    affix.kind === 'prefix' ? 0 : 1,
    strings.number(affix.letters),
    strings.number(affix.phonemes),
    affix.partOfSpeech,
    strings.number(affix.gloss),
  ]);
}

function phraseRows({ arabicPhrases }: Sources): PhraseRow[] {
  return arabicPhrases.map(({ words, phonemes, partOfSpeech, features, gloss }) => [
    words,
    phonemes,
    partOfSpeech,
    features,
    gloss,
  ]);
}

function compoundIndex(sources: Sources, strings: StringTable): StringIndexArrays {
  const entries = new Map<string, number[]>();
  for (const { complement, infinitive, features, gloss } of sources.compounds) {
    const key = `${complement}\t${infinitive}`;
    if (!entries.has(key)) entries.set(key, [features, strings.number(gloss)]);
  }
  return buildStringIndex(entries);
}

/** Most forms are as they would be folded, and are found by themselves. */
function foldedIfOther({ form }: WordEntry): string | undefined {
  const folded = foldSpelling(form);
  return folded === form ? undefined : folded;
}

/** The numbers of the words that have each key, the keys in the order of their first words. */
function numbersBy(
  words: readonly WordEntry[],
  keyOf: (word: WordEntry) => string | undefined,
): Map<string, number[]> {
  const numbersOfKey = new Map<string, number[]>();
  words.forEach((word, number) => {
    const key = keyOf(word);
    const numbers = key === undefined ? undefined : numbersOfKey.get(key);
    if (numbers !== undefined) numbers.push(number);
    else if (key !== undefined) numbersOfKey.set(key, [number]);
  });
  return numbersOfKey;
}

/** Eight hexadecimal digits that tell one state of the data from another: FNV-1a over all sections. */
function revisionOf(sections: ReadonlyMap<string, Uint8Array>): string {
  let hash = FNV_OFFSET_BASIS;
  for (const bytes of sections.values()) for (const byte of bytes) hash = fnvWith(hash, byte);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Reads the files of `pinglish/`. Throws an Error that names file and line at the first malformed line. */
export function readTypedTables(files: readonly SourceFile[]): TypedTables {
  const rowsOf = (table: keyof TypedTables) =>
    files
      .filter(({ name }) => name === `${table}.tsv`)
      .flatMap((file) => tableRows(file, TYPED_COLUMNS[table]));
  return { english: rowsOf('english'), loanWords: rowsOf('loanWords'), chat: rowsOf('chat') };
}

function tableRows(file: SourceFile, needed: number): (readonly string[])[] {
  const seen = new Set<string>();
  return readRows(file).map(({ place, columns }) => {
    if (columns.length !== needed)
      throw new Error(`${place}: ${columns.length} columns, ${needed} are needed.`);
    const key = `${columns[0]}\t${needed > 2 ? columns[2] : ''}`;
    if (seen.has(key)) throw new Error(`${place}: "${columns[0]}" stands there twice.`);
    seen.add(key);
    return columns;
  });
}

/** The strings of the compiled file, each once, by the order in which they are first asked for. */
class StringTable {
  readonly #numbers = new Map([['', 0]]);

  /** The number of `text`; 0 for the empty one. */
  number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  addTo(sections: Map<string, Uint8Array>): void {
    const texts = [...this.#numbers.keys()];
    let end = 0;
    const ends = texts.map((text) => {
      end += text.length;
      return end;
    });
    sections.set('strings', new TextEncoder().encode(texts.join('')));
    addDifferences(sections, 'stringEnds', ends);
  }
}

/** Adds the three sections of an index, whose names begin with `name`. */
function addIndex(
  sections: Map<string, Uint8Array>,
  name: string,
  { keyUnits, ends, values }: StringIndexArrays,
): void {
  sections.set(`${name}.keyUnits`, bytesOf(keyUnits));
  addDifferences(sections, `${name}.ends`, ends, INDEX_COLUMNS);
  addDifferences(sections, `${name}.values`, values, INDEX_COLUMNS);
}

/** Adds a section of numbers as they are. */
function addNumbers(sections: Map<string, Uint8Array>, name: string, numbers: readonly number[]): void {
  sections.set(name, bytesOf(Uint32Array.from(numbers)));
}

/** Adds a section of numbers that mostly rise by little. */
function addDifferences(
  sections: Map<string, Uint8Array>,
  name: string,
  numbers: readonly number[] | Uint32Array,
  columns?: number,
): void {
  sections.set(name, bytesOf(differencesOf(numbers, columns)));
}

function bytesOf(array: Uint16Array | Uint32Array | Int32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}
