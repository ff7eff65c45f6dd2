import { type Span, sliceSpan } from '../../../text/span.ts';
import { referenceAt } from '../characterReferences.ts';
import { escapeAt } from '../data/escapes.ts';
import { isProseValue } from '../data/value.ts';
import { isText, PassageWriter } from '../passageWriter.ts';
import type { ProsePassage } from '../prose.ts';
import { CodeLines, docTagLength } from './docTags.ts';
import type { ClassedToken } from './tokenClass.ts';

/** How much of the code around a string is looked at, in UTF-16 code units. */
const CONTEXT_LENGTH = 100;

/** A string, or text between tags, that is being read. */
interface OpenRegion {
  readonly kind: 'string' | 'markup';
  readonly depth: number;
  readonly writer: PassageWriter;
  /** Whether it only names something. */
  readonly isName: boolean;
  /** The code before it on its line. */
  readonly before: string;
  /** Whether nothing came yet but the letters before a quote, as in `r"`. */
  isFresh: boolean;
  /** The quote at its ends, where the grammar does not tell it from the text; undefined if nothing is known yet. */
  quote: string | undefined;
}

/** Reads the strings and the texts between tags of a program, line by line; what is embedded in one is read apart. */
export class RegionReader {
  readonly #text: string;
  readonly #writers: PassageWriter[] = [];
  readonly #open: OpenRegion[] = [];
  readonly #code = new CodeLines();
  /** Whether the line is code in documentation; undefined until it is known. */
  #isCode: boolean | undefined;
  #line: Span = { utf16Start: 0, utf16End: 0 };
  /** Where an escape or a character reference ends that takes several tokens. */
  #utf16Done = 0;
  #attribute = '';
  /** The element that is open and whose text nobody reads, `code` or the like. */
  #silentElement: string | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Begins a line; an empty one parts paragraphs. */
  startLine(line: Span): void {
    this.#line = line;
    this.#isCode = undefined;
    const isEmpty = sliceSpan(this.#text, line).trim() === '';
    if (isEmpty) this.#code.isCode('');
    for (const region of this.#open) {
      if (isEmpty) finish(region);
      region.writer.skip('space');
    }
  }

  add(token: ClassedToken): void {
    const { region, depth, part } = token.class;
    const isRead = region === 'markup' || (region === 'string' && part !== 'name');
    this.#close((each) => each.depth > depth || (!isRead && region !== 'tag' && each.depth === depth));
    if (part === 'attributeName') this.#attribute = sliceSpan(this.#text, token);
    if (part === 'tagName') this.#tag(token);
    if (isRead) this.#read(token);
    else if (region !== 'tag') this.#open.at(-1)?.writer.skip(region === 'comment' ? 'none' : 'word');
  }

  passages(): readonly ProsePassage[] {
    this.#close(() => true);
    return this.#writers.flatMap((writer) => writer.passages());
  }

  #close(isOver: (region: OpenRegion) => boolean): void {
    for (let last = this.#open.at(-1); last !== undefined && isOver(last); last = this.#open.at(-1)) {
      finish(last);
      this.#open.pop();
    }
  }

  #read(token: ClassedToken): void {
    const region = this.#enter(token);
    if (token.class.setting.isDocumentation && this.#isCodeLine(region, token)) return;
    switch (token.class.part) {
      case 'text':
        if (region.kind === 'markup' && this.#silentElement !== undefined) region.writer.skip('word');
        else this.#keep(region, token);
        break;
      case 'escape':
      case 'reference':
        this.#skipEscape(region, token);
        break;
      case 'placeholder':
        region.writer.skip('word');
        break;
      case 'begin':
      case 'delimiter':
      case 'end':
        this.#enclose(region, token);
        break;
    }
  }

  /** Whether a token of documentation stands on a line of code, which ends the paragraph before it. */
  #isCodeLine(region: OpenRegion, { utf16Start, class: { part } }: ClassedToken): boolean {
    if (part === 'begin') this.#code.begin();
    if (part === 'begin' || part === 'end' || part === 'delimiter') return false;
    if (this.#isCode === undefined) {
      const line = this.#text.slice(utf16Start, this.#line.utf16End).trim();
      this.#isCode = this.#code.isCode(line.replace(/(?:"{3}|'{3})$/, ''));
      if (this.#isCode) finish(region);
    }
    return this.#isCode;
  }

  /** The open region that a token belongs to; a quote that begins a string ends the one before. */
  #enter(token: ClassedToken): OpenRegion {
    const { region, depth, part } = token.class;
    const last = this.#open.at(-1);
    const isNext = last?.depth === depth && (last.kind !== region || (part === 'begin' && !last.isFresh));
    if (isNext) this.#close((each) => each === last);
    else if (last?.depth === depth) return last;
    const writer = this.#writers[this.#open.length] ?? new PassageWriter(this.#text);
    this.#writers[this.#open.length] = writer;
    const entered = this.#opened(token, region === 'markup' ? 'markup' : 'string', depth, writer);
    this.#open.push(entered);
    return entered;
  }

  #opened(
    { utf16Start, class: { setting } }: ClassedToken,
    kind: OpenRegion['kind'],
    depth: number,
    writer: PassageWriter,
  ): OpenRegion {
    const before = this.#text.slice(Math.max(this.#line.utf16Start, utf16Start - CONTEXT_LENGTH), utf16Start);
    const isData = setting.isAttribute && isDataAttribute(this.#attribute);
    const isHidden = setting.isStyle && !isStyleContent(before);
    const isName = kind === 'string' && (isData || isHidden || isNameInCode(before));
    return { kind, depth, writer, isName, before, isFresh: true, quote: undefined };
  }

  #enclose(region: OpenRegion, { utf16End, class: { part } }: ClassedToken): void {
    region.quote = '';
    const isEnd = part === 'end' || (part === 'delimiter' && !region.isFresh);
    const behind = this.#text.slice(utf16End, Math.min(this.#line.utf16End, utf16End + CONTEXT_LENGTH));
    if (!isEnd || isKey(region.before, behind)) region.writer.finish(() => false);
    if (isEnd) this.#close((each) => each === region);
  }

  /** Without the white space at the ends of lines, and in documentation without the tag before its text. */
  #keep(region: OpenRegion, { utf16Start, utf16End, class: { setting } }: ClassedToken): void {
    const part = this.#text.slice(utf16Start, utf16End);
    const { opener, closer } = quotesAround(region, part);
    if (!/^[A-Za-z]{1,3}$/.test(part)) region.isFresh = false;
    const isFirst = utf16Start === this.#line.utf16Start;
    const start = isFirst ? utf16End - part.trimStart().length : utf16Start + opener;
    const tag = isFirst && setting.isDocumentation ? docTagLength(this.#text.slice(start, utf16End)) : 0;
    if (tag > 0) finish(region);
    const end = utf16End === this.#line.utf16End ? utf16Start + part.trimEnd().length : utf16End;
    region.writer.keep(Math.max(start + tag, this.#utf16Done), end - closer);
  }

  #skipEscape(region: OpenRegion, { utf16Start, utf16End }: ClassedToken): void {
    if (utf16Start < this.#utf16Done) return;
    region.isFresh = false;
    const escaped = escapeAt(this.#text, utf16Start) ?? referenceAt(this.#text, utf16Start);
    this.#utf16Done = Math.max(utf16End, escaped?.utf16End ?? 0);
    const isBrace = /[{}]/.test(this.#text.charAt(utf16Start));
    region.writer.skip(escaped?.joint ?? (isBrace ? 'word' : 'space'));
  }

  #tag(token: ClassedToken): void {
    const name = sliceSpan(this.#text, token);
    const isClosing = this.#text[token.utf16Start - 1] === '/';
    if (isSilent(name) && isClosing === (this.#silentElement === name))
      this.#silentElement = isClosing ? undefined : name;
    const region = this.#open.at(-1);
    if (region?.kind !== 'markup') return;
    if (isInline(name)) region.writer.skip(isSilent(name) ? 'word' : 'none');
    else finish(region);
  }
}

/** How long the quotes are that some grammars do not tell from the text between them. */
function quotesAround(
  region: OpenRegion,
  part: string,
): { readonly opener: number; readonly closer: number } {
  if (region.kind === 'markup') return { opener: 0, closer: 0 };
  const opening = region.quote === undefined ? /^[A-Za-z]{0,2}("{3}|'{3}|["'`])/.exec(part) : null;
  region.quote ??= opening?.[1] ?? '';
  const opener = opening?.[0].length ?? 0;
  const isClosed =
    region.quote !== '' && part.length >= opener + region.quote.length && part.endsWith(region.quote);
  return { opener, closer: isClosed ? region.quote.length : 0 };
}

/** A string of one letter is a character, not a text. */
function finish({ kind, isName, writer }: OpenRegion): void {
  writer.finish((read) => {
    if (kind === 'markup') return isText(read);
    return !isName && isProseValue(read) && /\p{L}.*\p{L}/su.test(read);
  });
}

const INLINE = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strong sub sup tt u var wbr'.split(
    ' ',
  ),
);
const SILENT = new Set('code kbd pre samp script style tt var'.split(' '));
const DATA =
  /^(?:[@:#].*|v-.*|on[a-z]*|data-.*|\*.*|\[.*|\(.*|class|classname|id|for|htmlfor|href|src|srcset|action|method|name|type|value|key|ref|rel|target|role|lang|dir|slot|is|as|style|xmlns.*|to|path|variant|size|color)$/;

/** Whether a paragraph goes on over the tags of an element. */
function isInline(element: string): boolean {
  return INLINE.has(element.toLowerCase());
}

/** Whether the text in an element is not for reading. */
function isSilent(element: string): boolean {
  return SILENT.has(element.toLowerCase());
}

/** Whether the value of an attribute is for the program, not for its users. */
function isDataAttribute(attribute: string): boolean {
  return DATA.test(attribute.toLowerCase());
}

/** What stands before a string that names a file, a case, or an entry of a list. */
const BEFORE_NAME =
  /(?:(?<![\p{L}_$-])(?:require|include|require_once|include_once|import|from|use|using|source|case|load)\s?\(?\s?|[\p{L}\p{N}_)\]]\[)$/u;

/** Whether the code before a string on its line makes it a name; the end of the code is enough. */
function isNameInCode(before: string): boolean {
  return BEFORE_NAME.test(before);
}

/** Whether a string is the key of an entry, by the code before and behind it on its line. */
function isKey(before: string, behind: string): boolean {
  return /(?:^|[{,([|])\s*$/.test(before) && /^\s?(?::(?!:)|=>|->|\]\s?=(?!=))/.test(behind);
}

/** Whether a string in a style sheet is shown to readers. */
function isStyleContent(before: string): boolean {
  return /(?:^|[{;\s])content\s?:[^;{}]*$/.test(before);
}
