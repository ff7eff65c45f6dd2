import type * as vscode from 'vscode';
import { Lazy } from '../lazy.ts';
import type { Front } from '../text/front.ts';
import type { BesideDependencies, BesideName } from './besideViews.ts';

/** The Pinglish or the English of documents, in read-only editors beside them. */
export interface Beside extends vscode.Disposable {
  /** Opens that of the document that was in front, or brings it up to date. */
  open(name: BesideName, front: Front | undefined): Promise<void>;
}

/** Costs nothing until it is used. */
export function createBeside(dependencies: BesideDependencies): Beside {
  const views = new Lazy(async () => (await import('./besideViews.ts')).createBesideViews(dependencies));
  return {
    open: async (name, front) => (await views.get()).open(name, front),
    dispose: () => void views.loaded?.then((loaded) => loaded.dispose()),
  };
}
