import type * as vscode from 'vscode';
import { isTypedWord, type Link, type WrittenPiece } from '../../document/links/link.ts';
import type { TrackedSpan, TrackedSpans } from '../../document/links/trackedSpans.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { t } from '../wording/localize.ts';

/**
 * What of a document is to be restored, as a link in a hover or a code action tells `harf.restorePersian`. It names
 * words by what they came from, and so means the same ones wherever they stand by then.
 */
export interface RestoreArea {
  readonly uri: string;
  readonly parts: readonly OriginPart[] | 'all';
}

/** A part of the Persian of an origin. */
interface OriginPart extends Span {
  readonly id: string;
}

const ids = new WeakMap<WrittenPiece, string>();

/** Everything that is linked. */
export function wholeArea({ uri }: vscode.TextDocument): RestoreArea {
  return { uri: uri.toString(), parts: 'all' };
}

/** The words that came from `persian` of an origin. */
export function originArea({ uri }: vscode.TextDocument, origin: WrittenPiece, persian: Span): RestoreArea {
  return { uri: uri.toString(), parts: [partOf(origin, persian)] };
}

/** The words themselves. */
export function wordsArea({ uri }: vscode.TextDocument, words: readonly TrackedSpan<Link>[]): RestoreArea {
  return { uri: uri.toString(), parts: words.map(({ value }) => partOf(value.piece, value.original)) };
}

/** Undefined for anything else: menus give commands the document that they were opened on. */
export function readRestoreArea(argument: unknown): RestoreArea | undefined {
  return isRestoreArea(argument) ? argument : undefined;
}

/** What putting back a word is called: the Persian of Pinglish, or the Pinglish of Persian. */
export function restoreTitle(link: Link): string {
  return isTypedWord(link) ? t('Restore Pinglish') : t('Restore Persian');
}

/** Where the words of an area stand now; those that are not linked any more are left out. */
export function spansOf({ parts }: RestoreArea, links: TrackedSpans<Link>): Span[] {
  if (parts === 'all') return [{ utf16Start: 0, utf16End: Number.MAX_SAFE_INTEGER }];
  const spans: Span[] = [];
  let isNext = false;
  for (const { utf16Start, utf16End, value } of links.from(0)) {
    const id = ids.get(value.piece);
    const isMeant = parts.some((part) => part.id === id && overlaps(part, value.original));
    const last = spans.at(-1);
    // One after the other they are restored together with what is between them.
    if (isMeant && isNext && last) spans[spans.length - 1] = { utf16Start: last.utf16Start, utf16End };
    else if (isMeant) spans.push({ utf16Start, utf16End });
    isNext = isMeant;
  }
  return spans;
}

function partOf(origin: WrittenPiece, { utf16Start, utf16End }: Span): OriginPart {
  const id = ids.get(origin) ?? crypto.randomUUID();
  ids.set(origin, id);
  return { id, utf16Start, utf16End };
}

function isRestoreArea(argument: unknown): argument is RestoreArea {
  if (typeof argument !== 'object' || argument === null) return false;
  if (!('uri' in argument && 'parts' in argument)) return false;
  const { uri, parts } = argument;
  return typeof uri === 'string' && (parts === 'all' || (Array.isArray(parts) && parts.every(isOriginPart)));
}

function isOriginPart(part: unknown): part is OriginPart {
  if (typeof part !== 'object' || part === null) return false;
  if (!('id' in part && 'utf16Start' in part && 'utf16End' in part)) return false;
  const { id, utf16Start, utf16End } = part;
  return typeof id === 'string' && Number.isSafeInteger(utf16Start) && Number.isSafeInteger(utf16End);
}
