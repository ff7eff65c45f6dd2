import { covers, type Span, sliceSpan } from '../../text/span.ts';
import type { Answer, AnsweredPart, SplitAnswer } from '../answers/answeredParts.ts';
import { type AlignedSpan, movedAlignment } from '../links/linkWords.ts';
import { PASSAGE_BREAK } from '../prose/proseText.ts';
import type { Target } from '../targets/targets.ts';

/** A passage of a document with its words and where they stand there, and what was written for them. */
export interface AnsweredPassage {
  readonly passage: Target;
  readonly answer: Answer;
}

/** Neighbouring texts together, so that each group has at most `maxUtf16` units when it is joined, or is one text. */
export function groupTexts(texts: readonly string[], maxUtf16: number): string[][] {
  const groups: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const length = text.length + PASSAGE_BREAK.length;
    if (length > room) {
      groups.push([]);
      room = maxUtf16;
    }
    groups.at(-1)?.push(text);
    room -= length;
  }
  return groups;
}

/** What a service is asked for together: a blank line stands between texts, over which no context reaches. */
export function joinTexts(texts: readonly string[]): string {
  return texts.join(PASSAGE_BREAK);
}

/** Where each of some texts stands once they are joined. */
export function joinedSpans(texts: readonly string[]): Span[] {
  let utf16Next = 0;
  return texts.map(({ length }) => {
    const span = { utf16Start: utf16Next, utf16End: utf16Next + length };
    utf16Next = span.utf16End + PASSAGE_BREAK.length;
    return span;
  });
}

/** What each of some joined texts became; undefined if the service joined or divided them. */
export function answersOf(texts: readonly string[], { text, words }: Answer): Answer[] | undefined {
  const answers = text.split(PASSAGE_BREAK);
  if (answers.length !== texts.length) return undefined;
  const writtenSpans = joinedSpans(answers);
  return joinedSpans(texts).map((original, at) => {
    const written = writtenSpans[at] ?? original;
    const inside = words.filter((word) => covers(original, word.original) && covers(written, word.written));
    const by = { original: -original.utf16Start, written: -written.utf16Start };
    return { text: sliceSpan(text, written), words: inside.map((word) => movedAlignment(word, by)) };
  });
}

/** A document and what stands beside it, line beside line; words in offsets of both, in the order of the document. */
export interface BesideText {
  readonly original: string;
  readonly written: string;
  readonly words: readonly AlignedSpan[];
  /** The sentences of a translation that may be wrong. */
  readonly doubtful: readonly AlignedSpan[];
}

/** The document with what was written for its passages; the rest stays as it is. */
export function besideText(
  document: string,
  passages: readonly AnsweredPassage[],
  split: SplitAnswer,
): BesideText {
  const parts = passages
    .flatMap(({ passage, answer }) => split(passage, answer, document) ?? [])
    .filter((part) => isOther(sliceSpan(document, part.document), part))
    .sort((a, b) => a.document.utf16Start - b.document.utf16Start);
  const words: AlignedSpan[] = [];
  const doubtful: AlignedSpan[] = [];
  let [written, utf16Next] = ['', 0];
  for (const part of parts) {
    written += document.slice(utf16Next, part.document.utf16Start);
    const source = sliceSpan(document, part.document);
    const by = { original: part.document.utf16Start, written: written.length };
    // Selections are shown line by line: what goes on in the next line is left out.
    for (const word of part.words) {
      if (!sliceSpan(source, word.original).includes('\n')) words.push(movedAlignment(word, by));
      if (word.doubt) doubtful.push(movedAlignment(word, by));
    }
    written += part.text;
    utf16Next = part.document.utf16End;
  }
  return { original: document, written: written + document.slice(utf16Next), words, doubtful };
}

/** A part of which the service changed how many lines it has would push those below it from beside theirs. */
function isOther(source: string, { text }: AnsweredPart): boolean {
  return source !== text && source.split('\n').length === text.split('\n').length;
}

/**
 * What stands for `span` on the other side: from the first to the last of the words that it touches, or the sentences,
 * where no word of theirs is known there; undefined if it touches none.
 */
export function counterpart(
  words: readonly AlignedSpan[],
  side: 'original' | 'written',
  { utf16Start, utf16End }: Span,
): Span | undefined {
  const other = side === 'original' ? 'written' : 'original';
  const touches = (word: AlignedSpan): boolean =>
    word[side].utf16Start <= utf16End && utf16Start <= word[side].utf16End;
  let found: Span | undefined;
  for (const word of words.filter(touches)) {
    const inner = word.words?.filter(touches) ?? [];
    for (const { [other]: span } of inner.length > 0 ? inner : [word])
      found = found === undefined ? span : hull(found, span);
  }
  return found;
}

function hull(a: Span, b: Span): Span {
  return {
    utf16Start: Math.min(a.utf16Start, b.utf16Start),
    utf16End: Math.max(a.utf16End, b.utf16End),
  };
}
