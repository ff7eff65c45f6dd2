import type { PinglishStyle, VowelNotation } from '../contract/index.ts';
import type { CommandKeys } from './ledger/ledger.ts';
import type { OnProgress } from './progress.ts';
import type {
  AnalyseResult,
  DiacritizeResult,
  PinglishResult,
  TranslateResult,
  UsageResult,
} from './results.ts';

export interface CallOptions {
  /** Cancels the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told of every attempt and every wait. */
  readonly onProgress?: OnProgress;
}

export interface PostOptions extends CallOptions {
  /** 8 to 128 printable ASCII characters; made before the first attempt if it is left out. */
  readonly idempotencyKey?: string;
  /** The keys of the command that the request belongs to; used where `idempotencyKey` is left out. */
  readonly keys?: CommandKeys;
}

/**
 * The Persian Language API v1, whichever server stands behind it. Every method rejects with a
 * `ClientFailure`, or with the reason of the caller's signal.
 */
export interface Client {
  /** `POST /v1/diacritize`: one unit for each code point. */
  diacritize(
    request: { readonly text: string; readonly includeEzafe: boolean },
    options?: PostOptions,
  ): Promise<DiacritizeResult>;
  /** `POST /v1/pinglish`: one unit for each code point; the text needs a Persian letter. */
  pinglish(
    request: { readonly text: string; readonly style: PinglishStyle; readonly vowelNotation: VowelNotation },
    options?: PostOptions,
  ): Promise<PinglishResult>;
  /** `POST /v1/translate`: two units for each code point. */
  translate(request: { readonly text: string }, options?: PostOptions): Promise<TranslateResult>;
  /** `GET /v1/usage`: reads only, charges nothing. */
  usage(options?: CallOptions): Promise<UsageResult>;
  /** `POST /x/analyse`: the local service only; another server answers `not_found`. */
  analyse(request: { readonly text: string }, options?: CallOptions): Promise<AnalyseResult>;
}
