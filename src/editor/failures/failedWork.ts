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
export class FailedWork implements vscode.Disposable {
  #commands: readonly FailedCommand[] = [];
  #listening: vscode.Disposable | undefined;

  add(command: FailedCommand): void {
    this.#listening ??= this.#listen();
    this.#change([...this.#commands, command]);
  }

  /** Takes `command` out, for its user to go on with; throws a `UserError` if it was replaced meanwhile. */
  take(command: FailedCommand): void {
    if (!this.#commands.includes(command))
      throw new UserError(t('A newer command on the same document has replaced this one.'));
    this.#change(this.#commands.filter((each) => each !== command));
  }

  /** Takes up the command that failed last; throws a `UserError` if there is none. */
  async retryLast(): Promise<void> {
    const last = this.#commands.at(-1);
    if (last === undefined) throw new UserError(t('There is nothing to retry.'));
    this.take(last);
    await last.retry();
  }

  /** Gives up what failed on `document`. */
  async abandon(document: vscode.TextDocument): Promise<void> {
    const abandoned = this.#commands.filter((command) => command.document === document);
    if (abandoned.length === 0) return;
    this.#change(this.#commands.filter((command) => command.document !== document));
    for (const command of abandoned) await command.abandon();
  }

  dispose(): void {
    this.#listening?.dispose();
  }

  /** What was paid for is collected when the command is run again. */
  #listen(): vscode.Disposable {
    return vscode.workspace.onDidCloseTextDocument((document) => {
      // A new language mode closes a document and opens it again.
      if (document.isClosed) void this.abandon(document);
    });
  }

  #change(commands: readonly FailedCommand[]): void {
    this.#commands = commands;
    void vscode.commands.executeCommand('setContext', 'harf.canRetryFailed', commands.length > 0);
  }
}
