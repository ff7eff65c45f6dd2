import * as vscode from 'vscode';
import { type Link, writtenOf } from '../../../document/links/link.ts';
import type { TrackedSpan } from '../../../document/links/trackedSpans.ts';
import type { ListPlace } from '../../aids/pronunciationList/listFile.ts';
import { lfOffset, readLf } from '../../documents/lfDocument.ts';
import { Lazy } from '../../lazy.ts';
import type { Log } from '../../log.ts';
import { withAbort } from '../../progress/abort.ts';
import type { Connection } from '../../service/connection.ts';
import { flag } from '../../settings.ts';
import type { LinkedDocuments } from '../linkedDocuments.ts';
import type { LinkedPlace } from './linkHover.ts';

interface LinkHoversDependencies {
  /** The Latin words. */
  readonly linkedDocuments: LinkedDocuments;
  readonly connection: Pick<Connection, 'runLocal'>;
  readonly log: Log;
  /** Of what was chosen for typed words. */
  readonly list: ListPlace;
}

/** Explains linked Latin words under the mouse; its code is loaded at the first one. */
export function registerLinkHovers({
  linkedDocuments,
  connection,
  log,
  list,
}: LinkHoversDependencies): vscode.Disposable {
  const parts = new Lazy(async () => ({
    analyses: new (await import('../../aids/analyses.ts')).Analyses(connection),
    log,
    candidates: { connection, list },
  }));
  const hovers: vscode.HoverProvider = {
    provideHover(document, position, token) {
      const place = placeAt(linkedDocuments, document, position);
      if (!place || !flag(vscode.workspace.getConfiguration('harf', document), 'hover.alignment'))
        return undefined;
      return withAbort(token, log, async (signal) => {
        const { linkHover } = await import('./linkHover.ts');
        return linkHover(await parts.get(), place, signal);
      });
    },
  };
  return vscode.languages.registerHoverProvider('*', hovers);
}

function placeAt(
  linkedDocuments: LinkedDocuments,
  document: vscode.TextDocument,
  position: vscode.Position,
): LinkedPlace | undefined {
  const links = linkedDocuments.of(document);
  if (links === undefined) return undefined;
  const offset = lfOffset(document, position);
  const words: TrackedSpan<Link>[] = links.touching(offset, offset);
  const word = words.find(({ utf16End }) => offset < utf16End) ?? words[0];
  if (word === undefined || readLf(document, word) !== writtenOf(word.value)) return undefined;
  return { document, word, inner: innerWordAt(word, offset) };
}

/** The word of a linked sentence at an offset of the document. */
function innerWordAt(
  { utf16Start, value }: TrackedSpan<Link>,
  offset: number,
): TrackedSpan<Link> | undefined {
  const shift = utf16Start - value.written.utf16Start;
  const at = offset - shift;
  const inner = value.words?.find(({ written }) => written.utf16Start <= at && at < written.utf16End);
  return (
    inner && {
      utf16Start: inner.written.utf16Start + shift,
      utf16End: inner.written.utf16End + shift,
      value: { ...inner, piece: value.piece },
    }
  );
}
