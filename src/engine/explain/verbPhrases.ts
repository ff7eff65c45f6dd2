import type { CodePointSpan } from '../../text/codePoints.ts';
import type { SourceVerb } from '../translate/index.ts';
import type { Token } from '../types.ts';

/** A verb of the source with its complement and auxiliaries, wherever they stand. */
export interface VerbPhrase extends Omit<SourceVerb, 'words'> {
  /** Its words in the order of the source. */
  readonly parts: readonly CodePointSpan[];
}

/** The verbs of a text, by the index of every token that belongs to one. */
export function verbPhrases(
  tokens: readonly Token[],
  verbs: readonly SourceVerb[],
): ReadonlyMap<number, VerbPhrase> {
  const places = new Map(tokens.map((token, at) => [token, at]));
  const phrases = new Map<number, VerbPhrase>();
  for (const { words, ...verb } of verbs) {
    const parts = words
      .flatMap(({ token, rest = [] }) => [token, ...rest])
      .flatMap((token) => withPieces(tokens, places.get(token) ?? -1))
      .sort((a, b) => a - b);
    const phrase = { ...verb, parts: parts.flatMap((at) => partOf(tokens[at])) };
    for (const at of parts) phrases.set(at, phrase);
  }
  return phrases;
}

function partOf(token: Token | undefined): VerbPhrase['parts'] {
  return token === undefined
    ? []
    : [{ codePointStart: token.codePointStart, codePointEnd: token.codePointEnd }];
}

/** The token at `at` with the auxiliaries and pieces that are attached to it. */
function withPieces(tokens: readonly Token[], at: number): number[] {
  const places = [at];
  for (let next = at + 1; isAround(tokens[next], 'previous'); next++)
    if (tokens[next]?.word !== undefined) places.push(next);
  for (let before = at - 1; isAround(tokens[before], 'next'); before--)
    if (tokens[before]?.word !== undefined) places.push(before);
  return places;
}

function isAround(token: Token | undefined, side: 'previous' | 'next'): boolean {
  return token?.kind === 'space' || (token?.word !== undefined && token.word.attachedTo === side);
}
