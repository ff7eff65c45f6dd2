import * as vscode from 'vscode';
import { describeFailure } from '../failures/describeFailure.ts';
import { UserError } from '../failures/userError.ts';
import type { Features } from '../features.ts';
import type { Log } from '../log.ts';
import { abortOn, isAbort } from '../progress/abort.ts';
import type { Connection } from '../service/connection.ts';
import { renewalSentence } from '../usage/renewal.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/numberText.ts';
import { plainText } from '../wording/plainText.ts';
import { excerptOf } from './excerpt.ts';

/** A tool as VS Code asks for it; its input is whatever a model sent. */
export interface HarfTool extends vscode.LanguageModelTool<unknown> {
  prepareInvocation(
    options: vscode.LanguageModelToolInvocationPrepareOptions<unknown>,
  ): Promise<vscode.PreparedToolInvocation>;
  invoke(
    options: vscode.LanguageModelToolInvocationOptions<unknown>,
    token: vscode.CancellationToken,
  ): Promise<vscode.LanguageModelToolResult>;
}

export type ToolDependencies = Pick<Features, 'connection' | 'log'>;

/**
 * Does the work of a tool; what it fails with is a sentence for the model and for whoever reads along, and the
 * token's cancellation is VS Code's own.
 */
export async function answering(
  { connection, log }: ToolDependencies,
  token: vscode.CancellationToken,
  work: (signal: AbortSignal) => Promise<vscode.LanguageModelToolResult>,
): Promise<vscode.LanguageModelToolResult> {
  const controller = new AbortController();
  const subscription = abortOn(token, controller);
  try {
    controller.signal.throwIfAborted();
    return await work(controller.signal);
  } catch (error) {
    if (isAbort(error)) throw new vscode.CancellationError();
    throw new Error(await sentenceOf(error, connection, log));
  } finally {
    subscription.dispose();
  }
}

async function sentenceOf(error: unknown, connection: Connection, log: Log): Promise<string> {
  const { message } = describeFailure(error, log);
  return [message, (await renewalSentence(connection, error)) ?? []].flat().join(' ');
}

export interface LeavingText {
  readonly text: string;
  /** What is done with it, as the title of the question. */
  readonly title: string;
  /** The question, which names the address. */
  readonly question: (address: string) => Promise<string> | string;
}

/** What the user has to agree to before text leaves the computer; undefined where it stays. */
export async function confirmationFor(
  connection: Connection,
  { text, title, question }: LeavingText,
): Promise<vscode.LanguageModelToolConfirmationMessages | undefined> {
  const destination = await connection.destination();
  if (destination.kind !== 'hosted') return undefined;
  const excerpt = excerptOf(text, (codePoints) => t('… and {0} more characters', numberText(codePoints)));
  const message = new vscode.MarkdownString()
    .appendText(await question(plainText(destination.baseUrl)))
    .appendMarkdown('\n\n')
    .appendText(excerpt);
  return { title, message };
}

/** What a tool fails with where the user was asked and does not want to send the text. */
export function notSent(): UserError {
  return new UserError(t('The user does not want to send this text, so nothing was sent.'));
}
