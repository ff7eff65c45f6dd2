import type * as vscode from 'vscode';
import { type MarkedWords, sinceAuthor } from '../../document/answers/authorsMarks.ts';
import { type ChangeLink, changeLinks } from '../../document/answers/changeLinks.ts';
import type { PartChange } from '../../document/answers/changes.ts';
import { pieceLinks } from '../../document/links/pieceLinks.ts';
import { lfText } from '../documents/lfDocument.ts';
import { inSlices } from '../documents/slices.ts';
import type { CommandTarget } from '../text/commandTarget.ts';
import type { BeforeReplacing, Outcome } from '../text/deliver.ts';
import { addLinks } from './addLinks.ts';
import type { Links } from './links.ts';

/** Ties the Latin words of a result to the Persian they came from, where both can be told. */
export async function linkDelivery(
  { links }: { readonly links: Links },
  target: CommandTarget,
  delivery: Outcome,
): Promise<void> {
  if (delivery.kind === 'replaced' && isLinked(delivery.changes))
    await addLinks(links.latin, target.document, changeLinks(delivery.before, delivery.changes));
  if (delivery.kind === 'beside') await linkBeside(links, target, delivery);
}

/** A translation has no words that are tied. */
function isLinked(changes: readonly PartChange[]): boolean {
  return changes.some(({ words }) => words.length > 0);
}

/** Ties the words of both documents to each other. */
async function linkBeside(
  links: Links,
  { document, source, find }: CommandTarget,
  { document: beside, spans }: Extract<Outcome, { kind: 'beside' }>,
): Promise<void> {
  const pairs: ChangeLink[] = [];
  for (const { utf16Start, utf16SourceStart, changes } of spans) {
    if (!isLinked(changes)) continue;
    const moved = utf16Start - utf16SourceStart;
    for await (const slice of inSlices(changeLinks(source.text, changes)))
      for (const link of slice)
        pairs.push({ ...link, utf16Start: link.utf16Start + moved, utf16End: link.utf16End + moved });
  }
  await addLinks(links.latin, beside, pairs);
  const persian = Iterator.from(pairs).map(({ original: span, value }) => ({ ...span, value }));
  await links.persian.add(document, persian, { text: source.text, find });
}

/** Knows what the author had marked before a command, and keeps it once the command has changed the marks. */
interface AuthorsMarks {
  readonly beforeReplacing: BeforeReplacing;
  /** Ties the words that have marks now, or had some, to what the author wrote. */
  link(delivery: Outcome): Promise<void>;
}

/** A part right before its marks were changed. */
interface NotedPart {
  readonly change: PartChange;
  /** The words in it whose marks Harf had set. */
  readonly marked: MarkedWords;
}

export function noteAuthorsMarks({ marked }: Links, document: vscode.TextDocument): AuthorsMarks {
  let before = '';
  let noted: readonly NotedPart[] = [];
  return {
    beforeReplacing(changes) {
      const known = marked.of(document);
      if (known !== undefined) before = lfText(document);
      noted = changes.map((change) => ({
        change,
        marked: known?.touching(change.utf16Start, change.utf16End) ?? [],
      }));
    },
    async link(delivery) {
      if (delivery.kind === 'replaced' || delivery.kind === 'unchanged')
        await addLinks(marked, document, markLinks(before, noted));
    },
  };
}

/** The words of the parts that have other marks than the author gave them, as they stand after the changes. */
function* markLinks(before: string, noted: readonly NotedPart[]) {
  let shift = 0;
  for (const { change, marked } of noted) {
    const { source, text, words } = marked.length === 0 ? change : sinceAuthor(before, change, marked);
    const utf16Start = change.utf16Start + shift;
    if (words.length > 0) yield* pieceLinks({ original: source, written: text, words }, utf16Start);
    shift += text.length - (change.utf16End - change.utf16Start);
  }
}
