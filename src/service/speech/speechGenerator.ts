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

/** Turns a request into stored audio, for `POST /v1/speech` and for jobs; charges nothing. */
export interface SpeechGenerator {
  /**
   * Rejects with a `Failure`: `service_unavailable` if no voice is available, or if Premium audio is longer
   * than its bound and therefore discarded; `invalid_request` if the text has nothing that can be spoken.
   */
  generate(request: SpeechRequest, options: GenerationOptions): Promise<GeneratedSpeech>;
  /** What is to be reserved before `generate`, in whole seconds (Usage accounting, 5). */
  boundSeconds(request: SpeechRequest): number;
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

/** Generates from the cache, or afresh, or with another voice where the wanted one is not available. */
export function createSpeechGenerator(dependencies: SpeechGeneratorDependencies): SpeechGenerator {
  return {
    generate: (request, options) => generate(dependencies, request, options),
    boundSeconds: (request) => boundSeconds(dependencies, resolveDelivery(request)),
  };
}

interface StoredSpeech extends StoredSynthesis, Pick<SynthesizedAudio, 'naturalFailure'> {
  readonly voice: Voice;
  readonly cacheHit: boolean;
}

async function generate(
  dependencies: SpeechGeneratorDependencies,
  request: SpeechRequest,
  options: GenerationOptions,
): Promise<GeneratedSpeech> {
  options.signal?.throwIfAborted();
  const wanted = resolveDelivery(request);
  const versions = await versionsFor(dependencies, wanted);
  const { pronunciations, revision } = dependencies.pinnedWords.of(options.environment);
  const key = synthesisKey(wanted, { engineVersion: versions.natural, pinnedWordsRevision: revision });
  const speech =
    cached(dependencies, wanted, key) ??
    (await freshWithWords(dependencies, wanted, { key, pronunciations, ...options }));
  keepWordTimes(dependencies, speech, options);
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

function cached(
  { cache }: SpeechGeneratorDependencies,
  { voice }: SynthesisRequest,
  key: string,
): StoredSpeech | undefined {
  const found = cache.find(key);
  return found && { ...found, voice, cacheHit: true };
}

interface FreshOptions extends GenerationOptions {
  readonly key: string;
  readonly pronunciations: PinnedPronunciations | undefined;
}

/** While it is made, its words are known as far as its preview goes. */
async function freshWithWords(
  dependencies: SpeechGeneratorDependencies,
  wanted: SynthesisRequest,
  options: FreshOptions,
): Promise<StoredSpeech> {
  const { jobId: id, environment, onPreview } = options;
  if (id === undefined || onPreview === undefined) return fresh(dependencies, wanted, options);
  const { previewWords } = dependencies;
  try {
    return await fresh(dependencies, wanted, {
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
async function fresh(
  dependencies: SpeechGeneratorDependencies,
  wanted: SynthesisRequest,
  { key, pronunciations, signal, onPreview }: FreshOptions,
): Promise<StoredSpeech> {
  const voice = usableVoice(wanted.voice, dependencies.unavailableVoices);
  const request = { ...wanted, voice };
  const isPreviewed = onPreview !== undefined && wanted.tier === 'basic' && isFeatured(voice);
  const made = await synthesize(dependencies, request, {
    ...(pronunciations && { pronunciations }),
    ...(signal && { signal }),
    ...(isPreviewed && { onPreview }),
  });
  if (wanted.tier === 'premium' && billedSeconds(made) > boundSeconds(dependencies, wanted))
    throw new Failure('service_unavailable', 'The audio was longer than the seconds reserved for it.');
  const isAsWanted = voice === wanted.voice && made.naturalFailure === undefined;
  const stored = await dependencies.cache.add(made, isAsWanted ? key : undefined);
  signal?.throwIfAborted();
  return { ...stored, voice, cacheHit: false };
}

interface Versions {
  /** Where the built-in voice speaks. */
  readonly builtIn: string;
  /** Where the natural voice speaks that the user has for the voice; the same where there is none. */
  readonly natural: string;
}

async function versionsFor(
  { engineVersion, synthesizer, unavailableVoices }: SpeechGeneratorDependencies,
  { voice }: SynthesisRequest,
): Promise<Versions> {
  const builtIn = await engineVersion();
  const natural = await synthesizer.naturalVersion?.(usableVoice(voice, unavailableVoices));
  return { builtIn, natural: natural === undefined ? builtIn : `${builtIn}+${natural}` };
}

async function synthesize(
  { synthesizer }: SpeechGeneratorDependencies,
  request: SynthesisRequest,
  options: SynthesisOptions,
): Promise<SynthesizedAudio> {
  try {
    return await synthesizer.synthesize(request, options);
  } catch (error) {
    if (!(error instanceof NothingToSpeakError)) throw error;
    throw new Failure('invalid_request', 'The field "text" has nothing that can be spoken.');
  }
}

function keepWordTimes(
  { wordTimes, now, retentionMs }: SpeechGeneratorDependencies,
  { words }: StoredSpeech,
  { requestId, jobId, environment }: GenerationOptions,
): void {
  const wire = words.map(wireWord);
  for (const id of jobId === undefined ? [requestId] : [requestId, jobId])
    wordTimes.put({ environment, id }, wire, now() + retentionMs);
}

function boundSeconds({ synthesizer }: SpeechGeneratorDependencies, request: SynthesisRequest): number {
  return Math.ceil(synthesizer.boundSeconds(request));
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
