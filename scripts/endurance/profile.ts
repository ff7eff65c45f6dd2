import { type Profiler, Session } from 'node:inspector/promises';
import { frameName } from './frameName.ts';
import type { Gap } from './loopWatch.ts';

const INTERVAL_MICROSECONDS = 1_000;
/** A gap shorter than this is not looked into. */
const SHORTEST_MS = 15;
const MOST_FRAMES = 6;

/** Says what the extension host was busy with in a gap, by samples of its stack. */
export class Profile {
  readonly #session = new Session();

  async open(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.setSamplingInterval', { interval: INTERVAL_MICROSECONDS });
  }

  async begin(): Promise<void> {
    await this.#session.post('Profiler.start');
  }

  /** @returns for a gap since the beginning, the functions in which most of it was spent, innermost first */
  async end(): Promise<(gap: Gap) => string | undefined> {
    const { profile } = await this.#session.post('Profiler.stop');
    return ({ startMs, endMs }) =>
      endMs - startMs < SHORTEST_MS
        ? undefined
        : longestStack(profile, monotonicMicroseconds(startMs), monotonicMicroseconds(endMs));
  }
}

/** The profiler has the clock of `process.hrtime`. */
function monotonicMicroseconds(performanceMs: number): number {
  const now = Number(process.hrtime.bigint() / 1000n);
  return now - (performance.now() - performanceMs) * 1000;
}

function longestStack(
  { nodes, samples = [], timeDeltas = [], startTime }: Profiler.Profile,
  from: number,
  to: number,
): string {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const times = new Map<string, number>();
  let at = startTime;
  samples.forEach((sample, index) => {
    const elapsed = timeDeltas[index] ?? 0;
    at += elapsed;
    if (at < from || at > to) return;
    const frames: string[] = [];
    for (
      let id: number | undefined = sample;
      id !== undefined && frames.length < MOST_FRAMES;
      id = parents.get(id)
    ) {
      const node = byId.get(id);
      if (node) frames.push(frameName(node.callFrame));
    }
    const stack = frames.join(' < ');
    times.set(stack, (times.get(stack) ?? 0) + elapsed);
  });
  return [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([stack, time]) => `${(time / 1000).toFixed(0)} ms in ${stack}`)
    .join('; ');
}
