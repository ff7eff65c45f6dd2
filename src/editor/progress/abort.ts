import type { CancellationToken, Disposable } from 'vscode';
import type { Log } from '../log.ts';
import { describeError } from '../wording/describeError.ts';

/** Aborts `controller` when VS Code cancels. */
export function abortOn(token: CancellationToken, controller: AbortController): Disposable {
  if (token.isCancellationRequested) controller.abort();
  return token.onCancellationRequested(() => controller.abort());
}

/** Whether `error` is what an aborted operation rejects with. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/**
 * Runs `work` for a provider of VS Code, which asks again soon: nothing is given where it is cancelled or
 * fails, and a failure goes to the log only.
 */
export async function withAbort<T>(
  token: CancellationToken,
  log: Pick<Log, 'debug'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const controller = new AbortController();
  const subscription = abortOn(token, controller);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (!isAbort(error)) log.debug(describeError(error));
    return undefined;
  } finally {
    subscription.dispose();
  }
}
