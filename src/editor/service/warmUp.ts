import * as vscode from 'vscode';
import { systemTimer, type Timer } from '../../platform/clock.ts';
import { onDidChangeViewVisibleRanges, onDidChangeVisibleTextViews } from '../documents/textViews.ts';
import type { Log } from '../log.ts';
import { describeError } from '../wording/describeError.ts';
import type { Warming } from './warm.ts';

/** Persian is on the screen for so long before the service starts for it, in milliseconds. */
const PATIENCE_MS = 2_000;

interface WarmUpDependencies extends Warming {
  readonly log: Pick<Log, 'debug'>;
  /** The system's if it is left out. */
  readonly after?: Timer;
}

/**
 * Starts the local service before the first command, once, when Persian prose has been on the screen for two seconds.
 * Text goes nowhere else, so nothing is done for the hosted service. The service ends by itself when it is not used.
 */
export function registerWarmUp(dependencies: WarmUpDependencies): vscode.Disposable {
  const { log, after = systemTimer } = dependencies;
  let cancel: (() => void) | undefined;
  const look = async () => {
    const { documentToServe, warm } = await import('./warm.ts');
    const document = await documentToServe(dependencies);
    cancel = undefined;
    if (document === undefined) return;
    stop();
    await warm(dependencies, document);
  };
  const wait = () => {
    cancel = after(PATIENCE_MS, () => {
      look().catch((error: unknown) =>
        log.debug(`The local service was not started ahead. ${describeError(error)}`),
      );
    });
  };
  const waitUnlessWaiting = () => {
    if (cancel === undefined) wait();
  };
  const waitAnew = () => {
    cancel?.();
    wait();
  };
  const subscriptions = vscode.Disposable.from(
    onDidChangeVisibleTextViews(waitAnew),
    onDidChangeViewVisibleRanges(waitUnlessWaiting),
    vscode.workspace.onDidChangeTextDocument(waitUnlessWaiting),
  );
  const stop = () => {
    cancel?.();
    cancel = undefined;
    subscriptions.dispose();
  };
  wait();
  return { dispose: stop };
}
