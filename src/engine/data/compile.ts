import { packSections, unpackSections } from './container.ts';
import { foldSpelling } from './fold.ts';
import { lengthsOf } from './lengths.ts';
import { meaningOf } from './meanings.ts';
import { revisionOf } from './revision.ts';
import { readSources, type SourceFile, type Sources, type WordEntry } from './sources.ts';
import { buildStringIndex, INDEX_COLUMNS, type StringIndexArrays } from './stringIndex.ts';

export type { SourceFile } from './sources.ts';

/**
 * Compiles the sources of `lexicon/` into the bytes that the engine loads (`container.ts` has the format).
 * `model` is what training has written (`model/model.bin`). Throws an Error that names file and line of a malformed entry. Deterministic.
 */
export function compileLexicon(files: readonly SourceFile[], model?: Uint8Array): Uint8Array {
  const sources = readSources(
    [...files].sort((a, b) => fileOrder(a.name) - fileOrder(b.name) || (a.name < b.name ? -1 : 1)),
  );
  const words = withoutRepetitions(sources.words);
  const strings = new StringTable();
  const sections = new Map<string, Uint8Array>();
  addNumbers(sections, 'words', wordRows(words, sources.meanings, strings));
  addIndex(
    sections,
    'forms',
    indexBy(words, (word) => word.form),
  );
  addIndex(sections, 'folded', indexBy(words, foldedIfOther));
  addNumbers(sections, 'verbs', verbRows(sources, strings));
  addNumbers(sections, 'colloquial', colloquialRows(sources, strings));
  addNumbers(sections, 'affixes', affixRows(sources, strings));
  addIndex(sections, 'compounds', compoundIndex(sources, strings));
  strings.addTo(sections);
  if (model !== undefined) for (const [name, bytes] of unpackSections(model)) sections.set(name, bytes);
  sections.set('revision', new TextEncoder().encode(revisionOf(sections)));
  return packSections(sections);
}

/** Where files disagree about a reading, the earlier one has its order and gloss. */
function fileOrder(name: string): number {
  const first = ['functionWords.tsv', 'common.tsv', 'general.tsv'].indexOf(name);
  return first < 0 ? 9 : first;
}

function withoutRepetitions(words: readonly WordEntry[]): WordEntry[] {
  const known = new Set<string>();
  return words.filter((word) => {
    const key = `${word.form}\t${word.id}`;
    return !known.has(key) && known.add(key);
  });
}

class StringTable {
  readonly #numbers = new Map<string, number>();

  number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  addTo(sections: Map<string, Uint8Array>): void {
    const encoded = [...this.#numbers.keys()].map((text) => new TextEncoder().encode(text));
    const ends: number[] = [];
    let end = 0;
    for (const bytes of encoded) {
      end += bytes.length;
      ends.push(end);
    }
    const all = new Uint8Array(end);
    for (const [at, bytes] of encoded.entries()) all.set(bytes, ends[at - 1] ?? 0);
    sections.set('strings', all);
    sections.set('stringLengths', bytesOf(lengthsOf(ends, 1)));
  }
}

function wordRows(
  words: readonly WordEntry[],
  meanings: Sources['meanings'],
  strings: StringTable,
): number[] {
  return words.flatMap((word) => [
    strings.number(word.form),
    strings.number(word.phonemes),
    word.partOfSpeech,
    word.features,
    strings.number(word.gloss),
    strings.number(word.id),
    meaningOf(word.gloss, meanings),
  ]);
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

function indexBy(
  words: readonly WordEntry[],
  keyOf: (word: WordEntry) => string | undefined,
): StringIndexArrays {
  const entries = new Map<string, number[]>();
  words.forEach((word, number) => {
    const key = keyOf(word);
    const numbers = key === undefined ? undefined : entries.get(key);
    if (numbers !== undefined) numbers.push(number);
    else if (key !== undefined) entries.set(key, [number]);
  });
  return buildStringIndex(entries);
}

function addIndex(sections: Map<string, Uint8Array>, name: string, index: StringIndexArrays): void {
  for (const part of ['keyUnits', 'values'] as const) sections.set(`${name}.${part}`, bytesOf(index[part]));
  sections.set(`${name}.lengths`, bytesOf(lengthsOf(index.ends, INDEX_COLUMNS)));
}

function addNumbers(sections: Map<string, Uint8Array>, name: string, numbers: readonly number[]): void {
  sections.set(name, bytesOf(Uint32Array.from(numbers)));
}

function bytesOf(array: Uint16Array | Uint32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}
