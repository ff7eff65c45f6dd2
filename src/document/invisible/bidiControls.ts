import type { Span } from '../../text/span.ts';
import { labelOf, type StrayCharacters, type StrayKind } from './strayCharacters.ts';

/** A control that begins or ends a stretch of another direction. */
export interface BidiControl {
  readonly character: string;
  readonly utf16Start: number;
}

const POP_FORMATTING = '\u202c';
const POP_ISOLATE = '\u2069';
const ISOLATE = /^[\u2066-\u2068]$/;
const OVERRIDE = /^[\u202d\u202e]$/;

/** The controls of a line that end nothing, that nothing ends, or that hide in source code what it does. */
export function strayControls(
  text: string,
  line: Span,
  controls: readonly BidiControl[],
  isCode: boolean,
): StrayCharacters[] {
  const { pairs, unclosed, unopened } = paired(controls);
  const stray = [
    ...unclosed.map((control) => strayOf(control, 'unclosed')),
    ...unopened.map((control) => strayOf(control, 'unopened')),
  ];
  if (!isCode || pairs.length === 0) return stray;
  const crosses = crossingIn(text, line);
  for (const [begin, end] of pairs) {
    const kind = OVERRIDE.test(begin.character) ? 'override' : crosses(begin, end) ? 'crossing' : undefined;
    if (kind) stray.push({ ...strayOf(begin, kind), end: spanOf(end) });
  }
  return stray;
}

type Pair = readonly [begin: BidiControl, end: BidiControl];

/** As Unicode pairs them: the end of an isolate ends all that began in it, and nothing else ends an isolate. */
function paired(controls: readonly BidiControl[]) {
  const pairs: Pair[] = [];
  const unclosed: BidiControl[] = [];
  const unopened: BidiControl[] = [];
  const open: BidiControl[] = [];
  let isolates = 0;
  for (const control of controls) {
    const { character } = control;
    const last = open.at(-1);
    if (character === POP_FORMATTING) {
      if (last === undefined || ISOLATE.test(last.character)) unopened.push(control);
      else pairs.push([open.pop() ?? last, control]);
    } else if (character !== POP_ISOLATE) {
      open.push(control);
      if (ISOLATE.test(character)) isolates++;
    } else if (isolates === 0) unopened.push(control);
    else {
      isolates--;
      for (let begin = open.pop(); begin; begin = open.pop()) {
        if (ISOLATE.test(begin.character)) {
          pairs.push([begin, control]);
          break;
        }
        unclosed.push(begin);
      }
    }
  }
  return { pairs, unclosed: [...unclosed, ...open], unopened };
}

const spanOf = ({ character, utf16Start }: BidiControl): Span => ({
  utf16Start,
  utf16End: utf16Start + character.length,
});

const strayOf = (control: BidiControl, kind: StrayKind): StrayCharacters => ({
  ...spanOf(control),
  kind,
  count: 1,
  label: labelOf(control.character),
});

/** What begins or ends a string or a comment; an apostrophe within a word does neither. */
const DELIMITER = /\\[^\n]|["`]|(?<!\p{L})'|'(?!\p{L})|\/\*|\*\/|<!--|-->/gu;
const QUOTES = '"`\'';

/** Whether a stretch of a line begins or ends within a string or a comment in which it does not lie as a whole. */
function crossingIn(text: string, { utf16Start, utf16End }: Span) {
  const length = utf16End - utf16Start + 1;
  // How many of each quotation mark, and of the signs of comments, stand before each place.
  const quotes = Array.from(QUOTES, () => new Uint32Array(length));
  const comments = new Uint32Array(length);
  for (const { 0: delimiter, index } of text.slice(utf16Start, utf16End).matchAll(DELIMITER)) {
    const counts = quotes[QUOTES.indexOf(delimiter)] ?? (delimiter.startsWith('\\') ? undefined : comments);
    if (counts !== undefined) counts[index] = 1;
  }
  for (const counts of [...quotes, comments])
    for (let at = 1; at < length; at++) counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0);
  return (begin: BidiControl, end: BidiControl) => {
    const countsAt = (counts: Uint32Array) =>
      [begin, end].map((control) => counts[control.utf16Start - utf16Start] ?? 0);
    const [before = 0, behind = 0] = countsAt(comments);
    return (
      before !== behind ||
      quotes
        .map(countsAt)
        .some(([first = 0, last = 0]) => first !== last && (first % 2 === 1 || last % 2 === 1))
    );
  };
}
