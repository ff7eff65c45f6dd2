import type { Playback, Section, TimedSpan } from '../../src/panel/playback.ts';
import type { Method, ParametersOf, ResultOf, SectionPlace, Timing } from '../../src/panel/requests.ts';
import type { Span } from '../../src/text/span.ts';
import type { HostLink } from '../host/hostLink.ts';
import { withoutPlayback, withPlayback } from '../model/playbacks.ts';
import { quietMoments, sentenceBorders, sentenceSpans } from '../model/timing.ts';
import { sectionKey } from '../player/sounds.ts';

/** The playbacks, and what is known of their text and sound. */
export class Library {
  playbacks: readonly Playback[] = [];
  readonly #texts: Answers<'text'>;
  readonly #timings: Answers<'timing'>;
  readonly #peaks: Answers<'peaks'>;
  readonly #doubtful: Answers<'doubtful'>;
  /** Of sections under way, as far as they are made. */
  readonly #previewTimings = new Map<string, Timing>();
  readonly #sentences = new WeakMap<Timing, readonly TimedSpan[]>();

  /** `arrived` is called when there is more to show. */
  constructor({ ask }: HostLink, arrived: () => void) {
    this.#texts = new Answers((parameters) => ask('text', parameters), arrived);
    this.#timings = new Answers((parameters) => ask('timing', parameters), arrived);
    this.#doubtful = new Answers((parameters) => ask('doubtful', parameters), arrived);
    this.#peaks = new Answers((parameters) => ask('peaks', parameters), arrived);
  }

  playback(id: string | null): Playback | undefined {
    return this.playbacks.find((each) => each.id === id);
  }

  section({ playbackId, section }: SectionPlace): Section | undefined {
    return this.playback(playbackId)?.sections[section];
  }

  add(playback: Playback): void {
    this.playbacks = withPlayback(this.playbacks, playback);
  }

  remove(id: string): void {
    this.playbacks = withoutPlayback(this.playbacks, id);
    this.#texts.forget(id);
    this.#doubtful.forget(id);
    for (const key of this.#previewTimings.keys())
      if (key.endsWith(` ${id}`)) this.#previewTimings.delete(key);
  }

  /** The section is spoken again: what was known of its sound is void. */
  forgetSound(place: SectionPlace): void {
    this.#timings.forget(sectionKey(place));
    this.#previewTimings.delete(sectionKey(place));
    this.#peaks.forget(sectionKey(place));
  }

  text(playbackId: string): { readonly value?: string; readonly error?: unknown } {
    return this.#texts.get(playbackId, { playbackId });
  }

  /** The words of the text of which Harf is not sure. */
  doubtful(playbackId: string): { readonly value?: readonly Span[]; readonly error?: unknown } {
    return this.#doubtful.get(playbackId, { playbackId });
  }

  /** Asked for again when it is next looked at. */
  forgetDoubtful(playbackId: string): void {
    this.#doubtful.forget(playbackId);
  }

  /** When the words are heard that a preview has so far. */
  setPreviewTiming(place: SectionPlace, timing: Timing): void {
    this.#previewTimings.set(sectionKey(place), timing);
  }

  /** Of a section under way, what is known so far. */
  timing(place: SectionPlace): Timing | undefined {
    if (this.section(place)?.state !== 'succeeded') return this.#previewTimings.get(sectionKey(place));
    return this.#timings.get(sectionKey(place), place).value;
  }

  /** The timing, waited for; undefined if the section has no sound, or nothing is known of it. */
  async loadTiming(place: SectionPlace): Promise<Timing | undefined> {
    if (this.section(place)?.state !== 'succeeded') return this.timing(place);
    return await this.#timings.wait(sectionKey(place), place);
  }

  peaks(place: SectionPlace): readonly number[] | undefined {
    if (this.section(place)?.state !== 'succeeded') return undefined;
    return this.#peaks.get(sectionKey(place), place).value;
  }

  /** The first span of each sentence; none before text and timing are there. */
  sentences(place: SectionPlace): readonly TimedSpan[] {
    const timing = this.timing(place);
    const section = this.section(place);
    const text = this.text(place.playbackId).value;
    if (!timing || !section || text === undefined) return [];
    const known = this.#sentences.get(timing) ?? sentenceSpans(text, section, timing);
    this.#sentences.set(timing, known);
    return known;
  }

  /** The moments, in seconds, at which the section's sound can be exchanged unheard. */
  borders(place: SectionPlace): readonly number[] {
    const timing = this.timing(place);
    const sentences = this.sentences(place);
    if (timing && sentences.length > 1) return sentenceBorders(timing, sentences);
    const peaks = this.peaks(place);
    const duration = this.section(place)?.durationSeconds;
    return peaks && duration ? quietMoments(peaks, duration) : [];
  }
}

interface Answer<M extends Method> {
  readonly value?: ResultOf<M>;
  readonly error?: unknown;
  /** Settled once the answer is there, or will never be. */
  readonly loading?: Promise<void>;
}

/** Answers of the host that are asked for when they are first looked at, and kept. */
class Answers<M extends Method> {
  readonly #answers = new Map<string, Answer<M>>();
  readonly #ask: (parameters: ParametersOf<M>) => Promise<ResultOf<M>>;
  readonly #arrived: () => void;

  /** `arrived` is called when there is something new to look at. */
  constructor(ask: (parameters: ParametersOf<M>) => Promise<ResultOf<M>>, arrived: () => void) {
    this.#ask = ask;
    this.#arrived = arrived;
  }

  /** The answer, once it is there; without one, `error` says why there will be none. */
  get(key: string, parameters: ParametersOf<M>): Answer<M> {
    const answer = this.#answers.get(key);
    if (answer) return answer;
    const { promise: loading, resolve } = Promise.withResolvers<void>();
    const asked: Answer<M> = { loading };
    this.#answers.set(key, asked);
    void this.#load(key, parameters, asked).then(resolve);
    return asked;
  }

  /** The answer, waited for; undefined if there is none. */
  async wait(key: string, parameters: ParametersOf<M>): Promise<ResultOf<M> | undefined> {
    await this.get(key, parameters).loading;
    return this.get(key, parameters).value;
  }

  forget(key: string): void {
    this.#answers.delete(key);
  }

  async #load(key: string, parameters: ParametersOf<M>, asked: Answer<M>): Promise<void> {
    const answer = await this.#settled(parameters);
    if (this.#answers.get(key) !== asked) return;
    this.#answers.set(key, answer);
    this.#arrived();
  }

  async #settled(parameters: ParametersOf<M>): Promise<Answer<M>> {
    try {
      return { value: await this.#ask(parameters) };
    } catch (error) {
      return { error };
    }
  }
}
