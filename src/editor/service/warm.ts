import type * as vscode from 'vscode';
import { isForPeople } from '../../document/prose/formats.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import { type TextView, visibleTextViews } from '../documents/textViews.ts';
import type { Connection } from './connection.ts';

/** What is made ready. */
export interface Warming {
  readonly connection: Pick<Connection, 'destination' | 'runLocal'>;
  /** Finds the prose of the document, which a command on it begins with. */
  readonly findProse: (document: vscode.TextDocument) => Promise<unknown>;
}

/** So much of what a view shows is looked at, in UTF-16 units. */
const MOST_UNITS = 20_000;
/** Marked once, so that the engine is loaded and its code compiled. */
const SENTENCE = 'کتابخانه‌ی کوچک شهر ما سال گذشته با کمک مردم ساخته شد و اکنون هر روز باز است.';

/** A document whose Persian prose is on the screen; undefined if there is none, or text does not go to the local service. */
export async function documentToServe({ connection }: Warming): Promise<vscode.TextDocument | undefined> {
  const document = visibleTextViews().find(showsPersian)?.document;
  if (document === undefined) return undefined;
  return (await connection.destination()).kind === 'local' ? document : undefined;
}

/** Starts the local service, has it read a sentence, and finds the prose of the document, so that all three are ready. */
export async function warm({ connection, findProse }: Warming, document: vscode.TextDocument): Promise<void> {
  await connection.runLocal((client) => client.diacritize({ text: SENTENCE, includeEzafe: true }));
  await findProse(document);
}

/** Whether Persian prose is on the screen in a view. */
export function showsPersian(view: TextView): boolean {
  return isForPeople(view.document.languageId) && showsPersianLetters(view);
}

/** Whether Persian is on the screen in a view, prose or not. */
export function showsPersianLetters({ document, visibleRanges }: TextView): boolean {
  if (document.uri.scheme === 'output') return false;
  return visibleRanges.some((range) => hasPersianLetter(document.getText(range).slice(0, MOST_UNITS)));
}
