import * as vscode from 'vscode';
import { hasPersianLetter } from '../../text/persian.ts';
import { isProse } from '../documents/languages.ts';
import type { Log } from '../log.ts';
import { describeError } from '../wording/describeError.ts';
import type { Connection } from './connection.ts';

/** Persian is on the screen for so long before the service starts for it, in milliseconds. */
const PATIENCE_MS = 2_000;
/** So much of what an editor shows is looked at, in UTF-16 units. */
const MOST_UNITS = 20_000;
/** Marked once, so that the engine is loaded and its code compiled. */
const SENTENCE = 'کتابخانه‌ی کوچک شهر ما سال گذشته با کمک مردم ساخته شد و اکنون هر روز باز است.';

export interface WarmUpDependencies {
  readonly connection: Pick<Connection, 'destination' | 'runLocal'>;
  readonly log: Pick<Log, 'debug'>;
  /** Divides the document into prose and what is not, which a command on it begins with. */
  readonly divide: (document: vscode.TextDocument) => Promise<unknown>;
  /** Runs `action` later, until the returned function is called; the system's timer if it is left out. */
  readonly after?: (ms: number, action: () => void) => () => void;
}

/**
 * Starts the local service before the first command, once, when Persian prose has been on the screen for two seconds.
 * Text goes nowhere else, so nothing is done for the hosted service. The service ends by itself when it is not used.
 */
export function createWarmUp(dependencies: WarmUpDependencies): vscode.Disposable {
  const { log, after = systemTimer } = dependencies;
  let cancel: (() => void) | undefined;
  const look = async () => {
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
    vscode.window.onDidChangeVisibleTextEditors(waitAnew),
    vscode.window.onDidChangeTextEditorVisibleRanges(waitUnlessWaiting),
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

async function documentToServe({ connection }: WarmUpDependencies): Promise<vscode.TextDocument | undefined> {
  const document = vscode.window.visibleTextEditors.find(showsPersian)?.document;
  if (document === undefined) return undefined;
  return (await connection.destination()).kind === 'local' ? document : undefined;
}

async function warm(
  { connection, divide }: WarmUpDependencies,
  document: vscode.TextDocument,
): Promise<void> {
  await connection.runLocal((client) => client.diacritize({ text: SENTENCE, includeEzafe: true }));
  await divide(document);
}

function showsPersian({ document, visibleRanges }: vscode.TextEditor): boolean {
  if (!isProse(document.languageId) || document.uri.scheme === 'output') return false;
  return visibleRanges.some((range) => hasPersianLetter(document.getText(range).slice(0, MOST_UNITS)));
}

function systemTimer(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}
