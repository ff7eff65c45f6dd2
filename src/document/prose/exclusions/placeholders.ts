import type { Exclusion, Joint } from '../prose.ts';
import type { ProseContext } from './context.ts';

/** Placeholders in braces; what stands in them is one line, and short. */
const DOUBLE = /\{\{[^{}\n]{0,200}\}\}\}?|\{%[^{}\n]{0,200}%\}|\{@\w{1,30}\b[^{}\n]{0,200}\}/y;
const AFTER_SIGN = /\{[^{}\n]{0,200}\}/y;
const SINGLE = /\{[\p{L}\p{M}\p{N}\u200c_.$[\]-]{0,64}(?:[:!,][^\s{}]{0,40})?\}/uy;

/** The parts of ICU's messages: `{count, plural, one {`, `} other {` and `}}`. */
const CHOICE =
  /\{\s{0,9}[\p{L}\p{N}_.]{1,64}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},\s{0,9}(?:offset:\d{1,9}\s{0,9})?(?:=\d{1,9}|\w{1,64})\s{0,9}\{/uy;
const NEXT_BRANCH = /\}\s{0,9}(?:=\d{1,9}|\w{1,64})\s{0,9}\{/y;
const CHOICE_END = /\}\s{0,9}\}/y;

/** Finds placeholders in braces; at each brace at most a few hundred characters are looked at. */
export class PlaceholderFinder {
  readonly #run: string;
  readonly #knowsChoices: boolean;
  /** How many choices of ICU's messages are open. */
  #choices = 0;

  constructor(run: string, context: ProseContext) {
    this.#run = run;
    this.#knowsChoices = context !== 'text';
  }

  /** The placeholder that begins with the brace at `index`, or with the sign before it. */
  at(index: number): readonly Exclusion[] {
    if (this.#run[index] === '}') return this.#choices > 0 ? this.#closing(index) : [];
    const hasSign = index > 0 && '$#%'.includes(this.#run.charAt(index - 1));
    const utf16Start = hasSign ? index - 1 : index;
    const placeholders = hasSign ? [DOUBLE, AFTER_SIGN] : [DOUBLE, SINGLE];
    const utf16End = placeholders
      .map((each) => endOf(each, this.#run, index))
      .find((each) => each !== undefined);
    if (utf16End !== undefined) return [{ utf16Start, utf16End, joint: 'word' }];
    return this.#knowsChoices ? this.#opening(index) : [];
  }

  #opening(index: number): readonly Exclusion[] {
    const utf16End = endOf(CHOICE, this.#run, index);
    if (utf16End === undefined) return [];
    this.#choices++;
    return [{ utf16Start: index, utf16End, joint: 'word' }];
  }

  #closing(index: number): readonly Exclusion[] {
    const next = endOf(NEXT_BRANCH, this.#run, index);
    if (next === undefined) this.#choices--;
    const utf16End = next ?? endOf(CHOICE_END, this.#run, index) ?? index + 1;
    return [{ utf16Start: index, utf16End, joint: 'word' }];
  }
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

const TAG = /<\/?([A-Za-z][\w:.-]{0,40}|\d{1,2})(?:\s[^<>\n]{0,300})?\/?>/y;
const PERSIAN_TAG = /<[\p{L}_][\p{L}\p{M}\p{N}\u200c_ -]{0,60}>/uy;
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|tt|u|var|\d+)$/i;
const BREAK = /^(?:br|p|div|li|ul|ol|hr|h[1-6]|td|tr|table|para|summary|remarks|returns)$/i;

/** A tag of HTML in a string, or a name in angle brackets, which in programs stands for something. */
export function tagAt(run: string, utf16Start: number, context: ProseContext): readonly Exclusion[] {
  TAG.lastIndex = utf16Start;
  const tag = TAG.exec(run);
  if (tag !== null)
    return [{ utf16Start, utf16End: utf16Start + tag[0].length, joint: jointOfTag(tag[1] ?? '', context) }];
  const utf16End = context === 'code' ? endOf(PERSIAN_TAG, run, utf16Start) : undefined;
  return utf16End === undefined ? [] : [{ utf16Start, utf16End, joint: 'word' }];
}

function jointOfTag(name: string, context: ProseContext): Joint {
  if (BREAK.test(name)) return 'space';
  return INLINE.test(name) || context === 'data' ? 'none' : 'word';
}

function endOf(sticky: RegExp, run: string, at: number): number | undefined {
  sticky.lastIndex = at;
  const length = sticky.exec(run)?.[0].length;
  return length === undefined ? undefined : at + length;
}
