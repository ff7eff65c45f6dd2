import { createHistogram } from 'node:perf_hooks';
import { processorMilliseconds } from './processes.ts';
import type { LoopDelay } from './report.ts';

const TICK_MS = 1;

/** A time in which the event loop did not turn; times by `performance.now()`. */
export interface Gap {
  readonly startMs: number;
  readonly endMs: number;
  readonly processorMs: number;
}

const NO_GAP: Gap = { startMs: 0, endMs: 0, processorMs: 0 };

/** Watches for how long the event loop of this process does not turn. */
export class LoopWatch {
  /** Of microseconds; `monitorEventLoopDelay` would take a pause for a delay. */
  readonly #histogram = createHistogram();
  #timer: NodeJS.Timeout | undefined;
  #lookedAtMs = 0;
  #processorMs = 0;
  #longest = NO_GAP;

  begin(): void {
    this.#lookedAtMs = performance.now();
    this.#processorMs = processorMilliseconds();
    this.#longest = NO_GAP;
    this.#timer = setInterval(() => this.#look(), TICK_MS);
  }

  /** Does not watch until it is begun again. */
  pause(): void {
    clearInterval(this.#timer);
  }

  /** The gap with most work in it since this was last asked, or since the watch was begun. */
  takeLongest(): Gap {
    this.#look();
    const longest = this.#longest;
    this.#longest = NO_GAP;
    return longest;
  }

  /** Of all the time that was watched. */
  delay(): LoopDelay {
    const { max } = this.#histogram;
    const percentile = this.#histogram.percentile(99.9);
    return { maxMilliseconds: max / 1000, percentile999Milliseconds: percentile / 1000 };
  }

  #look(): void {
    const now = performance.now();
    const processorMs = processorMilliseconds();
    const gap = { startMs: this.#lookedAtMs, endMs: now, processorMs: processorMs - this.#processorMs };
    this.#histogram.record(Math.max(1, Math.round((now - this.#lookedAtMs) * 1000)));
    this.#lookedAtMs = now;
    this.#processorMs = processorMs;
    // The processor's time is counted in ticks of the kernel, so it may seem longer than the gap.
    const worked = Math.min(gap.processorMs, now - gap.startMs);
    if (worked > this.#longest.processorMs) this.#longest = { ...gap, processorMs: worked };
  }
}
