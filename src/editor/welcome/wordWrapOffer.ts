import * as vscode from 'vscode';

/** In the memory: when the offer may be made next, in milliseconds since 1970, or `never`. */
const NEXT_OFFER = 'harf.nextWordWrapOffer';

/** Offers to wrap lines when a prose document comes to the front that needs it; costs nothing once that is settled. */
export function registerWordWrapOffer(memory: vscode.Memento): vscode.Disposable {
  let isOpen = false;
  const look = async (editor: vscode.TextEditor | undefined) => {
    if (isOpen || editor === undefined) return;
    if (isSettled(memory)) return subscription.dispose();
    const { isForPeople } = await import('../../document/prose/formats.ts');
    if (!isForPeople(editor.document.languageId)) return;
    const { needsWordWrap, offerWordWrap } = await import('./offerWordWrap.ts');
    if (isOpen || !needsWordWrap(editor.document)) return;
    isOpen = true;
    subscription.dispose();
    await memory.update(NEXT_OFFER, await offerWordWrap(editor.document));
  };
  const subscription = vscode.window.onDidChangeActiveTextEditor((editor) => void look(editor));
  void look(vscode.window.activeTextEditor);
  return subscription;
}

function isSettled(memory: vscode.Memento): boolean {
  const next = memory.get<unknown>(NEXT_OFFER);
  return next === 'never' || (typeof next === 'number' && Date.now() < next);
}
