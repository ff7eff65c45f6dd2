import { Thread } from '#platform/thread.ts';
import { untilAbort } from './untilAbort.ts';

/**
 * The first message of a thread that is started for it, and ended then. Rejects with what the thread threw, with an Error
 * if it ended without a message, or with the signal's reason.
 */
export async function askThread(module: string, workerData: unknown, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const thread = new Thread(module, { workerData, onMessage: resolve, onEnd: reject });
  try {
    return await untilAbort(promise, signal);
  } finally {
    await thread.end();
  }
}
