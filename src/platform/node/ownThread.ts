import { parentPort, type Transferable, workerData } from 'node:worker_threads';

/**
 * Makes this module what a `Thread` runs.
 * @param begin is given what the thread was started with, and returns what takes its messages
 */
export function serveThread<Data, Message>(begin: (workerData: Data) => (message: Message) => void): void {
  const take = begin(workerData);
  parentPort?.on('message', take);
}

/** Sends whoever started this thread a message; what is transferred is theirs from then on. */
export function answer(message: unknown, transferred: Transferable[] = []): void {
  parentPort?.postMessage(message, transferred);
}
