import * as vscode from 'vscode';
import { abortOn } from './abort.ts';

/** Work that ends sooner shows nothing, in milliseconds. */
const PATIENCE_MS = 500;

/** Runs `work`, with a notification that can cancel it once it has taken longer than half a second. */
export async function withProgress<T>(title: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const working = work(controller.signal);
  if (await settlesInTime(working)) return working;
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  return vscode.window.withProgress(options, async (_, token) => {
    const subscription = abortOn(token, controller);
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
