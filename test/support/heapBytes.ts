import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is held on the heap, after a collection. */
export function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}
