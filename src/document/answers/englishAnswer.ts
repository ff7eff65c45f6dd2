import { OBJECTS } from '../../text/objectCharacters.ts';
import { covers, type Span, sliceSpan } from '../../text/span.ts';
import type { LinkedWord } from '../links/linkWords.ts';
import type { ProseKind } from '../prose/kinds.ts';
import { PASSAGE_BREAK } from '../prose/proseText.ts';
import { fitLines } from '../targets/fitLines.ts';
import type { Target, TargetPart } from '../targets/targets.ts';
import type { Answer, AnsweredPart, DivideAnswer } from './answeredParts.ts';
import { type Gap, pairedSigns, type Sign } from './gapSigns.ts';
import { harmlessEnglish } from './harmlessEnglish.ts';
import { type EnglishWord, placeSigns, type Segment } from './placeSigns.ts';

/**
 * Makes of a translation, which is of the words only, what each passage becomes: the signs that stood around words of
 * the passage stand around the words that those became, in their order, and what is not prose stands in the place of its
 * object character. A passage of which one is lost or doubled, or that has fewer words than pairs of signs, is left as it
 * is. What means something in the document's format is not brought in. Undefined if passages were joined or divided.
 */
export const divideEnglish: DivideAnswer = (target, answer, document, kind = 'plain') => {
  const passages = passagesOf(target);
  const texts = answer.text.split(PASSAGE_BREAK);
  if (texts.length !== passages.length) return undefined;
  let utf16Start = 0;
  return passages.flatMap((passage, at) => {
    const text = texts[at] ?? '';
    const english = { utf16Start, utf16End: utf16Start + text.length };
    utf16Start = english.utf16End + PASSAGE_BREAK.length;
    return new EnglishPassage(target, passage, document).answered(answer, english, kind);
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

/** What an object character stands for. */
interface KeptObject {
  readonly character: string;
  readonly text: string;
  readonly utf16Sent: number;
  readonly document: Span;
  readonly hasPassages: boolean;
}

/** Text that takes the place of a span of the English. */
interface Insertion extends Span {
  readonly text: string;
  /** Where it stood in the text that was sent. */
  readonly utf16Sent: number;
}

/** White space at the end of a line is not its text. */
interface Line {
  readonly sent: Span;
  readonly english: Span;
}

/** A passage that was sent, and what stands between its parts. */
class EnglishPassage {
  readonly #target: Target;
  readonly #document: string;
  readonly #parts: readonly TargetPart[];
  readonly #sent: Span;
  readonly #source: Span;
  readonly #objects = new Map<string, KeptObject>();
  readonly #gaps: Gap[] = [];
  /** What parts the lines, by where its line break was sent. */
  readonly #lineGaps = new Map<number, string>();

  constructor(target: Target, parts: readonly TargetPart[], document: string) {
    this.#target = target;
    this.#document = document;
    this.#parts = parts;
    this.#sent = hull(parts.map(({ sent }) => sent));
    this.#source = hull(parts.map((part) => part.document));
    for (const [at, part] of parts.entries()) {
      const next = parts[at + 1];
      if (next !== undefined) this.#addGap(part, next);
    }
  }

  answered(answer: Answer, span: Span, kind: ProseKind): AnsweredPart[] {
    const source = sliceSpan(this.#document, this.#source);
    const left: AnsweredPart[] = [{ document: this.#source, text: source, words: [], isLeft: true }];
    const sentLines = linesOf(this.#target.text, this.#sent);
    const english = harmlessEnglish(sliceSpan(answer.text, span), sliceSpan(this.#target.text, this.#sent), {
      kind,
      isQuoted: this.#document[this.#source.utf16Start - 1] === '"',
    });
    const isFitted = english.split('\n').length !== sentLines.length;
    const text = isFitted ? fitLines(english, sentLines.length).join('\n') : english;
    if (!this.#hasItsObjects(text)) return left;
    const sentences = isFitted ? [] : sentencesWithin(answer, this.#sent, span);
    const words = sentences.flatMap((sentence) => sentence.words ?? []);
    const lines = linesOf(text, { utf16Start: 0, utf16End: text.length });
    const placed = this.#placed(
      text,
      sentLines.map((sent, at) => ({ sent, english: lines[at] ?? sent })),
      words,
    );
    if (placed === undefined) return left;
    const result = new Inserted(text, [...this.#keptTexts(text, sentLines, lines), ...placed]);
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

  /** What stands between those of which parts are passages of their own, which must keep their order for that. */
  #betweenMessages(
    english: string,
    result: Inserted,
    messages: readonly KeptObject[],
  ): AnsweredPart[] | undefined {
    const parts: AnsweredPart[] = [];
    let [utf16Source, utf16Text] = [this.#source.utf16Start, 0];
    const add = (utf16SourceEnd: number, utf16TextEnd: number) => {
      const document = { utf16Start: utf16Source, utf16End: utf16SourceEnd };
      const text = result.text.slice(utf16Text, utf16TextEnd);
      const words = [
        {
          persian: { utf16Start: 0, utf16End: utf16SourceEnd - utf16Source },
          latin: { utf16Start: 0, utf16End: text.length },
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
    const gap = { utf16Start: part.document.utf16End, utf16End: next.document.utf16Start };
    const sent = { utf16Start: part.sent.utf16End, utf16End: next.sent.utf16Start };
    const [text, joint] = [sliceSpan(this.#document, gap), sliceSpan(this.#target.text, sent)];
    const around = {
      before: this.#document.charAt(gap.utf16Start - 1),
      after: this.#document.charAt(gap.utf16End),
    };
    const character = joint.match(OBJECTS)?.[0];
    const lineBreak = joint.indexOf('\n');
    if (character !== undefined) {
      const hasPassages = this.#target.objects.some(
        (object) => object.hasPassages && object.document.utf16Start === gap.utf16Start,
      );
      const { lead, core, tail } = hasPassages ? { lead: '', core: text, tail: '' } : objectCore(text);
      const utf16Sent = sent.utf16Start + joint.indexOf(character);
      this.#objects.set(character, { character, text: core, utf16Sent, document: gap, hasPassages });
      this.#keepGap({ ...around, text: lead, utf16At: sent.utf16Start, isSpace: false, after: 'x' });
      this.#keepGap({ ...around, text: tail, utf16At: sent.utf16End, isSpace: false, before: ' ' });
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
      yield { text: kept.text, utf16Sent: kept.utf16Sent, utf16Start: index, utf16End: index + 1 };
    }
    for (const [at, { utf16End }] of sentLines.entries()) {
      const [text, end] = [this.#lineGaps.get(utf16End), lines[at]?.utf16End];
      if (text !== undefined && end !== undefined)
        yield { text, utf16Sent: utf16End, utf16Start: end, utf16End: end + 1 };
    }
  }

  /** Where the signs belong; undefined if there is no such place. */
  #placed(english: string, lines: readonly Line[], words: readonly LinkedWord[]): Insertion[] | undefined {
    const { signs, pairs } = pairedSigns(this.#gaps);
    if (signs.length === 0) return [];
    const insertions: Insertion[] = [];
    let first = 0;
    for (const line of lines) {
      let next = first;
      while (next < signs.length && (signs[next]?.utf16At ?? 0) <= line.sent.utf16End) next++;
      const segments = this.#segments(line.sent, signs, { first, next }, pairs);
      const tokens = wordsOf(english, line.english);
      const places = placeSigns(
        tokens.map((token) => this.#wordAt(english, token, words, signs, { first, next })),
        segments,
      );
      if (places === undefined) return undefined;
      const inLine = signs.slice(first, next);
      for (const insertion of insertionsAt(english, line.english, tokens, inLine, places))
        insertions.push(insertion);
      first = next;
    }
    return insertions;
  }

  /** What stands between the signs from `first` to `next` of a line. */
  #segments(
    line: Span,
    signs: readonly Sign[],
    { first, next }: SignRange,
    pairs: readonly { readonly opens: number; readonly closes: number }[],
  ): Segment[] {
    const length = Math.max(1, line.utf16End - line.utf16Start);
    return Array.from({ length: next - first + 1 }, (_, at) => {
      const index = first + at;
      const inside = pairs.flatMap(({ opens, closes }, pair) =>
        opens < index && index <= closes ? [pair] : [],
      );
      const standing = signs
        .slice(0, index)
        .filter(({ role, isSpace, isTied }) => role === 'stands' && !isSpace && !isTied).length;
      const begin = at === 0 ? line.utf16Start : (signs[index - 1]?.utf16At ?? line.utf16Start);
      const end = at === next - first ? line.utf16End : (signs[index]?.utf16At ?? line.utf16End);
      const isWhole = pairs.some(({ opens, closes }) => opens === index - 1 && closes === index);
      return {
        path: `${inside.join(' ')}|${standing}`,
        depth: inside.length,
        needsWord: isWhole && IS_WORD.test(this.#target.text.slice(begin, end)),
        isTied: at > 0 && signs[index - 1]?.isTied === true,
        begin: (begin - line.utf16Start) / length,
      };
    });
  }

  #wordAt(
    english: string,
    token: Span,
    links: readonly LinkedWord[],
    signs: readonly Sign[],
    { first, next }: SignRange,
  ): EnglishWord {
    const object = this.#objects.get(sliceSpan(english, token));
    const link = links.find(
      ({ latin }) => latin.utf16Start <= token.utf16Start && token.utf16Start < latin.utf16End,
    );
    const utf16Sent = object?.utf16Sent ?? link?.persian.utf16Start;
    const isWord = IS_WORD.test(sliceSpan(english, token));
    if (utf16Sent === undefined) return { segment: undefined, isFixed: false, isWord };
    let index = first;
    while (index < next && (signs[index]?.utf16At ?? 0) <= utf16Sent) index++;
    const isLast = link !== undefined && token.utf16End === link.latin.utf16End;
    const touches = isLast && signs[index]?.utf16At === link.persian.utf16End;
    const ends = touches ? index - first + 1 : undefined;
    return { segment: index - first, isFixed: object !== undefined, isWord, ends };
  }

  /** The sentences, where each took its signs along; else the whole passage, with all words that are known. */
  #links(sentences: readonly Sentence[], result: Inserted, source: string): LinkedWord[] {
    const indent = blanksBefore(source) - blanksBefore(result.text);
    const place = ({ persian, latin }: LinkedWord): LinkedWord | undefined => {
      const start = this.#documentOffset(persian.utf16Start);
      const last = this.#documentOffset(persian.utf16End - 1);
      if (start === undefined || last === undefined || persian.utf16End <= persian.utf16Start)
        return undefined;
      const moved = result.moved(latin);
      return {
        persian: {
          utf16Start: start - this.#source.utf16Start,
          utf16End: last + 1 - this.#source.utf16Start,
        },
        latin: { utf16Start: moved.utf16Start + indent, utf16End: moved.utf16End + indent },
      };
    };
    const placed = sentences.flatMap((sentence) => {
      const whole = place(sentence);
      if (whole === undefined) return [];
      const words = sentence.words?.flatMap((word) => place(word) ?? []) ?? [];
      return [{ ...whole, words: words.filter((word) => covers(whole.latin, word.latin)) }];
    });
    const areWhole = sentences.every((sentence) => !sentence.isPart && result.isBalanced(sentence));
    if (placed.length > 0 && areWhole) return placed;
    const words = placed.flatMap((sentence) => sentence.words);
    const text = withSpaceOf(source, result.text);
    return [
      {
        persian: { utf16Start: 0, utf16End: source.length },
        latin: { utf16Start: 0, utf16End: text.length },
        words,
      },
    ];
  }

  /** Undefined where it is not prose. */
  #documentOffset(utf16Sent: number): number | undefined {
    const part = this.#parts.find(({ sent }) => sent.utf16Start <= utf16Sent && utf16Sent < sent.utf16End);
    return part && part.document.utf16Start + utf16Sent - part.sent.utf16Start;
  }
}

interface SignRange {
  readonly first: number;
  readonly next: number;
}

/** A text with insertions. */
class Inserted {
  readonly text: string;
  readonly #insertions: readonly Insertion[];

  constructor(english: string, insertions: readonly Insertion[]) {
    // Those at one place are in their order already.
    this.#insertions = insertions.toSorted((a, b) => a.utf16Start - b.utf16Start || a.utf16End - b.utf16End);
    const parts: string[] = [];
    let utf16Next = 0;
    for (const { utf16Start, utf16End, text } of this.#insertions) {
      parts.push(english.slice(utf16Next, utf16Start), text);
      utf16Next = utf16End;
    }
    this.text = parts.join('') + english.slice(utf16Next);
  }

  /** Where a span of the English is, without the signs at its ends. */
  moved({ utf16Start, utf16End }: Span): Span {
    let [start, end] = [utf16Start, utf16End];
    for (const insertion of this.#insertions) {
      const growth = insertion.text.length - (insertion.utf16End - insertion.utf16Start);
      if (insertion.utf16End <= utf16Start) start += growth;
      if (
        insertion.utf16End < utf16End ||
        (insertion.utf16End === utf16End && insertion.utf16Start < utf16End)
      )
        end += growth;
    }
    return { utf16Start: start, utf16End: Math.max(start, end) };
  }

  /** Whether a sentence has the same insertions within as the one that it came from. */
  isBalanced({ persian, latin }: LinkedWord): boolean {
    return this.#insertions.every(
      ({ utf16Sent, utf16Start, utf16End }) =>
        (persian.utf16Start < utf16Sent && utf16Sent < persian.utf16End) ===
        (latin.utf16Start < utf16End &&
          utf16Start < latin.utf16End &&
          !(utf16Start === utf16End && (utf16Start <= latin.utf16Start || utf16Start >= latin.utf16End))),
    );
  }
}

/** What has a letter, a digit or an object. */
const IS_WORD = /[\p{L}\p{N}\ue000-\uf8ff]/u;
/** Words, objects and signs of punctuation, each by itself. */
const ENGLISH_WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|[^\s]/gu;

function wordsOf(english: string, line: Span): Span[] {
  return [...sliceSpan(english, line).matchAll(ENGLISH_WORD)].map(({ index, 0: word }) => ({
    utf16Start: line.utf16Start + index,
    utf16End: line.utf16Start + index + word.length,
  }));
}

/** What opens stands before its word, what closes behind the last one; what stands for white space takes its place. */
function* insertionsAt(
  english: string,
  line: Span,
  words: readonly Span[],
  signs: readonly Sign[],
  places: readonly number[],
): Generator<Insertion> {
  let utf16Next = line.utf16Start;
  for (const [at, { text, role, isSpace, utf16At }] of signs.entries()) {
    const place = places[at] ?? 0;
    const [before, after] = [words[place - 1]?.utf16End, words[place]?.utf16Start];
    const closes = role === 'closes' || (role === 'stands' && !isSpace);
    const wanted = (closes || isSpace ? (before ?? after) : (after ?? before)) ?? line.utf16Start;
    const utf16Start = Math.max(utf16Next, wanted);
    const gap =
      isSpace && before !== undefined && after !== undefined && utf16Start === before ? after : utf16Start;
    const utf16End = english.slice(utf16Start, gap).trim() === '' ? gap : utf16Start;
    yield { text, utf16Sent: utf16At, utf16Start, utf16End };
    utf16Next = utf16End;
  }
}

/** What of an object's gap closes a pair before it, or opens one behind it, and the object itself. */
function objectCore(gap: string): { readonly lead: string; readonly core: string; readonly tail: string } {
  const lead = /^(?:[*_~]+|<\/[^>]*>)+(?=\s)/.exec(gap)?.[0] ?? '';
  const tail = /(?<=\s)(?:[*_~]+|<[a-z][^>]*>|!?\[)+$/.exec(gap.slice(lead.length))?.[0] ?? '';
  const core = gap.slice(lead.length, gap.length - tail.length);
  return core.trim() === '' ? { lead: '', core: gap, tail: '' } : { lead, core, tail };
}

interface Sentence extends LinkedWord {
  /** Whether the rest of it is in another passage. */
  readonly isPart: boolean;
}

/** The sentences of a passage, whose English counts from its beginning. */
function sentencesWithin({ words: sentences }: Answer, sent: Span, english: Span): Sentence[] {
  const isWithin = ({ latin, persian }: LinkedWord) => covers(english, latin) && covers(sent, persian);
  const fromStart = ({ persian, latin }: LinkedWord): LinkedWord => ({
    persian,
    latin: {
      utf16Start: latin.utf16Start - english.utf16Start,
      utf16End: latin.utf16End - english.utf16Start,
    },
  });
  return sentences.flatMap((sentence) => {
    const words = (sentence.words ?? []).filter(isWithin).map(fromStart);
    const isPart = !isWithin(sentence);
    return isPart && words.length === 0 ? [] : [{ ...fromStart(sentence), words, isPart }];
  });
}

function blanksBefore(text: string): number {
  return text.length - text.trimStart().length;
}

/** The lines within a span, without their breaks. */
function linesOf(text: string, { utf16Start, utf16End }: Span): Span[] {
  const lines: Span[] = [];
  let from = utf16Start;
  for (let at = text.indexOf('\n', from); at >= 0 && at < utf16End; at = text.indexOf('\n', from)) {
    lines.push({ utf16Start: from, utf16End: at });
    from = at + 1;
  }
  return [...lines, { utf16Start: from, utf16End }];
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
