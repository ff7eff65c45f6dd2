import type * as vscode from 'vscode';
import type { AnalysedWord, OtherPronunciation } from '../../../client/index.ts';
import { isMark } from '../../../text/marks.ts';
import { t } from '../../wording/localize.ts';
import type { DocumentWord } from '../documentWords.ts';
import { choiceOf, type PronunciationChoice } from './choosePronunciation.ts';

/** Less likely than this, the other way is no doubt. */
const LEAST = 0.1;
const [KASRA, SUKUN, HAMZA_ABOVE] = ['\u0650', '\u0652', '\u0654'] as const;

/** The other answer to whether a word has an ezafe. */
interface EzafeChoice {
  readonly title: string;
  readonly choice: PronunciationChoice;
}

/**
 * The choice of the other answer, where Harf is in doubt about the ezafe and a mark on the last letter can tell: a kasra,
 * a hamza on a silent ه, or a sukun for none. Undefined for all else; marks that are there count already.
 */
export function ezafeChoice(uri: vscode.Uri, found: DocumentWord): EzafeChoice | undefined {
  const { word } = found;
  const { source } = word;
  const isDoubted = (word.otherEzafe ?? 0) >= LEAST && !isMark(source.charCodeAt(source.length - 1));
  const mark = isDoubted ? markOf(word) : undefined;
  if (mark === undefined) return undefined;
  const title = word.ezafe === 'none' ? t('with ezafe') : t('without ezafe');
  return { title, choice: { ...choiceOf(uri, found, word), diacritized: source + mark, isOnlyHere: true } };
}

/** Behind ا and و an ezafe is a letter, and what would be said of a silent ه by a sukun nobody reads. */
function markOf({ source, phonemes, ezafe }: AnalysedWord): string | undefined {
  const isVowel = /[Auoe]$/.test(phonemes);
  if (ezafe !== 'none') return source.endsWith('ه') ? undefined : SUKUN;
  if (source.endsWith('ه') && isVowel) return HAMZA_ABOVE;
  return isVowel ? undefined : KASRA;
}

/** What is less likely only distracts. */
const LEAST_SHARE = 0.01;

/**
 * Those of `others` that are worth a line: the likely ones. Where the list of pronunciations says how the word is read,
 * what it is not read as is as unlikely as the list makes it, and all of them are.
 */
export function likelyPronunciations(
  { origin }: AnalysedWord,
  others: readonly OtherPronunciation[],
): readonly OtherPronunciation[] {
  return origin === 'list' ? others : others.filter(({ confidence }) => confidence >= LEAST_SHARE);
}
