import { setTimeout as delay } from 'node:timers/promises';
import { describe } from './describe.ts';
import { type Gap, LoopWatch } from './loopWatch.ts';
import type { Profile } from './profile.ts';
import type { LongTask, LoopDelay } from './report.ts';

interface StepOptions {
  /** After which the step counts as hanging, in milliseconds. */
  readonly limitMs?: number;
}

/** How a step ended that was given up or threw. */
type Ending = 'done' | 'unfinished' | { readonly thrown: string };

const LIMIT_MS = 120_000;
const AFTERMATH_MS = 30;
const MOST_LISTED = 10;

/** Takes the steps of the run, one after another, and keeps how long the extension host was blocked in each. */
export class StepLog {
  readonly #watch = new LoopWatch();
  readonly #longTasks = new Map<string, LongTask>();
  readonly #profile: Profile | undefined;
  readonly failures: string[] = [];
  steps = 0;

  /** @param profile says what ran in the longest gaps */
  constructor(profile?: Profile) {
    this.#profile = profile;
  }

  /** Takes a step that should succeed; if not, that is kept as a failure and the run goes on. */
  async step(name: string, take: () => unknown, options: StepOptions = {}): Promise<void> {
    const ending = await this.attempt(name, take, options);
    if (ending === 'unfinished') this.failures.push(`"${name}" did not end.`);
    else if (ending !== 'done') this.failures.push(`"${name}" failed: ${ending.thrown}`);
  }

  /** Takes a step, whatever comes of it. */
  async attempt(
    name: string,
    take: () => unknown,
    { limitMs = LIMIT_MS }: StepOptions = {},
  ): Promise<Ending> {
    this.steps += 1;
    await this.#profile?.begin();
    this.#watch.begin();
    const ending = await endingOf(take, limitMs);
    const inStep = this.#watch.takeLongest();
    await delay(AFTERMATH_MS);
    const after = this.#watch.takeLongest();
    this.#watch.pause();
    const stackOf = await this.#profile?.end();
    this.#keep(name, inStep, stackOf);
    this.#keep(`after ${name}`, after, stackOf);
    return ending;
  }

  longTasks(): readonly LongTask[] {
    return [...this.#longTasks.values()]
      .toSorted((a, b) => b.processorMilliseconds - a.processorMilliseconds)
      .slice(0, MOST_LISTED);
  }

  loopDelay(): LoopDelay {
    return this.#watch.delay();
  }

  #keep(step: string, gap: Gap, stackOf: ((gap: Gap) => string | undefined) | undefined): void {
    const known = this.#longTasks.get(step);
    const times = (known?.times ?? 0) + 1;
    if (known && known.processorMilliseconds >= gap.processorMs) {
      this.#longTasks.set(step, { ...known, times });
      return;
    }
    const stack = stackOf?.(gap);
    this.#longTasks.set(step, { ...longTask(step, gap), times, ...(stack && { stack }) });
  }
}

function longTask(step: string, { startMs, endMs, processorMs }: Gap): Omit<LongTask, 'times'> {
  return { step, milliseconds: endMs - startMs, processorMilliseconds: processorMs };
}

async function endingOf(take: () => unknown, limitMs: number): Promise<Ending> {
  const limit = new AbortController();
  try {
    const tooLong = delay(limitMs, 'unfinished' as const, { signal: limit.signal });
    tooLong.catch(() => {});
    const taking = (async () => {
      await take();
      return 'done' as const;
    })();
    return await Promise.race([taking, tooLong]);
  } catch (error) {
    return { thrown: describe(error) };
  } finally {
    limit.abort();
  }
}
