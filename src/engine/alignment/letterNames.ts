import type { Phonemes } from '../types.ts';

/** What a letter that stands by itself is called (بند ج), where the letter alone does not carry its name; یس is two. */
export const LETTER_NAMES: Readonly<Record<string, Phonemes>> = {
  ا: 'alef',
  ج: 'jim',
  د: 'dAl',
  ذ: 'zAl',
  س: 'sin',
  ش: 'Sin',
  ص: 'sAd',
  ض: 'zAd',
  ع: 'eyn',
  غ: 'qeyn',
  ق: 'qAf',
  ک: 'kAf',
  گ: 'gAf',
  ل: 'lAm',
  م: 'mim',
  ن: 'nun',
  یس: 'yAsin',
};
