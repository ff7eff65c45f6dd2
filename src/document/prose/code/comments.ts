import type { Span } from '../../../text/span.ts';
import { hasLetter, PassageWriter } from '../passageWriter.ts';
import { CodeLines, docTagLength } from './docTags.ts';
import type { ClassedToken } from './tokenClass.ts';

/** What a block comment begins with, and what any comment may. */
const BLOCK_OPENER = /^(?:\/\*|<!--|--\[=*\[|\(\*|\{-|<#|#\||=begin\b)/;
const MARKER =
  /^(?:\/\*+[!<]?|\/{2,}[!<]?|<!-{2,}|--\[=*\[|-{2,}[!|]?|\(\*+|\{-+\|?|<#|#\||=begin\b|rem\b|::|#+!?|;+|%+|'+|"+|!+|\*+)[ \t]*/i;
const CLOSER = /(?:\*+\/|-{2,}>|\*+\)|-+\}|#>|\]=*\]|\|#|=end)[ \t]*$/;
const MARGIN = /^\*+(?=[\s/]|$)[ \t]*/;
/** Longer than any closer, in UTF-16 code units. */
const MAX_CLOSER_LENGTH = 30;

/** Reads the comments of a program, line by line. */
export class CommentReader {
  readonly #writer: PassageWriter;
  readonly #text: string;
  readonly #code = new CodeLines();
  /** The last line that had nothing but a comment or its end; another may go on from it. */
  #lastLine = Number.NEGATIVE_INFINITY;

  constructor(text: string) {
    this.#text = text;
    this.#writer = new PassageWriter(text);
  }

  /** Adds a comment, or what of it stands on a line; `tokens` are next to each other. */
  add(lineNumber: number, line: Span, tokens: readonly ClassedToken[]): void {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first === undefined || last === undefined) return;
    const isAlone = this.#text.slice(line.utf16Start, first.utf16Start).trim() === '';
    const content = this.#contentOf(tokens, first.utf16Start, last.utf16End);
    const goesOn = isAlone && lineNumber === this.#lastLine + 1 && !content.opensBlock;
    if (content.opens && !goesOn) this.#code.begin();
    else if (!goesOn) this.#code.isCode('');
    const isCode = this.#code.isCode(this.#text.slice(content.utf16Start, content.utf16End).trim());
    if (!goesOn || !content.hasLetter || isCode) this.#writer.finish();
    this.#writer.skip('space');
    if (content.hasLetter && !isCode) this.#keep(tokens, content);
    const mayGoOn = (isAlone || content.opensBlock) && !content.isClosed;
    this.#lastLine = mayGoOn ? lineNumber : Number.NEGATIVE_INFINITY;
  }

  passages() {
    this.#writer.finish();
    return this.#writer.passages();
  }

  /** Without the marker, the margin and the closer. */
  #contentOf(tokens: readonly ClassedToken[], utf16From: number, utf16To: number) {
    const whole = this.#text.slice(utf16From, utf16To);
    const trimmed = whole.trimStart();
    const begins = tokens.find((token) => this.#text.slice(token.utf16Start, token.utf16End).trim() !== '');
    const opensBlock = BLOCK_OPENER.test(trimmed);
    const opens =
      opensBlock || begins?.class.part === 'delimiter' || begins?.class.setting.isLineComment === true;
    const marker = (opens ? MARKER : MARGIN).exec(trimmed)?.[0].length ?? 0;
    const utf16Start = utf16To - trimmed.length + marker;
    const closer = CLOSER.exec(this.#text.slice(Math.max(utf16Start, utf16To - MAX_CLOSER_LENGTH), utf16To));
    const inside = this.#text.slice(utf16Start, utf16To - (closer?.[0].length ?? 0));
    const utf16End = utf16Start + inside.trimEnd().length;
    return {
      opens,
      opensBlock,
      isClosed: closer !== null,
      utf16Start,
      utf16End,
      hasLetter: hasLetter(inside),
    };
  }

  #keep(tokens: readonly ClassedToken[], { utf16Start, utf16End }: Span): void {
    const tag = docTagLength(this.#text.slice(utf16Start, utf16End));
    const isElement = tokens.some(
      (token) => token.utf16Start === utf16Start && token.class.part === 'nothing',
    );
    if (tag > 0 || isElement) this.#writer.finish();
    for (const token of tokens) {
      if (token.class.part === 'placeholder') this.#writer.skip('word');
      if (token.class.part === 'nothing') this.#writer.skip('space');
      if (token.class.part === 'text')
        this.#writer.keep(Math.max(utf16Start + tag, token.utf16Start), Math.min(utf16End, token.utf16End));
    }
  }
}
