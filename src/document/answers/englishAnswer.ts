import { firstIndex } from '../../text/firstIndex.ts';
import { OBJECTS } from '../../text/objectCharacters.ts';
import { covers, type Span, sliceSpan } from '../../text/span.ts';
import type { AlignedSpan } from '../links/linkWords.ts';
import { formatOf, type ProseKind } from '../prose/formats.ts';
import { isInFrontMatter } from '../prose/markup/frontMatterOf.ts';
import { PASSAGE_BREAK } from '../prose/proseText.ts';
import { fitLines } from '../targets/fitLines.ts';
import type { Target, TargetPart } from '../targets/targets.ts';
import type { Answer, AnsweredPart, SplitAnswer } from './answeredParts.ts';
import { backslashes, isEscaped } from './backslashes.ts';
import { closersAtStart, type Gap, openersAtEnd, pairedSigns } from './gapSigns.ts';
import { doublesSigns, harmless, hasSignsOf } from './harmless.ts';
import { InsertedText, type Insertion } from './insertedText.ts';
import { objectGap } from './objectGap.ts';
import { linesOf, sentencesWithin } from './passageParts.ts';
import { type KeptObject, type Sentence, signInsertions } from './signInsertions.ts';

/** Signs at the edge of a passage have so many UTF-16 units at most. */
const EDGE_LENGTH = 300;

/**
 * Makes of a translation, which is of the words only, what each passage becomes: the signs that stood around words of
 * the passage stand around the words that those became, nested as they were, and what is not prose stands in the place of its
 * object character. A passage of which one is lost or doubled, or that has fewer words than pairs of signs, is left as it
 * is. What means something in the document's format is not brought in. Undefined if passages were joined or divided.
 */
export const splitEnglish: SplitAnswer = (target, answer, document, kind = 'plain') => {
  const passages = passagesOf(target);
  const texts = answer.text.split(PASSAGE_BREAK);
  if (texts.length !== passages.length) return undefined;
  const messages = new Set(
    target.objects.filter(({ hasPassages }) => hasPassages).map((object) => object.document.utf16Start),
  );
  let utf16Start = 0;
  return passages.flatMap((passage, at) => {
    const text = texts[at] ?? '';
    const english = { utf16Start, utf16End: utf16Start + text.length };
    utf16Start = english.utf16End + PASSAGE_BREAK.length;
    return new EnglishPassage(target, passage, { document, messages, kind }).answered(answer, english);
  });
};

function passagesOf({ text, parts }: Target): TargetPart[][] {
  const passages: TargetPart[][] = [];
  for (const [at, part] of parts.entries()) {
    const last = passages.at(-1);
    if (
      last === undefined ||
      text.slice(parts[at - 1]?.sent.utf16End, part.sent.utf16Start) === PASSAGE_BREAK
    )
      passages.push([part]);
    else last.push(part);
  }
  return passages;
}

interface Surroundings {
  readonly document: string;
  /** Where what has passages of its own begins in the document. */
  readonly messages: ReadonlySet<number>;
  readonly kind: ProseKind;
}

/** A passage that was sent, and what stands between its parts. */
class EnglishPassage {
  readonly #target: Target;
  readonly #document: string;
  readonly #parts: readonly TargetPart[];
  readonly #sent: Span;
  /** The parts, and the signs around them of which the other one stands between them. */
  readonly #source: Span;
  readonly #objects = new Map<string, KeptObject>();
  readonly #gaps: Gap[] = [];
  /** What parts the lines, by where its line break was sent. */
  readonly #lineGaps = new Map<number, string>();
  /** Where letters were sent that have a backslash before them. */
  readonly #escaped = new Set<number>();

  /** Where what has passages of its own begins in the document. */
  readonly #messages: ReadonlySet<number>;
  readonly #kind: ProseKind;

  constructor(target: Target, parts: readonly TargetPart[], { document, messages, kind }: Surroundings) {
    this.#target = target;
    this.#messages = messages;
    this.#document = document;
    this.#kind = kind;
    this.#parts = parts;
    this.#sent = hull(parts.map(({ sent }) => sent));
    for (const [at, part] of parts.entries()) {
      const next = parts[at + 1];
      if (next !== undefined) this.#addGap(part, next);
    }
    this.#source = this.#withEdges(hull(parts.map((part) => part.document)));
  }

  /** What opens right before the passage and closes in it, or the other way round, goes with its words. */
  #withEdges({ utf16Start, utf16End }: Span): Span {
    const { scope } = this.#target;
    if (utf16Start > scope.utf16Start && isEscaped(this.#document, utf16Start, this.#kind)) {
      this.#escaped.add(this.#sent.utf16Start);
      return this.#withEdges({ utf16Start: utf16Start - 1, utf16End });
    }
    const { unopened, unclosed } = pairedSigns(this.#gaps);
    const before = this.#document.slice(Math.max(scope.utf16Start, utf16Start - EDGE_LENGTH), utf16Start);
    const after = this.#document.slice(utf16End, Math.min(scope.utf16End, utf16End + EDGE_LENGTH));
    const lead = before.slice(before.length - openersAtEnd(before, unopened));
    const tail = after.slice(0, closersAtStart(after, unclosed));
    const gap = { isSpace: false, before: ' ', after: ' ' };
    if (lead !== '') this.#gaps.unshift({ ...gap, text: lead, utf16At: this.#sent.utf16Start, after: 'x' });
    if (tail !== '') this.#gaps.push({ ...gap, text: tail, utf16At: this.#sent.utf16End, before: 'x' });
    return { utf16Start: utf16Start - lead.length, utf16End: utf16End + tail.length };
  }

  answered(answer: Answer, span: Span): AnsweredPart[] {
    const kind = this.#kind;
    const source = sliceSpan(this.#document, this.#source);
    const left = this.#left();
    const ownLines = linesOf(this.#target.text, this.#sent);
    const sent = sliceSpan(this.#target.text, this.#sent);
    const english = harmless(sliceSpan(answer.text, span), sent, {
      kind: kind === 'markdown' && isInFrontMatter(this.#document, this.#source.utf16Start) ? 'yaml' : kind,
      isQuoted: this.#document[this.#source.utf16Start - 1] === '"',
    });
    const hasOtherLines = english.split('\n').length !== ownLines.length;
    // Only line breaks that stand for something in the document must be as many as they were.
    const isFitted = hasOtherLines && this.#lineGaps.size > 0;
    const sentLines = hasOtherLines && !isFitted ? [this.#sent] : ownLines;
    const text = isFitted ? fitLines(english, sentLines.length).join('\n') : this.#inItsLines(english);
    // What became of nothing could not be had back: nobody could point at it.
    if (text.trim() === '') return left;
    const isWhole =
      this.#hasItsObjects(text) &&
      hasSignsOf(text, sent, kind) &&
      !doublesSigns(sliceSpan(answer.text, span), sent, kind);
    const escapes = isWhole
      ? backslashes(text, { sent: this.#target.text, span: this.#sent, escaped: this.#escaped })
      : undefined;
    if (escapes === undefined) return left;
    const sentences = isFitted ? [] : sentencesWithin(answer, this.#sent, span);
    const whole = { utf16Start: 0, utf16End: text.length };
    const lines = sentLines.length === 1 ? [whole] : linesOf(text, whole);
    const placed = signInsertions({
      english: text,
      sent: this.#target.text,
      lines: sentLines.map((line, at) => ({ sent: line, english: lines[at] ?? line })),
      gaps: this.#gaps,
      objects: this.#objects,
      sentences,
    });
    if (placed === undefined) return left;
    const result = new InsertedText(text, [
      ...this.#keptTexts(text, sentLines, lines),
      ...placed,
      ...escapes,
    ]);
    const messages = [...this.#objects.values()].filter(({ hasPassages }) => hasPassages);
    if (messages.length > 0) return this.#betweenMessages(text, result, messages) ?? left;
    return [
      {
        document: this.#source,
        text: withSpaceOf(source, result.text),
        words: this.#links(sentences, result, source),
      },
    ];
  }

  /** A break of a line ends many a string or comment, so that only running text may have others than its own. */
  #inItsLines(english: string): string {
    const isText = formatOf(this.#kind)?.context === 'text';
    const hasOwn = sliceSpan(this.#target.text, this.#sent).includes('\n');
    return isText || hasOwn ? english : english.replaceAll('\n', ' ');
  }

  /** The passage as it is, without what has passages of its own. */
  #left(): AnsweredPart[] {
    const messages = [...this.#objects.values()].filter(({ hasPassages }) => hasPassages);
    const starts = [this.#source.utf16Start, ...messages.map(({ document }) => document.utf16End)];
    return starts.map((utf16Start, at): AnsweredPart => {
      const document = {
        utf16Start,
        utf16End: messages[at]?.document.utf16Start ?? this.#source.utf16End,
      };
      return {
        document,
        text: sliceSpan(this.#document, document),
        words: [],
        ...(at === 0 && { isLeft: true }),
      };
    });
  }

  /** What stands between those of which parts are passages of their own, which must keep their order for that. */
  #betweenMessages(
    english: string,
    result: InsertedText,
    messages: readonly KeptObject[],
  ): AnsweredPart[] | undefined {
    const parts: AnsweredPart[] = [];
    let [utf16Source, utf16Text] = [this.#source.utf16Start, 0];
    const add = (utf16SourceEnd: number, utf16TextEnd: number) => {
      const document = { utf16Start: utf16Source, utf16End: utf16SourceEnd };
      const text = result.text.slice(utf16Text, utf16TextEnd);
      const words = [
        {
          original: { utf16Start: 0, utf16End: utf16SourceEnd - utf16Source },
          written: { utf16Start: 0, utf16End: text.length },
        },
      ];
      if (utf16SourceEnd > utf16Source || text !== '')
        parts.push({ document, text, words: text === '' ? [] : words });
    };
    for (const { character, document } of messages) {
      const at = english.indexOf(character);
      const placed = result.moved({ utf16Start: at, utf16End: at + 1 });
      if (placed.utf16Start < utf16Text) return undefined;
      add(document.utf16Start, placed.utf16Start);
      [utf16Source, utf16Text] = [document.utf16End, placed.utf16End];
    }
    add(this.#source.utf16End, result.text.length);
    return parts;
  }

  #addGap(part: TargetPart, next: TargetPart): void {
    const isEscape = isEscaped(this.#document, next.document.utf16Start, this.#kind);
    if (isEscape) this.#escaped.add(next.sent.utf16Start);
    const gap = {
      utf16Start: part.document.utf16End,
      utf16End: next.document.utf16Start - (isEscape ? 1 : 0),
    };
    const sent = { utf16Start: part.sent.utf16End, utf16End: next.sent.utf16Start };
    const [text, joint] = [sliceSpan(this.#document, gap), sliceSpan(this.#target.text, sent)];
    const around = {
      before: this.#document.charAt(gap.utf16Start - 1),
      after: this.#document.charAt(gap.utf16End),
    };
    const character = joint.match(OBJECTS)?.[0];
    const lineBreak = joint.indexOf('\n');
    if (character !== undefined) {
      const hasPassages = this.#messages.has(gap.utf16Start);
      const { lead, core, tail } = hasPassages ? { lead: '', core: text, tail: '' } : objectGap(text);
      const utf16Sent = sent.utf16Start + joint.indexOf(character);
      this.#objects.set(character, { character, text: core, utf16Sent, document: gap, hasPassages });
      const [afterLead, beforeTail] = [/\s$/.test(lead) ? ' ' : 'x', /^\s/.test(tail) ? ' ' : 'x'];
      this.#keepGap({ ...around, text: lead, utf16At: sent.utf16Start, isSpace: false, after: afterLead });
      this.#keepGap({ ...around, text: tail, utf16At: sent.utf16End, isSpace: false, before: beforeTail });
    } else if (lineBreak >= 0) this.#lineGaps.set(sent.utf16Start + lineBreak, text);
    else this.#keepGap({ ...around, text, utf16At: sent.utf16Start, isSpace: joint !== '' });
  }

  #keepGap(gap: Gap): void {
    if (gap.text !== '') this.#gaps.push(gap);
  }

  #hasItsObjects(english: string): boolean {
    const found = english.match(OBJECTS) ?? [];
    return (
      found.length === this.#objects.size &&
      found.every((object) => this.#objects.has(object)) &&
      new Set(found).size === found.length
    );
  }

  /** What stands for line breaks and object characters. */
  *#keptTexts(english: string, sentLines: readonly Span[], lines: readonly Span[]): Generator<Insertion> {
    for (const { index, 0: object } of english.matchAll(OBJECTS)) {
      const kept = this.#objects.get(object);
      if (kept === undefined) continue;
      // No space is brought in beside a break of a line.
      const isBreak = /(?:\\[nrt]|\n)$/.test(kept.text);
      const after = isBreak && english[index + 1] === ' ' ? 1 : 0;
      // A tie of LaTeX is the space itself.
      const before = kept.text.startsWith('~') && english[index - 1] === ' ' ? 1 : 0;
      const span = { utf16Start: index - before, utf16End: index + 1 + after };
      yield { text: kept.text, utf16Sent: kept.utf16Sent, ...span };
    }
    for (const [at, { utf16End }] of sentLines.entries()) {
      const [text, end] = [this.#lineGaps.get(utf16End), lines[at]?.utf16End];
      if (text !== undefined && end !== undefined)
        yield { text, utf16Sent: utf16End, utf16Start: end, utf16End: end + 1 };
    }
  }

  /** The sentences, where each took its signs along; else the whole passage, with all words that are known. */
  #links(sentences: readonly Sentence[], result: InsertedText, source: string): AlignedSpan[] {
    const text = withSpaceOf(source, result.text);
    const indent = blanksBefore(source) - blanksBefore(result.text);
    /** Blanks at the edges of the answer are not in the text. */
    const within = (utf16Offset: number) => Math.min(Math.max(0, utf16Offset + indent), text.length);
    const place = ({ original, written }: AlignedSpan): AlignedSpan | undefined => {
      const start = this.#documentOffset(original.utf16Start);
      const last = this.#documentOffset(original.utf16End - 1);
      if (start === undefined || last === undefined || original.utf16End <= original.utf16Start)
        return undefined;
      const moved = result.moved(written);
      return {
        original: {
          utf16Start: start - this.#source.utf16Start,
          utf16End: last + 1 - this.#source.utf16Start,
        },
        written: { utf16Start: within(moved.utf16Start), utf16End: within(moved.utf16End) },
      };
    };
    const placed = sentences.flatMap((sentence) => {
      const whole = place(sentence);
      if (whole === undefined) return [];
      const words = sentence.words.flatMap((word) => place(word) ?? []);
      const { doubt } = sentence;
      return [
        {
          ...whole,
          words: words.filter((word) => covers(whole.written, word.written)),
          ...(doubt && { doubt }),
        },
      ];
    });
    const areWhole = sentences.every((sentence) => !sentence.isPart && result.isBalanced(sentence));
    if (placed.length > 0 && areWhole) return placed;
    const words = placed.flatMap((sentence) => sentence.words);
    const doubt = placed.find((sentence) => sentence.doubt)?.doubt;
    return [
      {
        original: { utf16Start: 0, utf16End: source.length },
        written: { utf16Start: 0, utf16End: text.length },
        words,
        ...(doubt && { doubt }),
      },
    ];
  }

  /** Undefined where it is not prose. */
  #documentOffset(utf16Sent: number): number | undefined {
    const at = firstIndex(
      this.#parts.length,
      (index) => (this.#parts[index]?.sent.utf16End ?? 0) > utf16Sent,
    );
    const part = this.#parts[at];
    if (part === undefined || utf16Sent < part.sent.utf16Start) return undefined;
    return part.document.utf16Start + utf16Sent - part.sent.utf16Start;
  }
}

function blanksBefore(text: string): number {
  return text.length - text.trimStart().length;
}

/** White space around a passage is the author's. */
function withSpaceOf(source: string, text: string): string {
  const before = source.slice(0, blanksBefore(source));
  const after = source.slice(source.trimEnd().length);
  return before + text.trim() + after;
}

function hull(spans: readonly Span[]): Span {
  return { utf16Start: spans[0]?.utf16Start ?? 0, utf16End: spans.at(-1)?.utf16End ?? 0 };
}
