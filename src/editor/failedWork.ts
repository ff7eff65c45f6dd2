import * as vscode from 'vscode';
import { Notice } from './errors/notice.ts';

/** A command that failed and can go on where it stopped. */
export interface FailedCommand {
  readonly document: vscode.TextDocument;
  /** Sends what is missing. */
  retry(): Promise<void>;
  /** Gives up what it holds. */
  abandon(): Promise<void>;
}

/** The commands of this session that failed and can be taken up again; a newer one on a document replaces its older one. */
export interface FailedWork {
  add(command: FailedCommand): void;
  /** Takes `command` out, for its user to go on with; throws a `Notice` if it was replaced meanwhile. */
  take(command: FailedCommand): void;
  /** Takes up the command that failed last; throws a `Notice` if there is none. */
  retryLast(): Promise<void>;
  /** Gives up what failed on `document`. */
  abandon(document: vscode.TextDocument): Promise<void>;
}

export function createFailedWork(): FailedWork {
  let commands: readonly FailedCommand[] = [];
  const change = (next: readonly FailedCommand[]) => {
    commands = next;
    void vscode.commands.executeCommand('setContext', 'harf.canRetryFailed', commands.length > 0);
  };
  const take = (command: FailedCommand) => {
    if (!commands.includes(command))
      throw new Notice(vscode.l10n.t('A newer command on the same document has replaced this one.'));
    change(commands.filter((each) => each !== command));
  };
  return {
    add: (command) => change([...commands, command]),
    take,
    async retryLast() {
      const last = commands.at(-1);
      if (last === undefined) throw new Notice(vscode.l10n.t('There is nothing to retry.'));
      take(last);
      await last.retry();
    },
    async abandon(document) {
      const abandoned = commands.filter((command) => command.document === document);
      if (abandoned.length === 0) return;
      change(commands.filter((command) => command.document !== document));
      for (const command of abandoned) await command.abandon();
    },
  };
}
