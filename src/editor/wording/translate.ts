/** Gives the translation of an English text, as `vscode.l10n.t` does; what takes it can be tested without VS Code. */
export type Translate = (message: string, ...values: (string | number)[]) => string;
