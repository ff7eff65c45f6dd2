import { jointOfCode } from './data/escapes.ts';
import type { Joint } from './prose.ts';

/** A character reference of HTML: `&nbsp;`, `&#8204;`, `&#x200c;`. To be used with `lastIndex`. */
export const CHARACTER_REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|[a-z]\w{1,30});/iy;

const SPACES = /^&(?:nbsp|ensp|emsp|thinsp|quot|apos|laquo|raquo|[lr][sd]quo);$/;

/** How a passage is read over a match of `CHARACTER_REFERENCE`. */
export function jointOfReference([reference, decimal, hexadecimal]: RegExpExecArray): Joint {
  if (decimal !== undefined) return jointOfCode(Number.parseInt(decimal, 10));
  if (hexadecimal !== undefined) return jointOfCode(Number.parseInt(hexadecimal, 16));
  if (/^&(?:zwnj|zwj|lrm|rlm|shy);$/.test(reference)) return 'none';
  return SPACES.test(reference) ? 'space' : 'word';
}
