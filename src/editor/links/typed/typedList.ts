/** The user's own list of what typed words are to become: one for everything on this computer. */
import type { ChosenWord } from '../../../client/index.ts';
import { chosenWord, MAX_CHOSEN_WORDS } from '../../../contract/index.ts';
import { rewriteList } from '../../aids/pronunciationList/changeList.ts';
import { type ListPlace, readListFile } from '../../aids/pronunciationList/listFile.ts';

const HEAD = `# Harf: what Pinglish to Persian writes for what you type, one a line: what is typed, a tab, the Persian.
# Lines that begin with # are comments.
`;

/** What was chosen, the last of too many; lines that say nothing are left out, and so is a list that is refused. */
export async function readTypedList(place: ListPlace): Promise<ChosenWord[]> {
  const content = await readListFile(place);
  if (content.kind === 'refused') return [];
  return rowsOf(content.text).flatMap(wordOf).slice(-MAX_CHOSEN_WORDS);
}

/** Keeps what is chosen for a typed word, in the place of what was chosen before; throws a `UserError` if it cannot. */
export async function rememberTyped(place: ListPlace, { typed, persian }: ChosenWord): Promise<void> {
  await rewriteList(place, (text) => `${without(text === '' ? HEAD : text, typed)}${typed}\t${persian}\n`);
}

/** Takes what was chosen for a typed word out of the list; throws a `UserError` if it cannot. */
export async function forgetTyped(place: ListPlace, typed: string): Promise<void> {
  await rewriteList(place, (text) => without(text, typed));
}

/** The list, its last line ended, without the rows of a typed word. */
function without(text: string, typed: string): string {
  const others = rowsOf(text).filter(
    (row) => !wordOf(row).some((word) => keyOf(word.typed) === keyOf(typed)),
  );
  if (others.at(-1) === '') others.pop();
  return others.map((row) => `${row}\n`).join('');
}

/** Capitals do not make another word. */
export function keyOf(typed: string): string {
  return typed.toLowerCase().replace(/\s+/g, ' ');
}

function rowsOf(text: string): string[] {
  return text.replace(/^\ufeff/, '').split(/\r?\n/);
}

function wordOf(row: string): ChosenWord[] {
  if (row.startsWith('#')) return [];
  const [typed, persian] = row.split('\t').map((cell) => cell.trim());
  const { data } = chosenWord.safeParse({ typed, persian });
  return data === undefined ? [] : [data];
}
