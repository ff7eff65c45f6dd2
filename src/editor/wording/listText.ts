import { harfLanguage } from './localize.ts';

/** Several things in a row, as the user's language parts them. */
export function listText(parts: readonly string[]): string {
  return parts.join(harfLanguage().startsWith('fa') ? '، ' : ', ');
}
