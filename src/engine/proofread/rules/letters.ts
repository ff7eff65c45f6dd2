import { replacements } from '../patterns.ts';
import type { TidyRule, TidyStep } from '../rule.ts';

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
const tidyLetters: TidyStep = (text) =>
  replacements(text, TO_REPLACE, (letter) =>
    Array.from(letter.normalize('NFKC'), (plain) => PERSIAN_FOR[plain] ?? plain).join(''),
  );

export const letters: TidyRule = {
  name: 'letters',
  reason: {
    en: '"{0}" has a letter of Arabic that Persian writes otherwise: "{1}".',
    fa: '«{0}» با حرف عربی نوشته شده است؛ فارسی آن «{1}» است.',
  },
  severity: 'hint',
  mends: [
    { before: 'این كتاب خوب است.', after: 'این کتاب خوب است.' },
    { before: 'علي آمد.', after: 'علی آمد.' },
  ],
  stays: ['دایرة‌المعارف را خواند.', 'خانۀ ما بزرگ است.'],
  tidies: [tidyLetters],
};
