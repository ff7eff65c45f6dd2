import type { Span } from '../../../text/span.ts';
import { keepLines } from '../lines.ts';
import { PassageWriter } from '../passageWriter.ts';
import type { FindProse } from '../prose.ts';
import { keepDoubledQuotes } from './escapes.ts';
import { finishValue } from './value.ts';

/** The fields of comma-separated values; semicolons and tabs part them where the first line has more of these. */
export const csvProse: FindProse = (text) => fieldPassages(text, delimiterOf(text));

/** The fields of tab-separated values. */
export const tsvProse: FindProse = (text) => fieldPassages(text, '\t');

function delimiterOf(text: string): string {
  const end = text.indexOf('\n');
  const first = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function fieldPassages(text: string, delimiter: string) {
  const writer = new PassageWriter(text);
  const quotes = new QuoteFinder(text, delimiter);
  const ends = new RegExp(`[${delimiter}\n]`, 'g');
  for (let at = 0; at < text.length; ) {
    const utf16Quote = behindBlanks(text, at);
    const closing = text[utf16Quote] === '"' ? quotes.closing(utf16Quote) : undefined;
    ends.lastIndex = closing ?? at;
    const end = ends.exec(text)?.index ?? text.length;
    if (closing === undefined) keepField(writer, { utf16Start: at, utf16End: end });
    else keepQuoted(writer, text, { utf16Start: utf16Quote + 1, utf16End: closing });
    at = end + 1;
  }
  return writer.passages();
}

/** Blanks between a delimiter and a quote, in UTF-16 units, that people put there and most programs skip. */
const MOST_BLANKS = 100;

function behindBlanks(text: string, utf16From: number): number {
  let utf16 = utf16From;
  while (text[utf16] === ' ' && utf16 < utf16From + MOST_BLANKS) utf16++;
  return utf16;
}

/** Finds where quoted fields end. A quote without a partner is a letter, and so are all others on its line. */
class QuoteFinder {
  readonly #text: string;
  readonly #delimiter: string;
  /** False once a quote had no partner in all the rest of the text: from there on none goes over several lines. */
  #mayBeLong = true;
  #utf16LettersEnd = 0;

  constructor(text: string, delimiter: string) {
    this.#text = text;
    this.#delimiter = delimiter;
  }

  /** Where the quote stands that closes the one at an offset; undefined if none does. */
  closing(utf16Quote: number): number | undefined {
    if (utf16Quote < this.#utf16LettersEnd) return undefined;
    const stops = this.#mayBeLong ? /""|"/g : /""|["\n]/g;
    stops.lastIndex = utf16Quote + 1;
    let stop = stops.exec(this.#text);
    while (stop?.[0] === '""') stop = stops.exec(this.#text);
    if (stop?.[0] === '"' && this.#endsField(stop.index + 1)) return stop.index;
    if (stop === null) this.#mayBeLong = false;
    const utf16LineEnd = this.#text.indexOf('\n', utf16Quote);
    this.#utf16LettersEnd = utf16LineEnd < 0 ? this.#text.length : utf16LineEnd;
    return undefined;
  }

  #endsField(utf16Offset: number): boolean {
    const next = this.#text[behindBlanks(this.#text, utf16Offset)];
    return next === undefined || next === '\n' || next === this.#delimiter;
  }
}

function keepQuoted(writer: PassageWriter, text: string, span: Span): void {
  const finish = () => finishValue(writer);
  keepLines(writer, text, span, finish, (utf16Start, utf16End) =>
    keepDoubledQuotes(writer, text, '"', { utf16Start, utf16End }),
  );
  finish();
}

function keepField(writer: PassageWriter, { utf16Start, utf16End }: Span): void {
  writer.keep(utf16Start, utf16End);
  finishValue(writer);
}
