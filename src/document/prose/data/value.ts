import { hasPersianLetter } from '../../../text/persian.ts';
import { hasLetter, type PassageWriter } from '../passageWriter.ts';

/** What no word of a sentence has; of a dot only one between letters counts. */
const IDENTIFIER = /[_/\\=@$<>|~^+]|::|\p{L}\.\p{L}|[a-z][A-Z]/u;

/**
 * Whether a value of a data file is meant to be read. One without any white space is a word of Persian, or else
 * an identifier, a path, an address, a date, a number or a name from a list.
 */
export function isProseValue(value: string): boolean {
  if (/\s/.test(value.trim())) return hasLetter(value);
  return hasPersianLetter(value) && !IDENTIFIER.test(value);
}

/** Ends the passage of a value, which is dropped unless it is meant to be read. */
export function finishValue(writer: PassageWriter): void {
  writer.finish(isProseValue);
}
