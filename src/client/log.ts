/** Where the client writes: `vscode.LogOutputChannel` fits. Lines hold no key, no text and no signed URL. */
export interface ClientLog {
  debug(message: string): void;
  warn(message: string): void;
}
