import * as vscode from 'vscode';
import { systemTimer } from '../../platform/clock.ts';
import { LazyDisposable } from '../lazy.ts';
import type { Log } from '../log.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import type { Connection } from '../service/connection.ts';
import { isProofread } from './isProofread.ts';
import type { Proofreader } from './proofreader.ts';

interface ProofreadingDependencies {
  readonly connection: Pick<Connection, 'runLocal'>;
  readonly proseReader: ProseReader;
  readonly log: Pick<Log, 'debug'>;
}

/** So long nothing has to have changed before it is read, in milliseconds. */
const QUIET_MS = 400;

/** Shows likely errors of Persian prose as it is written, where `harf.proofread` says so; its code is loaded then. */
export function registerProofreading(dependencies: ProofreadingDependencies): vscode.Disposable {
  const proofreader = new LazyDisposable<Proofreader>(
    async () => new (await import('./proofreader.ts')).Proofreader(dependencies),
  );
  let callOff = () => {};
  const look = async () => {
    if (!proofreader.loaded && !(await isWanted())) return;
    await (await proofreader.get()).look();
  };
  const lookSoon = () => {
    callOff();
    callOff = systemTimer(QUIET_MS, () => void look());
  };
  lookSoon();
  return vscode.Disposable.from(
    { dispose: () => callOff() },
    proofreader,
    vscode.window.onDidChangeVisibleTextEditors(lookSoon),
    vscode.window.onDidChangeTextEditorVisibleRanges(lookSoon),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      // The log changes with every request.
      if (document.uri.scheme !== 'output') lookSoon();
    }),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('harf')) lookSoon();
    }),
  );
}

/** Whether Persian prose that is to be read is on the screen. */
async function isWanted(): Promise<boolean> {
  const { showsPersian } = await import('../service/warm.ts');
  return vscode.window.visibleTextEditors.some(
    (editor) => isProofread(editor.document) && showsPersian(editor),
  );
}
