import type { TidyRule } from '../tidyChange.ts';
import { replacements } from './patterns.ts';

/**
 * Arabic letters that Persian has its own for, and those of neighbours' keyboards that look the same in Persian. Not
 * ة, which Persian writes as ه or ت, and not ۀ, which is Persian.
 */
const PERSIAN_FOR: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
};

/** Letters by their shape within a word, as old programs and PDF files have them. */
const TO_REPLACE = /[يىكەہھ\ufb50-\ufbb1\ufe80-\ufefc]/g;

/** Writes Persian letters for their Arabic look-alikes. */
export const tidyLetters: TidyRule = (text) =>
  replacements(text, TO_REPLACE, (letter) =>
    Array.from(letter.normalize('NFKC'), (plain) => PERSIAN_FOR[plain] ?? plain).join(''),
  );
