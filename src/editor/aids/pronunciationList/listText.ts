/** The list of a workspace's pronunciations: text that people read, share and change. */
import { MAX_PINNED_WORDS, pinnedWord } from '../../../contract/index.ts';
import { stripMarks } from '../../../text/marks.ts';
import { phonemesOf } from '../../../text/systematicPinglish.ts';
import { inSlices } from '../../documents/slices.ts';

/** Where the list is in a workspace folder. */
export const LIST_PATH = ['.vscode', 'harf-words.tsv'] as const;

/** More problems are not shown, nor more of a text that is wrong, in UTF-16 units. */
const MAX_PROBLEMS = 100;
const MAX_DETAIL = 200;

const HEAD = `# Harf: how words are read, one word a line: the word, a tab, its reading, and, if you like, a tab and a note.
# A reading is written in systematic Pinglish, as hovers show it: ketāb, shirin, mo'allem.
# Where several words sound alike, the note says which one is meant, as hovers do: milk; lion.
# Lines that begin with # are comments. The list chooses readings and does nothing else.
`;

export interface ListedPronunciation {
  readonly form: string;
  /** FA1. */
  readonly phonemes: string;
  /** What is noted behind it: where several words sound like that, the gloss of the one that is meant. */
  readonly gloss?: string;
  /** From 0. */
  readonly line: number;
}

/** What is wrong with a line; nothing of it is followed. Columns are UTF-16 units. */
export interface ListProblem {
  readonly what: 'noWord' | 'noPronunciation' | 'unreadable' | 'repeated' | 'tooMany';
  /** From 0. */
  readonly line: number;
  readonly utf16Start: number;
  readonly utf16End: number;
  /** What stands there, its beginning if it is long; of a repeated word the number of the line, from 1, that has its pronunciation. */
  readonly detail: string;
}

interface ReadList {
  readonly words: readonly ListedPronunciation[];
  readonly problems: readonly ListProblem[];
}

/** Reads a list, a part at a time; lines end with LF or CRLF. Of too many words the first are followed. */
export async function readPronunciationList(text: string): Promise<ReadList> {
  const words = new Map<string, ListedPronunciation>();
  const problems: ListProblem[] = [];
  for await (const rows of inSlices(rowsOf(text).entries()))
    for (const [line, row] of rows) {
      if (isSkipped(row)) continue;
      const entry = readRow(row, line, words);
      if (!('what' in entry)) words.set(keyOf(entry.form), entry);
      else if (problems.length < MAX_PROBLEMS || entry.what === 'tooMany') problems.push(entry);
      if ('what' in entry && entry.what === 'tooMany') return { words: [...words.values()], problems };
    }
  return { words: [...words.values()], problems };
}

/** Why a row cannot be added to a list; undefined if it can. */
export function problemOfRow({
  form,
  pronunciation,
}: {
  readonly form: string;
  readonly pronunciation: string;
}) {
  const entry = readRow(`${form}\t${pronunciation}`, 0, new Map());
  const isOneRow = !/\p{Cc}/u.test(form + pronunciation) && !isSkipped(form);
  return 'what' in entry ? entry : isOneRow ? undefined : ({ ...NO_ROW, detail: form } satisfies ListProblem);
}

const NO_ROW = { what: 'noWord', line: 0, utf16Start: 0, utf16End: 0 } as const;

/** The list without the pronunciation of a word. */
export function withoutPronunciation(text: string, form: string): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return rowsOf(text)
    .filter((row) => isSkipped(row) || keyOf(cellsOf(row)[0] ?? '') !== keyOf(form))
    .join(eol);
}

/** The list with one more pronunciation, in the place of an older one of the word if it has one. */
export function withPronunciation(
  text: string,
  {
    form,
    pronunciation,
    note,
  }: { readonly form: string; readonly pronunciation: string; readonly note: string },
): string {
  const row = [form, pronunciation, note].filter((cell) => cell !== '').join('\t');
  const rows = rowsOf(text === '' ? HEAD : text);
  const at = rows.findIndex((each) => !isSkipped(each) && keyOf(cellsOf(each)[0] ?? '') === keyOf(form));
  if (at >= 0) rows[at] = row;
  else rows.splice(rows.at(-1) === '' ? -1 : rows.length, 0, row);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return rows.at(-1) === '' ? rows.join(eol) : `${rows.join(eol)}${eol}`;
}

function readRow(
  row: string,
  line: number,
  words: ReadonlyMap<string, ListedPronunciation>,
): ListedPronunciation | ListProblem {
  const [form = '', pronunciation = '', note = ''] = cellsOf(row);
  const problem = (what: ListProblem['what'], cell: string, detail = cell): ListProblem => {
    const utf16Start = Math.max(0, row.indexOf(cell, what === 'unreadable' ? row.indexOf('\t') : 0));
    const utf16End = utf16Start + Math.max(1, cell.length);
    return { what, line, utf16Start, utf16End, detail: detail.slice(0, MAX_DETAIL) };
  };
  if (!pinnedWord.shape.form.safeParse(form).success) return problem('noWord', form);
  if (pronunciation === '') return problem('noPronunciation', form);
  const phonemes = phonemesOf(pronunciation) ?? '';
  if (!pinnedWord.shape.phonemes.safeParse(phonemes).success) return problem('unreadable', pronunciation);
  const same = words.get(keyOf(form));
  if (same !== undefined) return problem('repeated', form, String(same.line + 1));
  if (words.size >= MAX_PINNED_WORDS) return problem('tooMany', form, String(MAX_PINNED_WORDS));
  const isGloss = note !== '' && pinnedWord.shape.gloss.safeParse(note).success;
  return { form, phonemes, line, ...(isGloss && { gloss: note }) };
}

function rowsOf(text: string): string[] {
  return text.replace(/^\ufeff/, '').split(/\r?\n/);
}

function cellsOf(row: string): string[] {
  return row.split('\t').map((cell) => cell.trim());
}

function isSkipped(row: string): boolean {
  return row.trim() === '' || row.startsWith('#');
}

/** Two spellings of one word that differ in marks only are the same word. */
export function keyOf(form: string): string {
  return stripMarks(form).replaceAll('\u0640', '');
}
