import * as vscode from 'vscode';
import { countAuthorsMarks, type RemovedMarks, withoutMarks } from '../../document/answers/authorsMarks.ts';
import { isChange, type PartChange } from '../../document/answers/changes.ts';
import { sliceSpan } from '../../text/span.ts';
import type { Features } from '../features.ts';
import type { LinkedDocuments } from '../links/linkedDocuments.ts';
import { unreadSentence } from '../prose/leftOut.ts';
import {
  type CommandStyle,
  type CommandTarget,
  type Extent,
  findCommandTarget,
} from '../text/commandTarget.ts';
import { deliver } from '../text/deliver.ts';
import type { Front } from '../text/front.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/localText.ts';

const STYLE: CommandStyle = { edges: 'letters', hasContext: false };

/**
 * Takes the marks off the Persian text that the command is about; needs no service. What Harf read when it added marks
 * is as the author wrote it again; of all else, or when the command is run again, the vowel marks go, and the others
 * if the user wants it.
 */
export async function removeDiacritics(
  { links, proseReader }: Features,
  front: Front | undefined,
  extent: Extent,
): Promise<void> {
  const target = await findCommandTarget(proseReader, front, extent, STYLE);
  if (target === undefined) return;
  try {
    const removed = await askWhichMarks(target, links.marked);
    if (removed === undefined) return;
    const changes = changesOf(target, links.marked, removed);
    if (!changes.some(isChange) && hasKnown(target, links.marked)) sayAuthorsMarks();
    else if ((await deliver(target, changes, 'replace')).kind === 'offered') return;
    // Words that were changed are let go with that, and come back when it is undone.
    links.marked.release(
      target.document,
      changes.flatMap((change) => target.find(change) ?? []),
    );
    const left = unreadSentence(target.source, target.prose.unread, target.spans);
    if (left !== undefined) void vscode.window.showInformationMessage(left);
  } finally {
    target.dispose();
  }
}

type Visit<T> = (span: PartSpan, known: ReturnType<typeof knownIn>) => T;
type PartSpan = CommandTarget['targets'][number]['parts'][number]['document'];

function eachPart<T>({ document, targets }: CommandTarget, marked: LinkedDocuments, visit: Visit<T>): T[] {
  return targets.flatMap(({ parts }) =>
    parts.map((part) => visit(part.document, knownIn(document, marked, part.document))),
  );
}

function knownIn(document: vscode.TextDocument, marked: LinkedDocuments, { utf16Start, utf16End }: PartSpan) {
  return marked.of(document)?.touching(utf16Start, utf16End) ?? [];
}

function hasKnown(target: CommandTarget, marked: LinkedDocuments): boolean {
  return eachPart(target, marked, (_, known) => known.length > 0).includes(true);
}

function sayAuthorsMarks(): void {
  void vscode.window.showInformationMessage(
    t('Only marks that the author set are left here. Run the command again to take them off too.'),
  );
}

/** Undefined if the user leaves it. */
async function askWhichMarks(
  target: CommandTarget,
  marked: LinkedDocuments,
): Promise<RemovedMarks | undefined> {
  const counts = eachPart(target, marked, (span, known) =>
    countAuthorsMarks(target.source.text, span, known),
  );
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (count === 0) return 'vowels';
  const vowels = t('Vowel Marks Only');
  const all = t('All Marks');
  const chosen = await vscode.window.showWarningMessage(
    t(
      'Hamza, tanwin and tashdid stand at {0} letters, and Harf does not know to have set them. Take them off too?',
      numberText(count),
    ),
    { modal: true },
    vowels,
    all,
  );
  if (chosen === undefined) return undefined;
  return chosen === all ? 'all' : 'vowels';
}

function changesOf(target: CommandTarget, marked: LinkedDocuments, removed: RemovedMarks): PartChange[] {
  const { text: document } = target.source;
  return eachPart(target, marked, (span, known) => {
    const source = sliceSpan(document, span);
    const text = withoutMarks(document, span, known, removed);
    return { ...span, target: 0, source, text, words: [] };
  });
}
