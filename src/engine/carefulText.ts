import type { PinnedPronunciations } from './analyse/words/pins.ts';
import type { ProofreadOptions, RuleFinding } from './proofread/index.ts';
import type { GluedWordFinder } from './render/spelling/gluedWords.ts';
import type { Analysis } from './types.ts';
import { composed, type Edit, edited } from './written/edits.ts';
import type { ToWritten } from './written/toWritten.ts';

/** A text as a careful writer would have put it, with the way back to the text that was written. */
export interface CarefulText {
  readonly analysis: Analysis;
  /** The half-open span of the source, in code points, that one of the careful text came from. */
  sourceSpan(codePointStart: number, codePointEnd: number): Pick<Edit, 'codePointStart' | 'codePointEnd'>;
}

/** What carefulness is made of. */
export interface CarefulWriter {
  readonly analyse: (text: string, pins?: PinnedPronunciations) => Analysis;
  readonly proofread: (analysis: Analysis, options?: ProofreadOptions) => readonly RuleFinding[];
  readonly toWritten: ToWritten;
  readonly findGlued: GluedWordFinder;
  readonly findSigns: (analysis: Analysis) => readonly Edit[];
}

/**
 * Rules that change words and nothing else, and are right more often than the word that stands there. What only lacks a
 * half-space or a tanwin is read as if it had it.
 */
const RULES: ReadonlySet<string> = new Set([
  ...['joined-words', 'he-for-ezafe', 'kasra-for-he'],
  ...['confused', 'one-sound', 'slip'],
]);

/** Persian words with the spaces and half-spaces between them: no sign of a document is among them. */
const WORDS = /^[\p{Script=Arabic}\p{M} \u200c]+$/u;

/**
 * Puts a text as a careful writer would: words that are glued together or torn, slips and half-spaces mended, signs that a
 * message lacks between its sentences, and what is spoken as it is written. No other sign is changed. The same analysis
 * comes back where nothing is changed.
 */
export function carefulText(
  analysis: Analysis,
  { analyse, proofread, toWritten, findGlued, findSigns }: CarefulWriter,
  pins: PinnedPronunciations,
): CarefulText {
  const steps: readonly ((current: Analysis) => readonly Edit[])[] = [
    findGlued,
    (current) =>
      proofread(current, { rules: RULES, pins }).flatMap((finding) => editOf(finding, [...current.source])),
    findSigns,
    (current) => toWritten(current).alignment.map(({ written: text, ...span }) => ({ ...span, text })),
  ];
  let [current, made]: [Analysis, readonly Edit[]] = [analysis, []];
  for (const editsOf of steps) {
    const edits = editsOf(current);
    if (edits.length === 0) continue;
    const before = [...current.source];
    made = composed(made, edits, before);
    current = analyse(edited(before, edits), pins);
  }
  return { analysis: current, sourceSpan: wayBack(made) };
}

function editOf(
  { codePointStart, codePointEnd, suggestions }: RuleFinding,
  source: readonly string[],
): Edit[] {
  const [text] = suggestions;
  const before = source.slice(codePointStart, codePointEnd).join('');
  return text !== undefined && WORDS.test(text) && WORDS.test(before)
    ? [{ codePointStart, codePointEnd, text }]
    : [];
}

/** Spans of what the edits made, as those of what they were made on; what lies in an edit is all that it replaced. */
function wayBack(edits: readonly Edit[]): CarefulText['sourceSpan'] {
  let shift = 0;
  const places = edits.map(({ codePointStart, codePointEnd, text }) => {
    const start = codePointStart + shift;
    const end = start + [...text].length;
    shift = end - codePointEnd;
    return { start, end, codePointStart, codePointEnd, shift };
  });
  return (from, to) => {
    const inside = places.filter(({ start, end }) => start < to && from < end);
    const [first, last] = [inside[0], inside.at(-1)];
    const shiftBefore = (place: number) => places.findLast(({ end }) => end <= place)?.shift ?? 0;
    return {
      codePointStart: first && first.start <= from ? first.codePointStart : from - shiftBefore(from),
      codePointEnd: last && last.end >= to ? last.codePointEnd : to - shiftBefore(to),
    };
  };
}
