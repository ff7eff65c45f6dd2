import type * as vscode from 'vscode';
import { Lazy } from '../lazy.ts';
import type { Front } from '../text/front.ts';
import type { BesideDependencies, BesideName, BesideViews } from './besideViews.ts';

/** The Pinglish or the English of documents, in read-only editors beside them. Costs nothing until it is used. */
export class Beside implements vscode.Disposable {
  readonly #views: Lazy<BesideViews>;

  constructor(dependencies: BesideDependencies) {
    this.#views = new Lazy(async () => new (await import('./besideViews.ts')).BesideViews(dependencies));
  }

  /** Opens that of the document that was in front, or brings it up to date. */
  async open(name: BesideName, front: Front | undefined): Promise<void> {
    await (await this.#views.get()).open(name, front);
  }

  dispose(): void {
    void this.#views.loaded?.then((views) => views.dispose());
  }
}
