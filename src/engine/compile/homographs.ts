import { openLexicon } from '../analyse/lexicon/openLexicon.ts';
import { createWordReader, type WordReader } from '../analyse/words/wordReader.ts';
import { featureBits } from '../format/features.ts';
import { packHomographs } from '../format/homographs.ts';
import { markedLetters } from '../render/marks.ts';
import { SUKUN } from '../signs.ts';
import type { Phonemes } from '../types.ts';
import { readCorpus } from './corpus.ts';
import type { WordEntry } from './sources.ts';
import type { SourceFile } from './tsv.ts';

/** A reading is in use if a reader meets it in so many of the places where its spelling stands. */
const LEAST_SHARE = 0.05;
/** One sentence alone says nothing. */
const FEWEST = 2;
/** So many places say how a spelling is read; below that the lexicon does. */
const ENOUGH = 20;
/** The few dozen words that are this frequent in the sentences to learn from. */
const VERY_COMMON = 1000;
/** Readings with these features are met by few readers. */
const NOT_IN_USE = featureBits(['rare', 'poetic', 'respelt']);

/**
 * Finds the spellings that have several readings in use: by the readings that the sentences to learn from name, and of
 * spellings that hardly stand there by the entries of `words`. `lexicon` is the compiled lexicon that both are read with.
 */
export function homographSection(
  corpus: readonly SourceFile[],
  words: readonly WordEntry[],
  lexicon: Uint8Array,
): Uint8Array {
  const counts = countReadings(corpus);
  const read = createWordReader(openLexicon(lexicon));
  const rows = [...counts]
    .filter(([letters, readings]) => isReadVariously(letters, readings, read))
    .map(([letters, readings]) => ({ letters, isVeryCommon: timesOf(readings) >= VERY_COMMON }));
  const listed = listedHomographs(words)
    .filter((letters) => timesOf(counts.get(letters)) < ENOUGH)
    .map((letters) => ({ letters, isVeryCommon: false }));
  return packHomographs([...rows, ...listed]);
}

/** How often a word stands with what its writer names of its reading; the empty string is its usual one. */
type Readings = ReadonlyMap<string, number>;

function countReadings(corpus: readonly SourceFile[]): ReadonlyMap<string, Readings> {
  const counts = new Map<string, Map<string, number>>();
  for (const file of corpus)
    for (const { words } of readCorpus(file))
      for (const { source, given, pronunciation } of words) {
        const readings = counts.get(source) ?? new Map<string, number>();
        counts.set(source, add(readings, given?.[0] ?? pronunciation ?? '', 1));
      }
  return counts;
}

function add(counts: Map<string, number>, key: string, times: number): Map<string, number> {
  return counts.set(key, (counts.get(key) ?? 0) + times);
}

function timesOf(readings: Readings = new Map()): number {
  return [...readings.values()].reduce((sum, times) => sum + times, 0);
}

/** A single letter is its name or an ending. */
const SHORTEST = 2;

function isReadVariously(letters: string, readings: Readings, read: WordReader): boolean {
  if (letters.length < SHORTEST || (readings.size === 1 && readings.has(''))) return false;
  const looks = new Map<string, number>();
  for (const [name, times] of readings) add(looks, look(letters, phonemesOf(read, letters, name)), times);
  const [, second = 0] = [...looks.values()].sort((a, b) => b - a);
  return second >= FEWEST && second >= LEAST_SHARE * timesOf(readings);
}

/** The reading that is, or begins with, what the writer names; a word of which nothing is named has its usual one. */
function phonemesOf(read: WordReader, letters: string, name: string): Phonemes {
  const sounds = read(letters).map(({ pronunciation }) => pronunciation.phonemes);
  if (sounds.includes(name)) return name;
  return sounds.find((sound) => sound.startsWith(name)) ?? name;
}

/** The spellings of which several entries are in use. */
function listedHomographs(words: readonly WordEntry[]): string[] {
  const looks = new Map<string, Set<string>>();
  for (const { form, phonemes, features } of words) {
    if ((features & NOT_IN_USE) !== 0) continue;
    const found = looks.get(form) ?? new Set();
    looks.set(form, found.add(look(form, phonemes)));
  }
  return [...looks].filter(([, { size }]) => size > 1).map(([form]) => form);
}

/** How a reading looks with its marks; a sukun, as of جایْ beside جا, makes no other word. */
function look(letters: string, phonemes: Phonemes): string {
  return markedLetters(letters, phonemes).replaceAll(SUKUN, '');
}
