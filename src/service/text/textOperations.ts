import type * as z from 'zod';
import {
  DIACRITIZE_MULTIPLIER,
  type DiacritizeRequest,
  type DiacritizeResponse,
  PINGLISH_MULTIPLIER,
  type PinglishRequest,
  type PinglishResponse,
  type Route,
  routes,
  toWire,
  type Warning,
} from '../../contract/index.ts';
import type { Analysis, Engine, PinnedPronunciations, Token } from '../../engine/index.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import { Failure } from '../http/failure.ts';

/** What an operation adds to the fields that all text answers share. */
export interface TextResult {
  readonly original: string;
  readonly warnings: readonly Warning[];
  readonly [field: string]: unknown;
}

/** One text route: its row of the table, its price, and what it does. */
export interface TextOperation<
  Request extends { readonly text: string },
  Result extends TextResult | Promise<TextResult> = TextResult | Promise<TextResult>,
> {
  readonly route: Route & { readonly request: z.ZodType<Request> };
  /** Units for each submitted code point. */
  readonly multiplier: number;
  /** Throws a failure for text that passes the schema and still cannot be served. */
  readonly check?: (request: Request) => void;
  /** What else than text and options the result depends on; a part of the key under which it is kept. */
  readonly variant?: () => Promise<string | undefined>;
  /** Whether the same request has the same result the next time; each has if it is left out. */
  readonly isLasting?: (result: TextResult) => boolean;
  readonly run: (
    engine: Engine,
    request: Request,
    pronunciations?: PinnedPronunciations,
    signal?: AbortSignal,
  ) => Result;
}

/** `POST /v1/diacritize`. */
export const diacritize: TextOperation<
  DiacritizeRequest,
  TextResult & Pick<DiacritizeResponse, 'diacritized'>
> = {
  route: routes.diacritize,
  multiplier: DIACRITIZE_MULTIPLIER,
  run: (engine, { text, include_ezafe }, pronunciations) => ({
    original: text,
    diacritized: engine.diacritize(engine.analyse(text, pronunciations), { includeEzafe: include_ezafe }),
    include_ezafe,
    warnings: [],
  }),
};

/** `POST /v1/pinglish`. */
export const pinglish: TextOperation<
  PinglishRequest,
  TextResult & Pick<PinglishResponse, 'pinglish' | 'alignment'>
> = {
  route: routes.pinglish,
  multiplier: PINGLISH_MULTIPLIER,
  check({ text }) {
    if (!hasPersianLetter(text))
      throw new Failure('persian_text_required', 'The field "text" has no letter of the Persian script.');
  },
  run(engine, { text, style, vowel_notation }, pronunciations) {
    const analysis = engine.analyse(text, pronunciations);
    const { pinglish, alignment } = engine.pinglish(analysis, { style, vowelNotation: vowel_notation });
    return {
      original: text,
      pinglish,
      style,
      vowel_notation,
      alignment: alignment.map(({ written, ...word }) =>
        toWire<PinglishResponse['alignment'][number]>({ ...word, pinglish: written }),
      ),
      warnings: mixedScriptWarnings(analysis),
    };
  },
};

/** Persian and Latin letters in one run, where the border between the words is a guess. */
function mixedScriptWarnings(analysis: Analysis): Warning[] {
  return lettersTogether(analysis.tokens)
    .filter((run) => isMixed(run))
    .map((run) => ({
      code: 'mixed_script',
      message: `“${sourceOf(run)}” has Persian and Latin letters without a space between them.`,
      source_start: run[0]?.codePointStart ?? 0,
      source_end: run.at(-1)?.codePointEnd ?? 0,
    }));
}

/** Runs of tokens with letters that nothing separates. */
function lettersTogether(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'word' || token.kind === 'latin') runs.at(-1)?.push(token);
    else runs.push([]);
  }
  return runs;
}

function isMixed(run: readonly Token[]): boolean {
  const source = sourceOf(run);
  return hasPersianLetter(source) && /\p{Script=Latin}/u.test(source);
}

function sourceOf(run: readonly Token[]): string {
  return run.map((token) => token.source).join('');
}
