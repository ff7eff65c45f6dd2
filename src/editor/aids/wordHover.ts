import * as vscode from 'vscode';
import type { OtherReading, WordReading } from '../../client/index.ts';
import { isolated } from '../../text/isolated.ts';
import { stripMarks } from '../../text/marks.ts';
import type { CommandId } from '../commandIds.ts';
import { choiceOf, type ReadingChoice } from './chooseReading.ts';
import { CHOOSE_READING } from './commandName.ts';
import { partOfSpeechName } from './partOfSpeech.ts';
import type { ReadWord } from './wordReader.ts';

const READ_FROM_HERE = 'harf.readFromHere' satisfies CommandId;

/** Others that are less likely are not worth a line. */
const MAX_OTHERS = 5;

/** What a dictionary says of a word, as it is read where it stands. */
export function wordHover(uri: vscode.Uri, found: ReadWord): vscode.Hover {
  const { range, source, word } = found;
  const text = new vscode.MarkdownString();
  text.isTrusted = { enabledCommands: [CHOOSE_READING, READ_FROM_HERE] };
  appendReading(text, word);
  text.appendMarkdown('\n\n').appendText(listed([kindOf(word, source), word.gloss]));
  const others = word.alternatives.slice(0, MAX_OTHERS);
  if (others.length > 0) text.appendMarkdown('\n\n').appendText(vscode.l10n.t('Other readings:'));
  for (const other of others) {
    appendOther(text, other);
    if (other.phonemes !== word.phonemes) appendLink(text, choiceOf(uri, found, other));
  }
  appendReadFromHere(text, uri, range.start);
  return new vscode.Hover(text, range);
}

function appendReadFromHere(text: vscode.MarkdownString, uri: vscode.Uri, at: vscode.Position): void {
  const place = { uri: uri.toString(), line: at.line, character: at.character };
  const address = `command:${READ_FROM_HERE}?${encodeURIComponent(JSON.stringify([place]))}`;
  text
    .appendMarkdown('\n\n[')
    .appendText(vscode.l10n.t('Read aloud from here'))
    .appendMarkdown(`](${address})`);
}

function appendReading(text: vscode.MarkdownString, { diacritized, pinglish }: WordReading): void {
  text.appendMarkdown('**').appendText(isolated(diacritized)).appendMarkdown('** · ');
  text.appendText(isolated(pinglish));
}

function appendOther(text: vscode.MarkdownString, other: OtherReading): void {
  text.appendMarkdown('\n- ');
  appendReading(text, other);
  const kind = partOfSpeechName(other.partOfSpeech);
  text.appendMarkdown(' · ').appendText(listed([kind, other.gloss, percent(other.confidence)]));
}

function appendLink(text: vscode.MarkdownString, choice: ReadingChoice): void {
  const label = vscode.l10n.t('read it so');
  const query = encodeURIComponent(JSON.stringify([choice])).replace(/[()]/g, encodeBracket);
  const address = `command:${CHOOSE_READING}?${query}`;
  text.appendMarkdown(' · [').appendText(label).appendMarkdown(`](${address})`);
}

/** A bracket would end the address in Markdown. */
function encodeBracket(bracket: string): string {
  return bracket === '(' ? '%28' : '%29';
}

function percent(share: number): string {
  const { format } = new Intl.NumberFormat(vscode.env.language, { style: 'percent' });
  return share < 0.005 ? `< ${format(0.01)}` : format(share);
}

function listed(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

/** The part of speech, and the dictionary form of an inflected word. */
function kindOf({ partOfSpeech, lemma }: WordReading, source: string): string {
  const name = partOfSpeechName(partOfSpeech);
  return lemma === '' || lemma === stripMarks(source)
    ? name
    : vscode.l10n.t('{0}, from {1}', name, isolated(lemma));
}
