import * as vscode from 'vscode';
import { abortOn } from './abort.ts';

/** Work that ends sooner shows nothing, in milliseconds. */
const PATIENCE_MS = 500;

/** Shows what the work is busy with, in words; an empty text leaves the title alone. */
export type Tell = (message: string) => void;

/** Runs `work`, with a notification that can cancel it once it has taken longer than half a second. */
export async function withProgress<T>(
  title: string,
  work: (signal: AbortSignal, tell: Tell) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let message = '';
  let show: Tell = () => {};
  const working = work(controller.signal, (next) => {
    message = next;
    show(next);
  });
  if (await settlesInTime(working)) return working;
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  return vscode.window.withProgress(options, async (progress, token) => {
    const subscription = abortOn(token, controller);
    show = (next) => progress.report({ message: next });
    show(message);
    try {
      return await working;
    } finally {
      subscription.dispose();
    }
  });
}

async function settlesInTime(working: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const settled = working.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([settled, patience]);
  } finally {
    clearTimeout(timer);
  }
}
