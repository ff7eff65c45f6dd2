import * as vscode from 'vscode';
import * as z from 'zod';
import type { AnalysedWord, WordPronunciation } from '../../../client/index.ts';
import { stripMarks } from '../../../text/marks.ts';
import { applyChanges } from '../../documents/applyChanges.ts';
import { lfSpan } from '../../documents/lfDocument.ts';
import { readOnlyMessage } from '../../documents/readOnly.ts';
import { UserError } from '../../failures/userError.ts';
import { t } from '../../wording/localize.ts';
import { plainText } from '../../wording/plainText.ts';
import type { Analyses } from '../analyses.ts';
import type { DocumentWord } from '../documentWords.ts';
import { changeList } from '../pronunciationList/changeList.ts';
import type { ListPlace } from '../pronunciationList/listFile.ts';
import { sentenceOf } from '../pronunciationList/listProblems.ts';
import { problemOfRow, withPronunciation } from '../pronunciationList/listText.ts';
import { listIn, type PronunciationLists } from '../pronunciationList/pronunciationLists.ts';

const column = z.int().nonnegative();

/** A word of a document and one of its pronunciations; plain data, because links carry it. */
export const pronunciationChoice = z.strictObject({
  /** Of the document: its folder keeps the choice. */
  uri: z.string(),
  /** As it stands in the document. */
  source: z.string(),
  lemma: z.string(),
  /** Of the chosen pronunciation, FA1. */
  phonemes: z.string(),
  /** The same in systematic Pinglish. */
  pinglish: z.string(),
  gloss: z.string(),
  diacritized: z.string(),
  /** Where the word stands; columns in UTF-16 units. */
  place: z.strictObject({ line: column, start: column, end: column }),
  /** Whether all pronunciations of the word are pronunciations of the lemma. */
  isOfLemma: z.boolean(),
  /** Whether the word sounds as it does now: marks in the text cannot tell it from the other. */
  soundsAlike: z.boolean(),
  /** Whether it holds for this place only, so that nothing is asked. */
  isOnlyHere: z.optional(z.boolean()),
});

export type PronunciationChoice = z.infer<typeof pronunciationChoice>;

/** The choice of `pronunciation` for a word of the document at `uri`. */
export function choiceOf(
  uri: vscode.Uri,
  { word, range }: DocumentWord,
  pronunciation: WordPronunciation,
): PronunciationChoice {
  const { lemma, phonemes, pinglish, gloss, diacritized } = pronunciation;
  const isOfLemma = word.lemma === lemma && word.alternatives.every((each) => each.lemma === lemma);
  const place = { line: range.start.line, start: range.start.character, end: range.end.character };
  const chosen = { lemma, phonemes, pinglish, gloss, diacritized };
  return {
    uri: uri.toString(),
    source: word.source,
    ...chosen,
    place,
    isOfLemma,
    soundsAlike: phonemes === word.phonemes,
  };
}

/** The pronunciations that sound in another way than the present one, each sound once. */
function otherSounds({ phonemes, alternatives }: AnalysedWord): AnalysedWord['alternatives'] {
  const seen = new Set([phonemes]);
  return alternatives.filter((other) => !seen.has(other.phonemes) && seen.add(other.phonemes));
}

/** Asks where the choice is to count, and keeps it there; throws a `UserError` if it cannot. */
export async function choosePronunciation(
  choice: PronunciationChoice,
  lists: PronunciationLists,
  analyses: Pick<Analyses, 'of'>,
): Promise<void> {
  const where = choice.isOnlyHere === true ? 'here' : await askWhere(choice, lists);
  if (where === 'here') return markHere(choice);
  if (where === undefined) return;
  const { form, pronunciation } = await wordToList(choice, analyses);
  const problem = problemOfRow({ form, pronunciation });
  if (problem) throw new UserError(sentenceOf(problem));
  await changeList(where, lists, (text) =>
    withPronunciation(text, { form, pronunciation, note: noteOf(choice) }),
  );
  const done = t('{0} is read as {1} from now on.', form, pronunciation);
  vscode.window.setStatusBarMessage(plainText(done), SHOWN_MS);
}

const SHOWN_MS = 5000;

/** Control characters would end the cell or the row. */
function noteOf({ gloss }: PronunciationChoice): string {
  return gloss.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

type Where = ListPlace | 'here';

/** Undefined if nothing is chosen. */
async function askWhere(
  { uri, source, pinglish, soundsAlike }: PronunciationChoice,
  lists: PronunciationLists,
): Promise<Where | undefined> {
  const folder =
    vscode.workspace.getWorkspaceFolder(vscode.Uri.parse(uri)) ?? vscode.workspace.workspaceFolders?.[0];
  const items: readonly (vscode.QuickPickItem & { readonly where: Where })[] = [
    ...(folder
      ? [{ label: t('In this folder'), description: plainText(folder.name), where: listIn(folder) }]
      : []),
    {
      label: t('Everywhere, for me'),
      description: t('Your own list on this computer'),
      where: lists.personal,
    },
    ...(soundsAlike
      ? []
      : [
          {
            label: t('Only here'),
            description: t('Writes its diacritics into the text'),
            where: 'here' as const,
          },
        ]),
  ];
  const placeHolder = t('Where is {0} to be read as {1}?', plainText(source), plainText(pinglish));
  return (await vscode.window.showQuickPick(items, { placeHolder }))?.where;
}

/** Writes the vowel marks of the pronunciation into the text, which count more than any list. */
async function markHere({ uri, source, diacritized, place }: PronunciationChoice): Promise<void> {
  const document = vscode.workspace.textDocuments.find((each) => each.uri.toString() === uri);
  const { line, start, end } = place;
  const range = new vscode.Range(line, start, line, end);
  if (
    document === undefined ||
    document.getText(range) !== source ||
    stripMarks(diacritized) !== stripMarks(source)
  )
    throw new UserError(t('The text has changed meanwhile, so nothing was written. Choose again.'));
  const applied = await applyChanges(document, [{ ...lfSpan(document, range), text: diacritized }]);
  if (applied !== 'applied') throw new UserError(readOnlyMessage(document));
}

/** The dictionary form where the choice is one between its pronunciations, so that all its forms follow. */
async function wordToList(
  { source, lemma, phonemes, pinglish, isOfLemma }: PronunciationChoice,
  analyses: Pick<Analyses, 'of'>,
): Promise<{ readonly form: string; readonly pronunciation: string }> {
  const form = stripMarks(source).replaceAll('\u0640', '');
  if (isOfLemma && lemma !== form) {
    const [words = []] = await analyses.of([lemma], new AbortController().signal);
    const [only, ...more] = words.flatMap(({ word }) =>
      [word, ...otherSounds(word)].filter((each) => phonemes.startsWith(each.phonemes)),
    );
    if (only !== undefined && more.length === 0)
      return { form: lemma, pronunciation: withoutEzafe(only.pinglish) };
  }
  return { form, pronunciation: withoutEzafe(pinglish) };
}

function withoutEzafe(pinglish: string): string {
  return pinglish.replace(/-y?e$/, '');
}
