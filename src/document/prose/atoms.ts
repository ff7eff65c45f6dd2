import { identifiersInToken, isPath, mailAddressIn, webAddressIn } from './addresses.ts';
import type { Atom, AtomContext } from './atom.ts';
import { PassageWriter } from './passageWriter.ts';
import { PlaceholderFinder, percentPlaceholders, tagAt } from './placeholders.ts';
import type { ProsePassage, ProseRun } from './prose.ts';

/** What stands between white space, brackets and quotes; or what opens code, a placeholder or a tag. */
const PIECES = /[^\s<>"'`«»،؛؟()[\]{}|]+|`+|[{}<]/g;
/** Longer tokens are no addresses, in UTF-16 code units. */
const MAX_TOKEN_LENGTH = 4_000;
const INLINE_CODE = /(`{1,3})(?!`)[^\n]{1,300}?(?<!`)\1(?!`)/y;

/**
 * The passages without what is prose in no document: addresses, paths and names of files, code in backticks and
 * placeholders, and, where programs are at home, tags and identifiers. Mentions and hashtags are read, and so are
 * dates, fractions, percentages and words with a slash between them.
 */
export function withoutAtoms(
  text: string,
  passages: readonly ProsePassage[],
  context: AtomContext,
): readonly ProsePassage[] {
  const writer = new PassageWriter(text);
  for (const { runs } of passages) {
    for (const run of runs) keepBetweenAtoms(writer, text, run, context);
    writer.finish();
  }
  return writer.passages();
}

function keepBetweenAtoms(writer: PassageWriter, text: string, run: ProseRun, context: AtomContext): void {
  const { utf16Start, utf16End, joint } = run;
  writer.skip(joint);
  let kept = 0;
  for (const atom of atomsIn(text.slice(utf16Start, utf16End), context)) {
    writer.keep(utf16Start + kept, utf16Start + atom.start);
    writer.skip(atom.joint);
    kept = atom.end;
  }
  writer.keep(utf16Start + kept, utf16End);
}

/** The atoms in order, without overlap. */
function* atomsIn(run: string, context: AtomContext): Generator<Atom> {
  const pieces = new RegExp(PIECES);
  const placeholders = new PlaceholderFinder(run, context);
  let done = 0;
  for (let piece = pieces.exec(run); piece !== null; piece = pieces.exec(run)) {
    for (const atom of atomsAt(run, piece.index, piece[0], context, placeholders)) {
      const start = Math.max(done, atom.start);
      if (start < atom.end) yield { ...atom, start };
      done = Math.max(done, atom.end);
    }
    pieces.lastIndex = Math.max(pieces.lastIndex, done);
  }
}

function atomsAt(
  run: string,
  at: number,
  piece: string,
  context: AtomContext,
  placeholders: PlaceholderFinder,
): readonly Atom[] {
  switch (piece[0]) {
    case '`':
      return inlineCodeAt(run, at);
    case '{':
    case '}':
      return placeholders.at(at);
    case '<':
      return context === 'text' ? [] : tagAt(run, at, context);
    default:
      return atomsOfToken(run, at, piece, context);
  }
}

function inlineCodeAt(run: string, at: number): readonly Atom[] {
  INLINE_CODE.lastIndex = at;
  const length = INLINE_CODE.exec(run)?.[0].length;
  return length === undefined ? [] : [{ start: at, end: at + length, joint: 'word' }];
}

function atomsOfToken(run: string, at: number, token: string, context: AtomContext): readonly Atom[] {
  if (token.length > MAX_TOKEN_LENGTH || !/[!-~]/.test(token)) return [];
  const trimmed = withoutPunctuation(token);
  const path = isPath(trimmed) ? { start: 0, end: trimmed.length } : mailAddressIn(trimmed);
  const address = webAddressIn(trimmed) ?? path;
  if (address !== undefined) return [{ start: at + address.start, end: at + address.end, joint: 'word' }];
  const percents = percentPlaceholders(run, at, token);
  if (percents.length > 0 || context === 'text') return percents;
  return identifiersInToken(token).map(({ start, end }) => ({
    start: at + start,
    end: at + end,
    joint: 'word',
  }));
}

/** Without the punctuation at its end, which ends the sentence and not the token. */
function withoutPunctuation(token: string): string {
  let end = token.length;
  while (end > 0 && '.,:;!?…*~'.includes(token.charAt(end - 1))) end--;
  return token.slice(0, end);
}
