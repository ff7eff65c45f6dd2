import type { SpeechRequest, SpeechResult } from '../../contract/index.ts';
import type { PinnedPronunciations } from '../../engine/index.ts';
import { Failure } from '../http/failure.ts';
import type { PinnedWords } from '../text/pinnedWords.ts';
import { type StoredSynthesis, type SynthesisCache, synthesisKey } from './synthesisCache.ts';
import {
  NothingToSpeakError,
  type SynthesisOptions,
  type SynthesisRequest,
  type SynthesizedAudio,
  type Synthesizer,
} from './synthesizer.ts';
import { deliveryOf, isFeatured, resolveDelivery, usableVoice, type Voice } from './voices.ts';
import { type PreviewWords, type WordTimeTable, wireWord } from './wordTimes.ts';

export interface GenerationOptions {
  /** Stands in the result. */
  readonly requestId: string;
  /** A job's id; the word times can be asked for under it too. */
  readonly jobId?: string;
  /** Whose keys may ask for the word times. */
  readonly environment: string;
  /** Ends the work; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with each piece of an MP3 preview, and awaited; only for fresh Basic speech by kian or leyla. */
  readonly onPreview?: NonNullable<SynthesisOptions['onPreview']>;
}

export interface GeneratedSpeech {
  /** The answer without usage and audio URL; also a job's `result`. */
  readonly result: SpeechResult;
  /** The id of the audio, which `AudioLinks.sign` makes a URL of; it is kept for longer than the retention. */
  readonly audio: string;
  /** The duration rounded up: what is charged. */
  readonly seconds: number;
  readonly cacheHit: boolean;
}

interface SpeechGeneratorDependencies {
  readonly synthesizer: Synthesizer;
  readonly cache: SynthesisCache;
  readonly wordTimes: WordTimeTable;
  readonly previewWords: PreviewWords;
  readonly pinnedWords: PinnedWords;
  /** How long word times are kept, in milliseconds. */
  readonly retentionMs: number;
  readonly engineVersion: () => Promise<string>;
  readonly unavailableVoices: ReadonlySet<Voice>;
  /** Unix milliseconds. */
  readonly now: () => number;
}

interface StoredSpeech extends StoredSynthesis, Pick<SynthesizedAudio, 'naturalFailure'> {
  readonly voice: Voice;
  readonly cacheHit: boolean;
}

interface FreshOptions extends GenerationOptions {
  readonly key: string;
  readonly pronunciations: PinnedPronunciations | undefined;
}

interface Versions {
  /** Where the built-in voice speaks. */
  readonly builtIn: string;
  /** Where the natural voice speaks that the user has for the voice; the same where there is none. */
  readonly natural: string;
}

/**
 * Turns a request into stored audio, for `POST /v1/speech` and for jobs; charges nothing. From the cache, or afresh, or with
 * another voice where the wanted one is not available.
 */
export class SpeechGenerator {
  readonly #dependencies: SpeechGeneratorDependencies;

  constructor(dependencies: SpeechGeneratorDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Rejects with a `Failure`: `service_unavailable` if no voice is available, or if Premium audio is longer
   * than its bound and therefore discarded; `invalid_request` if the text has nothing that can be spoken.
   */
  async generate(request: SpeechRequest, options: GenerationOptions): Promise<GeneratedSpeech> {
    options.signal?.throwIfAborted();
    const wanted = resolveDelivery(request);
    const versions = await this.#versionsFor(wanted);
    const { pronunciations, revision } = this.#dependencies.pinnedWords.of(options.environment);
    const key = synthesisKey(wanted, { engineVersion: versions.natural, pinnedWordsRevision: revision });
    const speech =
      this.#cached(wanted, key) ?? (await this.#freshWithWords(wanted, { key, pronunciations, ...options }));
    this.#keepWordTimes(speech, options);
    return {
      result: speechResultOf(request, speech, {
        requestId: options.requestId,
        engineVersion: speech.naturalFailure === undefined ? versions.natural : versions.builtIn,
      }),
      audio: speech.audio,
      seconds: billedSeconds(speech),
      cacheHit: speech.cacheHit,
    };
  }

  /** What is to be reserved before `generate`, in whole seconds (Usage accounting, 5). */
  boundSeconds(request: SpeechRequest): number {
    return this.#boundSecondsOf(resolveDelivery(request));
  }

  #cached({ voice }: SynthesisRequest, key: string): StoredSpeech | undefined {
    const found = this.#dependencies.cache.find(key);
    return found && { ...found, voice, cacheHit: true };
  }

  /** While it is made, its words are known as far as its preview goes. */
  async #freshWithWords(wanted: SynthesisRequest, options: FreshOptions): Promise<StoredSpeech> {
    const { jobId: id, environment, onPreview } = options;
    if (id === undefined || onPreview === undefined) return this.#fresh(wanted, options);
    const { previewWords } = this.#dependencies;
    try {
      return await this.#fresh(wanted, {
        ...options,
        onPreview: (mp3, words) => {
          previewWords.add({ environment, id }, words);
          return onPreview(mp3, words);
        },
      });
    } finally {
      previewWords.end({ environment, id });
    }
  }

  /** A substituted voice is not previewed, and its audio not kept for later requests (`POST /v1/speech`). */
  async #fresh(
    wanted: SynthesisRequest,
    { key, pronunciations, signal, onPreview }: FreshOptions,
  ): Promise<StoredSpeech> {
    const { unavailableVoices, cache } = this.#dependencies;
    const voice = usableVoice(wanted.voice, unavailableVoices);
    const isPreviewed = onPreview !== undefined && wanted.tier === 'basic' && isFeatured(voice);
    const made = await this.#synthesize(
      { ...wanted, voice },
      {
        ...(pronunciations && { pronunciations }),
        ...(signal && { signal }),
        ...(isPreviewed && { onPreview }),
      },
    );
    if (wanted.tier === 'premium' && billedSeconds(made) > this.#boundSecondsOf(wanted))
      throw new Failure('service_unavailable', 'The audio was longer than the seconds reserved for it.');
    const isAsWanted = voice === wanted.voice && made.naturalFailure === undefined;
    const stored = await cache.add(made, isAsWanted ? key : undefined);
    signal?.throwIfAborted();
    return { ...stored, voice, cacheHit: false };
  }

  async #versionsFor({ voice }: SynthesisRequest): Promise<Versions> {
    const { engineVersion, synthesizer, unavailableVoices } = this.#dependencies;
    const builtIn = await engineVersion();
    const natural = await synthesizer.naturalVersion?.(usableVoice(voice, unavailableVoices));
    return { builtIn, natural: natural === undefined ? builtIn : `${builtIn}+${natural}` };
  }

  async #synthesize(request: SynthesisRequest, options: SynthesisOptions): Promise<SynthesizedAudio> {
    try {
      return await this.#dependencies.synthesizer.synthesize(request, options);
    } catch (error) {
      if (!(error instanceof NothingToSpeakError)) throw error;
      throw new Failure('invalid_request', 'The field "text" has nothing that can be spoken.');
    }
  }

  #keepWordTimes({ words }: StoredSpeech, { requestId, jobId, environment }: GenerationOptions): void {
    const { wordTimes, now, retentionMs } = this.#dependencies;
    const wire = words.map(wireWord);
    for (const id of jobId === undefined ? [requestId] : [requestId, jobId])
      wordTimes.put({ environment, id }, wire, now() + retentionMs);
  }

  #boundSecondsOf(request: SynthesisRequest): number {
    return Math.ceil(this.#dependencies.synthesizer.boundSeconds(request));
  }
}

interface Speech extends Pick<SynthesizedAudio, 'mimeType' | 'durationSeconds' | 'naturalFailure'> {
  /** The voice that speaks, which need not be the one that was asked for. */
  readonly voice: Voice;
}

/** Resources, speech response: what a synchronous answer and a job's `result` have in common. */
function speechResultOf(
  request: SpeechRequest,
  { mimeType, durationSeconds, voice, naturalFailure }: Speech,
  { requestId, engineVersion }: { readonly requestId: string; readonly engineVersion: string },
): SpeechResult {
  return {
    request_id: requestId,
    engine_version: engineVersion,
    original: request.text,
    mime_type: mimeType,
    duration_seconds: toMilliseconds(durationSeconds),
    tier: request.tier,
    voice,
    delivery: deliveryOf(request),
    ...(voice === request.voice && naturalFailure === undefined
      ? {}
      : fallbackOf(request.voice, voice, naturalFailure)),
  };
}

/** What is charged: the duration that the answer shows, rounded up to whole seconds. */
function billedSeconds({ durationSeconds }: Pick<SynthesizedAudio, 'durationSeconds'>): number {
  return Math.ceil(toMilliseconds(durationSeconds));
}

/** Where a natural voice failed, the built-in one of the same name spoke. */
function fallbackOf(requested_voice: Voice, used_voice: Voice, naturalFailure: string | undefined) {
  const detail = naturalFailure === undefined ? {} : { natural_voice: naturalFailure };
  return {
    requested_voice,
    fallback: { reason: 'voice_unavailable', requested_voice, used_voice, ...detail },
  };
}

/** Seconds, rounded to whole milliseconds. */
function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
