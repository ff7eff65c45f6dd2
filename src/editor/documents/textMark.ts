import * as vscode from 'vscode';
import type { MarkName } from '../../panel/rtlEditor/messages.ts';
import { visibleTextViews } from './textViews.ts';

/**
 * How a kind of marked places looks in every view of text: VS Code's own editors draw the options, others what they have for the
 * name. It is created when something is first to be marked.
 */
export class TextMark implements vscode.TextEditorDecorationType {
  readonly name: MarkName;
  readonly key: string;
  readonly #type: vscode.TextEditorDecorationType;

  constructor(name: MarkName, options: vscode.DecorationRenderOptions) {
    this.name = name;
    this.#type = vscode.window.createTextEditorDecorationType(options);
    this.key = this.#type.key;
  }

  /** The marks go. */
  dispose(): void {
    for (const view of visibleTextViews()) view.setDecorations(this, []);
    this.#type.dispose();
  }
}
