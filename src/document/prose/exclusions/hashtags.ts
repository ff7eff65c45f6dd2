import type { Span } from '../../../text/span.ts';

/** The name of a hashtag: letters, digits and half-spaces, with underscores for its spaces; one letter at least. */
export const HASHTAG_NAME = /(?=[\p{N}_]{0,100}\p{L})[\p{L}\p{M}\p{N}_\u200c]{0,100}[\p{L}\p{M}\p{N}]/u;

const AT_START = new RegExp(`^[*_~]{0,3}(?<tags>(?:#${HASHTAG_NAME.source})+)`, 'du');

/** The hashtags that a token begins with: people search by them, so that no letter of one may change. */
export function hashtagsAtStart(token: string): Span | undefined {
  const tags = AT_START.exec(token)?.indices?.groups?.['tags'];
  return tags === undefined ? undefined : { utf16Start: tags[0], utf16End: tags[1] };
}
