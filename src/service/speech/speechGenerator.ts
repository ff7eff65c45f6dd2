import type { SpeechRequest, SpeechResult } from '../../contract/index.ts';
import type { PinnedPronunciations } from '../../engine/index.ts';
import { Failure } from '../http/failure.ts';
import type { PinnedWords } from '../text/pinnedWords.ts';
import { deliveryOf, resolveDelivery } from './delivery.ts';
import { NothingToSpeakError } from './nothingToSpeakError.ts';
import { type PreviewWords, wireWord } from './previewWords.ts';
import type { GeneratedSpeech, GenerationOptions, SpeechGenerator } from './speaking.ts';
import { type SynthesisCache, synthesisKey } from './synthesisCache.ts';
import type { StoredSynthesis } from './synthesisTable.ts';
import type { SynthesisOptions, SynthesisRequest, SynthesizedAudio, Synthesizer } from './synthesizer.ts';
import { isFeatured, usableVoice, type Voice } from './voices.ts';
import type { WordTimeTable } from './wordTimeTable.ts';

export interface SpeechGeneratorDependencies {
  readonly synthesizer: Synthesizer;
  readonly cache: SynthesisCache;
  readonly words: WordTimeTable;
  readonly previewWords: PreviewWords;
  readonly pins: PinnedWords;
  /** How long word times are kept, in milliseconds. */
  readonly retentionMs: number;
  readonly engineVersion: () => Promise<string>;
  readonly unavailableVoices: ReadonlySet<Voice>;
  readonly now: () => number;
}

/** Speaks from the cache, or afresh, or with another voice where the wanted one is not available. */
export function createSpeechGenerator(options: SpeechGeneratorDependencies): SpeechGenerator {
  return {
    speak: (request, more) => speak(options, request, more),
    boundSeconds: (request) => boundSeconds(options, resolveDelivery(request)),
  };
}

interface Speech extends StoredSynthesis {
  readonly voice: Voice;
  readonly cacheHit: boolean;
}

async function speak(
  options: SpeechGeneratorDependencies,
  request: SpeechRequest,
  more: GenerationOptions,
): Promise<GeneratedSpeech> {
  more.signal?.throwIfAborted();
  const engineVersion = await options.engineVersion();
  const wanted = resolveDelivery(request);
  const { pronunciations, revision: pinsRevision } = options.pins.of(more.environment);
  const key = synthesisKey(wanted, { engineVersion, pinsRevision });
  const speech =
    cached(options, wanted, key) ?? (await freshWithWords(options, wanted, { key, pronunciations, ...more }));
  keepWords(options, speech, more);
  return {
    result: resultOf(request, speech, { requestId: more.requestId, engineVersion }),
    audio: speech.audio,
    seconds: wholeSeconds(speech),
    cacheHit: speech.cacheHit,
  };
}

function cached(
  { cache }: SpeechGeneratorDependencies,
  { voice }: SynthesisRequest,
  key: string,
): Speech | undefined {
  const found = cache.find(key);
  return found && { ...found, voice, cacheHit: true };
}

/** While it is made, its words are known as far as its preview goes. */
async function freshWithWords(
  options: SpeechGeneratorDependencies,
  wanted: SynthesisRequest,
  more: FreshOptions,
): Promise<Speech> {
  const { jobId: id, environment, onPreview } = more;
  if (id === undefined || onPreview === undefined) return fresh(options, wanted, more);
  const { previewWords } = options;
  try {
    return await fresh(options, wanted, {
      ...more,
      onPreview: (mp3, words) => {
        previewWords.add({ environment, id }, words);
        return onPreview(mp3, words);
      },
    });
  } finally {
    previewWords.end({ environment, id });
  }
}

interface FreshOptions extends GenerationOptions {
  readonly key: string;
  readonly pronunciations: PinnedPronunciations | undefined;
}

/** A substituted voice is not previewed, and its audio not kept for later requests (`POST /v1/speech`). */
async function fresh(
  options: SpeechGeneratorDependencies,
  wanted: SynthesisRequest,
  { key, pronunciations, signal, onPreview }: FreshOptions,
): Promise<Speech> {
  const voice = usableVoice(wanted.voice, options.unavailableVoices);
  const request = { ...wanted, voice };
  const isPreviewed = onPreview !== undefined && wanted.tier === 'basic' && isFeatured(voice);
  const made = await synthesize(options, request, {
    ...(pronunciations && { pronunciations }),
    ...(signal && { signal }),
    ...(isPreviewed && { onPreview }),
  });
  if (wanted.tier === 'premium' && wholeSeconds(made) > boundSeconds(options, wanted))
    throw new Failure('service_unavailable', 'The audio was longer than the seconds reserved for it.');
  const stored = await options.cache.add(made, voice === wanted.voice ? key : undefined);
  signal?.throwIfAborted();
  return { ...stored, voice, cacheHit: false };
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

function keepWords(options: SpeechGeneratorDependencies, { words }: Speech, more: GenerationOptions): void {
  const wire = words.map(wireWord);
  const { requestId, jobId, environment } = more;
  for (const id of jobId === undefined ? [requestId] : [requestId, jobId])
    options.words.put({ environment, id }, wire, options.now() + options.retentionMs);
}

/** Resources, speech response. */
function resultOf(
  request: SpeechRequest,
  { mimeType, durationSeconds, voice }: Speech,
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
    ...(voice === request.voice ? {} : fallbackOf(request.voice, voice)),
  };
}

function fallbackOf(requested_voice: Voice, used_voice: Voice) {
  return {
    requested_voice,
    fallback: { reason: 'voice_unavailable', requested_voice, used_voice },
  };
}

function boundSeconds({ synthesizer }: SpeechGeneratorDependencies, request: SynthesisRequest): number {
  return Math.ceil(synthesizer.boundSeconds(request));
}

/** What is charged: the duration that the answer shows, rounded up. */
function wholeSeconds({ durationSeconds }: { readonly durationSeconds: number }): number {
  return Math.ceil(toMilliseconds(durationSeconds));
}

function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
