import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void;

/** What must have been taken since the last time for it to be worth the pause, in bytes. */
const WORTHWHILE_BYTES = 32_000_000;

let collect: Collect | undefined;
let kept = process.memoryUsage.rss();

/**
 * Gives memory that is not needed any more back to the system, which V8 by itself does late or never. Stops the
 * thread for about 0.1 s: for times when nobody waits.
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
