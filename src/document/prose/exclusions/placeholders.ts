import type { Exclusion } from '../prose.ts';

/** Placeholders in braces; what stands in them is one line, and short. */
const DOUBLE = /\{\{[^{}\n]{0,200}\}\}\}?|\{%[^{}\n]{0,200}%\}|\{@\w{1,30}\b[^{}\n]{0,200}\}/y;
const AFTER_SIGN = /\{[^{}\n]{0,200}\}/y;
const SINGLE = /\{[\p{L}\p{M}\p{N}\u200c_.$[\]-]{0,64}(?:[:!,][^\s{}]{0,40})?\}/uy;

/** Of a message of ICU or of a component, with white space in it. */
const SPACED =
  /\{\s{0,3}[A-Za-z_\d][\w.]{0,64}\s{0,3}(?:,\s{0,3}(?:number|date|time|list|spellout|ordinal|duration)\b[^{}\n]{0,100})?\}/y;

/** The placeholder that begins with the brace at `index`, or with the sign before it; takes a few hundred steps at most. */
export function placeholderAt(run: string, index: number): readonly Exclusion[] {
  const hasSign = index > 0 && '$#%'.includes(run.charAt(index - 1));
  const utf16Start = hasSign ? index - 1 : index;
  const utf16End = (hasSign ? [DOUBLE, AFTER_SIGN] : [DOUBLE, SINGLE, SPACED])
    .map((each) => endOf(each, run, index))
    .find((each) => each !== undefined);
  return utf16End === undefined ? [] : [{ utf16Start, utf16End, joint: 'word' }];
}

/** A percent sign behind a digit is a percentage. */
const PERCENT =
  /(?<![\p{N}%])%(?:\d{1,2}\$)?[-+0#]{0,4}\d{0,3}(?:\.\d{1,3})?(?:hh?|ll?|[Lzjtq])?[A-Za-z@](?![A-Za-z])|%[A-Za-z_]\w{1,40}%/gu;
const NAMED_PERCENT =
  /(?<![\p{N}%])%(?:\([^()\n]{1,64}\)|<[^<>\n]{1,64}>)[-+0# ]{0,4}\d{0,3}(?:\.\d{1,3})?[A-Za-z]?/uy;

/** `%s`, `%1$d`, `%PATH%` in a token, and `%(name)s` at its end. */
export function percentPlaceholders(run: string, at: number, token: string): readonly Exclusion[] {
  if (!token.includes('%')) return [];
  const found = [...token.matchAll(PERCENT)].map(
    ({ index, 0: whole }): Exclusion => ({
      utf16Start: at + index,
      utf16End: at + index + whole.length,
      joint: 'word',
    }),
  );
  const utf16Start = at + token.length - 1;
  const utf16End = run[utf16Start] === '%' ? endOf(NAMED_PERCENT, run, utf16Start) : undefined;
  return utf16End === undefined ? found : [...found, { utf16Start, utf16End, joint: 'word' }];
}

const NESTED_MESSAGE = /\$t\([^()\n]{1,200}\)/y;

/** `$t(key)`, which i18next puts another message for, where a token ends with `$t`. */
export function nestedMessage(run: string, at: number, token: string): readonly Exclusion[] {
  const utf16Start = at + token.length - 2;
  const utf16End = token.endsWith('$t') ? endOf(NESTED_MESSAGE, run, utf16Start) : undefined;
  return utf16End === undefined ? [] : [{ utf16Start, utf16End, joint: 'word' }];
}

function endOf(sticky: RegExp, run: string, at: number): number | undefined {
  sticky.lastIndex = at;
  const length = sticky.exec(run)?.[0].length;
  return length === undefined ? undefined : at + length;
}
