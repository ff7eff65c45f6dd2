import * as vscode from 'vscode';
import { wordStartAt } from '../../../document/passages/wordEdges.ts';
import { clipPassage, passagesTouching } from '../../../document/prose/clip.ts';
import type { ProsePassage } from '../../../document/prose/prose.ts';
import { type ProseText, proseFrom } from '../../../document/prose/proseText.ts';
import { spokenPassages, spokenText } from '../../../document/spoken/spokenText.ts';
import { type Scope, scopeSpans } from '../../../document/targets/scopeSpans.ts';
import { hasPersian } from '../../../text/persian.ts';
import { type DocumentText, documentText, lfOffset, lfSpan } from '../../documents/lfDocument.ts';
import type { TextView } from '../../documents/textViews.ts';
import { UserError } from '../../failures/userError.ts';
import type { DocumentProse } from '../../prose/documentProse.ts';
import { foreignSentence } from '../../prose/leftOut.ts';
import type { ProseReader } from '../../prose/proseReader.ts';
import { choice } from '../../settings.ts';
import { checkCharacters } from '../../text/checkCharacters.ts';
import { passagesAllTheSame } from '../../text/nothingToChange.ts';
import { t } from '../../wording/localize.ts';
import type { PlaybackText } from '../playback/storedPlayback.ts';

/** The text to read aloud, and what the user is told of lines that are left out. */
export interface SpokenTarget {
  readonly text: PlaybackText;
  /** Says that some lines are not Persian and are left out. */
  readonly note: string | undefined;
}

/**
 * What is heard of the selections, the paragraph or the comment; throws a `UserError` if it has no Persian, undefined if
 * what is selected is not prose and the user leaves it.
 */
export async function selectedText(
  reader: ProseReader,
  { document, selections }: Pick<TextView, 'document' | 'selections'>,
): Promise<SpokenTarget | undefined> {
  const source = documentText(document);
  const scope = { selections: selections.map((range) => lfSpan(document, range)) };
  const prose = await spokenProse(reader, document, source);
  return spoken({ document, source, prose }, scope);
}

/** What is heard from the word at `position` to the end; throws a `UserError` if there is no Persian. */
export async function textFrom(
  reader: ProseReader,
  document: vscode.TextDocument,
  position: vscode.Position,
): Promise<SpokenTarget> {
  const source = documentText(document);
  const from = wordStartAt(source.text, lfOffset(document, position));
  const prose = await spokenProse(reader, document, source);
  const text = proseFrom(spokenText(source.text, prose.passages), from);
  if (!hasPersian(text.text))
    throw new UserError(t('There is no Persian from here on. Go to where reading should begin.'));
  const span = { utf16Start: from, utf16End: source.text.length };
  return spokenTarget({ document, source, prose }, text, [span]);
}

/** The prose of a document with what is said though it is none. */
async function spokenProse(
  reader: ProseReader,
  document: vscode.TextDocument,
  { text }: DocumentText,
): Promise<DocumentProse> {
  const prose = await reader.of(document);
  const code = choice(vscode.workspace.getConfiguration('harf', document), 'speech.code');
  return { ...prose, passages: spokenPassages(text, prose.passages, code) };
}

interface Searched {
  readonly document: vscode.TextDocument;
  readonly source: DocumentText;
  readonly prose: DocumentProse;
}

async function spoken(searched: Searched, scope: Scope): Promise<SpokenTarget | undefined> {
  const { source, prose } = searched;
  const spans = scopeSpans({ ...source, ...prose }, scope, 'letters');
  const within = (passages: readonly ProsePassage[]) =>
    spans.flatMap((span) =>
      passagesTouching(passages, span).flatMap((passage) => clipPassage(passage, span) ?? []),
    );
  const text = spokenText(source.text, within(prose.passages));
  if (hasPersian(text.text)) return spokenTarget(searched, text, spans);
  const passages = await passagesAllTheSame(source, prose, scope);
  return passages && spokenTarget(searched, spokenText(source.text, passages), []);
}

function spokenTarget(
  { document, source, prose }: Searched,
  { text, runs }: ProseText,
  spans: Parameters<typeof foreignSentence>[2],
): SpokenTarget {
  checkCharacters([{ text }]);
  return {
    text: { text, runs: [...runs], documentUri: document.uri.toString() },
    note: foreignSentence(source.lines, prose.foreign, spans),
  };
}
