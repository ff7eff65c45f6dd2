import * as vscode from 'vscode';

/** Harf's output channel; created when something is first written or shown. No key and no text goes there. */
export interface Log extends vscode.Disposable {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
  show(): void;
}

/** A log that costs nothing until it is used. */
export class OutputLog implements Log {
  #channel: vscode.LogOutputChannel | undefined;

  debug(message: string): void {
    this.#opened.debug(message);
  }

  info(message: string): void {
    this.#opened.info(message);
  }

  warn(message: string): void {
    this.#opened.warn(message);
  }

  error(message: string): void {
    this.#opened.error(message);
  }

  show(): void {
    this.#opened.show(true);
  }

  dispose(): void {
    this.#channel?.dispose();
  }

  get #opened(): vscode.LogOutputChannel {
    this.#channel ??= vscode.window.createOutputChannel('Harf', { log: true });
    return this.#channel;
  }
}
