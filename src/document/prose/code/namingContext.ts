/** What stands before a string that names a file, a case, or an entry of a list. */
const BEFORE_NAME =
  /(?:(?<![\p{L}_$-])(?:require|include|require_once|include_once|import|from|use|using|source|case|load)\s?\(?\s?|[\p{L}\p{N}_)\]]\[)$/u;

/** Whether the code before a string on its line makes it a name; the end of the code is enough. */
export function isNameInCode(before: string): boolean {
  return BEFORE_NAME.test(before);
}

/** Whether a string is the key of an entry, by the code before and behind it on its line. */
export function isKey(before: string, behind: string): boolean {
  return /(?:^|[{,([|])\s*$/.test(before) && /^\s?(?::(?!:)|=>|->|\]\s?=(?!=))/.test(behind);
}

/** Whether a string in a style sheet is shown to readers. */
export function isStyleContent(before: string): boolean {
  return /(?:^|[{;\s])content\s?:[^;{}]*$/.test(before);
}
