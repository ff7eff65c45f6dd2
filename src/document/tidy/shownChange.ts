import type { TextChange } from '../../text/span.ts';

/** A part of a text without a change and with it. */
export interface ShownChange {
  readonly before: string;
  readonly after: string;
  /** The line where it is to be made, cut off on both sides. */
  readonly line: string;
}

/** In UTF-16 units: of what stands on one side of a change, of all that is shown of it, and of the line on each side. */
const MOST_BESIDE = 30;
const MOST_SHOWN = 100;
const MOST_OF_LINE = 40;

const WORD = '[\\p{L}\\p{M}\\p{N}\\u200c]';
const BEFORE_WORD = new RegExp(`${WORD}*$`, 'u');
const BEHIND_WORD = new RegExp(`^${WORD}*`, 'u');
/** A space is seen only between what stands on either side of it. */
const BEFORE_SPACE = new RegExp(`(?:${WORD}+|\\S)? *$`, 'u');
const BEHIND_SPACE = new RegExp(`^ *(?:${WORD}+|\\S)?`, 'u');

/** A change with the words that it touches, so that it can be judged: `·` is a space, `¦` a half-space that parts nothing. */
export function shownChange(source: string, { utf16Start, utf16End, text }: TextChange): ShownChange {
  const changed = source.slice(utf16Start, utf16End);
  const before = source.slice(Math.max(0, utf16Start - MOST_BESIDE), utf16Start);
  const behind = source.slice(utf16End, utf16End + MOST_BESIDE);
  const isAtSpace = (place: RegExp) => place.test(changed) || place.test(text);
  const [left = ''] = before.match(isAtSpace(/^ /) ? BEFORE_SPACE : BEFORE_WORD) ?? [];
  const [right = ''] = behind.match(isAtSpace(/ $/) ? BEHIND_SPACE : BEHIND_WORD) ?? [];
  return {
    before: visible(left + changed + right),
    after: visible(left + text + right),
    line: lineAround(source, utf16Start, utf16End),
  };
}

function lineAround(source: string, utf16Start: number, utf16End: number): string {
  const [before = ''] = source.slice(Math.max(0, utf16Start - MOST_OF_LINE), utf16Start).match(/.*$/) ?? [];
  const [behind = ''] = source.slice(utf16End, utf16End + MOST_OF_LINE).match(/^.*/) ?? [];
  const line = before + source.slice(utf16Start, utf16End).slice(0, MOST_SHOWN) + behind;
  return `${before.length < MOST_OF_LINE ? '' : '…'}${line.trim()}${behind.length < MOST_OF_LINE ? '' : '…'}`;
}

const PARTS_NOTHING = new RegExp(
  `(?<!${WORD})\\u200c|\\u200c(?!${WORD})|\\u200c(?=\\u200c)|(?<=\\u200c)\\u200c`,
  'gu',
);

function visible(text: string): string {
  const shown = text.replace(PARTS_NOTHING, '¦').replaceAll(' ', '·');
  return shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}…` : shown;
}

/** The letters that a change writes otherwise, each pair once: within a word many look the same. */
export function otherLetters(
  source: string,
  { utf16Start, utf16End, text }: TextChange,
): readonly (readonly [string, string])[] {
  const [before, after] = [source.slice(utf16Start, utf16End), text].map((each) => Array.from(each));
  if (before === undefined || before.length !== after?.length) return [];
  const pairs = new Map(before.map((letter, at) => [letter, after[at] ?? '']));
  return [...pairs].filter(([letter, other]) => letter !== other);
}
