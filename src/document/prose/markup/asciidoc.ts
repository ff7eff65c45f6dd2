import {
  ADDRESSES,
  CHARACTER_REFERENCES,
  type ExclusionPattern,
  exclusionFinder,
  TEMPLATES,
} from './exclusions.ts';
import { type LineReader, proseByLines } from './lineReader.ts';
import type { PassageBuilder } from './passageBuilder.ts';

const none = (expression: RegExp): ExclusionPattern => ({ expression, joint: 'none' });
const word = (expression: RegExp): ExclusionPattern => ({ expression, joint: 'word' });

/** What is no prose within a block of AsciiDoc; where two begin together, the earlier in the list holds. */
const findInlineExclusions = exclusionFinder([
  { expression: /(?<=\n)[^\S\n]+|(?<=\s)\+(?=\n)/g, joint: 'space' },
  TEMPLATES,
  word(
    /(?<!\\)(?:`{1,2}\+?[^`\n]+`{1,2}|\+{3}[^+\n]*\+{3}|\+{2}[^+\n]*\+{2}|(?<![\w+])\+[^\s+](?:[^+\n]*[^\s+])?\+(?!\w))/g,
  ),
  // Macros with text, which goes up to attributes or the end.
  none(
    /(?<![\p{L}\p{N}_])(?:(?:link|xref|mailto|anchor):[^\s[\]]{0,500}|https?:\/\/[^\s[\]]{1,500})\[(?<kept>[^[\]=,]*[^[\]=,\s^])(?:,[^[\]\n]*)?\^?\]/dgu,
  ),
  { expression: /\bfootnote:[\w-]{0,60}\[(?<kept>[^[\]]+)\]/dg, joint: 'word' },
  {
    expression: /\bimage:[^\s:[\]][^\s[\]]{0,500}\[(?<kept>[^[\]=,]*[^[\]=,\s])(?:,[^[\]\n]*)?\]/dg,
    joint: 'word',
  },
  word(/(?<![\p{L}\p{N}_])[a-z][a-z0-9_]{1,30}:[^\s[\]]{0,500}\[[^\]\n]{0,1000}\]/gu),
  none(/<<[^<>,\n]{1,200},(?<kept>[^<>]+)>>/dg),
  word(/<<[^<>\n]{1,200}>>/g),
  // Anchors, roles, terms of the index and numbers beside code.
  none(/\[\[[^[\]\n]*\]\]|\[[.#%][^[\]\n]*\](?=[#*_])|\({3}[^()\n]*\){3}|<\d{1,3}>/g),
  word(/(?<!\\)\{[A-Za-z_][\w:-]*\}/g),
  CHARACTER_REFERENCES,
  ADDRESSES,
  none(/(?<!\\)(?:\*\*|__|##)/g),
  none(/(?<![\p{L}\p{N}_\\*#])[*_#](?=[^\s*_#])|(?<=[^\s*_#\\])[*_#](?![\p{L}\p{N}_*#])/gu),
  none(/[\^~](?=[^\s^~]{1,40}[\^~])|(?<=[\^~][^\s^~]{1,40})[\^~]/g),
  none(/\\(?=[^\s])/g),
]);

/** Delimiters of blocks without prose; each ends at the next line that is the same. */
const HIDDEN_DELIMITER = /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|`{3,}[\w,]*|~{4,})\s*$/;
const DELIMITER = /^(?:={4,}|\*{4,}|_{4,}|--|'{3,}|<{3,}|-{3}|\*{3}|\+|\[\[.*\]\])\s*$/;
const TABLE = /^[|,:!]={3,}\s*$/;
const CODE_STYLE =
  /^\[(?:source|listing|literal|stem|latexmath|asciimath|pass|comment|plantuml|mermaid|ditaa|graphviz|vega)\b|^\[,\s*\w/;
const LINE_WITHOUT_PROSE =
  /^(?::!?[\p{L}\p{M}\p{N}_\u200c-]{1,100}!?:(?:\s|$)|\/\/(?!\/)|\[[^\]]*\]\s*$|(?:include|ifdef|ifndef|ifeval|endif|toc|video|audio|plantuml|stem)::)/u;
const IMAGE = /^image::[^[\]]*\[(?:"([^"]*)"|([^[\],=]*))[^\]]*\]\s*$/;
const HEADING = /^(?:={1,6}|#{1,6})\s+/;
const ITEM = /^\s*(?:\*{1,6}|-|\.{1,6}|\d{1,9}\.|[a-zA-Z]\.|<(?:\d{1,3}|\.)>)\s+(?:\[[ x*]\]\s+)?/;
const LABEL = /^(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION):\s+/;
const TERM = /^(?!\/\/)\s*([^\s:][^\n]{0,200}?):{2,4}(?:\s+|$)/;
const CELL = /(?:(?<=^|\s)(?:\d{1,3}(?:\.\d{1,3})?[+*])?[<^>]?(?:\.[<^>])?[a-z]?)?(?<!\\)\|/g;

/** The text of AsciiDoc: titles, paragraphs, items, terms, cells, labels of images and notes. */
export const asciidocProse = proseByLines(findInlineExclusions, (builder) => new BlockReader(builder));

class BlockReader implements LineReader {
  readonly #builder: PassageBuilder;
  /** The line that ends what is no prose. */
  #hiddenUntil: string | undefined;
  /** Whether the next block is code. */
  #isCodeNext = false;
  #isHiddenParagraph = false;
  #isTable = false;
  #lines = 0;
  #lastLine = '';
  #utf16PassageStart = 0;
  #utf16PassageEnd = 0;

  constructor(builder: PassageBuilder) {
    this.#builder = builder;
  }

  read(line: string, utf16Start: number): void {
    if (this.#hiddenUntil !== undefined) {
      if (line.trimEnd() === this.#hiddenUntil) this.#hiddenUntil = undefined;
    } else if (line.trim() === '') this.#readBlank();
    else if (!this.#isHiddenParagraph) this.#readText(line, utf16Start);
    this.#lastLine = line;
  }

  #readBlank(): void {
    this.#isHiddenParagraph = false;
    this.end();
  }

  #readText(line: string, utf16Start: number): void {
    if (this.#isUnderline(line)) this.end();
    else if (HIDDEN_DELIMITER.test(line)) this.#hide(line);
    else if (TABLE.test(line)) this.#toggleTable();
    else if (DELIMITER.test(line)) this.#readDelimiter(line);
    else if (LINE_WITHOUT_PROSE.test(line)) this.#readAttributes(line);
    else if (this.#isCodeNext || this.#isLiteral(line)) this.#hideParagraph();
    else if (this.#isTable) this.#readCells(line, utf16Start);
    else this.#readProse(line, utf16Start);
  }

  /** The second line of a title of two lines, which are about as long as each other. */
  #isUnderline(line: string): boolean {
    const isMark = /^(=+|-+|~+|\^+|\++)\s*$/.test(line) && line.trim().length > 2;
    return (
      isMark && this.#lines === 1 && Math.abs([...this.#lastLine.trim()].length - line.trim().length) <= 1
    );
  }

  #hide(line: string): void {
    this.end();
    this.#isCodeNext = false;
    this.#hiddenUntil = line.trimEnd().replace(/^(`{3,}).*/, '$1');
  }

  #toggleTable(): void {
    this.end();
    this.#isTable = !this.#isTable;
  }

  #readDelimiter(line: string): void {
    this.end();
    if (this.#isCodeNext) this.#hiddenUntil = line.trimEnd();
    this.#isCodeNext = false;
  }

  #readAttributes(line: string): void {
    if (line.startsWith('//')) return;
    this.end();
    if (CODE_STYLE.test(line)) this.#isCodeNext = true;
  }

  /** A line that is indented and follows a blank one is code. */
  #isLiteral(line: string): boolean {
    return (
      /^\s/.test(line) &&
      this.#lines === 0 &&
      this.#lastLine.trim() === '' &&
      !ITEM.test(line) &&
      !TERM.test(line)
    );
  }

  #hideParagraph(): void {
    this.#isCodeNext = false;
    this.#isHiddenParagraph = true;
  }

  #readProse(line: string, utf16Start: number): void {
    const image = IMAGE.exec(line);
    const [heading = ''] = HEADING.exec(line) ?? [];
    const [opener = ''] = ITEM.exec(line) ?? (this.#lines === 0 ? (LABEL.exec(line) ?? []) : []);
    const [term = '', name = ''] = TERM.exec(line) ?? [];
    if (image)
      this.#addAlone(utf16Start + line.indexOf('[') + 1, image[1] === undefined ? image[2] : `"${image[1]}`);
    else if (heading !== '') this.#addAlone(utf16Start + heading.length, line.slice(heading.length));
    else if (/^\.[^\s.]/.test(line)) this.#addAlone(utf16Start + 1, line.slice(1));
    else if (term !== '') this.#readTerm(line, utf16Start, term, name);
    else {
      if (opener !== '') this.end();
      this.#add(utf16Start + opener.length, utf16Start + line.length);
    }
  }

  #readTerm(line: string, utf16Start: number, term: string, name: string): void {
    this.#addAlone(utf16Start + term.indexOf(name), name);
    this.#add(utf16Start + term.length, utf16Start + line.length);
  }

  #readCells(line: string, utf16Start: number): void {
    let from = 0;
    for (const { index, 0: match } of line.matchAll(CELL)) {
      this.#add(utf16Start + from, utf16Start + index);
      this.end();
      from = index + match.length;
    }
    this.#add(utf16Start + from, utf16Start + line.length);
  }

  #addAlone(utf16Start: number, passage = ''): void {
    this.end();
    this.#add(utf16Start, utf16Start + passage.length);
    this.end();
  }

  #add(utf16Start: number, utf16End: number): void {
    if (utf16Start >= utf16End) return;
    if (this.#lines === 0) this.#utf16PassageStart = utf16Start;
    this.#utf16PassageEnd = utf16End;
    this.#lines++;
  }

  /** Ends the passage. */
  end(): void {
    if (this.#lines > 0) this.#builder.add(this.#utf16PassageStart, this.#utf16PassageEnd);
    this.#builder.endPassage();
    this.#lines = 0;
  }
}
