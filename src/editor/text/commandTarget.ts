import * as vscode from 'vscode';
import { type Edges, type Scope, scopeSpans } from '../../document/targets/scopeSpans.ts';
import { type Target, type TargetStyle, targetsWithin } from '../../document/targets/targets.ts';
import { Turns } from '../../platform/turns.ts';
import type { Span } from '../../text/span.ts';
import { type DocumentText, documentText, lfSpan } from '../documents/lfDocument.ts';
import { trackText } from '../documents/trackedText.ts';
import { UserError } from '../failures/userError.ts';
import type { DocumentProse } from '../prose/documentProse.ts';
import { foreignSentence, unreadSentence } from '../prose/leftOut.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import { t } from '../wording/localize.ts';
import type { Front } from './front.ts';
import { passagesAllTheSame } from './nothingToChange.ts';

/** How much of a document a command is about. */
export type Extent = 'selections' | 'document';

/** How a command wants what it works on. */
export interface CommandStyle extends TargetStyle {
  readonly edges: Edges;
}

/** What a command works on; dispose it when the command has ended. */
export interface CommandTarget extends vscode.Disposable {
  readonly document: vscode.TextDocument;
  /** The document when the command began. */
  readonly source: DocumentText;
  readonly prose: DocumentProse;
  /** The selections, paragraphs or comments, or the whole document. */
  readonly spans: readonly Span[];
  readonly targets: readonly Target[];
  /** Where a span of the source is now; undefined if its text has changed. */
  find(span: Span): Span | undefined;
}

/** What was in front; throws a `UserError` if there was nothing. */
export function neededFront(front: Front | undefined): Front {
  if (front) return front;
  throw new UserError(t('Open a text document first.'), ['openSample']);
}

/** What is selected, or all of the document where nothing is. */
export function selectedExtent(front: Front | undefined): Extent {
  return front?.selections.some(({ isEmpty }) => !isEmpty) ? 'selections' : 'document';
}

/**
 * Finds what a command is about in the editor that was in front. Throws a `UserError` if there is nothing of its script; undefined if
 * what is selected is not prose and the user leaves it.
 */
export async function findCommandTarget(
  reader: ProseReader,
  front: Front | undefined,
  extent: Extent,
  style: CommandStyle,
): Promise<CommandTarget | undefined> {
  const { document, selections } = neededFront(front);
  const source = documentText(document);
  const scope =
    extent === 'document' ? extent : { selections: selections.map((range) => lfSpan(document, range)) };
  const { find, dispose } = trackText(document);
  try {
    const prose = await reader.of(document);
    const found = await targetsIn(source, prose, scope, style);
    if (found === undefined) dispose();
    return found && { document, source, prose, ...found, find, dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

async function targetsIn(
  source: DocumentText,
  prose: DocumentProse,
  scope: Scope,
  style: CommandStyle,
): Promise<Pick<CommandTarget, 'spans' | 'targets'> | undefined> {
  const found = await search(source, prose, scope, style);
  if (found.targets.length > 0) return found;
  if (style.script === 'latin') throw new UserError(noPinglishMessage());
  const passages = await passagesAllTheSame(source, prose, scope);
  return passages && search(source, { ...prose, passages }, scope, style);
}

function noPinglishMessage(): string {
  return t('There is no Pinglish here. Go to a paragraph that has some, or select it.');
}

async function search(source: DocumentText, prose: DocumentProse, scope: Scope, style: CommandStyle) {
  const { text, lines } = source;
  const spans = scopeSpans({ ...prose, text, lines }, scope, style.edges);
  const targets: Target[] = [];
  const turns = new Turns();
  for (const span of spans)
    for (const target of targetsWithin(text, prose.passages, span, style)) {
      targets.push(target);
      await turns.pause();
    }
  return { spans, targets };
}

/** Says which lines of a command's target were left as they are; the command ends while the message is still shown. */
export function sayLeftOut({ source, prose, spans }: CommandTarget): void {
  const sentences = [
    foreignSentence(source.lines, prose.foreign, spans),
    unreadSentence(source, prose.unread, spans),
  ];
  for (const text of sentences) if (text !== undefined) void vscode.window.showInformationMessage(text);
}
