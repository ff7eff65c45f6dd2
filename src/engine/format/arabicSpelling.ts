const DAGGER_ALEF = '\u0670';
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
