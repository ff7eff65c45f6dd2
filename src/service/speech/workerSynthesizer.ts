import type { VoiceName } from '../../engine/index.ts';
import { codePointLength } from '../../text/codePoints.ts';
import type { EngineLoader } from '../engineLoader.ts';
import { SpeechThread, type SpeechThreadDependencies } from './speechThread.ts';
import {
  type AudioEncoding,
  NothingToSpeakError,
  type SynthesisOptions,
  type SynthesisRequest,
  type SynthesizedAudio,
  type Synthesizer,
} from './synthesizer.ts';
import type { NaturalVoice } from './workerMessages.ts';

interface WorkerSynthesizerDependencies extends SpeechThreadDependencies {
  readonly loadEngine: EngineLoader;
  /** The natural voice that speaks for one of the five; undefined for the built-in one. */
  readonly findNaturalVoice?: (voice: VoiceName) => Promise<NaturalVoice | undefined>;
}

/** Slow reading of a text of numbers, in seconds a code point, and what a clip has besides. */
const BOUND_SECONDS_A_CODE_POINT = 1.2;
const BOUND_SECONDS_A_CLIP = 5;

/** Speech by eSpeak NG in a worker thread, which starts with the first text and ends with `close`. */
export class WorkerSynthesizer implements Synthesizer {
  readonly #dependencies: WorkerSynthesizerDependencies;
  readonly #thread: SpeechThread;

  constructor(dependencies: WorkerSynthesizerDependencies) {
    this.#dependencies = dependencies;
    this.#thread = new SpeechThread(dependencies);
  }

  async synthesize(
    request: SynthesisRequest,
    { pronunciations, encoding = contractEncoding(request), signal, onPreview }: SynthesisOptions = {},
  ): Promise<SynthesizedAudio> {
    const { loadEngine, findNaturalVoice } = this.#dependencies;
    const [engine, { voiceSettings, naturalSettings }, natural] = await Promise.all([
      loadEngine(),
      import('../../engine/index.ts'),
      findNaturalVoice?.(request.voice),
    ]);
    const sentences = engine.speechPlan(engine.analyse(request.text, pronunciations));
    if (sentences.length === 0) throw new NothingToSpeakError();
    return this.#thread.run(
      {
        sentences,
        settings: voiceSettings(request),
        ...(natural && { natural: { voice: natural, settings: naturalSettings(request) } }),
        preview: onPreview !== undefined,
        ...(encoding && { encoding }),
      },
      { ...(signal && { signal }), ...(onPreview && { onPreview }) },
    );
  }

  async naturalVersion(voice: VoiceName): Promise<string | undefined> {
    const natural = await this.#dependencies.findNaturalVoice?.(voice);
    return natural && this.#thread.isTrusted(natural) ? natural.version : undefined;
  }

  boundSeconds({ text, pace }: SynthesisRequest): number {
    return Math.ceil(BOUND_SECONDS_A_CLIP + (codePointLength(text) * BOUND_SECONDS_A_CODE_POINT) / pace);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

/** Premium is WAV whatever its length. */
function contractEncoding({ tier }: SynthesisRequest): AudioEncoding | undefined {
  return tier === 'premium' ? 'wav' : undefined;
}
