import type { CancellationToken, Disposable } from 'vscode';

/** Aborts `controller` when VS Code cancels. */
export function abortOn(token: CancellationToken, controller: AbortController): Disposable {
  if (token.isCancellationRequested) controller.abort();
  return token.onCancellationRequested(() => controller.abort());
}

/** Whether `error` is what an aborted operation rejects with. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
