import { ZWNJ } from '../signs.ts';

const FOLDED: ReadonlyMap<string, string> = new Map([
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ٱ', 'ا'],
  ['ؤ', 'و'],
  ['ئ', 'ی'],
  ['ة', 'ه'],
  ['ء', ''],
  [ZWNJ, ''],
  ['\u200d', ''],
]);

/**
 * The key under which spelling variants meet: without ZWNJ, hamza and madda (`مسأله` and `مساله`,
 * `هیچ‌کس` and `هیچکس`, `رئیس` and `رییس`, `سؤال` and `سئوال`, `مسئول` and
 * `مسوول`, `داود` and `داوود`).
 */
export function foldSpelling(letters: string): string {
  return letters
    .replace(/[ئؤو]و/g, 'و')
    .replace(/[أإآٱؤئةء\u200c\u200d]/g, (letter) => FOLDED.get(letter) ?? letter);
}
