import * as vscode from 'vscode';
import { isMark } from '../../text/marks.ts';
import { isPersianLetter } from '../../text/persian.ts';
import { withAbort } from '../abort.ts';
import type { Connection } from '../connection.ts';
import type { Log } from '../log.ts';
import { showsDictionary } from '../settings.ts';
import { isAided } from './documents.ts';
import type { WordReader } from './wordReader.ts';

export interface ReadingAidsParts {
  readonly connection: Pick<Connection, 'runLocal'>;
  readonly log: Log;
}

/** Registers what explains Persian words where they stand; its code is loaded at the first Persian word. */
export function createReadingAids({ connection, log }: ReadingAidsParts): vscode.Disposable {
  let reader: Promise<WordReader> | undefined;
  const wordReader = () => {
    reader ??= import('./wordReader.ts').then(({ createWordReader }) => createWordReader(connection));
    return reader;
  };
  const hovers: vscode.HoverProvider = {
    provideHover: (document, position, token) =>
      isHovered(document, position)
        ? withAbort(token, log, async (signal) => {
            const found = await (await wordReader()).wordAt(document, position, signal);
            return found && (await import('./wordHover.ts')).wordHover(found);
          })
        : undefined,
  };
  return vscode.languages.registerHoverProvider('*', hovers);
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
