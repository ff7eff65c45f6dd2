import { type BidiControl, strayControls } from './bidiControls.ts';
import { isStrayJoiner, isStrayNonJoiner } from './joiners.ts';
import { neighbours } from './neighbours.ts';
import { labelOf, type StrayCharacters, type StrayKind } from './strayCharacters.ts';

export interface StrayOptions {
  /** In source code and data, which name things: what is written with care in prose is a disguise there. */
  readonly isCode: boolean;
  /** So many are found, from the beginning on; all if it is left out. */
  readonly most?: number;
}

/** Runs of characters of a kind; of controls of direction each for itself. */
const INVISIBLE =
  /\u200c+|\u200d+|\u00ad+|\u200b+|\u2060+|\ufeff+|[\u{e0000}-\u{e007f}]+|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+|[\u115f\u1160\u3164\uffa0\u206a-\u206f]+|[\u061c\u200e\u200f]+|[\u202a-\u202e\u2066-\u2069]/gu;

/** Where in a run of one kind the characters begin that do not belong, in UTF-16 units; its length if all of them do. */
type Judge = (run: Run, options: StrayOptions) => number;

interface Run {
  readonly text: string;
  readonly utf16Start: number;
  readonly characters: string;
}

/**
 * Finds the invisible characters of `text` that do not belong where they stand, in their order, in linear time. Each
 * line is a paragraph of its own. A text is as an editor has it, so it has no byte order mark at its beginning.
 */
export function findStray(text: string, options: StrayOptions): StrayCharacters[] {
  const { most = Number.POSITIVE_INFINITY } = options;
  const found: StrayCharacters[] = [];
  let controls: BidiControl[] = [];
  let line = { utf16Start: 0, utf16End: -1 };
  const endLine = () => {
    if (controls.length === 0) return;
    for (const each of strayControls(text, line, controls, options.isCode)) found.push(each);
    controls = [];
  };
  for (const { 0: characters, index } of text.matchAll(INVISIBLE)) {
    if (index > line.utf16End) {
      endLine();
      if (found.length >= most) break;
      line = lineAround(text, index);
    }
    const kind = kindOf(characters);
    if (kind === undefined) controls.push({ character: characters, utf16Start: index });
    else found.push(...strayIn({ text, utf16Start: index, characters }, kind, options));
  }
  endLine();
  return found.sort((a, b) => a.utf16Start - b.utf16Start).slice(0, most);
}

function lineAround(text: string, utf16Offset: number): { utf16Start: number; utf16End: number } {
  const utf16End = text.indexOf('\n', utf16Offset);
  return {
    utf16Start: text.lastIndexOf('\n', utf16Offset) + 1,
    utf16End: utf16End < 0 ? text.length : utf16End,
  };
}

type RunKind = Exclude<StrayKind, 'unclosed' | 'unopened' | 'override' | 'crossing'>;

const KINDS: readonly (readonly [kind: RunKind, first: RegExp])[] = [
  ['nonJoiner', /^\u200c/],
  ['joiner', /^\u200d/],
  ['softHyphen', /^\u00ad/],
  ['zeroWidthSpace', /^\u200b/],
  ['wordJoiner', /^\u2060/],
  ['byteOrderMark', /^\ufeff/],
  ['tags', /^[\u{e0000}-\u{e007f}]/u],
  ['variationSelector', /^[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u],
  ['directionMark', /^[\u061c\u200e\u200f]/],
  ['filler', /^[\u115f\u1160\u3164\uffa0\u206a-\u206f]/],
];

/** Undefined for a control of direction, which is judged with its line. */
function kindOf(characters: string): RunKind | undefined {
  return KINDS.find(([, first]) => first.test(characters))?.[0];
}

function strayIn(run: Run, kind: RunKind, options: StrayOptions): StrayCharacters[] {
  const from = judges[kind](run, options);
  if (from >= run.characters.length) return [];
  const characters = run.characters.slice(from);
  const spelt = kind === 'tags' ? speltBy(characters) : '';
  return [
    {
      kind,
      utf16Start: run.utf16Start + from,
      utf16End: run.utf16Start + run.characters.length,
      count: [...characters].length,
      label: labelOf(characters),
      ...(spelt === '' ? {} : { spelt }),
    },
  ];
}

const judges: Readonly<Record<RunKind, Judge>> = {
  nonJoiner: (run, { isCode }) => (isStrayNonJoiner(around(run), isCode) ? 0 : 1),
  joiner: ({ text, utf16Start, characters }) =>
    isStrayJoiner(text, utf16Start, utf16Start + characters.length) ? 0 : 1,
  softHyphen: (run, { isCode }) => (isHyphenation(run) && !isCode ? 1 : 0),
  zeroWidthSpace: (run) => (around(run).some((each) => UNSPACED.test(each)) ? 1 : 0),
  wordJoiner: () => 0,
  byteOrderMark: () => 0,
  tags: ({ text, utf16Start, characters }) =>
    utf16Start > 1 && text.startsWith(BLACK_FLAG, utf16Start - 2)
      ? (REGION.exec(characters)?.[0].length ?? 0)
      : 0,
  variationSelector: (run) => (takesSelector(run) ? firstOf(run.characters).length : 0),
  filler: (run) =>
    !/[\u206a-\u206f]/.test(run.characters) && around(run).some((each) => HANGUL.test(each))
      ? run.characters.length
      : 0,
  directionMark: (run) => (isInWord(run) ? 0 : usefulMarks(run.characters)),
};

/** Which letters write no spaces between words, so that something has to say where a line may end. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Javanese}\p{Script=Balinese}\p{Script=Tai_Le}\p{Script=New_Tai_Lue}\p{Script=Tai_Tham}\p{Script=Tibetan}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const BLACK_FLAG = '\u{1f3f4}';
/** A part of a country after a black flag, such as Scotland, with the sign that ends it. */
const REGION = /^[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/u;

const around = ({ text, utf16Start, characters }: Run) =>
  neighbours(text, utf16Start, utf16Start + characters.length);

const firstOf = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0);

/** Persian words are not parted at the end of a line. */
function isHyphenation(run: Run): boolean {
  return around(run).every((each) => /\p{L}/u.test(each) && !/\p{Script=Arabic}/u.test(each));
}

const EMOJI = /[\p{Emoji}\p{Extended_Pictographic}]$/u;
const HAN = /\p{Script=Han}$/u;
/** Signs and letters that have another form by the standard. */
const VARIED =
  /[\p{Script=Han}\p{Script=Myanmar}\p{Script=Phags_Pa}\p{Script=Manichaean}\p{Sm}0\u2018-\u201d\u2205\u2268\u2269\u3001\u3002\uff01-\uff1f]$/u;

function takesSelector({ text, utf16Start, characters }: Run): boolean {
  const base = text.slice(Math.max(0, utf16Start - 2), utf16Start);
  const selector = characters.codePointAt(0) ?? 0;
  if (selector === 0xfe0e || selector === 0xfe0f) return EMOJI.test(base);
  return (selector >= 0xe0100 ? HAN : VARIED).test(base);
}

/** Whether it is one mark within a word of one direction, where it turns nothing. */
function isInWord({ text, utf16Start, characters }: Run): boolean {
  if (characters.length > 1) return false;
  const beside = text.charAt(utf16Start - 1) + text.charAt(utf16Start + 1);
  return /^(?:\p{Script=Latin}{2}|[\p{Script=Arabic}\p{M}]{2})$/u.test(beside) && /\p{L}/u.test(beside);
}

/** Two different marks may turn what is on either side of them; nothing needs more. */
function usefulMarks(marks: string): number {
  return marks.length > 1 && marks[0] !== marks[1] ? 2 : 1;
}

const MOST_SPELT = 60;

/** What tags say, without what cannot be shown. */
function speltBy(tags: string): string {
  const characters = [...tags.slice(0, 2 * MOST_SPELT)].map((tag) => (tag.codePointAt(0) ?? 0) - 0xe0000);
  return characters
    .filter((each) => each >= 0x20 && each < 0x7f)
    .map((each) => String.fromCodePoint(each))
    .join('');
}
