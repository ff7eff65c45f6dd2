import { harfLanguage } from './localize.ts';

/** A number as it is written in the user's language. */
export function numberText(value: number): string {
  return value.toLocaleString(harfLanguage());
}

/** A date in the user's language and time zone; whatever else a server writes stays as it is. */
export function dateText(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return date.toLocaleDateString(harfLanguage(), { dateStyle: 'long' });
}

/** Several things in a row, as the user's language parts them. */
export function listText(parts: readonly string[]): string {
  return parts.join(harfLanguage().startsWith('fa') ? '، ' : ', ');
}
