import * as vscode from 'vscode';
import { LongText, type RunRequest, type TextOperation } from '../../client/index.ts';
import { chatTools, type Player, type Tool, type ToolName } from '../../tools/index.ts';
import { describeFailure } from '../failures/describeFailure.ts';
import { abortOn, isAbort } from '../progress/abort.ts';
import { estimatedSeconds } from '../speech/confirmSeconds.ts';
import { currentSettings } from '../speech/speechSettings.ts';
import { renewalSentence } from '../usage/renewal.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/localText.ts';
import { plainText } from '../wording/plainText.ts';
import { type ChatDependencies, createChatHost, toolSettings } from './chatHost.ts';
import { excerptOf } from './excerpt.ts';
import { readInput, tryInput } from './readInput.ts';
import { resultTexts } from './resultTexts.ts';

/** The tool that VS Code knows as `registeredName`. */
export function chatToolOf(registeredName: string, dependencies: ChatDependencies): ChatTool {
  const tool = chatTools.find(({ name }) => `harf_${name}` === registeredName);
  if (tool === undefined) throw new Error(`There is no tool ${registeredName}.`);
  return new ChatTool(tool, dependencies);
}

const underWay: Readonly<Record<ToolName, () => string>> = {
  diacritize: () => t('Harf: adding diacritics'),
  pinglish: () => t('Harf: converting to Pinglish'),
  from_pinglish: () => t('Harf: converting Pinglish to Persian'),
  translate: () => t('Harf: translating to English'),
  analyse: () => t('Harf: analysing words'),
  tidy: () => t('Harf: tidying Persian'),
  proofread: () => t('Harf: proofreading Persian'),
  read_aloud: () => t('Harf: starting to read aloud'),
};

/** A tool of the table as VS Code's chat asks for it; its input is whatever a model sent. */
class ChatTool implements vscode.LanguageModelTool<unknown> {
  readonly #tool: Tool<Player, ToolName>;
  readonly #dependencies: ChatDependencies;

  constructor(tool: Tool<Player, ToolName>, dependencies: ChatDependencies) {
    this.#tool = tool;
    this.#dependencies = dependencies;
  }

  /** Has the user asked before text leaves the computer. */
  async prepareInvocation({
    input,
  }: vscode.LanguageModelToolInvocationPrepareOptions<unknown>): Promise<vscode.PreparedToolInvocation> {
    const invocationMessage = underWay[this.#tool.name]();
    const read = tryInput(this.#tool, input, t);
    const asked = read && this.#tool.asks?.(read, toolSettings());
    if (read === undefined || asked === undefined) return { invocationMessage };
    const confirmationMessages = await this.#confirmation(read.text, asked);
    return { invocationMessage, ...(confirmationMessages && { confirmationMessages }) };
  }

  /** What it fails with is a sentence for the model and for whoever reads along. */
  async invoke(
    options: vscode.LanguageModelToolInvocationOptions<unknown>,
    token: vscode.CancellationToken,
  ): Promise<vscode.LanguageModelToolResult> {
    const controller = new AbortController();
    const subscription = abortOn(token, controller);
    try {
      controller.signal.throwIfAborted();
      return await this.#use(options, controller.signal);
    } catch (error) {
      if (isAbort(error)) throw new vscode.CancellationError();
      throw new Error(await this.#sentenceOf(error));
    } finally {
      subscription.dispose();
    }
  }

  /**
   * A result is of two parts: its text, and its JSON, which is text too, because chat hands a model no
   * `LanguageModelDataPart` but a picture (https://github.com/microsoft/vscode/issues/275300).
   */
  async #use(
    { input, tokenizationOptions }: vscode.LanguageModelToolInvocationOptions<unknown>,
    signal: AbortSignal,
  ): Promise<vscode.LanguageModelToolResult> {
    const read = readInput(this.#tool, input, t);
    const command = this.#dependencies.connection.command();
    try {
      const output = await this.#tool.run(read, createChatHost(this.#dependencies, command, signal));
      const texts = await resultTexts(this.#tool, output, tokenizationOptions, t);
      const result = new vscode.LanguageModelToolResult(
        texts.map((text) => new vscode.LanguageModelTextPart(text)),
      );
      await command.settle();
      return result;
    } catch (error) {
      // The same use, once more, collects what this one has paid for.
      await command.release();
      throw error;
    }
  }

  /** Undefined where the text stays on the computer. */
  async #confirmation(
    text: string,
    asked: TextOperation | 'speech',
  ): Promise<vscode.LanguageModelToolConfirmationMessages | undefined> {
    const destination = await this.#dependencies.connection.destination();
    if (destination.kind !== 'hosted') return undefined;
    const excerpt = excerptOf(text, (codePoints) => t('… and {0} more characters', numberText(codePoints)));
    const message = new vscode.MarkdownString()
      .appendText(priceOf(text, asked, plainText(destination.baseUrl)))
      .appendMarkdown('\n\n')
      .appendText(excerpt);
    return { title: t('Send Persian text to the hosted service?'), message };
  }

  async #sentenceOf(error: unknown): Promise<string> {
    const { connection, log } = this.#dependencies;
    const { message } = describeFailure(error, log);
    return [message, (await renewalSentence(connection, error)) ?? []].flat().join(' ');
  }
}

function priceOf(text: string, asked: TextOperation | 'speech', address: string): string {
  if (asked === 'speech')
    return t(
      'This takes about {0} seconds of speech of your allowance at {1}. Send it?',
      numberText(estimatedSeconds(text, currentSettings().pace)),
      address,
    );
  const { units } = new LongText({ operation: asked, texts: [text] }, nothingIsRun);
  return t('This takes up to {0} units of your allowance at {1}. Send it?', numberText(units), address);
}

const nothingIsRun: RunRequest = () => Promise.reject(new Error('Only the units are asked for.'));
