import type { Span } from '../../../text/span.ts';

/** A segment is ended at the first place that allows it after so many code units. */
const SEGMENT_LENGTH = 2048;

/** The parser looks for a label among all. */
const MOST_LABELS = 1000;

const FENCE = /^( {0,3})(?:(`{3,})[^`]*|(~{3,}).*|(\${2,})[^$]*)$/;
const LONG_HTML = /^ {0,3}<(?:(script|pre|style|textarea)(?=[\s>]|$)|(!--)|(\?)|(!\[CDATA\[)|(![a-z]))/i;
const HTML_CLOSERS = ['</', '-->', '?>', ']]>', '>'];
const LIST_ITEM = /^(?:[-+*]|\d{1,9}[.)]|\[\^[^\]\s]+\]:)(?=\s|$)/;
const BULLET_WITH_TEXT = /^[-+*] {1,3}\S/;
const UNDERLINE = /^(?:=+|-{3,})\s*$/;

/**
 * Cuts Markdown where a block of the outermost level begins, so that each segment can be read alone but for
 * definitions of links. The parser takes quadratic time for some long documents, and never for short segments.
 */
export function markdownSegments(source: string): readonly Span[] {
  const segments: Span[] = [];
  const scanner = new LineScanner();
  let utf16Start = 0;
  let utf16LineStart = frontMatterLength(source);
  while (utf16LineStart < source.length) {
    const at = source.indexOf('\n', utf16LineStart);
    const utf16LineEnd = at < 0 ? source.length : at;
    const canBegin = scanner.read(source.slice(utf16LineStart, utf16LineEnd));
    if (canBegin && utf16LineStart - utf16Start >= SEGMENT_LENGTH) {
      segments.push({ utf16Start, utf16End: utf16LineStart });
      utf16Start = utf16LineStart;
    }
    utf16LineStart = utf16LineEnd + 1;
  }
  if (utf16Start < source.length) segments.push({ utf16Start, utf16End: source.length });
  return segments;
}

/** The labels of the links that are defined, as the parser normalises them. */
export function definedLabels(source: string): readonly string[] {
  const labels = source.matchAll(/^ {0,3}\[([^[\]\\]{1,999})\]:/gm).take(MOST_LABELS);
  return [...labels.map(([, label = '']) => label.replace(/\s+/g, ' ').trim().toLowerCase().toUpperCase())];
}

function frontMatterLength(source: string): number {
  const [fence] = /^(?:---|\+\+\+)(?=[^\S\n]*\n)/.exec(source) ?? [];
  if (fence === undefined) return 0;
  const at = source.indexOf(`\n${fence}`, fence.length);
  return at < 0 ? 0 : at + 1 + fence.length;
}

/** Follows what may hold blank lines: code, maths and some HTML; within a list these end with the list. */
class LineScanner {
  #fence: string | undefined;
  #htmlCloser: string | undefined;
  #isInInnerFence = false;
  #isAfterBlank = true;
  #isAfterUnderline = false;
  #isInList = false;
  #isInHtml = false;

  /** Whether a segment can begin with the line. */
  read(line: string): boolean {
    if (this.#fence !== undefined) return this.#readFenced(line, this.#fence);
    if (this.#htmlCloser !== undefined) return this.#readHtml(line, this.#htmlCloser);
    if (line.trim() === '') return this.#readBlank();
    const isOutermost = /^\S/.test(line);
    const canBegin = isOutermost
      ? this.#isAfterBlank || this.#beginsBlock(line)
      : this.#beginsInnerItem(line);
    if (
      isOutermost
        ? this.#isAfterBlank || LIST_ITEM.test(line)
        : / {1,3}[-+*]\s/.test(line) && this.#isAfterBlank
    )
      this.#isInList = LIST_ITEM.test(line.trimStart());
    if (isOutermost) this.#isInInnerFence = /^(?:[-+*]|\d{1,9}[.)])\s+(?:`{3}|~{3})/.test(line);
    this.#isAfterBlank = false;
    this.#isAfterUnderline = UNDERLINE.test(line);
    if (isOutermost || !this.#isInList) this.#open(line);
    return canBegin;
  }

  /** Whether a line that follows no blank one begins a block. */
  #beginsBlock(line: string): boolean {
    if (this.#isInHtml) return false;
    return this.#isAfterUnderline || BULLET_WITH_TEXT.test(line) || (this.#isInList && LIST_ITEM.test(line));
  }

  /** An item of a list in a list can stand alone as well, if it is no line of code there. */
  #beginsInnerItem(line: string): boolean {
    if (/^\s*(?:[-+*]\s+)*(?:`{3}|~{3})/.test(line)) this.#isInInnerFence = !this.#isInInnerFence;
    return this.#isInList && !this.#isInInnerFence && !this.#isInHtml && /^ {1,3}[-+*]\s+\S/.test(line);
  }

  #readBlank(): boolean {
    this.#isAfterBlank = true;
    this.#isAfterUnderline = false;
    this.#isInHtml = false;
    return false;
  }

  #open(line: string): void {
    if (/^ {0,3}</.test(line)) this.#isInHtml = true;
    const [, , ...fences] = FENCE.exec(line) ?? [];
    if (!this.#isInHtml) this.#fence = fences.find((each) => each !== undefined);
    const [opener = '', ...kinds] = LONG_HTML.exec(line) ?? [];
    const closer = HTML_CLOSERS[kinds.findIndex((each) => each !== undefined)];
    if (closer !== undefined && !line.includes(closer, opener.length)) this.#htmlCloser = closer;
  }

  #readFenced(line: string, fence: string): boolean {
    const [, closer = ''] = /^ {0,3}(`+|~+|\$+)\s*$/.exec(line) ?? [];
    if (closer.startsWith(fence)) this.#fence = undefined;
    return false;
  }

  #readHtml(line: string, closer: string): boolean {
    if (line.includes(closer)) this.#htmlCloser = undefined;
    return false;
  }
}
