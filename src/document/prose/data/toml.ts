import type { Span } from '../../../text/span.ts';
import { keepLines } from '../lines.ts';
import { PassageWriter } from '../passageWriter.ts';
import type { FindProse } from '../prose.ts';
import { CommentWriter } from './commentWriter.ts';
import { keepEscapes } from './escapes.ts';
import { finishValue } from './value.ts';

/**
 * The string values and comments of TOML. Only its tokens are read: a parser refuses the whole of a file for a key
 * that stands there twice, or for a line that is being written.
 */
export const tomlProse: FindProse = (text) => {
  const reader = new TomlReader(text);
  return reader.passages();
};

/** What a bracket encloses. */
type Bracket = 'header' | 'array' | 'table';

class TomlReader {
  readonly #text: string;
  readonly #writer: PassageWriter;
  readonly #comments: CommentWriter;
  readonly #open: Bracket[] = [];
  /** The last token, a line break outside of brackets among them. */
  #last = '\n';

  constructor(text: string) {
    this.#text = text;
    this.#writer = new PassageWriter(text);
    this.#comments = new CommentWriter(this.#writer, text);
  }

  passages() {
    const tokens = /"{3}|'{3}|["'#[\]{},=\n]|[^\s"'#[\]{},=]+/g;
    for (let match = tokens.exec(this.#text); match !== null; match = tokens.exec(this.#text)) {
      const [token] = match;
      const utf16End = this.#read(token, match.index);
      if (utf16End === undefined) break;
      tokens.lastIndex = utf16End;
    }
    this.#comments.end();
    return this.#writer.passages();
  }

  /** Where the token ends; undefined if the text ends within it. */
  #read(token: string, utf16Start: number): number | undefined {
    if (token === '#') return this.#comment(utf16Start);
    if (token === '\n') return this.#lineBreak(utf16Start + 1);
    this.#comments.end();
    if (/^["']/.test(token)) return this.#string(token, utf16Start + token.length);
    if (token === '[') this.#open.push(this.#last === '\n' ? 'header' : 'array');
    if (token === '{') this.#open.push('table');
    if (token === ']' || token === '}') this.#open.pop();
    this.#last = token;
    return utf16Start + token.length;
  }

  #comment(utf16Start: number): number {
    const utf16End = indexOrEnd(this.#text, '\n', utf16Start);
    this.#comments.line({ utf16Start, utf16End }, 1);
    return utf16End;
  }

  /** The name of a table ends with its line, whatever is missing. */
  #lineBreak(utf16End: number): number {
    if (this.#open[0] === 'header') this.#open.length = 0;
    if (this.#open.length === 0) this.#last = '\n';
    return utf16End;
  }

  #string(quote: string, utf16Start: number): number | undefined {
    const utf16End = this.#endOfString(quote, utf16Start);
    const isClosed = this.#text.startsWith(quote, utf16End);
    if (!isClosed) return quote.length === 3 ? undefined : utf16End;
    const utf16Next = utf16End + quote.length;
    if (this.#isValue(utf16Next)) this.#keep(quote, { utf16Start, utf16End });
    this.#last = quote;
    return utf16Next;
  }

  /** Where the closing quote stands, or else where the line or the text ends. */
  #endOfString(quote: string, utf16Start: number): number {
    const stops = quote.startsWith('"') ? /\\.|"|\n/gs : /'|\n/g;
    stops.lastIndex = utf16Start;
    for (let stop = stops.exec(this.#text); stop !== null; stop = stops.exec(this.#text)) {
      if (stop[0] === '\n' && quote.length === 1) return stop.index;
      // Of four or five quotes at the end of a long string the first ones belong to it.
      if (this.#text.startsWith(quote, stop.index) && !this.#text.startsWith(quote, stop.index + 1))
        return stop.index;
    }
    return this.#text.length;
  }

  #isValue(utf16Next: number): boolean {
    const isInArray = this.#open.at(-1) === 'array' && /[[,]/.test(this.#last);
    return (this.#last === '=' || isInArray) && !this.#isFollowedByEquals(utf16Next);
  }

  #isFollowedByEquals(utf16Next: number): boolean {
    let at = utf16Next;
    while (this.#text[at] === ' ' || this.#text[at] === '\t') at++;
    return this.#text[at] === '=' || this.#text[at] === '.';
  }

  #keep(quote: string, span: Span): void {
    const finish = () => finishValue(this.#writer);
    if (quote.startsWith('"')) keepEscapes(this.#writer, this.#text, span);
    else keepLines(this.#writer, this.#text, span, finish);
    finish();
  }
}

function indexOrEnd(text: string, part: string, utf16From: number): number {
  const at = text.indexOf(part, utf16From);
  return at < 0 ? text.length : at;
}
