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
export function createLog(): Log {
  let channel: vscode.LogOutputChannel | undefined;
  const opened = () => {
    channel ??= vscode.window.createOutputChannel('Harf', { log: true });
    return channel;
  };
  return {
    debug: (message) => opened().debug(message),
    info: (message) => opened().info(message),
    warn: (message) => opened().warn(message),
    error: (message) => opened().error(message),
    show: () => opened().show(true),
    dispose: () => channel?.dispose(),
  };
}
