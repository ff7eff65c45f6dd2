import type { Joint } from './prose.ts';

/** Character references of HTML and XML: `&zwnj;`, `&#8204;`, `&#x200c;`, and those that may go without the semicolon. */
export const CHARACTER_REFERENCE =
  /&(?:[a-z][a-z0-9._-]{0,31}|#\d{1,8}|#x[0-9a-f]{1,7});|&(?:nbsp|amp|lt|gt|quot|shy)\b/gi;

const AT_PLACE = new RegExp(CHARACTER_REFERENCE.source, 'iy');

const INVISIBLE = new Set(['zwnj', 'zwj', 'shy', 'lrm', 'rlm', 'ZeroWidthSpace', 'NoBreak']);
/** Quotes too, for they stand at the edge of words. */
const SPACES = /^(?:nbsp|ensp|emsp|thinsp|numsp|puncsp|hairsp|Tab|quot|apos|laquo|raquo|[lr][sd]quo)$/;

/** The character reference at an offset: where it ends and how a passage is read over it; undefined if none is there. */
export function referenceAt(
  text: string,
  utf16Start: number,
): { readonly utf16End: number; readonly joint: Joint } | undefined {
  AT_PLACE.lastIndex = utf16Start;
  const reference = AT_PLACE.exec(text)?.[0];
  if (reference === undefined) return undefined;
  return { utf16End: utf16Start + reference.length, joint: referenceJoint(reference) };
}

/** How a passage is read over a character reference. */
export function referenceJoint(reference: string): Joint {
  const [, hexadecimal, decimal, name = ''] = /^&(?:#x([\da-f]+)|#(\d+)|(.+?));?$/i.exec(reference) ?? [];
  if (hexadecimal !== undefined) return codeJoint(Number.parseInt(hexadecimal, 16));
  if (decimal !== undefined) return codeJoint(Number.parseInt(decimal, 10));
  if (INVISIBLE.has(name)) return 'none';
  if (name === 'NewLine') return 'line';
  return SPACES.test(name) ? 'space' : 'word';
}

/** How a passage is read over a character that stands there by its code only. */
export function codeJoint(codePoint: number): Joint {
  if (codePoint > 0x10_ff_ff) return 'word';
  const character = String.fromCodePoint(codePoint);
  if (/[\p{L}\p{M}\p{N}\p{Cf}]/u.test(character)) return 'none';
  if (/[\n\r\u2028\u2029]/.test(character)) return 'line';
  return /[\s"'«»“”]/.test(character) ? 'space' : 'word';
}
