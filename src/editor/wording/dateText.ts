import { harfLanguage } from './localize.ts';

/** A date in the user's language and time zone; whatever else a server writes stays as it is. */
export function dateText(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return date.toLocaleDateString(harfLanguage(), { dateStyle: 'long' });
}
