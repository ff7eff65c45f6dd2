import { hasLatinLetter } from '../../text/persian.ts';
import type { Span } from '../../text/span.ts';

const CLOSING = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['«', '»'],
  ['“', '”'],
]);
const PAIR_SIGN = /[()[\]{}«»“”]/;
const SENTENCE_SIGN = /[.,:;!?…،؛؟\s]/;

/**
 * Where Latin stands in what is between Persian words, with the signs of its own (`foo()`, `--force`), without those
 * of the sentence around it (`(foo)`, `foo.`).
 * @returns empty where no letter is Latin
 */
export function latinSpan(text: string): Span {
  let [utf16Start, utf16End] = hasLatinLetter(text) ? [0, text.length] : [0, 0];
  const partners = partnersOf(text);
  const isOutside = (at: number) => {
    const partner = partners.get(at) ?? -1;
    return PAIR_SIGN.test(text.charAt(at)) && (partner < utf16Start || partner >= utf16End);
  };
  while (utf16Start < utf16End) {
    const last = utf16End - 1;
    if (SENTENCE_SIGN.test(text.charAt(last)) || isOutside(last)) utf16End--;
    else if (/\s/.test(text.charAt(utf16Start)) || isOutside(utf16Start)) utf16Start++;
    else if (partners.get(utf16Start) === last) [utf16Start, utf16End] = [utf16Start + 1, last];
    else break;
  }
  return { utf16Start, utf16End };
}

/** The places of the signs of pairs, from each to the other of its pair, in UTF-16 code units. */
function partnersOf(text: string): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  const open: { readonly closing: string; readonly at: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const closing = CLOSING.get(sign);
    if (closing !== undefined) open.push({ closing, at });
    else if (open.at(-1)?.closing === sign) {
      const opened = open.pop()?.at ?? at;
      partners.set(opened, at).set(at, opened);
    }
  }
  return partners;
}
