import { DAGGER_ALEF } from '../signs.ts';
/** Words and phonemes with spaces between them, the numbers of the part of speech and the features, gloss. */
export type PhraseRow = readonly [
  words: string,
  phonemes: string,
  partOfSpeech: number,
  features: number,
  gloss: string,
];

/** As the compiled file has the phrases, as JSON: rows, and by the beginnings of their spellings the numbers of rows. */
interface PhraseTable {
  readonly rows: readonly PhraseRow[];
  readonly groups: Readonly<Record<string, readonly number[]>>;
}

/** The section of the compiled file that holds them. */
export const PHRASE_SECTION = 'arabicPhrases';

/** Letters by which phrases are grouped, so that only the spellings of those are made that a text may have. */
const GROUP_LETTERS = 3;

/** The name of the group in which the phrases are whose spellings begin with `key`. */
export function groupOf(key: string): string {
  return key.slice(0, GROUP_LETTERS);
}

export function packPhrases(rows: readonly PhraseRow[]): Uint8Array {
  const groups: Record<string, number[]> = {};
  rows.forEach(([words], number) => {
    for (const group of groupsOf(words.split(' '))) {
      groups[group] ??= [];
      groups[group].push(number);
    }
  });
  return new TextEncoder().encode(JSON.stringify({ rows, groups } satisfies PhraseTable));
}

/** The function that finds the phrases of a group. */
export function unpackPhrases(bytes: Uint8Array): (group: string) => readonly PhraseRow[] {
  const { rows, groups } = JSON.parse(new TextDecoder().decode(bytes)) as PhraseTable;
  const numbersOf = new Map(Object.entries(groups));
  return (group) =>
    (numbersOf.get(group) ?? []).map((number) => rows[number]).filter((row) => row !== undefined);
}

/** The beginnings of a phrase's spellings, and those of its first words that are shorter. */
function groupsOf(words: readonly string[]): ReadonlySet<string> {
  const groups = new Set<string>();
  let begun = [''];
  for (const word of words) {
    begun = begun.flatMap((key) => spellingsOf(word, true).map((spelling) => joinFolded(key, spelling)));
    for (const key of begun) groups.add(groupOf(key));
    if (begun.every((key) => key.length >= GROUP_LETTERS)) break;
  }
  return groups;
}

const TE_MARBUTA = 'ة';

/**
 * The key under which the spellings of an Arabic word meet: without hamza, ة as ه, and one alef for a row of them, so that
 * «إن شاء الله», «ان شاالله» and «انشالله» have one.
 */
export function foldArabic(letters: string): string {
  return letters
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ی')
    .replace(/ة/g, 'ه')
    .replace(/[ء\u200c\u200d]/g, '')
    .replace(/ا{2,}/g, 'ا');
}

/** The keys of two parts that are written one behind the other. */
export function joinFolded(first: string, second: string): string {
  return first.endsWith('ا') && second.startsWith('ا') ? first + second.slice(1) : first + second;
}

/** All that people write for a word: a small alef as a letter or not at all, ة as ه or ت, ezafe behind ه as ی. */
export function spellingsOf(word: string, hasEzafe = false): string[] {
  const stem = word.endsWith(TE_MARBUTA) ? word.slice(0, -1) : word;
  const end = word === stem ? (hasEzafe && word.endsWith('ه') ? ['', 'ی'] : ['']) : ['ه', 'ت'];
  const [first = '', ...rest] = stem.split(DAGGER_ALEF);
  let stems = [first];
  for (const part of rest) stems = stems.flatMap((begun) => [begun + part, `${begun}ا${part}`]);
  return stems.flatMap((begun) => end.map((ending) => foldArabic(begun + ending)));
}
