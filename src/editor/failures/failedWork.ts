import * as vscode from 'vscode';
import { t } from '../wording/localize.ts';
import { UserError } from './userError.ts';

/** A command that failed and can go on where it stopped. */
export interface FailedCommand {
  readonly document: vscode.TextDocument;
  /** Sends what is missing. */
  retry(): Promise<void>;
  /** Gives up what it holds. */
  abandon(): Promise<void>;
}

/**
 * The commands of this session that failed and can be taken up again, as long as their documents are open; a newer
 * one on a document replaces its older one.
 */
export interface FailedWork extends vscode.Disposable {
  add(command: FailedCommand): void;
  /** Takes `command` out, for its user to go on with; throws a `UserError` if it was replaced meanwhile. */
  take(command: FailedCommand): void;
  /** Takes up the command that failed last; throws a `UserError` if there is none. */
  retryLast(): Promise<void>;
  /** Gives up what failed on `document`. */
  abandon(document: vscode.TextDocument): Promise<void>;
}

export function createFailedWork(): FailedWork {
  let commands: readonly FailedCommand[] = [];
  let listening: vscode.Disposable | undefined;
  const change = (next: readonly FailedCommand[]) => {
    commands = next;
    void vscode.commands.executeCommand('setContext', 'harf.canRetryFailed', commands.length > 0);
  };
  const abandon = async (document: vscode.TextDocument) => {
    const abandoned = commands.filter((command) => command.document === document);
    if (abandoned.length === 0) return;
    change(commands.filter((command) => command.document !== document));
    for (const command of abandoned) await command.abandon();
  };
  /** What was paid for is collected when the command is run again. */
  const listen = () =>
    vscode.workspace.onDidCloseTextDocument((document) => {
      // A new language mode closes a document and opens it again.
      if (document.isClosed) void abandon(document);
    });
  const take = (command: FailedCommand) => {
    if (!commands.includes(command))
      throw new UserError(t('A newer command on the same document has replaced this one.'));
    change(commands.filter((each) => each !== command));
  };
  return {
    add(command) {
      listening ??= listen();
      change([...commands, command]);
    },
    take,
    async retryLast() {
      const last = commands.at(-1);
      if (last === undefined) throw new UserError(t('There is nothing to retry.'));
      take(last);
      await last.retry();
    },
    abandon,
    dispose: () => listening?.dispose(),
  };
}
