import type { Phonemes } from '../types.ts';

const SYMBOLS: Readonly<Record<string, Phonemes>> = {
  $: 'dolAr',
  '€': 'yoro',
  '£': 'pond',
  '¥': 'yen',
  '﷼': 'riyAl',
  '%': 'darsad',
  '٪': 'darsad',
  '+': 'be?alAve',
  '=': 'mosAvi',
  '×': 'zarbdar',
  '÷': 'taqsimbar',
  '&': 'va',
  '@': 'at',
  '°': 'daraje',
};

/** How a symbol is read aloud, undefined for those that are not. */
export function spokenSymbol(source: string): Phonemes | undefined {
  return SYMBOLS[source];
}
