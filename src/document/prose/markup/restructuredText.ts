import { ADDRESSES, type ExclusionPattern, exclusionFinder, PLACEHOLDERS, TEMPLATES } from './exclusions.ts';
import { type LineReader, proseByLines } from './lineReader.ts';
import type { PassageBuilder } from './passageBuilder.ts';

const none = (expression: RegExp): ExclusionPattern => ({ expression, joint: 'none' });
const word = (expression: RegExp): ExclusionPattern => ({ expression, joint: 'word' });

/** What is no prose within a block of reStructuredText; where two begin together, the earlier in the list holds. */
const findInlineExclusions = exclusionFinder([
  { expression: /(?<=\n)[^\S\n]+/g, joint: 'space' },
  word(/(?<!\\)``[^\n`]*(?:`(?!`)[^\n`]*|\n(?!\s*\n)[^\n`]*)*``/g),
  // A role or a link with a target of its own.
  none(/(?<![\\`])(?::[\w:+.-]{1,60}:)?`(?<kept>[^`<]*[^`<\s])\s*<[^`<>]*>`_{0,2}/dg),
  none(
    /(?<![\\`]):(?:emphasis|strong|sub|subscript|sup|superscript|title|dfn|abbr|small|bold):`(?<kept>[^`<]+)`/dg,
  ),
  word(/(?<![\\`]):[A-Za-z][\w:+.-]{0,60}:`[^`]*`|(?<![\\`])`[^`]*`:[A-Za-z][\w:+.-]{0,60}:/g),
  // Text without a role that holds no space and no Persian is most often a name in code.
  word(/(?<![\\`_])`[!-_a-~]+`(?![_`])/g),
  none(/(?<![\\`])_?`(?<kept>[^`]+)`_{0,2}/dg),
  // With the white space that it needs before it.
  none(/(?<=\S)[^\S\n]\[[^[\]\s]+\]_(?!\w)|\[[^[\]\s]+\]_/g),
  word(/(?<!\\)\|[^|\s][^|\n]*\|_{0,2}/g),
  none(/(?<!\\)\*\*?(?=[^\s*])|(?<=[^\s*\\])\*\*?/g),
  none(/(?<=[\p{L}\p{N}])__?(?![\p{L}\p{N}_])/gu),
  none(/\\\s?/g),
  none(/::(?=\s*$)/g),
  ADDRESSES,
  TEMPLATES,
  PLACEHOLDERS,
]);

const words = (list: string) => new Set(list.split(' '));

/** Directives whose content is prose. */
const WITH_PROSE = words(
  'note warning tip important caution danger attention error hint seealso admonition topic sidebar rubric epigraph highlights pull-quote compound container class figure table list-table versionadded versionchanged deprecated glossary centered title todo only tab tabs tab-set tab-item dropdown card grid grid-item header footer abstract dedication rst-class details collapse',
);

/** Of these, the ones whose argument is prose too. */
const WITH_PROSE_ARGUMENT = words(
  'note warning tip important caution danger attention error hint seealso admonition topic sidebar rubric table list-table centered title todo tab tab-item dropdown card details collapse header footer',
);

const DIRECTIVE = /^\.\. +(?:\|[^|\n]*\| +)?([\w:+.-]+?)::(?:[ \t]+|$)/;
const NOTE = /^\.\. +\[[^\]\s]+\](?:[ \t]+|$)/;
const ADORNMENT = /^([!-/:-@[-`{-~])\1{2,}\s*$/;
const GRID_BORDER = /^\+[-=+]{2,}\+\s*$/;
const SIMPLE_BORDER = /^[=-]{2,}(?: +[=-]{2,})+\s*$/;
const MARKER =
  /^(?:[-*+•]|(?:\d{1,9}|#|[a-zA-Z]|[ivxIVX]{1,6})[.)]|\((?:\d{1,9}|#|[a-zA-Z])\)|:[^:`\s][^:`\n]{0,80}:(?!`)|-{1,2}[\w-]+(?:[ =][\w<>]+)? (?= )|\|(?=\s))(?:[ \t]+|$)/;

/** The text of reStructuredText: titles, paragraphs, items, cells, notes and the directives that hold such. */
export const restructuredTextProse = proseByLines(
  findInlineExclusions,
  (builder) => new BlockReader(builder),
);

class BlockReader implements LineReader {
  readonly #builder: PassageBuilder;
  /** Lines that are indented more than this are no prose. */
  #hiddenIndent = Number.POSITIVE_INFINITY;
  /** Whether lines may be options of a directive. */
  #areOptions = false;
  #isDoctest = false;
  #isSimpleTable = false;
  #isAfterBorder = false;
  /** The indentation that the next line of the paragraph has. */
  #indent = -1;
  #utf16PassageStart = 0;
  #utf16PassageEnd = 0;

  constructor(builder: PassageBuilder) {
    this.#builder = builder;
  }

  read(line: string, utf16LineStart: number): void {
    const trimmed = line.trimStart();
    const indent = line.length - trimmed.length;
    if (trimmed === '') this.#readBlank();
    else if (indent > this.#hiddenIndent || this.#isDoctest) return;
    else this.#readText(trimmed, indent, utf16LineStart + indent);
    this.#isAfterBorder = SIMPLE_BORDER.test(trimmed);
  }

  #readBlank(): void {
    if (this.#isAfterBorder) this.#isSimpleTable = false;
    this.#isDoctest = false;
    this.#areOptions = false;
    this.end();
  }

  #readText(line: string, indent: number, utf16Start: number): void {
    this.#hiddenIndent = Number.POSITIVE_INFINITY;
    if (this.#areOptions && /^:[\w-]+:/.test(line)) return;
    this.#areOptions = false;
    if (/^\.\.(?:\s|$)|^__ /.test(line)) this.#readExplicit(line, indent, utf16Start);
    else if (line.startsWith('>>> ')) this.#isDoctest = true;
    else if (SIMPLE_BORDER.test(line)) this.#isSimpleTable = true;
    else if (ADORNMENT.test(line) || GRID_BORDER.test(line)) this.end();
    else if (this.#isSimpleTable) this.#readCells(line, utf16Start, / {2,}/g);
    else if (/^\|.*\|\s*$/.test(line)) this.#readCells(line, utf16Start, /\|/g);
    else this.#readParagraphLine(line, indent, utf16Start);
    this.#hideLiteral(line, indent);
  }

  /** What begins with two dots: a directive, a note, an anchor or a comment. */
  #readExplicit(line: string, indent: number, utf16Start: number): void {
    this.end();
    const [opener = '', directive = ''] = DIRECTIVE.exec(line) ?? NOTE.exec(line) ?? [];
    const isNote = opener !== '' && directive === '';
    const isReplacement = directive === 'replace';
    if (!isNote && !isReplacement && !WITH_PROSE.has(directive) && !/^\w+:\w/.test(directive)) {
      this.#hiddenIndent = indent;
      return;
    }
    this.#areOptions = !isNote;
    if (isNote || isReplacement || WITH_PROSE_ARGUMENT.has(directive))
      this.#add(utf16Start + opener.length, utf16Start + line.length);
    this.#indent = -1;
  }

  #readParagraphLine(line: string, indent: number, utf16Start: number): void {
    if (indent !== this.#indent && this.#indent >= 0) this.end();
    const [marker = ''] = MARKER.exec(line) ?? [];
    if (marker !== '') this.end();
    // A row of a table that is written as a list has a second marker.
    const [second = ''] = marker === '' ? [] : (MARKER.exec(line.slice(marker.length)) ?? []);
    const { length } = marker + second;
    this.#add(utf16Start + length, utf16Start + line.length);
    this.#indent = indent + length;
  }

  #readCells(line: string, utf16Start: number, divider: RegExp): void {
    let from = 0;
    for (const { index, 0: match } of line.matchAll(divider)) {
      this.end();
      this.#add(utf16Start + from, utf16Start + index);
      from = index + match.length;
    }
    this.end();
    this.#add(utf16Start + from, utf16Start + line.length);
    this.end();
  }

  /** Hides what follows a paragraph that ends with two colons. */
  #hideLiteral(line: string, indent: number): void {
    if (line.trimEnd().endsWith('::') && !line.startsWith('.. ')) this.#hiddenIndent = indent;
  }

  #add(utf16Start: number, utf16End: number): void {
    if (this.#utf16PassageStart === this.#utf16PassageEnd) this.#utf16PassageStart = utf16Start;
    this.#utf16PassageEnd = utf16End;
  }

  /** Ends the passage. */
  end(): void {
    this.#builder.add(this.#utf16PassageStart, this.#utf16PassageEnd);
    this.#builder.endPassage();
    this.#utf16PassageStart = this.#utf16PassageEnd;
    this.#indent = -1;
  }
}
