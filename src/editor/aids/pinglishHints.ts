import * as vscode from 'vscode';
import type { Log } from '../log.ts';
import { withAbort } from '../progress/abort.ts';
import { onDidChangeLanguage, t } from '../wording/localize.ts';
import { isAided } from './documents.ts';
import type { DocumentWord, DocumentWords } from './documentWords.ts';
import { HINTS_SHOWN } from './names.ts';
import { shortGloss, shortWord } from './shortText.ts';

/** The settings that say how words are spelled in Latin letters. */
const NOTATION = ['harf.pinglish.style', 'harf.pinglish.vowelNotation'];

/**
 * Pinglish after each Persian word on the screen, for learners; as it was when the window was last open. Hidden, it costs
 * nothing.
 */
export class PinglishHints implements vscode.Disposable {
  readonly #memory: vscode.Memento;
  readonly #changes: vscode.EventEmitter<void>;
  readonly #hints: vscode.InlayHintsProvider;
  readonly #settings: vscode.Disposable;
  #shown: vscode.Disposable | undefined;

  /**
   * @param memory of the window
   * @param changes is fired when they are other ones than before, or are shown or hidden
   */
  constructor(
    memory: vscode.Memento,
    changes: vscode.EventEmitter<void>,
    documentWords: () => Promise<DocumentWords>,
    log: Pick<Log, 'debug'>,
  ) {
    this.#memory = memory;
    this.#changes = changes;
    this.#hints = {
      onDidChangeInlayHints: this.#changes.event,
      provideInlayHints: (document, range, token) =>
        isAided(document)
          ? withAbort(token, log, async (signal) => {
              const words = await (await documentWords()).wordsIn(document, range, signal);
              return words.flatMap(hintAfter);
            })
          : undefined,
    };
    this.#settings = vscode.workspace.onDidChangeConfiguration((change) => {
      if (NOTATION.some((setting) => change.affectsConfiguration(setting))) this.refresh();
    });
    if (memory.get(HINTS_SHOWN) === true) this.#show(true);
  }

  /** Shows or hides them in this window, also after it is opened again. */
  toggle(): void {
    const isShown = this.#shown === undefined;
    this.#show(isShown);
    this.refresh();
    void this.#memory.update(HINTS_SHOWN, isShown);
    if (isShown) void warnIfHintsAreOff();
  }

  /** Lets VS Code ask for them again. */
  refresh(): void {
    this.#changes.fire();
  }

  dispose(): void {
    this.#shown?.dispose();
    this.#settings.dispose();
  }

  #show(isShown: boolean): void {
    this.#shown?.dispose();
    this.#shown = isShown ? vscode.Disposable.from(registered(this.#hints), statusItem()) : undefined;
    void vscode.commands.executeCommand('setContext', HINTS_SHOWN, isShown);
  }
}

function registered(hints: vscode.InlayHintsProvider): vscode.Disposable {
  return vscode.languages.registerInlayHintsProvider('*', hints);
}

function hintAfter({ range, word }: DocumentWord): vscode.InlayHint[] {
  if (word.styledPinglish === '') return [];
  // VS Code would show the characters that isolate a text, and isolates every hint by itself.
  const hint = new vscode.InlayHint(range.end, shortWord(word.styledPinglish));
  hint.paddingLeft = true;
  if (word.gloss !== '') hint.tooltip = shortGloss(word.gloss);
  return [hint];
}

function statusItem(): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('harf.readings', vscode.StatusBarAlignment.Right, 89);
  item.command = 'harf.toggleReadings';
  nameItem(item);
  item.show();
  return vscode.Disposable.from(
    item,
    onDidChangeLanguage(() => nameItem(item)),
  );
}

function nameItem(item: vscode.StatusBarItem): void {
  item.name = t('Harf: Readings');
  item.text = `$(whole-word) ${t('Readings')}`;
  item.tooltip = t('Pinglish is shown after Persian words. Click to hide it.');
  item.accessibilityInformation = { label: `${item.name}. ${item.tooltip}` };
}

/** Harf must not change a setting that is not its own. */
async function warnIfHintsAreOff(): Promise<void> {
  const setting = 'editor.inlayHints.enabled';
  if (vscode.workspace.getConfiguration().get(setting) !== 'off') return;
  const open = t('Open Settings');
  const chosen = await vscode.window.showWarningMessage(
    t('Readings are on, but VS Code shows no inlay hints. Set {0} to "on" to see them.', setting),
    open,
  );
  if (chosen === open) await vscode.commands.executeCommand('workbench.action.openSettings', setting);
}
