import * as vscode from 'vscode';
import type { Log } from '../log.ts';
import { isAbort } from '../progress/abort.ts';
import { t } from '../wording/localize.ts';
import { buttonCommands, buttonLabels, type Decision, type FailureButton, isDecision } from './buttons.ts';
import { describeFailure, type FailureReport } from './describeFailure.ts';

// How the user learns of a failure: whatever a command rejects with comes here. `describeFailure.ts` finds its
// code (of the contract, the client or the editor), and `failureTable.ts` has the message, the advice, the
// severity and the buttons of every code; what the buttons say and do stands in `buttons.ts`. The panel of
// reading aloud and the usage page show the same description in their own ways. A `UserError` is no failure and is
// shown as it is; cancellation is silent.

interface ReportOptions {
  readonly canRetry?: boolean;
  /** One more sentence for the message. */
  readonly note?: string | undefined;
  /** How much of the command is there, if some of it is. */
  readonly finished?: { readonly finishedSections: number; readonly sections: number } | undefined;
}

/**
 * Tells a person what went wrong and what to do, and does what they choose. Trying again is only offered if
 * `canRetry` and it may help, or if some of the command is finished; then so is applying that. As long as such a
 * decision is open, whatever else is chosen leaves the question there.
 * @returns what the command itself has to do
 */
export async function report(
  error: unknown,
  log: Log,
  options: ReportOptions = {},
): Promise<Decision | undefined> {
  if (isAbort(error)) return undefined;
  return ask(offered(describeFailure(error, log), options));
}

function offered(failure: FailureReport, { canRetry = false, note, finished }: ReportOptions): FailureReport {
  const message = note === undefined ? failure.message : `${failure.message} ${note}`;
  const buttons = failure.buttons.filter((button) => button !== 'retry');
  if (finished === undefined) return { ...failure, message, buttons: canRetry ? failure.buttons : buttons };
  const { finishedSections, sections } = finished;
  const progress = t(
    '{0} of {1} sections are finished, and nothing is applied yet.',
    finishedSections,
    sections,
  );
  return {
    ...failure,
    message: `${message} ${progress}`,
    severity: 'error',
    buttons: ['retry', 'applyFinished', ...buttons],
  };
}

/** More would not fit into the width of a notification. */
const MAX_BUTTONS = 4;

async function ask(failure: FailureReport): Promise<Decision | undefined> {
  const labels = buttonLabels(t);
  const shown = new Map(failure.buttons.slice(0, MAX_BUTTONS).map((button) => [labels[button], button]));
  const chosen = await show(failure, [...shown.keys()]);
  const button = chosen === undefined ? undefined : shown.get(chosen);
  if (button === undefined || isDecision(button)) return button;
  await press(button, failure);
  const buttons = failure.buttons.filter((each) => each !== button);
  return buttons.some(isDecision) ? ask({ ...failure, buttons }) : undefined;
}

function show({ message, severity }: FailureReport, labels: readonly string[]): Thenable<string | undefined> {
  return severity === 'error'
    ? vscode.window.showErrorMessage(message, ...labels)
    : vscode.window.showWarningMessage(message, ...labels);
}

async function press(
  button: Exclude<FailureButton, Decision>,
  { requestId = '' }: FailureReport,
): Promise<void> {
  if (button === 'copyRequestId') return vscode.env.clipboard.writeText(requestId);
  const [command, ...args] = buttonCommands[button];
  await vscode.commands.executeCommand(command, ...args);
}
