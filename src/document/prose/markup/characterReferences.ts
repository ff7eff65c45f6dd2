import type { Joint } from '../prose.ts';
import type { HolePattern } from './holes.ts';

const INVISIBLE = new Set(['zwnj', 'zwj', 'shy', 'lrm', 'rlm', 'ZeroWidthSpace', 'NoBreak']);
const SPACES = new Set(['nbsp', 'ensp', 'emsp', 'thinsp', 'numsp', 'puncsp', 'hairsp', 'Tab', 'NewLine']);

/** Character references of HTML and XML, as `&zwnj;` and `&#x200c;`. */
export const CHARACTER_REFERENCES: HolePattern = {
  expression: /&(?:[a-z][a-z0-9._-]{0,31}|#\d{1,8}|#x[0-9a-f]{1,7});|&(?:nbsp|amp|lt|gt|quot|shy)\b/gi,
  joint: referenceJoint,
};

/** How the text around a character reference is read. */
export function referenceJoint(reference: string): Joint {
  const name = reference.replace(/^&|;$/g, '');
  if (name.startsWith('#')) return characterJoint(name.slice(1));
  if (INVISIBLE.has(name)) return 'none';
  return SPACES.has(name) ? 'space' : 'word';
}

function characterJoint(number: string): Joint {
  const codePoint = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number.parseInt(number, 10);
  if (!(codePoint <= 0x10ffff)) return 'word';
  const character = String.fromCodePoint(codePoint);
  if (/[\p{Cf}\p{M}]/u.test(character)) return 'none';
  return /\s/u.test(character) ? 'space' : 'word';
}
