import * as vscode from 'vscode';
import { isMark } from '../../text/marks.ts';
import { isPersianLetter } from '../../text/persian.ts';
import { withAbort } from '../abort.ts';
import type { Connection } from '../connection.ts';
import type { Log } from '../log.ts';
import { showsDictionary } from '../settings.ts';
import { isAided } from './documents.ts';
import { createReadings, type Readings } from './readings.ts';
import type { WordReader } from './wordReader.ts';

export interface ReadingAidsParts {
  readonly connection: Pick<Connection, 'runLocal'>;
  readonly log: Log;
  /** Of the window. */
  readonly memory: vscode.Memento;
}

/** What explains Persian words where they stand; its code is loaded at the first Persian word. */
export interface ReadingAids extends vscode.Disposable {
  readonly readings: Readings;
}

export function createReadingAids({ connection, log, memory }: ReadingAidsParts): ReadingAids {
  let reader: Promise<WordReader> | undefined;
  const wordReader = () => {
    reader ??= import('./wordReader.ts').then(({ createWordReader }) => createWordReader(connection));
    return reader;
  };
  const readings = createReadings({ memory, wordReader, log });
  const hovers = vscode.languages.registerHoverProvider('*', {
    provideHover: (document, position, token) =>
      isHovered(document, position)
        ? withAbort(token, log, async (signal) => {
            const found = await (await wordReader()).wordAt(document, position, signal);
            return found && (await import('./wordHover.ts')).wordHover(found);
          })
        : undefined,
  });
  return { readings, dispose: () => vscode.Disposable.from(readings, hovers).dispose() };
}

function isHovered(document: vscode.TextDocument, position: vscode.Position): boolean {
  return (
    isPersianAt(document, position) &&
    isAided(document) &&
    showsDictionary(vscode.workspace.getConfiguration('harf', document))
  );
}

/** Whether the character on either side of `position` may belong to a Persian word. */
function isPersianAt(document: vscode.TextDocument, { line, character }: vscode.Position): boolean {
  const { text } = document.lineAt(line);
  return [text.charCodeAt(character), text.charCodeAt(character - 1)].some(
    (unit) => isPersianLetter(unit) || isMark(unit),
  );
}
