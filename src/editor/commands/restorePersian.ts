import * as vscode from 'vscode';
import { restore } from '../../document/links/restore.ts';
import { unitAt } from '../../document/targets/scopeSpans.ts';
import type { Span } from '../../text/span.ts';
import { applyChanges } from '../documents/applyChanges.ts';
import { documentText, lfSpan } from '../documents/lfDocument.ts';
import { isReadOnly, readOnlyMessage } from '../documents/readOnly.ts';
import { UserError } from '../failures/userError.ts';
import type { Features } from '../features.ts';
import type { Links } from '../links/links.ts';
import { type RestoreArea, readRestoreArea, spansOf } from '../links/restoreArea.ts';
import { type Extent, neededFront } from '../text/commandTarget.ts';
import type { Call } from '../text/front.ts';
import { t } from '../wording/localize.ts';

/**
 * Puts back the Persian that Pinglish replaced: in the selections, word by word, or with nothing selected in the
 * paragraph, comment or string at each cursor; or in all of the document. An `argument` that is a `RestoreArea` is
 * meant instead of all that.
 */
export async function restorePersian(
  { links, proseReader }: Pick<Features, 'links' | 'proseReader'>,
  { argument, front }: Call,
  extent: Extent,
): Promise<void> {
  const area = readRestoreArea(argument);
  if (area) {
    const document = documentOf(area);
    const latin = links.latin.of(document);
    return restoreAreas(links, document, latin ? spansOf(area, latin) : []);
  }
  const { document, selections } = neededFront(front);
  const source = documentText(document);
  if (extent === 'document')
    return restoreAreas(links, document, [{ utf16Start: 0, utf16End: source.text.length }]);
  const places = selections.map((range) => lfSpan(document, range));
  const searched = { ...source, ...(await proseReader.of(document)) };
  const areas = places.flatMap((span) =>
    span.utf16Start === span.utf16End ? (unitAt(searched, span.utf16Start) ?? []) : [span],
  );
  await restoreAreas(links, document, areas);
}

function documentOf({ uri }: RestoreArea): vscode.TextDocument {
  const document = vscode.workspace.textDocuments.find((each) => each.uri.toString() === uri);
  if (document) return document;
  throw new UserError(nothingMessage());
}

/**
 * Puts back the Persian of every word that an area overlaps, as one undo step, and with it what is known of its marks;
 * throws a `UserError` if it cannot.
 */
async function restoreAreas(
  { latin, marked }: Pick<Links, 'latin' | 'marked'>,
  document: vscode.TextDocument,
  areas: readonly Span[],
): Promise<void> {
  if (await isReadOnly(document)) throw new UserError(readOnlyMessage(document));
  const links = latin.of(document);
  const changes = links ? restore(links, areas, documentText(document).text) : [];
  if (changes.length === 0) throw new UserError(nothingMessage());
  const applied = await marked.puttingBack(document, () => applyChanges(document, changes));
  if (applied === 'readOnly') throw new UserError(readOnlyMessage(document));
  if (applied === 'changed') throw new UserError(changedMessage());
}

function nothingMessage(): string {
  return t('There is nothing to restore here: nothing that Harf wrote and that is unchanged since.');
}

function changedMessage(): string {
  return t('The document changed meanwhile, so nothing was restored. Try again.');
}
