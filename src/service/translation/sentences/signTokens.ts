import type { Token } from '../../../engine/index.ts';

/** What a text may have around its words for emphasis and the like. */
const SIGNS = ['**', '__', '~~', '==', '++', '^^', '|||'] as const;

/** The sign of emphasis and the like that begins with a token, which may be of several; undefined if none does. */
export function signAt(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const first = tokens[at];
  if (first?.kind !== 'punctuation' && first?.kind !== 'latin') return undefined;
  for (const sign of SIGNS) {
    if (first.source === sign) return [first];
    const several = tokens.slice(at, at + sign.length);
    if (several.map(({ source }) => source).join('') === sign) return several;
  }
  return undefined;
}
