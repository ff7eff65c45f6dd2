import * as vscode from 'vscode';
import type {
  AnalysedWord,
  OtherPronunciation,
  Person,
  VerbInSentence,
  WordPronunciation,
} from '../../../client/index.ts';
import { isolated } from '../../../text/invisible.ts';
import { stripMarks } from '../../../text/marks.ts';
import type { CommandId } from '../../contributions/commands.ts';
import { appendCommandLink, appendPlain, directed } from '../../wording/hoverText.ts';
import { harfLanguage, t } from '../../wording/localize.ts';
import { choiceOf } from '../choose/choosePronunciation.ts';
import { ezafeChoice, likelyPronunciations } from '../choose/ezafeChoice.ts';
import type { DocumentWord } from '../documentWords.ts';
import { CHOOSE_PRONUNCIATION } from '../names.ts';
import { shortGloss, shortWord } from '../shortText.ts';

const READ_FROM_HERE = 'harf.readFromHere' satisfies CommandId;

/** Others that are less likely are not worth a line. */
const MAX_OTHERS = 5;

/** What a dictionary says of a word, as it is read where it stands. */
export function wordHover(uri: vscode.Uri, found: DocumentWord): vscode.Hover {
  const { range, word } = found;
  const text = new vscode.MarkdownString();
  text.isTrusted = { enabledCommands: [CHOOSE_PRONUNCIATION, READ_FROM_HERE] };
  appendPronunciation(text, word);
  for (const line of linesOn(word)) appendPlain(text.appendMarkdown('\n\n'), isolated(line));
  appendEzafe(text, uri, found);
  appendOthers(text, uri, found);
  appendReadFromHere(text, uri, range.start);
  return new vscode.Hover(directed(text), range);
}

/** The verb, the word by itself, and its endings; empty lines are left out. */
function linesOn(word: AnalysedWord): string[] {
  const own = listed([kindOf(word), isolatedGloss(word.gloss)]);
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
  appendPlain(text.appendMarkdown('\n\n'), isolated(t('Whether it has an ezafe is not sure ({0}):', share)));
  text.appendMarkdown(' ');
  appendCommandLink(text, t('read it {0}', ezafe.title), CHOOSE_PRONUNCIATION, ezafe.choice);
}

function appendOthers(text: vscode.MarkdownString, uri: vscode.Uri, found: DocumentWord): void {
  const { word } = found;
  const others = likelyPronunciations(word, word.alternatives).slice(0, MAX_OTHERS);
  if (others.length > 0) appendPlain(text.appendMarkdown('\n\n'), isolated(t('Other readings:')));
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
  appendPlain(text.appendMarkdown('**'), isolated(shortWord(diacritized))).appendMarkdown('** · ');
  appendPlain(text, isolated(shortWord(styledPinglish)));
}

function appendOther(text: vscode.MarkdownString, other: OtherPronunciation, withShare: boolean): void {
  text.appendMarkdown('\n\n• ');
  appendPronunciation(text, other);
  const parts = [partOfSpeechName(other.partOfSpeech), isolatedGloss(other.gloss)];
  const all = withShare ? [...parts, percent(other.confidence)] : parts;
  appendPlain(text.appendMarkdown(' · '), isolated(listed(all)));
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

/** The part of speech, and the dictionary form of an inflected word; of an unknown one nothing is known. */
function kindOf({ source, partOfSpeech, lemma, inflection, origin }: AnalysedWord): string {
  if (origin === 'letters') return t('not in Harf’s lexicon, so read by its letters');
  const name = partOfSpeechName(partOfSpeech);
  if (lemma === '' || lemma === stripMarks(source)) return inflection.plural ? t('{0}, plural', name) : name;
  const form = isolated(shortWord(lemma));
  return inflection.plural ? t('{0}, plural of {1}', name, form) : t('{0}, from {1}', name, form);
}

/** The name of a part of speech in the language of the editor; empty for one that is not known. */
function partOfSpeechName(partOfSpeech: string): string {
  return new Map(Object.entries(partsOfSpeech())).get(partOfSpeech) ?? '';
}

function partsOfSpeech(): Readonly<Record<string, string>> {
  return {
    noun: t('noun'),
    name: t('name'),
    adjective: t('adjective'),
    adverb: t('adverb'),
    verb: t('verb'),
    preposition: t('preposition'),
    conjunction: t('conjunction'),
    pronoun: t('pronoun'),
    determiner: t('determiner'),
    numeral: t('numeral'),
    particle: t('particle'),
    interjection: t('interjection'),
    affix: t('part of a word'),
  };
}

/** A verb as a dictionary names it: «verb رفتن, to go». */
function verbName({ infinitive, gloss }: Pick<VerbInSentence, 'infinitive' | 'gloss'>): string {
  const name = isolated(shortWord(infinitive));
  if (gloss === '') return t('verb {0}', name);
  return t('verb {0}, {1}', name, isolated(`to ${shortGloss(gloss)}`));
}

/** Which form of the verb it is: «simple past, 3rd person plural». */
function verbForm({ tense, person, negative, passive, progressive }: VerbInSentence): string {
  const parts = [
    progressive ? progressiveTense(tense) : tenses()[tense],
    ...(person === undefined ? [] : [byPerson(person, persons())]),
    ...(negative ? [t('negative')] : []),
    ...(passive ? [t('passive')] : []),
  ];
  return parts.join(t(', '));
}

function progressiveTense(tense: VerbInSentence['tense']): string {
  return tense === 'present' ? t('present, under way') : t('past, under way');
}

function tenses(): Readonly<Record<VerbInSentence['tense'], string>> {
  return {
    present: t('present'),
    subjunctive: t('subjunctive'),
    imperative: t('command'),
    past: t('simple past'),
    imperfect: t('continuous past'),
    perfect: t('present perfect'),
    pluperfect: t('past perfect'),
    perfect_subjunctive: t('past subjunctive'),
    future: t('future'),
    participle: t('past participle'),
    infinitive: t('infinitive'),
  };
}

/** Of first to third person singular, then plural. */
type Names = readonly string[];

function byPerson(person: Person, names: Names): string {
  return names[person - 1] ?? '';
}

function persons(): Names {
  return [
    t('1st person singular'),
    t('2nd person singular'),
    t('3rd person singular'),
    t('1st person plural'),
    t('2nd person plural'),
    t('3rd person plural'),
  ];
}

/** What is written onto the word or heard behind it, and what says how it is read, in words. */
function endingsOf({ inflection, partOfSpeech, ezafe, origin }: AnalysedWord): string[] {
  const { indefinite, clitic, object, copula, degree } = inflection;
  return [
    ...(degree === undefined ? [] : [degree === 'comparative' ? t('with “more”') : t('with “most”')]),
    ...(indefinite ? [t('with “a” or “one”')] : []),
    ...(clitic === undefined ? [] : [cliticName(clitic, partOfSpeech)]),
    ...(object ? [t('with the spoken form of را')] : []),
    ...(copula === undefined ? [] : [byPerson(copula, copulas())]),
    ...(ezafe === 'none' ? [] : [t('joined to the next word by ezafe')]),
    ...(origin === 'marks' ? [t('read as the marks on it say')] : []),
    ...(origin === 'list' ? [t('read as the list of readings says')] : []),
  ].filter((each) => each !== '');
}

/** On nouns whose it is; on verbs and prepositions whom it concerns; an adjective's may be "am" as well. */
function cliticName(clitic: Person, partOfSpeech: string): string {
  if (partOfSpeech === 'noun' || partOfSpeech === 'name') return byPerson(clitic, possessives());
  return ['verb', 'preposition'].includes(partOfSpeech) ? byPerson(clitic, objects()) : '';
}

function possessives(): Names {
  return [
    t('with “my”'),
    t('with “your” (one person)'),
    t('with “his, her, its”'),
    t('with “our”'),
    t('with “your” (several people)'),
    t('with “their”'),
  ];
}

function objects(): Names {
  return [
    t('with “me”'),
    t('with “you” (one person)'),
    t('with “him, her, it”'),
    t('with “us”'),
    t('with “you” (several people)'),
    t('with “them”'),
  ];
}

function copulas(): Names {
  return [
    t('with “am”'),
    t('with “are” (one person)'),
    t('with “is”'),
    t('with “are” (we)'),
    t('with “are” (several people)'),
    t('with “are” (they)'),
  ];
}
