import * as vscode from 'vscode';
import { Lazy, LazyDisposable } from '../lazy.ts';
import type { Log } from '../log.ts';
import { withAbort } from '../progress/abort.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import type { Connection } from '../service/connection.ts';
import { flag } from '../settings.ts';
import type { Front } from '../text/front.ts';
import type { ChoiceCommand } from './choose/choiceCommands.ts';
import { isAided, isPersianAt } from './documents.ts';
import type { DocumentWords } from './documentWords.ts';
import { CHOOSE_PRONUNCIATION, FORGET_PRONUNCIATION, HINTS_SHOWN, OPEN_WORD_LIST } from './names.ts';
import type { PinglishHints } from './pinglishHints.ts';
import { FollowedLists } from './pronunciationList/followedLists.ts';

interface ReadingAidsDependencies {
  readonly connection: Pick<Connection, 'runLocal' | 'prepareLocal'>;
  readonly proseReader: ProseReader;
  readonly log: Log;
  /** Where what all windows share is kept: the personal list of pronunciations. */
  readonly globalStorageUri: vscode.Uri;
  /** Of the window. */
  readonly memory: vscode.Memento;
}

interface Shared {
  readonly documentWords: () => Promise<DocumentWords>;
  readonly lists: FollowedLists;
  readonly log: Log;
}

/** What explains Persian words where they stand; its code is loaded at the first Persian word. */
export class ReadingAids implements vscode.Disposable {
  readonly #documentWords: Lazy<DocumentWords>;
  readonly #hints: LazyDisposable<PinglishHints>;
  readonly #lists: FollowedLists;
  readonly #changes = new vscode.EventEmitter<void>();
  readonly #hintChanges = new vscode.EventEmitter<void>();
  readonly #registered: vscode.Disposable;

  /** The local service reads words in another way than before. */
  readonly onDidChangePronunciations = this.#changes.event;

  /** Hints after words are other ones than before, or are shown or hidden. */
  readonly onDidChangeHints = this.#hintChanges.event;

  constructor({ connection, proseReader, log, globalStorageUri, memory }: ReadingAidsDependencies) {
    const documentWords = () => this.#documentWords.get();
    this.#documentWords = new Lazy(
      async () => new (await import('./documentWords.ts')).DocumentWords(connection, proseReader),
    );
    this.#hints = new LazyDisposable(async () => {
      const { PinglishHints } = await import('./pinglishHints.ts');
      return new PinglishHints(memory, this.#hintChanges, documentWords, log);
    });
    if (memory.get(HINTS_SHOWN) === true) void this.#hints.get();
    this.#lists = new FollowedLists(connection, log, globalStorageUri, () => this.#readAgain());
    const shared = { documentWords, lists: this.#lists, log };
    this.#registered = vscode.Disposable.from(
      vscode.languages.registerHoverProvider('*', hovers(shared)),
      vscode.languages.registerCodeActionsProvider('*', codeActions(shared), {
        providedCodeActionKinds: [vscode.CodeActionKind.RefactorRewrite],
      }),
      choiceCommand(CHOOSE_PRONUNCIATION, 'choose', shared),
      choiceCommand(FORGET_PRONUNCIATION, 'forget', shared),
      choiceCommand(OPEN_WORD_LIST, 'openList', shared),
    );
  }

  /** What reads the words of documents. */
  documentWords(): Promise<DocumentWords> {
    return this.#documentWords.get();
  }

  /** Whether a list chooses how a word is read, in this window. */
  async hasListedWords(): Promise<boolean> {
    return (await (await this.#lists.load()).words()).length > 0;
  }

  /** Shows Pinglish after each Persian word in this window, also after it is opened again, or hides it. */
  async togglePinglishHints(): Promise<void> {
    (await this.#hints.get()).toggle();
  }

  /** Underlines the words of the document in front of which Harf is not sure, or takes the underlines away. */
  async toggleDoubtfulWords(front: Front | undefined): Promise<void> {
    const { toggleDoubtfulWords } = await import('./doubtful/doubtfulWords.ts');
    await toggleDoubtfulWords(await this.#documentWords.get(), front);
  }

  dispose(): void {
    vscode.Disposable.from(
      this.#registered,
      this.#lists,
      this.#changes,
      this.#hintChanges,
      this.#hints,
    ).dispose();
  }

  async #readAgain(): Promise<void> {
    (await this.#documentWords.loaded)?.forget();
    (await this.#hints.loaded)?.refresh();
    this.#changes.fire();
  }
}

function hovers({ documentWords, lists, log }: Shared): vscode.HoverProvider {
  return {
    provideHover(document, position, token) {
      if (!isPersianAt(document, position) || !isAided(document)) return undefined;
      if (!flag(vscode.workspace.getConfiguration('harf', document), 'hover.dictionary')) return undefined;
      return withAbort(token, log, async (signal) => {
        const found = await (await documentWords()).wordAt(document, position, signal);
        if (found === undefined) return undefined;
        const hover = (await import('./hover/wordHover.ts')).wordHover(document.uri, found);
        const { withListedPronunciation } = await import('./choose/listedPronunciation.ts');
        return withListedPronunciation(hover, found, await (await lists.load()).all());
      });
    },
  };
}

function codeActions({ documentWords, log }: Shared): vscode.CodeActionProvider {
  return {
    provideCodeActions(document, range, { triggerKind }, token) {
      if (!isAided(document) || (range.isEmpty && !isPersianAt(document, range.start))) return undefined;
      return withAbort(token, log, async (signal) => {
        const { pronunciationActions, selectionActions } = await import('./choose/codeActions.ts');
        const reader = await documentWords();
        // VS Code asks at every move of the cursor; that alone must not start a service.
        const found =
          triggerKind === vscode.CodeActionTriggerKind.Automatic
            ? reader.knownWordAt(document, range.start)
            : await reader.wordAt(document, range.start, signal);
        const isOneWord = found?.range.contains(range) === true;
        return [
          ...selectionActions(document, range),
          ...(isOneWord ? pronunciationActions(document, found) : []),
        ];
      });
    },
  };
}

function choiceCommand(id: string, name: ChoiceCommand, shared: Shared): vscode.Disposable {
  return vscode.commands.registerCommand(id, async (argument: unknown) => {
    try {
      await (await import('./choose/choiceCommands.ts')).choiceCommands[name](shared, argument);
    } catch (error) {
      const { report } = await import('../failures/report.ts');
      void report(error, shared.log);
    }
  });
}
