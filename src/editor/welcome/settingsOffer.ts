import * as vscode from 'vscode';

/** When it may be made next, in milliseconds since 1970, or `never`. */
const NEXT = 'harf.nextSettingsOffer';

/**
 * Offers to set what VS Code itself can do better for Persian, when a document comes to the front that gains by it:
 * once at most while the window is open. It costs nothing where it is not wanted.
 */
export function registerSettingsOffer(memory: vscode.Memento): vscode.Disposable {
  let isMade = false;
  const look = async (editor: vscode.TextEditor | undefined) => {
    if (isMade || editor === undefined) return;
    if (isPutOff(memory.get<unknown>(NEXT))) return subscription.dispose();
    const { missingFor, offerSettings } = await import('./offerSettings.ts');
    const missing = missingFor(editor.document, memory);
    if (isMade || missing.size === 0) return;
    isMade = true;
    subscription.dispose();
    await memory.update(NEXT, await offerSettings(editor.document, missing, memory));
  };
  const subscription = vscode.window.onDidChangeActiveTextEditor((editor) => void look(editor));
  void look(vscode.window.activeTextEditor);
  return subscription;
}

function isPutOff(next: unknown): boolean {
  return next === 'never' || (typeof next === 'number' && Date.now() < next);
}
