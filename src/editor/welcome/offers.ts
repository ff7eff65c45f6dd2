import * as vscode from 'vscode';
import type { Offer } from './offer.ts';

/** Makes one of these offers at most while the window is open; costs nothing once all are settled. */
export function registerOffers(memory: vscode.Memento, offers: readonly Offer[]): vscode.Disposable {
  let isOpen = false;
  const look = async (editor: vscode.TextEditor | undefined) => {
    if (isOpen || editor === undefined) return;
    const unsettled = offers.filter(({ memoryKey }) => !isSettled(memory.get<unknown>(memoryKey)));
    if (unsettled.length === 0) return subscription.dispose();
    for (const { memoryKey, load } of unsettled) {
      const { isNeeded, make } = await load();
      if (isOpen) return;
      if (!isNeeded(editor.document)) continue;
      isOpen = true;
      subscription.dispose();
      return memory.update(memoryKey, await make(editor.document));
    }
  };
  const subscription = vscode.window.onDidChangeActiveTextEditor((editor) => void look(editor));
  void look(vscode.window.activeTextEditor);
  return subscription;
}

function isSettled(next: unknown): boolean {
  return next === 'never' || (typeof next === 'number' && Date.now() < next);
}

/** To wrap the long lines of prose. */
export const wordWrapOffer: Offer = {
  memoryKey: 'harf.nextWordWrapOffer',
  load: async () => (await import('./offerWordWrap.ts')).offerWordWrap,
};

/** To have Persian letters without the boxes that VS Code draws around some of them. */
export const persianLettersOffer: Offer = {
  memoryKey: 'harf.nextPersianLettersOffer',
  load: async () => (await import('./offerPersianLetters.ts')).offerPersianLetters,
};
