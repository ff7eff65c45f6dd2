import type { Span } from '../../text/span.ts';
import { formatOf, type ProseKind } from '../prose/formats.ts';
import type { Insertion } from './insertedText.ts';

const SIGN = /[!-/:-@[-`{-~]/;

/** Whether the sign there means itself because of a backslash before it, which is not prose. */
export function isEscaped(document: string, utf16At: number, kind: ProseKind): boolean {
  const isBackslash = formatOf(kind)?.hasBackslashes === true && document[utf16At - 1] === '\\';
  return isBackslash && SIGN.test(document.charAt(utf16At));
}

interface Escapes {
  /** The text that was sent, and the part of it that became the English. */
  readonly sent: string;
  readonly span: Span;
  /** Where in it signs have a backslash before them. */
  readonly escaped: ReadonlySet<number>;
}

/** The backslashes before signs that have one in the source; undefined if it cannot be told which those are. */
export function backslashes(english: string, { sent, span, escaped }: Escapes): Insertion[] | undefined {
  const insertions: Insertion[] = [];
  for (const sign of new Set([...escaped].map((at) => sent.charAt(at)))) {
    const places = placesOf(sent, sign, span);
    const found = placesOf(english, sign, { utf16Start: 0, utf16End: english.length });
    if (found.length !== places.length) return undefined;
    for (const [at, utf16Start] of found.entries()) {
      const utf16Sent = places[at] ?? span.utf16End;
      if (escaped.has(utf16Sent))
        insertions.push({ text: '\\', utf16Sent, utf16Start, utf16End: utf16Start });
    }
  }
  return insertions;
}

/** Where a sign stands within a span. */
function placesOf(text: string, sign: string, { utf16Start, utf16End }: Span): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(sign, utf16Start); at >= 0 && at < utf16End; at = text.indexOf(sign, at + 1))
    places.push(at);
  return places;
}
