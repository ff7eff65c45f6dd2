import * as vscode from 'vscode';
import { systemTimer, whenQuiet } from '../../platform/clock.ts';
import {
  onDidChangeViewVisibleRanges,
  onDidChangeVisibleTextViews,
  visibleTextViews,
} from '../documents/textViews.ts';
import { LazyDisposable } from '../lazy.ts';
import type { Proofreader, ProofreadingDependencies } from './proofreader.ts';

/** So long nothing has to have changed before it is read, in milliseconds. */
const QUIET_MS = 400;

interface Manifest {
  readonly version: string;
  readonly repository: { readonly url: string };
}

/** Shows likely errors of Persian prose as it is written, where `harf.proofread.scope` says so; its code is loaded then. */
export function registerProofreading(
  dependencies: Omit<ProofreadingDependencies, 'rulePage'>,
  manifest: Manifest,
): vscode.Disposable {
  const rulePage = (rule: string) => pageOf(manifest, rule);
  const proofreader = new LazyDisposable<Proofreader>(
    async () => new (await import('./proofreader.ts')).Proofreader({ ...dependencies, rulePage }, lookSoon),
  );
  const look = async () => {
    if (!proofreader.loaded && !(await isWanted())) return;
    await (await proofreader.get()).look();
  };
  const { ask: lookSoon, callOff } = whenQuiet(systemTimer, QUIET_MS, () => void look());
  lookSoon();
  return vscode.Disposable.from(
    { dispose: callOff },
    proofreader,
    onDidChangeVisibleTextViews(lookSoon),
    onDidChangeViewVisibleRanges(lookSoon),
    // One that is given another language, too.
    vscode.workspace.onDidOpenTextDocument(lookSoon),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      // The log changes with every request.
      if (document.uri.scheme !== 'output') lookSoon();
    }),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (!change.affectsConfiguration('harf')) return;
      void proofreader.loaded?.then((loaded) => loaded.forgetUnseen());
      lookSoon();
    }),
  );
}

/** Whether Persian that is to be read is on the screen. */
async function isWanted(): Promise<boolean> {
  const { showsPersianLetters } = await import('../service/warm.ts');
  const { isProofread } = await import('./isProofread.ts');
  for (const view of visibleTextViews())
    if (showsPersianLetters(view) && (await isProofread(view.document))) return true;
  return false;
}

/** As it is in the released version, whose source has its tag. */
function pageOf({ version, repository }: Manifest, rule: string): vscode.Uri {
  return vscode.Uri.parse(
    `${repository.url.replace(/\.git$/, '')}/blob/v${version}/docs/rules/${rule}.md`,
    true,
  );
}
