import * as vscode from 'vscode';
import { t } from '../wording/localize.ts';
import { resultTexts, type ToolFindings } from './resultTexts.ts';

/**
 * The result of a tool, of two parts: its text, and its JSON, which is text too, because chat hands a model no
 * `LanguageModelDataPart` but a picture (https://github.com/microsoft/vscode/issues/275300).
 */
export async function toolResult(
  findings: ToolFindings,
  { tokenizationOptions }: vscode.LanguageModelToolInvocationOptions<unknown>,
): Promise<vscode.LanguageModelToolResult> {
  const texts = await resultTexts(findings, tokenizationOptions, t);
  return new vscode.LanguageModelToolResult(texts.map((text) => new vscode.LanguageModelTextPart(text)));
}
