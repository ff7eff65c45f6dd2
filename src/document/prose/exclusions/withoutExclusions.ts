import { OBJECTS } from '../../../text/objectCharacters.ts';
import { movedSpan, sliceSpan } from '../../../text/span.ts';
import { PassageWriter, strongerJoint } from '../passageWriter.ts';
import type { Exclusion, Joint, ProsePassage, ProseRun } from '../prose.ts';
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
/** Where programs are at home a pointer, an alias or the like too. */
const SIGNED_NAME = new RegExp(`${COLON_NAME.source}|^[*&][A-Za-z_][\\w-]{0,60}(?![\\w;*-])`);
/** A name in braces that a message shows. */
const SHOWN_NAME = /'\{'[\p{L}\p{M}\p{N}\u200c_.$-]{1,64}'\}'/uy;
const GLOB = /^[!-~]*\*\*?[/.][!-~]*$/;
/** A word or more of Persian between two signs, where no parser reads those. */
const PAIR =
  /(?<![\p{L}\p{M}\p{N}\u200c_*'\\])(__?|[*'])(?=[\p{Script=Arabic}«])(?:(?!\1)[^\n\\]){0,300}(?<=[^\s\\])\1(?![\p{L}\p{M}\p{N}\u200c_*'])/gu;
/** Or what stands before the letter that a menu is reached by. */
const PAIR_OR_ACCELERATOR = new RegExp(
  `${PAIR.source}|(?<![\\p{L}\\p{M}\\p{N}\\u200c&_])[&_](?=\\p{Script=Arabic})`,
  'gu',
);
/** What an object may have, and what may stand between two of them without parting them. */
const TOUCHING = /[\w:/+\-.,=~@#&|\\×–]/;
const LATIN = /[A-Za-z\d]/;
/** The last character of an object before a passage, and the first of one behind it. */
const EDGES: Readonly<Record<ProseContext, readonly [RegExp, RegExp]>> = {
  text: [/`/, /`/],
  data: [/[^\s\S]/, /[^\s\S]/],
  code: [/\}/, /[{$%]/],
};
/** An escaped one within a word of Latin letters, with the letters around it. */
const APOSTROPHE = /^[A-Za-z](?:\\'|\\u0027|\\x27|''|&apos;|&#39;|&#x27;)[A-Za-z]$/;
/** A sequence that a terminal reads, as it is escaped where no grammar reads that; `[` ends the token. */
const TERMINAL_OPENER = /\\(?:0?33|x1[bB]|u001[bB]|e)$/;
const TERMINAL = /^(?:\\(?:0?33|x1b|u001b|u\{1b\}|e)\[[\d;?]{0,30}[a-z])+$/i;
const TERMINAL_SEQUENCE = /\[[\d;?]{0,30}[A-Za-z]/y;
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
      for (const { utf16Start, utf16End, joint } of keptRuns(text, each, context)) {
        writer.skip(joint);
        writer.keep(utf16Start, utf16End);
      }
      writer.finish();
    }
  }
  return writer.passages();
}

/** What is left of the runs of a passage, which may be nothing between two exclusions. */
function keptRuns(text: string, passage: ProsePassage, context: ProseContext): ProseRun[] {
  const kept = withoutDividedTags(text, passage, context).flatMap((whole, at, runs) => {
    const { utf16Start, utf16End, joint } = whole;
    const isOneWord = APOSTROPHE.test(text.slice((runs[at - 1]?.utf16End ?? 1) - 1, utf16Start + 1));
    const parts: ProseRun[] = [];
    let run: ProseRun = { utf16Start, utf16End, joint: isOneWord ? 'word' : joint };
    for (const exclusion of withSigns(text.slice(utf16Start, utf16End), context)) {
      parts.push({ ...run, utf16End: utf16Start + exclusion.utf16Start });
      run = { utf16Start: utf16Start + exclusion.utf16End, utf16End, joint: exclusion.joint };
    }
    return [...parts, run];
  });
  const runs = withoutEmpty(text, kept);
  const [closer, opener] = EDGES[context];
  return runs.map((run, at) => {
    const next = runs[at + 1];
    const isBehind = run.joint === 'word' || (at === 0 && closer.test(text.charAt(run.utf16Start - 1)));
    const isBefore = next === undefined ? opener.test(text.charAt(run.utf16End)) : next.joint === 'word';
    return withoutTouching(text, run, isBehind, isBefore);
  });
}

/** Without those of nothing but the last, and a coloured sign before the words; the strongest joint over them holds. */
function withoutEmpty(text: string, runs: readonly ProseRun[]): ProseRun[] {
  const left: ProseRun[] = [];
  let joint: Joint = 'none';
  for (const [at, run] of runs.entries()) {
    joint = strongerJoint(joint, run.joint);
    const utf16Next = runs[at + 1]?.utf16Start;
    const isColoured = left.length === 0 && TERMINAL.test(text.slice(run.utf16End, utf16Next));
    const isSign = isColoured && !/[\p{L}\p{N}]/u.test(sliceSpan(text, run));
    if (utf16Next !== undefined && (isSign || run.utf16Start === run.utf16End)) continue;
    left.push({ ...run, joint });
    joint = 'none';
  }
  return left;
}

/**
 * Without what touches an object and is of it: Latin letters and digits with the signs between them, as in
 * `v{major}.{minor}`.
 */
function withoutTouching(
  text: string,
  { utf16Start, utf16End, joint }: ProseRun,
  isBehind: boolean,
  isBefore: boolean,
): ProseRun {
  const isTouching = (utf16At: number) => TOUCHING.test(text.charAt(utf16At));
  const isLatin = (utf16At: number) => LATIN.test(text.charAt(utf16At));
  let [start, end] = [utf16Start, utf16End];
  while (isBehind && start < utf16End && isTouching(start)) start++;
  if (start === utf16End && isBefore) return { utf16Start, utf16End: utf16Start, joint };
  while (start > utf16Start && !isLatin(start - 1)) start--;
  while (isBefore && end > start && isTouching(end - 1)) end--;
  // Signs before the first letter are of it only where they begin a word, as in `--name={name}`.
  const isWhole = /\s/.test(text.charAt(end - 1)) && LATIN.test(text.slice(end, utf16End));
  while (!isWhole && end < utf16End && !isLatin(end)) end++;
  return { utf16Start: start, utf16End: end, joint };
}

/** The exclusions of a run, and signs of emphasis, quotes and accelerators that touch Persian words, in order. */
function withSigns(run: string, context: ProseContext): readonly Exclusion[] {
  const exclusions = [...exclusionsIn(run, context)];
  const signs = [...run.matchAll(context === 'text' ? PAIR : PAIR_OR_ACCELERATOR)].flatMap(
    ({ index, 0: whole, 1: sign }): Exclusion[] => {
      const length = sign?.length ?? 1;
      const utf16End = index + whole.length;
      const opener: Exclusion = { utf16Start: index, utf16End: index + length, joint: 'none' };
      return sign === undefined ? [opener] : [opener, { ...opener, utf16Start: utf16End - length, utf16End }];
    },
  );
  if (signs.length === 0) return exclusions;
  let done = 0;
  return [...exclusions, ...signs]
    .sort((a, b) => a.utf16Start - b.utf16Start)
    .filter(({ utf16Start, utf16End }) => {
      if (utf16Start < done) return false;
      done = utf16End;
      return true;
    });
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
  const sequence = context === 'text' ? undefined : terminalSequence(run, at, token);
  if (sequence !== undefined) {
    const before = token.slice(0, sequence.utf16Start - at);
    return [...exclusionsOfToken(run, at, before, context), sequence];
  }
  const emphasis = [...token.matchAll(EMPHASIS)];
  if (emphasis.length > 0 && !GLOB.test(token)) return betweenEmphasis(run, at, { token, emphasis, context });
  const hashtags = hashtagsAtStart(token);
  if (hashtags !== undefined) return [{ ...movedSpan(hashtags, at), joint: 'word' }];
  const trimmed = withoutPunctuation(token);
  const path = isPath(trimmed) ? { utf16Start: 0, utf16End: trimmed.length } : mailAddressIn(trimmed);
  const address = webAddressIn(trimmed) ?? path;
  if (address !== undefined) return [{ ...movedSpan(address, at), joint: 'word' }];
  const name = (context === 'text' ? COLON_NAME : SIGNED_NAME).exec(token);
  if (name !== null)
    return [{ ...movedSpan({ utf16Start: 0, utf16End: name[0].length }, at), joint: 'word' }];
  const percents = percentPlaceholders(run, at, token);
  if (percents.length > 0 || context === 'text') return percents;
  const nested = nestedMessage(run, at, token);
  if (nested.length > 0) return nested;
  return identifiersInToken(token).map((part) => ({ ...movedSpan(part, at), joint: 'word' }));
}

/** The one that a token ends with the beginning of. */
function terminalSequence(run: string, at: number, token: string): Exclusion | undefined {
  const opener = TERMINAL_OPENER.exec(token);
  TERMINAL_SEQUENCE.lastIndex = at + token.length;
  if (opener === null || !TERMINAL_SEQUENCE.test(run)) return undefined;
  return { utf16Start: at + opener.index, utf16End: TERMINAL_SEQUENCE.lastIndex, joint: 'none' };
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
