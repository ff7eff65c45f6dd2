import type * as vscode from 'vscode';

/** What may be offered to set in VS Code, once a document comes to the front that needs it. */
export interface Offer {
  /** In the memory: when it may be made next, in milliseconds since 1970, or `never`. */
  readonly memoryKey: string;
  load(): Promise<LoadedOffer>;
}

export interface LoadedOffer {
  isNeeded(document: vscode.TextDocument): boolean;
  /**
   * Asks, and sets it after a yes only.
   * @returns when it may be asked again, in milliseconds since 1970, or that it may not
   */
  make(document: vscode.TextDocument): Promise<number | 'never'>;
}
