import type { Analysis, Inflection, PartOfSpeech, Token, TokenKind } from '../../src/engine/index.ts';
import { codePointLength } from '../../src/text/codePoints.ts';

/** A word of a hand-made analysis; what is left out has its plainest value. */
export interface WordSpec {
  readonly form: string;
  /** Of the lexicon's entry, by which the tables of the translation name it. */
  readonly id?: string;
  readonly pos?: PartOfSpeech;
  readonly gloss?: string;
  readonly lemma?: string;
  readonly features?: readonly string[];
  readonly inflection?: Inflection;
  readonly ezafe?: boolean;
  readonly attachedTo?: 'previous' | 'next';
}

/** Anything that is no word: `{ raw: '42', kind: 'number' }`. */
export interface RawSpec {
  readonly raw: string;
  readonly kind: TokenKind;
}

/** An analysis of exactly these tokens; nothing is put between them. */
export function analysisOfTokens(specs: readonly (WordSpec | RawSpec)[]): Analysis {
  const tokens: Token[] = [];
  for (const spec of specs) tokens.push(tokenOf(spec, tokens.at(-1)));
  return { source: tokens.map(({ source }) => source).join(''), tokens };
}

/** An analysis of these tokens with a space before each word that follows another token. */
export function analysisOf(specs: readonly (WordSpec | RawSpec)[]): Analysis {
  const spaced = specs.flatMap((spec, at) =>
    at > 0 && !('raw' in spec && spec.kind === 'punctuation')
      ? [{ raw: ' ', kind: 'space' as const }, spec]
      : [spec],
  );
  return analysisOfTokens(spaced);
}

function tokenOf(spec: WordSpec | RawSpec, before: Token | undefined): Token {
  const source = 'raw' in spec ? spec.raw : spec.form;
  const codePointStart = before?.codePointEnd ?? 0;
  const utf16Start = before?.utf16End ?? 0;
  const place = {
    source,
    codePointStart,
    codePointEnd: codePointStart + codePointLength(source),
    utf16Start,
    utf16End: utf16Start + source.length,
  };
  return 'raw' in spec ? { ...place, kind: spec.kind } : { ...place, kind: 'word', word: wordOf(spec) };
}

function wordOf(spec: WordSpec): NonNullable<Token['word']> {
  return {
    normalised: spec.form,
    pronunciation: {
      id: spec.id ?? spec.form,
      phonemes: 'x',
      lemma: spec.lemma ?? spec.form,
      partOfSpeech: spec.pos ?? 'noun',
      gloss: spec.gloss ?? '',
      features: new Set(spec.features),
      inflection: spec.inflection ?? {},
      origin: 'lexicon',
      cost: 0,
    },
    ezafe: spec.ezafe ? 'e' : 'none',
    confidence: 1,
    alternatives: [],
    ...(spec.attachedTo && { attachedTo: spec.attachedTo }),
  };
}
