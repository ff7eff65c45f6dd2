import * as vscode from 'vscode';
import { type JoinedText, LongText, type RunRequest, type TextOperationName } from '../../client/index.ts';
import type { ToolInput } from '../contributions/toolInputs.ts';
import { type TextSettings, textSettings } from '../settings.ts';
import { confirmUnits } from '../text/confirmUnits.ts';
import { textOperations } from '../text/textOperations.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/numberText.ts';
import { diacritizeFindings, pinglishFindings, translateFindings } from './findings.ts';
import { readInput, tryInput } from './readInput.ts';
import type { ToolFindings } from './resultTexts.ts';
import { answering, confirmationFor, type HarfTool, notSent, type ToolDependencies } from './tool.ts';
import { toolResult } from './toolResult.ts';

/** Of every text operation: what one does not take is not there. */
type TextToolInput = ToolInput<'translate'> &
  Partial<ToolInput<'diacritize'>> &
  Partial<ToolInput<'pinglish'>>;

/** Diacritics, Pinglish or English of a text, by the service that the user chose. */
export class TextTool implements HarfTool {
  readonly #name: TextOperationName;
  readonly #dependencies: ToolDependencies;

  constructor(name: TextOperationName, dependencies: ToolDependencies) {
    this.#name = name;
    this.#dependencies = dependencies;
  }

  async prepareInvocation({
    input,
  }: vscode.LanguageModelToolInvocationPrepareOptions<unknown>): Promise<vscode.PreparedToolInvocation> {
    const invocationMessage = textOperations[this.#name].title();
    const read = tryInput(this.#name, input, t);
    if (read === undefined) return { invocationMessage };
    const units = () => numberText(this.#longText(read, nothingIsRun).units);
    const confirmationMessages = await confirmationFor(this.#dependencies.connection, {
      text: read.text,
      title: t('Send Persian text to the hosted service?'),
      question: (address) =>
        t('This takes up to {0} units of your allowance at {1}. Send it?', units(), address),
    });
    return { invocationMessage, ...(confirmationMessages && { confirmationMessages }) };
  }

  invoke(
    options: vscode.LanguageModelToolInvocationOptions<unknown>,
    token: vscode.CancellationToken,
  ): Promise<vscode.LanguageModelToolResult> {
    return answering(this.#dependencies, token, async (signal) => {
      const input = readInput(this.#name, options.input, t);
      const command = this.#dependencies.connection.command();
      try {
        const longText = this.#longText(input, command.run);
        // Chat may have been told to run every tool without asking.
        if (!(await confirmUnits(this.#dependencies.connection, longText.units))) throw notSent();
        const { isComplete, failure, texts } = await longText.run({ signal });
        const [text] = texts;
        if (!isComplete || text === undefined) throw failure;
        const result = await toolResult(this.#findings(input.text, text), options);
        await command.settle();
        return result;
      } catch (error) {
        await command.release();
        throw error;
      }
    });
  }

  #longText(input: TextToolInput, run: RunRequest): LongText {
    const { requested, accept } = textOperations[this.#name];
    return new LongText({ operation: requested(settingsFor(input)), texts: [input.text] }, { run, accept });
  }

  #findings(source: string, result: JoinedText): ToolFindings {
    switch (this.#name) {
      case 'diacritize':
        return diacritizeFindings(source, result);
      case 'pinglish':
        return pinglishFindings(result);
      case 'translate':
        return translateFindings(result);
    }
  }
}

/** As the user has set it, unless the model says otherwise. */
function settingsFor(input: TextToolInput): TextSettings {
  const settings = textSettings(vscode.workspace.getConfiguration('harf'));
  return {
    ...settings,
    includeEzafe: input.include_ezafe ?? settings.includeEzafe,
    style: input.style ?? settings.style,
    vowelNotation: input.vowel_notation ?? settings.vowelNotation,
  };
}

const nothingIsRun: RunRequest = () => Promise.reject(new Error('Only the units are asked for.'));
