import type { ChosenWord, PinglishStyle, VowelNotation } from '../contract/index.ts';
import type {
  AlignedSentence,
  AnalyseResult,
  FromPinglishResult,
  PinnedWord,
  SpellingResult,
  UsageResult,
} from './decode/results.ts';
import type { SpeechClient } from './speech/speechClient.ts';
import type { TextClient } from './text/textClient.ts';
import type { CallOptions } from './transport/callOptions.ts';

/** What is to be written in Persian letters. */
export interface FromPinglishCall {
  readonly text: string;
  readonly loanWords?: 'persian' | 'latin';
  /** Whether each word is to have what else it could be. */
  readonly withCandidates?: boolean;
  /** What the user chose before for typed words. */
  readonly chosen?: readonly ChosenWord[];
}

/**
 * The Persian Language API v1, whichever server stands behind it. Every method rejects with a
 * `ClientFailure`, or with the reason of the caller's signal.
 */
export interface Client extends TextClient, SpeechClient {
  /** `GET /v1/usage`: reads only, charges nothing. */
  usage(options?: CallOptions): Promise<UsageResult>;
  /** `POST /x/analyse`: the local service only; another server answers `not_found`. */
  analyse(
    request: {
      readonly text: string;
      readonly style?: PinglishStyle;
      readonly vowelNotation?: VowelNotation;
      /** Whether words also get the marks of primers; not if it is left out. */
      readonly schoolMarks?: boolean;
    },
    options?: CallOptions,
  ): Promise<AnalyseResult>;
  /** `POST /x/align`: which sentences and words of a translation came from which; the local service only. */
  align(
    request: { readonly text: string; readonly translation: string },
    options?: CallOptions,
  ): Promise<readonly AlignedSentence[]>;
  /** `POST /x/from-pinglish`: the local service only. */
  fromPinglish(request: FromPinglishCall, options?: CallOptions): Promise<FromPinglishResult>;
  /** `POST /x/spelling`: words that are written apart or run together; the local service only. */
  spelling(text: string, options?: CallOptions): Promise<SpellingResult>;
  /**
   * `PUT /x/words`: how words are read from now on, all of them at once, in FA1 phonemes; the local service
   * only.
   */
  pinWords(words: readonly PinnedWord[], options?: CallOptions): Promise<void>;
}
