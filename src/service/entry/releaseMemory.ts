import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void;

/** How much the process must have grown since the last time for the pause to be worth it, in bytes. */
const WORTHWHILE_BYTES = 32_000_000;

let collect: Collect | undefined;
let kept = process.memoryUsage.rss();

/**
 * Gives memory that is no longer needed back to the system, which V8 by itself does late or never. Blocks the thread
 * for about 0.1 s: to be called when no request is under way.
 */
export function releaseMemory(): void {
  if (process.memoryUsage.rss() < kept + WORTHWHILE_BYTES) return;
  collect ??= exposeCollector();
  collect({ type: 'major', flavor: 'last-resort' });
  kept = process.memoryUsage.rss();
}

function exposeCollector(): Collect {
  setFlagsFromString('--expose-gc');
  const gc: Collect = runInNewContext('gc');
  return gc;
}
