import { harfLanguage } from './localize.ts';

/** A number as it is written in the user's language. */
export function numberText(value: number): string {
  return value.toLocaleString(harfLanguage());
}
