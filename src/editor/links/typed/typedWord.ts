import * as vscode from 'vscode';
import * as z from 'zod';
import type { ChosenWord } from '../../../client/index.ts';
import { chosenWord } from '../../../contract/index.ts';
import type { Link } from '../../../document/links/link.ts';
import type { TrackedSpan } from '../../../document/links/trackedSpans.ts';
import type { Span } from '../../../text/span.ts';
import type { ListPlace } from '../../aids/pronunciationList/listFile.ts';
import { applyChanges } from '../../documents/applyChanges.ts';
import { isReadOnly, readOnlyMessage } from '../../documents/readOnly.ts';
import { report } from '../../failures/report.ts';
import { UserError } from '../../failures/userError.ts';
import type { Log } from '../../log.ts';
import { t } from '../../wording/localize.ts';
import { plainText } from '../../wording/plainText.ts';
import { addLinks } from '../addLinks.ts';
import type { LinkedDocuments } from '../linkedDocuments.ts';
import { readRestoreArea, spansOf } from '../restoreArea.ts';
import { forgetTyped, rememberTyped } from './typedList.ts';

/** What a link does: writes a candidate, forgets what was chosen, or opens the list; plain data, because links carry it. */
const typedAction = z.union([
  z.strictObject({ area: z.unknown(), chosen: chosenWord }),
  z.strictObject({ forget: z.string() }),
  z.strictObject({ open: z.literal(true) }),
]);

/** Does what a link of a typed word says; `list` has what was chosen for typed words. */
export async function typedWord(
  argument: unknown,
  linkedDocuments: LinkedDocuments,
  list: ListPlace,
  log: Log,
): Promise<void> {
  try {
    const action = typedAction.parse(argument);
    if ('chosen' in action) await chooseTyped(action, linkedDocuments, list);
    else if ('forget' in action) await forgetTyped(list, action.forget);
    else await vscode.window.showTextDocument(list.uri);
  } catch (error) {
    void report(error, log);
  }
}

/** A word that Harf wrote for what was typed, and what it is to be instead. */
interface TypedChoice {
  readonly area?: unknown;
  readonly chosen: ChosenWord;
}

const SHOWN_MS = 5000;

/** Writes what was chosen for a typed word in its place, still tied to it, and keeps the choice; throws a `UserError` if it cannot. */
async function chooseTyped(
  { area, chosen }: TypedChoice,
  linkedDocuments: LinkedDocuments,
  list: ListPlace,
): Promise<void> {
  await writeHere(area, chosen.persian, linkedDocuments);
  await rememberTyped(list, chosen);
  const done = t('{0} becomes {1} from now on.', chosen.typed, chosen.persian);
  vscode.window.setStatusBarMessage(plainText(done), SHOWN_MS);
}

async function writeHere(
  argument: unknown,
  persian: string,
  linkedDocuments: LinkedDocuments,
): Promise<void> {
  const area = readRestoreArea(argument);
  const document = vscode.workspace.textDocuments.find((each) => each.uri.toString() === area?.uri);
  const links = document && linkedDocuments.of(document);
  const [span] = area && links ? spansOf(area, links) : [];
  const word = span && links?.touching(span.utf16Start, span.utf16End).find((each) => isSame(each, span));
  if (document === undefined || links === undefined || word === undefined)
    throw new UserError(changedMessage());
  if (await isReadOnly(document)) throw new UserError(readOnlyMessage(document));
  const words = withWord([...links.from(0)], word, persian);
  const { utf16Start, utf16End } = word;
  const applied = await applyChanges(document, [{ utf16Start, utf16End, text: persian }]);
  if (applied === 'readOnly') throw new UserError(readOnlyMessage(document));
  if (applied === 'changed') throw new UserError(changedMessage());
  await addLinks(linkedDocuments, document, words);
}

/** The words that came from the same text as one of them, as they are once that one is written otherwise. */
function withWord(
  all: readonly TrackedSpan<Link>[],
  word: TrackedSpan<Link>,
  text: string,
): TrackedSpan<Link>[] {
  const { piece, written: place } = word.value;
  const { utf16Start, utf16End } = place;
  const by = text.length - (utf16End - utf16Start);
  const written = piece.written.slice(0, utf16Start) + text + piece.written.slice(utf16End);
  const changed = { ...piece, written };
  return all
    .filter(({ value }) => value.piece === piece)
    .map(({ value, ...span }) => ({
      ...changedSpan(span, word, by),
      value: { ...value, piece: changed, written: changedSpan(value.written, place, by) },
    }));
}

/** A span after a change within or before it. */
function changedSpan(span: Span, changed: Span, by: number): Span {
  return {
    utf16Start: span.utf16Start + (span.utf16Start > changed.utf16Start ? by : 0),
    utf16End: span.utf16End + (span.utf16Start >= changed.utf16Start ? by : 0),
  };
}

function isSame(one: Span, other: Span): boolean {
  return one.utf16Start === other.utf16Start && one.utf16End === other.utf16End;
}

function changedMessage(): string {
  return t('The text has changed meanwhile, so nothing was written. Choose again.');
}
