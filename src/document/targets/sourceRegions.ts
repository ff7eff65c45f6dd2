import { overlaps, type Span } from '../../text/span.ts';

/** How a programming language writes comments and strings; at least one of the lists has an entry. */
export interface SourceSyntax {
  /** What begins a comment that ends with its line. */
  readonly lineComments: readonly string[];
  /** What begins and what ends a comment. */
  readonly blockComments: readonly (readonly [string, string])[];
  /** Quotes of strings that end on their line. */
  readonly quotes: readonly string[];
  /** Quotes of strings that may go over several lines. */
  readonly longQuotes: readonly string[];
  /** Whether text may stand between tags, outside any string. */
  readonly markup: boolean;
}

/** A comment, a string, or text between tags, without what begins and ends it. */
export interface SourceRegion extends Span {
  readonly kind: 'lineComment' | 'blockComment' | 'string' | 'markup';
  /** Where its marker or quote begins. */
  readonly utf16OpenerStart: number;
}

/** Where a region ends and where its closer ends; undefined if what looked like an opener opens nothing. */
type Ending = { readonly utf16End: number; readonly utf16Next: number } | undefined;

interface Opener {
  readonly kind: SourceRegion['kind'];
  end(text: string, utf16From: number): Ending;
}

/**
 * The comments and strings of source code whose lines end with LF, in order. It knows no grammar: a quote
 * that has no partner, as in a lifetime or a regular expression, is passed over, so a mistake stays on its line.
 */
export function sourceRegions(text: string, syntax: SourceSyntax): SourceRegion[] {
  const openers = openersOf(syntax);
  const anyOpener = new RegExp([...openers.keys()].map(escaped).join('|'), 'g');
  const regions: SourceRegion[] = [];
  for (let match = anyOpener.exec(text); match !== null; match = anyOpener.exec(text)) {
    const opener = openers.get(match[0]);
    const utf16Start = anyOpener.lastIndex;
    const ending = opener?.end(text, utf16Start);
    if (opener === undefined || ending === undefined) continue;
    const { utf16End, utf16Next } = ending;
    regions.push({ kind: opener.kind, utf16Start, utf16End, utf16OpenerStart: match.index });
    anyOpener.lastIndex = utf16Next;
  }
  return syntax.markup ? withMarkup(text, regions) : regions;
}

/** Longest first, so that `"""` is not read as `""` and `"`. */
function openersOf(syntax: SourceSyntax): Map<string, Opener> {
  const all: [string, Opener][] = [
    ...syntax.lineComments.map((marker): [string, Opener] => [marker, lineComment]),
    ...syntax.blockComments.map(([open, close]): [string, Opener] => [open, blockComment(close)]),
    ...syntax.quotes.map((quote): [string, Opener] => [quote, stringOf(quote, false)]),
    ...syntax.longQuotes.map((quote): [string, Opener] => [quote, stringOf(quote, true)]),
  ];
  return new Map(all.sort(([a], [b]) => b.length - a.length));
}

const lineComment: Opener = {
  kind: 'lineComment',
  end(text, utf16From) {
    const at = text.indexOf('\n', utf16From);
    const utf16End = at < 0 ? text.length : at;
    return { utf16End, utf16Next: utf16End };
  },
};

function blockComment(closer: string): Opener {
  return {
    kind: 'blockComment',
    end(text, utf16From) {
      const at = text.indexOf(closer, utf16From);
      return at < 0
        ? { utf16End: text.length, utf16Next: text.length }
        : { utf16End: at, utf16Next: at + closer.length };
    },
  };
}

function stringOf(quote: string, isLong: boolean): Opener {
  const stops = new RegExp(`\\\\[^]|${isLong ? '' : '\\n|'}${escaped(quote)}`, 'g');
  return {
    kind: 'string',
    end(text, utf16From) {
      stops.lastIndex = utf16From;
      let stop = stops.exec(text);
      while (stop?.[0].startsWith('\\')) stop = stops.exec(text);
      if (stop === null || stop[0] === '\n') return undefined;
      return { utf16End: stop.index, utf16Next: stops.lastIndex };
    },
  };
}

/** Adds text between tags where no comment or string was found; `=>` and `->` end no tag. */
function withMarkup(text: string, regions: readonly SourceRegion[]): SourceRegion[] {
  const texts = [...text.matchAll(/(?<![=-])>([^<>{}]+)(?=[<{])/g)].map(
    ({ index, 1: inside = '' }): SourceRegion => ({
      kind: 'markup',
      utf16OpenerStart: index,
      utf16Start: index + 1,
      utf16End: index + 1 + inside.length,
    }),
  );
  const free = texts.filter((span) => !regions.some((region) => overlaps(region, span)));
  return [...regions, ...free].sort((a, b) => a.utf16Start - b.utf16Start);
}

function escaped(literal: string): string {
  return literal.replace(/[^\w\s]/g, '\\$&');
}
