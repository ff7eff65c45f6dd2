import * as vscode from 'vscode';

/** Stands in for VS Code's progress: what it was told, and a hand on its button. */
export interface WatchedProgress {
  readonly messages: string[];
  /** Called with every message that is shown. */
  onMessage: (message: string) => void;
  cancel(): void;
  restore(): void;
}

type Task = (
  progress: vscode.Progress<{ message?: string }>,
  token: vscode.CancellationToken,
) => Thenable<unknown>;

/** Watches every progress until it is restored. */
export function watchProgress(): WatchedProgress {
  const { withProgress } = vscode.window;
  const source = new vscode.CancellationTokenSource();
  const watched: WatchedProgress = {
    messages: [],
    onMessage: () => {},
    cancel: () => source.cancel(),
    restore: () => Reflect.set(vscode.window, 'withProgress', withProgress),
  };
  const report = ({ message = '' }: { message?: string }) => {
    watched.messages.push(message);
    watched.onMessage(message);
  };
  Reflect.set(vscode.window, 'withProgress', (_: vscode.ProgressOptions, task: Task) =>
    task({ report }, source.token),
  );
  return watched;
}
