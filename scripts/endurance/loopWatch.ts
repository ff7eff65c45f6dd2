import { monitorEventLoopDelay } from 'node:perf_hooks';
import { processorMilliseconds } from './processes.ts';
import type { LoopDelay } from './report.ts';

const TICK_MS = 2;

/** A time in which the event loop did not turn; times by `performance.now()`. */
export interface Gap {
  readonly startMs: number;
  readonly endMs: number;
  readonly processorMs: number;
}

const NO_GAP: Gap = { startMs: 0, endMs: 0, processorMs: 0 };

/** Watches for how long the event loop of this process does not turn. */
export class LoopWatch {
  readonly #histogram = monitorEventLoopDelay({ resolution: 1 });
  readonly #timer = setInterval(() => this.#look(), TICK_MS);
  #lookedAtMs = performance.now();
  #processorMs = processorMilliseconds();
  #longest = NO_GAP;

  constructor() {
    this.#histogram.enable();
  }

  /** The gap with most work in it since this was last asked. */
  takeLongest(): Gap {
    this.#look();
    const longest = this.#longest;
    this.#longest = NO_GAP;
    return longest;
  }

  /** Ends the watch. */
  end(): LoopDelay {
    clearInterval(this.#timer);
    this.#histogram.disable();
    const { max } = this.#histogram;
    const percentile = this.#histogram.percentile(99.9);
    return { maxMilliseconds: max / 1e6, percentile999Milliseconds: percentile / 1e6 };
  }

  #look(): void {
    const now = performance.now();
    const processorMs = processorMilliseconds();
    const gap = { startMs: this.#lookedAtMs, endMs: now, processorMs: processorMs - this.#processorMs };
    this.#lookedAtMs = now;
    this.#processorMs = processorMs;
    // The processor's time is counted in ticks of the kernel, so it may seem longer than the gap.
    const worked = Math.min(gap.processorMs, now - gap.startMs);
    if (worked > this.#longest.processorMs) this.#longest = { ...gap, processorMs: worked };
  }
}
