import * as vscode from 'vscode';
import { textSettings } from '../settings.ts';
import { t } from '../wording/localize.ts';
import { analyseFindings } from './findings.ts';
import { readInput } from './readInput.ts';
import { answering, type HarfTool, type ToolDependencies } from './tool.ts';
import { toolResult } from './toolResult.ts';

/** How each word of a text is read, by the local service, whatever `harf.service` says: nothing leaves the computer. */
export class AnalyseTool implements HarfTool {
  readonly #dependencies: ToolDependencies;

  constructor(dependencies: ToolDependencies) {
    this.#dependencies = dependencies;
  }

  async prepareInvocation(): Promise<vscode.PreparedToolInvocation> {
    return { invocationMessage: t('Harf: analysing words') };
  }

  invoke(
    options: vscode.LanguageModelToolInvocationOptions<unknown>,
    token: vscode.CancellationToken,
  ): Promise<vscode.LanguageModelToolResult> {
    return answering(this.#dependencies, token, async (signal) => {
      const { text, style, vowel_notation } = readInput('analyse', options.input, t);
      const settings = textSettings(vscode.workspace.getConfiguration('harf'));
      const notation = {
        style: style ?? settings.style,
        vowelNotation: vowel_notation ?? settings.vowelNotation,
      };
      const { tokens } = await this.#dependencies.connection.runLocal((client) =>
        client.analyse({ text, ...notation }, { signal }),
      );
      return toolResult(analyseFindings(tokens), options);
    });
  }
}
