import type { Token } from '../types.ts';
import { asciiDigits } from './spokenNumber.ts';

/** A number as `spokenNumber` takes it, of one token or several. */
interface JoinedNumber {
  readonly source: string;
  readonly tokens: number;
}

const DASH = /^[-–—]$/;
const TELEPHONE_DIGITS = 11;
/** A code of an area or a mobile, and what may follow it behind a space. */
const TELEPHONE_CODE = /^0\d{2,3}$/;
const TELEPHONE_PART = /^\d{2,8}$/;
const RANGE_START = /^\d{1,4}$/;
const RANGE_END = /^\d{1,4}[%٪]?$/;

/** The number that begins at a token: a telephone number with spaces or dashes in it, a range with a long dash, else the token. */
export function joinedNumberAt(tokens: readonly Token[], at: number): JoinedNumber | undefined {
  const number = tokens[at];
  if (number?.kind !== 'number') return undefined;
  return telephoneAt(tokens, at) ?? rangeAt(tokens, at) ?? { source: number.source, tokens: 1 };
}

function telephoneAt(tokens: readonly Token[], at: number): JoinedNumber | undefined {
  let source = digitsAt(tokens, at);
  if (!TELEPHONE_CODE.test(source)) return undefined;
  let end = at;
  while (source.length < TELEPHONE_DIGITS) {
    const next = behindSeparator(tokens, end + 1);
    const part = digitsAt(tokens, next).replaceAll('-', '');
    if (!TELEPHONE_PART.test(part)) return undefined;
    source += part;
    end = next;
  }
  return source.length === TELEPHONE_DIGITS ? { source, tokens: end - at + 1 } : undefined;
}

/** Behind spaces or a dash, which may have spaces around it. */
function behindSeparator(tokens: readonly Token[], at: number): number {
  const dash = isSpace(tokens[at]) ? at + 1 : at;
  if (!DASH.test(tokens[dash]?.source ?? '')) return dash;
  return isSpace(tokens[dash + 1]) ? dash + 2 : dash + 1;
}

/** «۱۰–۲۰» and «۱۰ – ۲۰», but no list of more. */
function rangeAt(tokens: readonly Token[], at: number): JoinedNumber | undefined {
  const isSpaced = isSpace(tokens[at + 1]);
  const dash = at + (isSpaced ? 2 : 1);
  const last = dash + (isSpaced ? 2 : 1);
  if (!DASH.test(tokens[dash]?.source ?? '') || isSpace(tokens[dash + 1]) !== isSpaced) return undefined;
  const [from, to] = [digitsAt(tokens, at), digitsAt(tokens, last)];
  if (!RANGE_START.test(from) || !RANGE_END.test(to)) return undefined;
  if (DASH.test(tokens[behindSpace(tokens, last + 1)]?.source ?? '')) return undefined;
  if (DASH.test(tokens[at - 1]?.source ?? '') || DASH.test(tokens[at - 2]?.source ?? '')) return undefined;
  return { source: `${from}-${to}`, tokens: last - at + 1 };
}

function behindSpace(tokens: readonly Token[], at: number): number {
  return isSpace(tokens[at]) ? at + 1 : at;
}

function digitsAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.kind === 'number' ? asciiDigits(tokens[at].source) : '';
}

function isSpace(token: Token | undefined): boolean {
  return token?.kind === 'space' && !token.source.includes('\n');
}
