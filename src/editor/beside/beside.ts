import type * as vscode from 'vscode';
import type { Front } from '../text/front.ts';
import type { BesideDependencies } from './besideDependencies.ts';
import type { BesideName } from './besideKinds.ts';
import type { BesideViews } from './besideViews.ts';

/** The Pinglish or the English of documents, in read-only editors beside them. */
export interface Beside extends vscode.Disposable {
  /** Opens that of the document that was in front, or brings it up to date. */
  open(name: BesideName, front: Front | undefined): Promise<void>;
}

/** Costs nothing until it is used. */
export function createBeside(dependencies: BesideDependencies): Beside {
  let views: Promise<BesideViews> | undefined;
  const load = async () => (await import('./besideViews.ts')).createBesideViews(dependencies);
  return {
    async open(name, front) {
      views ??= load();
      await (await views).open(name, front);
    },
    dispose: () => {
      void views?.then((loaded) => loaded.dispose());
    },
  };
}
