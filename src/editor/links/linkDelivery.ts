import type * as vscode from 'vscode';
import { sinceAuthor } from '../../document/answers/authorsMarks.ts';
import { changeLinks, joinedChanges, type PartChange, persianLinks } from '../../document/answers/changes.ts';
import { lfText } from '../documents/lfText.ts';
import type { CommandTarget } from '../text/commandTarget.ts';
import type { BeforeReplacing, Delivery } from '../text/deliver.ts';
import type { Links } from './links.ts';

/** Ties the Latin words of a result to the Persian they came from, where both can be told. */
export function linkDelivery(
  { links }: { readonly links: Links },
  target: CommandTarget,
  delivery: Delivery,
): void {
  if (delivery.kind === 'replaced' && isLinked(delivery.changes))
    links.latin.add(target.document, placedLinks(delivery.changes));
  if (delivery.kind === 'beside') linkBeside(links, target, delivery);
}

/** A translation has no words that are tied. */
function isLinked(changes: readonly PartChange[]): boolean {
  return changes.some(({ words }) => words.length > 0);
}

/** @param changes that were made at once, in offsets before them */
function placedLinks(changes: readonly PartChange[]) {
  let shift = 0;
  return changes.flatMap((change) => {
    const links = changeLinks(change, change.utf16Start + shift);
    shift += change.text.length - (change.utf16End - change.utf16Start);
    return links;
  });
}

/** Ties the words of both documents to each other. */
function linkBeside(
  links: Links,
  { document, source, find }: CommandTarget,
  { document: beside, reaches }: Extract<Delivery, { kind: 'beside' }>,
): void {
  for (const { utf16Start, utf16SourceStart, changes: parts } of reaches) {
    const changes = joinedChanges(source.text, parts);
    if (!isLinked(changes)) continue;
    const moved = utf16Start - utf16SourceStart;
    const latin = placedLinks(changes).map((link) => ({
      ...link,
      utf16Start: link.utf16Start + moved,
      utf16End: link.utf16End + moved,
    }));
    links.latin.add(beside, latin);
    const perChange = changes.map((change) => Math.max(change.words.length, 1));
    let used = 0;
    const persian = changes.flatMap((change, at) => {
      const own = latin.slice(used, used + (perChange[at] ?? 0));
      used += perChange[at] ?? 0;
      const now = find(change);
      return now === undefined ? [] : persianLinks({ ...change, utf16Start: now.utf16Start }, own);
    });
    links.persian.add(document, persian);
  }
}

/** Knows what the author had marked before a command, and keeps it once the command has changed the marks. */
export interface AuthorsMarks {
  readonly beforeReplacing: BeforeReplacing;
  /** Ties the words that have other marks now to what the author wrote. */
  link(delivery: Delivery): void;
}

export function noteAuthorsMarks({ marked }: Links, document: vscode.TextDocument): AuthorsMarks {
  let noted: readonly PartChange[] = [];
  return {
    beforeReplacing(changes) {
      const known = marked.of(document);
      const text = known === undefined ? '' : lfText(document);
      noted = changes.map((change) =>
        known === undefined
          ? change
          : sinceAuthor(text, change, known.touching(change.utf16Start, change.utf16End)),
      );
    },
    link(delivery) {
      if (delivery.kind !== 'replaced') return;
      let shift = 0;
      const words = noted.flatMap((change) => {
        const utf16Start = change.utf16Start + shift;
        shift += change.text.length - (change.utf16End - change.utf16Start);
        return change.words.length === 0 ? [] : changeLinks(change, utf16Start);
      });
      marked.add(document, words);
    },
  };
}
