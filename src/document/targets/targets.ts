import { OBJECTS } from '../../text/objectCharacters.ts';
import { hasLatinLetter, hasPersian } from '../../text/persian.ts';
import { movedSpan, type Span, sliceSpan } from '../../text/span.ts';
import { REQUEST_UNITS } from '../passages/passages.ts';
import { sentenceAround } from '../passages/sentenceAround.ts';
import { clipPassage, commonSpan, passageSpan, passagesTouching } from '../prose/clip.ts';
import type { ProsePassage } from '../prose/prose.ts';
import {
  composedOffset,
  composeProse,
  documentSpan,
  PASSAGE_BREAK,
  type PlacedObject,
} from '../prose/proseText.ts';

/** A part of a document that a command may change, and where it stands in the text that is sent. */
export interface TargetPart {
  readonly document: Span;
  readonly sent: Span;
}

/** What is sent at once. */
export interface Target {
  readonly text: string;
  /** In order; what else is in the text is there for the context, or stands for what is not prose. */
  readonly parts: readonly TargetPart[];
  /** What is not prose and is read as a word: one character of the text each. */
  readonly objects: readonly PlacedObject[];
  /** Beyond which nothing of the document may change. */
  readonly scope: Span;
}

/** A part of a target's text, or of what became of it, with what its object characters stand for in the document. */
export function withObjects({ text, objects }: Target, document: string, part: string): string {
  if (objects.length === 0) return part;
  const sources = new Map(
    objects.map((object) => [text.charAt(object.utf16Start), sliceSpan(document, object.document)]),
  );
  return part.replace(OBJECTS, (character) => sources.get(character) ?? character);
}

/** How an operation wants its targets. */
export interface TargetStyle {
  /** Whether the sentences that a target cuts are sent whole. */
  readonly hasContext: boolean;
  /** Whether each passage is a target of its own; else as many are one as are sent at once. */
  readonly isByPassage?: true;
  /** In whose letters it is written; Persian if it is left out. */
  readonly script?: 'persian' | 'latin';
}

/**
 * The targets that together are the prose in the wanted script within `scope`, as few as `REQUEST_UNITS` allows; each is
 * made when it is asked for.
 */
export function* targetsWithin(
  document: string,
  passages: readonly ProsePassage[],
  scope: Span,
  style: TargetStyle,
): Generator<Target, void> {
  const wanted = wantedPassages(document, passages, scope, style);
  for (const group of grouped(wanted, style.isByPassage ? 0 : REQUEST_UNITS))
    yield targetOf(document, group, scope);
}

function* wantedPassages(
  document: string,
  passages: readonly ProsePassage[],
  scope: Span,
  style: TargetStyle,
): Generator<ProsePassage, void> {
  for (const passage of passagesTouching(passages, scope)) {
    const inside = clipPassage(passage, scope);
    if (inside === undefined || !isWanted(document, inside, style)) continue;
    const whole = style.hasContext ? clipPassage(passage, sentencesAround(document, passage, scope)) : inside;
    if (whole !== undefined) yield whole;
  }
}

/** A target for each passage with letters of the wanted script, all of which may change. */
export function passageTargets(
  document: string,
  passages: readonly ProsePassage[],
  style: TargetStyle,
): Target[] {
  return passages
    .filter((passage) => isWanted(document, passage, style))
    .map((passage) => targetOf(document, [passage], passageSpan(passage)));
}

function isWanted(document: string, { runs }: ProsePassage, { script }: TargetStyle): boolean {
  const isOfScript = script === 'latin' ? hasLatinLetter : hasPersian;
  return runs.some((run) => isOfScript(sliceSpan(document, run)));
}

/** Neighbours together, as long as a group has no more than `mostUnits`; one passage may have more. */
function* grouped(
  passages: Iterable<ProsePassage>,
  mostUnits: number,
): Generator<readonly ProsePassage[], void> {
  const group: ProsePassage[] = [];
  let utf16Length = 0;
  for (const passage of passages) {
    const { utf16Start, utf16End } = passageSpan(passage);
    const longer = utf16Length + PASSAGE_BREAK.length + utf16End - utf16Start;
    if (group.length > 0 && longer > mostUnits) yield group.splice(0);
    utf16Length = group.length > 0 ? longer : utf16End - utf16Start;
    group.push(passage);
  }
  if (group.length > 0) yield group;
}

function targetOf(document: string, passages: readonly ProsePassage[], scope: Span): Target {
  const { text, runs, objects } = composeProse(document, passages);
  const parts = runs.flatMap((run) => {
    const inside = commonSpan(run.document, scope);
    if (inside === undefined) return [];
    const shift = run.utf16Start - run.document.utf16Start;
    return [{ document: inside, sent: movedSpan(inside, shift) }];
  });
  return { text, parts, objects, scope };
}

/** `span` with the sentences of `passage` that it cuts, as far as they can be seen. */
function sentencesAround(document: string, passage: ProsePassage, span: Span): Span {
  const whole = passageSpan(passage);
  const isCutBefore = whole.utf16Start < span.utf16Start;
  const isCutAfter = span.utf16End < whole.utf16End;
  if (!isCutBefore && !isCutAfter) return whole;
  const prose = composeProse(document, [passage]);
  const around = (utf16DocumentOffset: number) => {
    const utf16Start = composedOffset(prose, utf16DocumentOffset);
    const sentence = sentenceAround(prose.text, { utf16Start, utf16End: utf16Start + 1 });
    return documentSpan(prose.runs, sentence) ?? span;
  };
  return {
    utf16Start: isCutBefore
      ? Math.min(span.utf16Start, around(span.utf16Start).utf16Start)
      : whole.utf16Start,
    utf16End: isCutAfter ? Math.max(span.utf16End, around(span.utf16End - 1).utf16End) : whole.utf16End,
  };
}
