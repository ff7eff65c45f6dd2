import * as vscode from 'vscode';
import type {
  AnalysedWord,
  OtherPronunciation,
  VerbInSentence,
  WordPronunciation,
} from '../../../client/index.ts';
import { isolated } from '../../../text/invisible.ts';
import { stripMarks } from '../../../text/marks.ts';
import type { CommandId } from '../../contributions/commands.ts';
import { appendCommandLink } from '../../wording/commandLink.ts';
import { directed } from '../../wording/hoverText.ts';
import { harfLanguage, t } from '../../wording/localize.ts';
import { choiceOf } from '../choose/choosePronunciation.ts';
import { ezafeChoice } from '../choose/ezafeChoice.ts';
import { likelyPronunciations } from '../choose/likelyPronunciations.ts';
import type { DocumentWord } from '../documentWords.ts';
import { CHOOSE_PRONUNCIATION } from '../names.ts';
import { shortGloss, shortWord } from '../shortText.ts';
import { endingsOf } from './endings.ts';
import { partOfSpeechName } from './partOfSpeech.ts';
import { verbForm, verbName } from './verbGrammar.ts';

const READ_FROM_HERE = 'harf.readFromHere' satisfies CommandId;

/** Others that are less likely are not worth a line. */
const MAX_OTHERS = 5;

/** What a dictionary says of a word, as it is read where it stands. */
export function wordHover(uri: vscode.Uri, found: DocumentWord): vscode.Hover {
  const { range, source, word } = found;
  const text = new vscode.MarkdownString();
  text.isTrusted = { enabledCommands: [CHOOSE_PRONUNCIATION, READ_FROM_HERE] };
  appendPronunciation(text, word);
  for (const line of linesOn(word, source)) text.appendMarkdown('\n\n').appendText(isolated(line));
  appendEzafe(text, uri, found);
  appendOthers(text, uri, found);
  appendReadFromHere(text, uri, range.start);
  return new vscode.Hover(directed(text), range);
}

/** The verb, the word by itself, and its endings; empty lines are left out. */
function linesOn(word: AnalysedWord, source: string): string[] {
  const own = listed([kindOf(word, source), isolatedGloss(word.gloss)]);
  const { verb } = word;
  const lines =
    verb === undefined
      ? [own]
      : [listed([verbName(verb), verbForm(verb)]), ...(isOnlyVerb(word, verb) ? [] : [byItself(word, own)])];
  return [...lines, listed(endingsOf(word))].filter((line) => line !== '');
}

/** A simple verb, an auxiliary or a piece of one: the word has no sense beside the verb's. */
function isOnlyVerb({ partOfSpeech, lemma }: WordPronunciation, { infinitive }: VerbInSentence): boolean {
  if (partOfSpeech === 'affix' || infinitive === lemma) return true;
  return partOfSpeech === 'verb' && !infinitive.endsWith(` ${lemma}`);
}

function byItself({ partOfSpeech, lemma, gloss }: WordPronunciation, own: string): string {
  const text = partOfSpeech === 'verb' ? verbName({ infinitive: lemma, gloss }) : own;
  return t('by itself: {0}', text);
}

function appendEzafe(text: vscode.MarkdownString, uri: vscode.Uri, found: DocumentWord): void {
  const ezafe = ezafeChoice(uri, found);
  if (ezafe === undefined) return;
  const share = percent(found.word.otherEzafe ?? 0);
  text.appendMarkdown('\n\n').appendText(isolated(t('Whether it has an ezafe is not sure ({0}):', share)));
  text.appendMarkdown(' ');
  appendCommandLink(text, t('read it {0}', ezafe.title), CHOOSE_PRONUNCIATION, ezafe.choice);
}

function appendOthers(text: vscode.MarkdownString, uri: vscode.Uri, found: DocumentWord): void {
  const { word } = found;
  const others = likelyPronunciations(word, word.alternatives).slice(0, MAX_OTHERS);
  if (others.length > 0) text.appendMarkdown('\n\n').appendText(isolated(t('Other readings:')));
  for (const other of others) {
    appendOther(text, other, word.origin !== 'list');
    if (other.phonemes === word.phonemes && other.gloss === word.gloss) continue;
    text.appendMarkdown(' · ');
    appendCommandLink(text, t('read it so'), CHOOSE_PRONUNCIATION, choiceOf(uri, found, other));
  }
}

function appendReadFromHere(text: vscode.MarkdownString, uri: vscode.Uri, at: vscode.Position): void {
  const place = { uri: uri.toString(), line: at.line, character: at.character };
  text.appendMarkdown('\n\n');
  appendCommandLink(text, t('Read aloud from here'), READ_FROM_HERE, place);
}

function appendPronunciation(
  text: vscode.MarkdownString,
  { diacritized, styledPinglish }: WordPronunciation,
): void {
  text
    .appendMarkdown('**')
    .appendText(isolated(shortWord(diacritized)))
    .appendMarkdown('** · ');
  text.appendText(isolated(shortWord(styledPinglish)));
}

function appendOther(text: vscode.MarkdownString, other: OtherPronunciation, withShare: boolean): void {
  text.appendMarkdown('\n\n• ');
  appendPronunciation(text, other);
  const parts = [partOfSpeechName(other.partOfSpeech), isolatedGloss(other.gloss)];
  text
    .appendMarkdown(' · ')
    .appendText(isolated(listed(withShare ? [...parts, percent(other.confidence)] : parts)));
}

function percent(share: number): string {
  return new Intl.NumberFormat(harfLanguage(), { style: 'percent' }).format(share);
}

function listed(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function isolatedGloss(gloss: string): string {
  return gloss === '' ? '' : isolated(shortGloss(gloss));
}

/** The part of speech, and the dictionary form of an inflected word. */
function kindOf({ partOfSpeech, lemma, inflection }: AnalysedWord, source: string): string {
  const name = partOfSpeechName(partOfSpeech);
  if (lemma === '' || lemma === stripMarks(source)) return inflection.plural ? t('{0}, plural', name) : name;
  const form = isolated(shortWord(lemma));
  return inflection.plural ? t('{0}, plural of {1}', name, form) : t('{0}, from {1}', name, form);
}
