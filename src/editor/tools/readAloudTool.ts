import type * as vscode from 'vscode';
import type { Features } from '../features.ts';
import { estimatedSeconds } from '../speech/confirmSeconds.ts';
import { currentSettings } from '../speech/speechSettings.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/numberText.ts';
import { readInput, tryInput } from './readInput.ts';
import { answering, confirmationFor, type HarfTool, notSent, type ToolDependencies } from './tool.ts';
import { toolResult } from './toolResult.ts';

export type ReadAloudToolDependencies = ToolDependencies & Pick<Features, 'readAloud'>;

/** Starts a reading in Harf's player, which goes on when the tool has ended. */
export class ReadAloudTool implements HarfTool {
  readonly #dependencies: ReadAloudToolDependencies;

  constructor(dependencies: ReadAloudToolDependencies) {
    this.#dependencies = dependencies;
  }

  async prepareInvocation({
    input,
  }: vscode.LanguageModelToolInvocationPrepareOptions<unknown>): Promise<vscode.PreparedToolInvocation> {
    const invocationMessage = t('Harf: starting to read aloud');
    const read = tryInput('read_aloud', input, t);
    if (read === undefined) return { invocationMessage };
    const confirmationMessages = await confirmationFor(this.#dependencies.connection, {
      text: read.text,
      title: t('Send Persian text to the hosted service?'),
      question: (address) =>
        t(
          'This takes about {0} seconds of speech of your allowance at {1}. Send it?',
          numberText(secondsOf(read.text)),
          address,
        ),
    });
    return { invocationMessage, ...(confirmationMessages && { confirmationMessages }) };
  }

  invoke(
    options: vscode.LanguageModelToolInvocationOptions<unknown>,
    token: vscode.CancellationToken,
  ): Promise<vscode.LanguageModelToolResult> {
    return answering(this.#dependencies, token, async (signal) => {
      const { text } = readInput('read_aloud', options.input, t);
      const session = await this.#dependencies.readAloud.session();
      signal.throwIfAborted();
      if (!(await session.readText(text))) throw notSent();
      return toolResult(
        {
          text: t("Harf's player has begun to read the text aloud to the user."),
          facts: { started: true, about_seconds: secondsOf(text) },
        },
        options,
      );
    });
  }
}

function secondsOf(text: string): number {
  return estimatedSeconds(text, currentSettings().pace);
}
