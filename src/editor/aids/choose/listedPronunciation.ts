import * as vscode from 'vscode';
import * as z from 'zod';
import { stripMarks } from '../../../text/marks.ts';
import { UserError } from '../../failures/userError.ts';
import { appendCommandLink, appendPlain, directed } from '../../wording/hoverText.ts';
import { t } from '../../wording/localize.ts';
import type { DocumentWord } from '../documentWords.ts';
import { FORGET_PRONUNCIATION, OPEN_WORD_LIST } from '../names.ts';
import { changeList } from '../pronunciationList/changeList.ts';
import { keyOf, withoutPronunciation } from '../pronunciationList/listText.ts';
import type { PronunciationList, PronunciationLists } from '../pronunciationList/pronunciationLists.ts';

/** A row of a list of pronunciations; plain data, because links carry it. */
export const listedRow = z.strictObject({
  /** Of the list. */
  uri: z.string(),
  form: z.string(),
});

type ListedRow = z.infer<typeof listedRow>;

/** The hover with a line that says that the pronunciation was chosen, where it was, and offers to forget that. */
export function withListedPronunciation(
  hover: vscode.Hover,
  found: DocumentWord,
  lists: readonly PronunciationList[],
): vscode.Hover {
  const row = rowOf(found, lists);
  if (row === undefined) return hover;
  const text = new vscode.MarkdownString();
  text.isTrusted = { enabledCommands: [FORGET_PRONUNCIATION, OPEN_WORD_LIST] };
  appendPlain(text, `${t('This reading was chosen in a list.')} `);
  appendCommandLink(text, t('Forget this choice'), FORGET_PRONUNCIATION, row);
  text.appendMarkdown(' · ');
  appendCommandLink(text, t('Open the list'), OPEN_WORD_LIST, row);
  return new vscode.Hover([...hover.contents, directed(text)], hover.range);
}

/** Takes a pronunciation out of its list; throws a `UserError` if it cannot. */
export async function forgetPronunciation(
  { uri, form }: ListedRow,
  lists: PronunciationLists,
): Promise<void> {
  const list = await listAt(uri, lists);
  await changeList(list.place, lists, (text) => withoutPronunciation(text, form));
}

/** Opens the list at the row. */
export async function openRow({ uri, form }: ListedRow, lists: PronunciationLists): Promise<void> {
  const list = await listAt(uri, lists);
  const line = list.words.find((each) => each.form === form)?.line ?? 0;
  const selection = new vscode.Range(line, 0, line, 0);
  await vscode.window.showTextDocument(list.place.uri, { selection });
}

/** Only lists that are followed: a link must not reach any other file. */
async function listAt(uri: string, lists: PronunciationLists): Promise<PronunciationList> {
  const list = (await lists.all()).find(({ place }) => place.uri.toString() === uri);
  if (list) return list;
  throw new UserError(t('The list of readings is not there any more.'));
}

/** The row that the word is read by: its own, or that of its dictionary form. */
function rowOf({ word }: DocumentWord, lists: readonly PronunciationList[]): ListedRow | undefined {
  const { source } = word;
  // Marks in the text count more than a list.
  if (stripMarks(source) !== source) return undefined;
  for (const key of [keyOf(source), keyOf(word.lemma)])
    for (const { place, words } of lists) {
      const found = words.find(({ form }) => keyOf(form) === key);
      if (found === undefined) continue;
      const { form, phonemes } = found;
      return word.phonemes.startsWith(phonemes) ? { uri: place.uri.toString(), form } : undefined;
    }
  return undefined;
}
