import { OBJECTS } from '../../../text/objectCharacters.ts';
import { movedSpan } from '../../../text/span.ts';
import { PassageWriter } from '../passageWriter.ts';
import type { Exclusion, ProsePassage, ProseRun } from '../prose.ts';
import { identifiersInToken, isPath, mailAddressIn, webAddressIn } from './addresses.ts';
import type { ProseContext } from './context.ts';
import { hashtagsAtStart } from './hashtags.ts';
import { icuPassages } from './icuMessages.ts';
import { nestedMessage, percentPlaceholders, placeholderAt } from './placeholders.ts';
import { tagAt, withoutDividedTags } from './tags.ts';

/**
 * What stands between white space, brackets and quotes; or what opens code, a placeholder or a tag. A longer one is
 * found in pieces: a search that may go on for millions of characters exhausts the memory that it goes back with.
 */
const MAX_PIECE_LENGTH = 50_000;
const PIECES = new RegExp(
  `[^\\s<>"'\`«»،؛؟()[\\]{}|]{1,${MAX_PIECE_LENGTH}}|\`{1,${MAX_PIECE_LENGTH}}|[{}<]`,
  'g',
);
/** What is never the rest of a longer token. */
const STARTS = /^[{}<`]/;
/** Signs of emphasis, highlights and superscripts, which people write where no parser reads them too. */
const EMPHASIS =
  /\*{2,3}|~~|(?<!=)==(?=[\p{Script=Arabic}«*_])|(?<=[\p{Script=Arabic}»*_.!؟])==(?!=)|\^(?=[\p{Script=Arabic}\u200c]{1,60}\^)|(?<=\^[\p{Script=Arabic}\u200c]{1,60})\^/gu;
/** A parameter of a route, a symbol or an emoji by its name. */
const COLON_NAME = /^:[A-Za-z_][\w-]{0,60}:?(?![\w:-])/;
/** A name in braces that a message shows. */
const SHOWN_NAME = /'\{'[\p{L}\p{M}\p{N}\u200c_.$-]{1,64}'\}'/uy;
const GLOB = /^[!-~]*\*\*?[/.][!-~]*$/;
/** Longer tokens are no addresses, in UTF-16 code units. */
const MAX_TOKEN_LENGTH = 4_000;
const INLINE_CODE = /(`{1,3})(?!`)[^\n]{1,300}?(?<!`)\1(?!`)/y;

/**
 * The passages without what is prose in no document: addresses, paths and names of files, hashtags, code in backticks
 * and placeholders, and, where programs are at home, tags and identifiers. Mentions are read, and so are dates,
 * fractions, percentages and words with a slash between them.
 */
export function withoutExclusions(
  text: string,
  passages: readonly ProsePassage[],
  context: ProseContext,
): readonly ProsePassage[] {
  const writer = new PassageWriter(text);
  for (const passage of passages) {
    const messages = context === 'text' ? undefined : icuPassages(text, passage);
    for (const each of messages ?? [passage]) {
      for (const run of withoutDividedTags(text, each, context))
        keepBetweenExclusions(writer, text, run, context);
      writer.finish();
    }
  }
  return writer.passages();
}

function keepBetweenExclusions(
  writer: PassageWriter,
  text: string,
  run: ProseRun,
  context: ProseContext,
): void {
  const { utf16Start, utf16End, joint } = run;
  writer.skip(joint);
  let kept = 0;
  for (const exclusion of exclusionsIn(text.slice(utf16Start, utf16End), context)) {
    writer.keep(utf16Start + kept, utf16Start + exclusion.utf16Start);
    writer.skip(exclusion.joint);
    kept = exclusion.utf16End;
  }
  writer.keep(utf16Start + kept, utf16End);
}

/** The exclusions of a run in order, without overlap; offsets count from its start. */
function* exclusionsIn(run: string, context: ProseContext): Generator<Exclusion> {
  const pieces = new RegExp(PIECES);
  let done = 0;
  let cut = -1;
  for (let piece = pieces.exec(run); piece !== null; piece = pieces.exec(run)) {
    const isRest = piece.index === cut && !STARTS.test(piece[0]);
    cut = piece[0].length === MAX_PIECE_LENGTH ? pieces.lastIndex : -1;
    if (isRest) continue;
    for (const exclusion of exclusionsAt(run, piece.index, piece[0], context)) {
      const utf16Start = Math.max(done, exclusion.utf16Start);
      if (utf16Start < exclusion.utf16End) yield { ...exclusion, utf16Start };
      done = Math.max(done, exclusion.utf16End);
    }
    pieces.lastIndex = Math.max(pieces.lastIndex, done);
  }
}

function exclusionsAt(run: string, at: number, piece: string, context: ProseContext): readonly Exclusion[] {
  switch (piece[0]) {
    case '`':
      return inlineCodeAt(run, at);
    case '{':
      return isQuoted(run, at) ? [shownBrace(run, at)] : placeholderAt(run, at);
    case '}':
      return isQuoted(run, at) ? [shownBrace(run, at)] : [];
    case '<':
      return context === 'text' ? [] : tagAt(run, at, context);
    default:
      return exclusionsOfToken(run, at, piece, context);
  }
}

/** A brace between apostrophes is one that a message shows. */
function isQuoted(run: string, at: number): boolean {
  return run[at - 1] === "'" && run[at + 1] === "'";
}

/** With the name and the other brace behind it, if that is all that they enclose. */
function shownBrace(run: string, at: number): Exclusion {
  SHOWN_NAME.lastIndex = at - 1;
  const length = SHOWN_NAME.exec(run)?.[0].length ?? 3;
  return { utf16Start: at - 1, utf16End: at - 1 + length, joint: 'word' };
}

function inlineCodeAt(run: string, at: number): readonly Exclusion[] {
  INLINE_CODE.lastIndex = at;
  const length = INLINE_CODE.exec(run)?.[0].length;
  return length === undefined ? [] : [{ utf16Start: at, utf16End: at + length, joint: 'word' }];
}

function exclusionsOfToken(
  run: string,
  at: number,
  token: string,
  context: ProseContext,
): readonly Exclusion[] {
  const objects = [...token.matchAll(OBJECTS)].map(({ index }) => ({
    utf16Start: index,
    utf16End: index + 1,
  }));
  if (objects.length > 0) return objects.map((part) => ({ ...movedSpan(part, at), joint: 'word' }));
  if (token.length > MAX_TOKEN_LENGTH || !/[!-~]/.test(token)) return [];
  const emphasis = [...token.matchAll(EMPHASIS)];
  if (emphasis.length > 0 && !GLOB.test(token)) return betweenEmphasis(run, at, { token, emphasis, context });
  const hashtags = hashtagsAtStart(token);
  if (hashtags !== undefined) return [{ ...movedSpan(hashtags, at), joint: 'word' }];
  const trimmed = withoutPunctuation(token);
  const path = isPath(trimmed) ? { utf16Start: 0, utf16End: trimmed.length } : mailAddressIn(trimmed);
  const address = webAddressIn(trimmed) ?? path;
  if (address !== undefined) return [{ ...movedSpan(address, at), joint: 'word' }];
  const name = COLON_NAME.exec(token);
  if (name !== null)
    return [{ ...movedSpan({ utf16Start: 0, utf16End: name[0].length }, at), joint: 'word' }];
  const percents = percentPlaceholders(run, at, token);
  if (percents.length > 0 || context === 'text') return percents;
  const nested = nestedMessage(run, at, token);
  if (nested.length > 0) return nested;
  return identifiersInToken(token).map((part) => ({ ...movedSpan(part, at), joint: 'word' }));
}

/** The signs of emphasis, and what is not prose of what stands between them. */
function betweenEmphasis(
  run: string,
  at: number,
  { token, emphasis, context }: EmphasisedToken,
): readonly Exclusion[] {
  const exclusions: Exclusion[] = [];
  let utf16Next = 0;
  let hasOpened = false;
  for (const { index, 0: sign } of emphasis) {
    exclusions.push(...exclusionsOfToken(run, at + utf16Next, token.slice(utf16Next, index), context));
    utf16Next = index + sign.length;
    // What a word has as its superscript is another word.
    const joint = sign === '^' && /\p{L}$/u.test(token.slice(0, index)) && !hasOpened ? 'space' : 'none';
    hasOpened = sign === '^' && !hasOpened;
    exclusions.push({ ...movedSpan({ utf16Start: index, utf16End: utf16Next }, at), joint });
  }
  return [...exclusions, ...exclusionsOfToken(run, at + utf16Next, token.slice(utf16Next), context)];
}

interface EmphasisedToken {
  readonly token: string;
  readonly emphasis: readonly RegExpExecArray[];
  readonly context: ProseContext;
}

/** Without the punctuation at its end, which ends the sentence and not the token. */
function withoutPunctuation(token: string): string {
  let end = token.length;
  while (end > 0 && '.,:;!?…*~'.includes(token.charAt(end - 1))) end--;
  return token.slice(0, end);
}
