import * as vscode from 'vscode';
import type { Log } from '../log.ts';
import { withAbort } from '../progress/abort.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import type { Connection } from '../service/connection.ts';
import { flag } from '../settings.ts';
import { CHOOSE_READING, FORGET_READING, OPEN_READINGS } from './commandName.ts';
import { isAided, isPersianAt } from './documents.ts';
import { createReadings, type Readings } from './readings.ts';
import type { WordReader } from './wordReader.ts';
import { createFollowedWords, type FollowedWords } from './words/followedWords.ts';

export interface ReadingAidsParts {
  readonly connection: Pick<Connection, 'runLocal' | 'prepareLocal'>;
  readonly proseReader: ProseReader;
  readonly log: Log;
  /** Where what all windows share is kept: the personal list of readings. */
  readonly globalStorageUri: vscode.Uri;
  /** Of the window. */
  readonly memory: vscode.Memento;
}

/** What explains Persian words where they stand; its code is loaded at the first Persian word. */
export interface ReadingAids extends vscode.Disposable {
  readonly readings: Readings;
  /** The local service reads words in another way than before. */
  readonly onDidChangeReadings: vscode.Event<void>;
}

interface Shared {
  readonly wordReader: () => Promise<WordReader>;
  readonly words: FollowedWords;
  readonly log: Log;
}

export function createReadingAids({
  connection,
  proseReader,
  log,
  globalStorageUri,
  memory,
}: ReadingAidsParts): ReadingAids {
  let reader: Promise<WordReader> | undefined;
  const wordReader = () => {
    reader ??= import('./wordReader.ts').then(({ createWordReader }) =>
      createWordReader({ connection, proseReader }),
    );
    return reader;
  };
  const readings = createReadings({ memory, wordReader, log });
  const changes = new vscode.EventEmitter<void>();
  const onFollowed = async () => {
    (await reader)?.forget();
    readings.refresh();
    changes.fire();
  };
  const words = createFollowedWords({ connection, log, globalStorageUri, onFollowed });
  const shared = { wordReader, words, log };
  const registered = vscode.Disposable.from(
    vscode.languages.registerHoverProvider('*', hovers(shared)),
    vscode.languages.registerCodeActionsProvider('*', codeActions(shared), {
      providedCodeActionKinds: [vscode.CodeActionKind.RefactorRewrite],
    }),
    vscode.commands.registerCommand(CHOOSE_READING, (choice: unknown) => choose(shared, choice)),
    vscode.commands.registerCommand(FORGET_READING, (row: unknown) => forget(shared, row)),
    vscode.commands.registerCommand(OPEN_READINGS, (row: unknown) => openList(shared, row)),
  );
  return {
    readings,
    onDidChangeReadings: changes.event,
    dispose: () => vscode.Disposable.from(registered, readings, words, changes).dispose(),
  };
}

function hovers({ wordReader, words, log }: Shared): vscode.HoverProvider {
  return {
    provideHover(document, position, token) {
      if (!isPersianAt(document, position) || !isAided(document)) return undefined;
      if (!flag(vscode.workspace.getConfiguration('harf', document), 'hover.dictionary')) return undefined;
      return withAbort(token, log, async (signal) => {
        const found = await (await wordReader()).wordAt(document, position, signal);
        if (found === undefined) return undefined;
        const hover = (await import('./hover/wordHover.ts')).wordHover(document.uri, found);
        const { withChosenReading } = await import('./choose/chosenReading.ts');
        return withChosenReading(hover, found, await (await words.load()).lists());
      });
    },
  };
}

function codeActions({ wordReader, log }: Shared): vscode.CodeActionProvider {
  return {
    provideCodeActions(document, range, { triggerKind }, token) {
      if (!isAided(document) || (range.isEmpty && !isPersianAt(document, range.start))) return undefined;
      return withAbort(token, log, async (signal) => {
        const { readingActions, selectionActions } = await import('./choose/codeActions.ts');
        const reader = await wordReader();
        // VS Code asks at every move of the cursor; that alone must not start a service.
        const found =
          triggerKind === vscode.CodeActionTriggerKind.Automatic
            ? reader.knownWordAt(document, range.start)
            : await reader.wordAt(document, range.start, signal);
        const isOneWord = found?.range.contains(range) === true;
        return [...selectionActions(document, range), ...(isOneWord ? readingActions(document, found) : [])];
      });
    },
  };
}

async function choose({ wordReader, words, log }: Shared, choice: unknown): Promise<void> {
  await reporting(log, async () => {
    const { chooseReading, readingChoice } = await import('./choose/chooseReading.ts');
    const { analyses } = await wordReader();
    await chooseReading(readingChoice.parse(choice), { words: await words.load(), analyses });
  });
}

async function forget({ words, log }: Shared, row: unknown): Promise<void> {
  await reporting(log, async () => {
    const { forgetReading, listedRow } = await import('./choose/chosenReading.ts');
    await forgetReading(listedRow.parse(row), await words.load());
  });
}

async function openList({ words, log }: Shared, row: unknown): Promise<void> {
  await reporting(log, async () => {
    const { listedRow, openRow } = await import('./choose/chosenReading.ts');
    await openRow(listedRow.parse(row), await words.load());
  });
}

async function reporting(log: Log, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const { report } = await import('../failures/report.ts');
    void report(error, log);
  }
}
