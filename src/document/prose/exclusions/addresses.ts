import type { Span } from '../../../text/span.ts';

const MAX_SCHEME_LENGTH = 20;
const MAX_MAILBOX_LENGTH = 64;

const EXTENSION = /^(?:[a-z][a-z\d]{1,4}|[A-Z][A-Z\d]{1,4}|[chrs])$/;

/** The web address in a token, which goes on to its end; offsets count from the start of the token. */
export function webAddressIn(token: string): Span | undefined {
  if (/^(?:www\.|mailto:)\w/i.test(token)) return { utf16Start: 0, utf16End: token.length };
  const colon = token.indexOf('://');
  const least = Math.max(0, colon - MAX_SCHEME_LENGTH);
  let start = colon;
  while (start > least && /[a-z\d+.-]/i.test(token.charAt(start - 1))) start--;
  return start < colon && colon + 3 < token.length
    ? { utf16Start: start, utf16End: token.length }
    : undefined;
}

/** The first mail address in a token. */
export function mailAddressIn(token: string): Span | undefined {
  for (let at = token.indexOf('@'); at >= 0; at = token.indexOf('@', at + 1)) {
    const least = Math.max(0, at - MAX_MAILBOX_LENGTH);
    let start = at;
    while (start > least && /[\w.%+-]/.test(token.charAt(start - 1))) start--;
    let end = at + 1;
    while (/[\w.-]/.test(token.charAt(end))) end++;
    if (start < at && /^[\w-]+\.[\w.-]*\w$/.test(token.slice(at + 1, end)))
      return { utf16Start: start, utf16End: end };
  }
  return undefined;
}

/**
 * Whether a token is a path with two separators at least, or the name of a file with an extension. Words of
 * Persian with slashes between them, dates and fractions are none: a path has a letter of ASCII, or begins at a
 * root or at the folder where it is.
 */
export function isPath(token: string): boolean {
  if (/^[A-Za-z]:[\\/]/.test(token)) return true;
  const separators = token.split(/[\\/]/).length - 1;
  const isRooted = /^(?:~|\.{1,2})?\/|^\\\\/.test(token) && /[\p{L}\p{N}]/u.test(token);
  if (separators >= 2 && (isRooted || (/[A-Za-z]/.test(token) && !token.startsWith('\\')))) return true;
  const dot = token.lastIndexOf('.');
  return (
    dot > 0 && EXTENSION.test(token.slice(dot + 1)) && /[\p{L}\p{M}\p{N}_-]/u.test(token.charAt(dot - 1))
  );
}

/** The words of a token that only programs have: with `_` or `::` inside, or camel case; of a mention none. */
export function identifiersInToken(token: string): readonly Span[] {
  if (token.startsWith('@')) return [];
  return [...token.matchAll(/[\p{L}\p{M}\p{N}\u200c_:]+/gu)]
    .filter(([word]) => /[^_:](?:_|::)[^_:]|[A-Za-z\d]__|__[A-Za-z\d]|[a-z][A-Z]/.test(word))
    .map(({ index, 0: word }) => ({ utf16Start: index, utf16End: index + word.length }));
}
