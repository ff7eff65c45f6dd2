import * as vscode from 'vscode';
import * as z from 'zod';
import type { AnalysedWord, WordReading } from '../../client/index.ts';
import { stripMarks } from '../../text/marks.ts';
import { Notice } from '../errors/notice.ts';
import { plainText } from '../plainText.ts';
import type { Analyses } from './analyses.ts';
import { withReading } from './wordsFile.ts';
import { listIn, listText, type WorkspaceWords } from './workspaceWords.ts';

/** A word of a document and one of its readings; plain data, because links carry it. */
export const readingChoice = z.strictObject({
  /** Of the document: its folder keeps the choice. */
  uri: z.string(),
  /** As it stands in the document. */
  source: z.string(),
  lemma: z.string(),
  /** Of the chosen reading, FA1. */
  phonemes: z.string(),
  /** The same in systematic Pinglish. */
  pinglish: z.string(),
  gloss: z.string(),
  /** Whether all readings of the word are readings of the lemma. */
  isOfLemma: z.boolean(),
});

export type ReadingChoice = z.infer<typeof readingChoice>;

export interface ChoiceServices {
  readonly words: WorkspaceWords;
  readonly analyses: Pick<Analyses, 'of'>;
}

/** The choice of `reading` for a word of the document at `uri`. */
export function choiceOf(
  uri: vscode.Uri,
  { source, word }: { readonly source: string; readonly word: AnalysedWord },
  reading: WordReading,
): ReadingChoice {
  const { lemma, phonemes, pinglish, gloss } = reading;
  const isOfLemma = word.lemma === lemma && word.alternatives.every((each) => each.lemma === lemma);
  return { uri: uri.toString(), source, lemma, phonemes, pinglish, gloss, isOfLemma };
}

/** The readings that sound in another way than the present one, each sound once. */
export function otherSounds({ phonemes, alternatives }: AnalysedWord): AnalysedWord['alternatives'] {
  const seen = new Set([phonemes]);
  return alternatives.filter((other) => !seen.has(other.phonemes) && seen.add(other.phonemes));
}

/** Writes the choice to the list of the document's folder, and lets the local service follow it. */
export async function chooseReading(choice: ReadingChoice, services: ChoiceServices): Promise<void> {
  const uri = listIn(folderOf(vscode.Uri.parse(choice.uri)));
  const { form, reading } = await wordToPin(choice, services.analyses);
  if (vscode.workspace.textDocuments.some((each) => each.isDirty && each.uri.toString() === uri.toString()))
    throw new Notice(
      vscode.l10n.t(
        'The list of readings ({0}) has changes that are not saved. Save it and choose again.',
        shortPath(uri),
      ),
    );
  const text = withReading(await listText(uri), { form, reading, note: noteOf(choice) });
  await write(uri, text);
  await services.words.reload();
  const done = vscode.l10n.t('{0} is read as {1} from now on.', form, reading);
  vscode.window.setStatusBarMessage(plainText(done), SHOWN_MS);
}

const SHOWN_MS = 5000;

/** Tabs and line ends would end the cell. */
function noteOf({ gloss }: ReadingChoice): string {
  return gloss.replace(/\s+/g, ' ').trim();
}

function folderOf(uri: vscode.Uri): vscode.WorkspaceFolder {
  const folder = vscode.workspace.getWorkspaceFolder(uri) ?? vscode.workspace.workspaceFolders?.[0];
  if (folder) return folder;
  throw new Notice(
    vscode.l10n.t(
      'Choices of readings are kept in the folder that is open, and none is. Open a folder first.',
    ),
  );
}

async function write(uri: vscode.Uri, text: string): Promise<void> {
  try {
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  } catch {
    throw new Notice(
      vscode.l10n.t(
        '{0} cannot be written. Check that the folder may be changed.',
        plainText(shortPath(uri)),
      ),
    );
  }
}

function shortPath(uri: vscode.Uri): string {
  return vscode.workspace.asRelativePath(uri, false);
}

/** The dictionary form where the choice is one between its readings, so that all its forms follow. */
async function wordToPin(
  { source, lemma, phonemes, pinglish, isOfLemma }: ReadingChoice,
  analyses: Pick<Analyses, 'of'>,
): Promise<{ readonly form: string; readonly reading: string }> {
  const form = stripMarks(source).replaceAll('\u0640', '');
  if (isOfLemma && lemma !== form) {
    const [words = []] = await analyses.of([lemma], new AbortController().signal);
    const [only, ...more] = words.flatMap(({ word }) =>
      [word, ...otherSounds(word)].filter((each) => phonemes.startsWith(each.phonemes)),
    );
    if (only !== undefined && more.length === 0) return { form: lemma, reading: withoutEzafe(only.pinglish) };
  }
  return { form, reading: withoutEzafe(pinglish) };
}

function withoutEzafe(pinglish: string): string {
  return pinglish.replace(/-y?e$/, '');
}
