import { stripMarks } from '../../text/marks.ts';
import { type Tally, tallyOf } from './evidence.ts';
import type { ForeignLanguage, ScriptLanguage } from './scriptLanguage.ts';
import { type ScriptWord, scriptWords } from './words.ts';

export type { ForeignLanguage, ScriptLanguage } from './scriptLanguage.ts';

/** The language of a sentence, and what its words say for each. */
interface Judgement {
  readonly language: ScriptLanguage;
  readonly tally: Tally;
}

const FOREIGN: readonly ForeignLanguage[] = ['arabic', 'urdu', 'kurdish', 'azeri', 'pashto', 'other'];
/** UTF-16 units of a sentence that are looked at: what goes on for longer is no sentence, or clear by then. */
const JUDGED_UNITS = 4000;
const QUOTATION = /«[^«»]*»|“[^“”]*”|﴿[^﴾﴿]*﴾|"[^"]*"|\([^()]*\)/g;
const LIST_COMMA = /[،,؛]/g;
const LIST_COMMAS = 2;
/** A foreign language must speak this much louder than Persian, and this loudly for each word. */
const LOUDER_THAN_PERSIAN = 2;
const LEAST = 1.75;
const LEAST_PER_WORD = 0.25;
/** In a sentence of fewer words, each must speak for the foreign language. */
const FEW_WORDS = 4;
/** Persian titles, names and formulas are Arabic phrases: a sentence of Arabic has more words than they. */
const ARABIC_WORDS = 5;
const LEAST_BESIDE_NOUNS = 0.3;
const ARABIC_BESIDE_FORMULAS = 3;

/**
 * The language of a sentence in the Arabic script. Persian, with Dari and spoken Persian, is the default:
 * another language is named only where letters, common words or spelling speak for it. Linear in its length,
 * of which only the beginning is looked at where it is endless.
 */
export function sentenceLanguage(sentence: string): ScriptLanguage {
  return judgement(sentence).language;
}

/**
 * The language of a sentence, with the evidence for each language. Marks alone do not make it Arabic: what is Persian without
 * them is so when Harf has marked it.
 */
export function judgement(whole: string): Judgement {
  const marked = whole.slice(0, JUDGED_UNITS);
  const judged = judgementAsWritten(marked);
  const plain = judged.language === 'arabic' ? stripMarks(marked) : marked;
  return plain === marked ? judged : judgementAsWritten(plain);
}

function judgementAsWritten(sentence: string): Judgement {
  const words = scriptWords(sentence);
  const tally = tallyOf(words);
  const language = loudest(tally);
  const convinces = language === 'arabic' ? isArabic(tally, words, sentence) : isForeign(tally, language);
  if (!convinces || quotesIn(sentence, language)) return { tally, language: 'persian' };
  return { tally, language };
}

/** Whether a sentence that sounds like `language` is a Persian one with quotations of it. */
function quotesIn(sentence: string, language: ForeignLanguage): boolean {
  const outside = sentence.replace(QUOTATION, ' ');
  if (outside === sentence) return false;
  const { scores } = tallyOf(scriptWords(outside));
  return scores.persian > 0 && scores.persian >= scores[language];
}

function loudest({ scores }: Tally): ForeignLanguage {
  return FOREIGN.reduce((best, language) => (scores[language] > scores[best] ? language : best));
}

function isForeign({ scores, words }: Tally, language: ForeignLanguage): boolean {
  const score = scores[language];
  const least = words < FEW_WORDS ? Math.max(LEAST, words) : Math.max(LEAST, words * LEAST_PER_WORD);
  return score >= least && score > scores.persian * LOUDER_THAN_PERSIAN;
}

function isArabic(tally: Tally, words: readonly ScriptWord[], sentence: string): boolean {
  const beside = tally.scores.arabic - tally.nominal;
  const phrase = tally.words < ARABIC_WORDS || isList(sentence);
  const enough = beside >= (phrase ? LEAST : LEAST_BESIDE_NOUNS);
  return (
    enough &&
    tally.words >= ARABIC_WORDS - 1 &&
    tally.scores.arabic > tally.notArabic * LOUDER_THAN_PERSIAN &&
    isForeign(tally, 'arabic') &&
    wordsBesideFormulas(words.map(({ letters }) => letters)) >= ARABIC_BESIDE_FORMULAS
  );
}

/** Whether commas divide the sentence as they divide names and titles. */
function isList(sentence: string): boolean {
  return (sentence.match(LIST_COMMA)?.length ?? 0) >= LIST_COMMAS;
}

/**
 * Arabic formulas that Persian texts use as they are, in unified letters, longest first where one begins another.
 * They say nothing about the language of a sentence.
 */
const FORMULAS = [
  'بسم الله الرحمن الرحیم',
  'اعوذ بالله من الشیطان الرجیم',
  'السلام علیکم و رحمة الله(?: و برکاته)?',
  '(?:ال)?سلام علیک(?:م|ما)?(?: یا \\S+(?: \\S+)?)?',
  'و السلام(?: علیکم)?(?: علی من اتبع الهدی)?',
  'الحمد ?لله(?: رب العالمین)?',
  'اللهم صل(?:ی)? علی محمد(?: و آل محمد)?(?: و عجل فرجهم)?',
  'اللهم عجل لولیک الفرج',
  'صلوات الله(?: و سلامه)? علیه(?: و علی آله)?',
  'صلی الله علیه(?: و آله)?(?: و سلم)?',
  '(?:علیه|علیها|علیهم|علیهما) السلام',
  '(?:سلام|رحمة|رحمت|رضوان|لعنة|لعنت|رضی|عجل) الله(?: تعالی)? (?:علیه|علیها|علیهم|علیهما|عنه|عنها|فرجه(?: الشریف)?)',
  'لعنة الله علی القوم الظالمین',
  'قدس (?:الله )?سره(?: الشریف)?',
  'لا حول و لا قوة الا بالله(?: العلی العظیم)?',
  'لا اله الا الله',
  '(?:اشهد )?ان محمدا رسول الله',
  'انا لله و انا الیه راجعون',
  'سبحان (?:الله|ربی العظیم و بحمده|ربی الاعلی و بحمده)',
  'استغفر ?الله(?: ربی و اتوب الیه)?',
  'صدق الله العلی العظیم',
  '(?:و )?الله اعلم(?: بالصواب)?',
  'و ما توفیقی الا بالله(?: علیه توکلت و الیه انیب)?',
  'یا مقلب القلوب(?: و الابصار)?',
  'یا ارحم الراحمین',
  'ان ?شاء? الله(?: تعالی)?',
  'ما ?شاء? الله',
  'الله اکبر',
  '(?:کما )?قال الله تعالی',
  'کما قال عز و جل(?: فی محکم کتابه)?',
  'عز و جل',
  'من الله التوفیق',
];

const FORMULA = new RegExp(`(?<= )(?:${FORMULAS.join('|')})(?= )`, 'g');
const JOINED_VAV = /^و(?=ال|لا|برکات|آل|سلم|اتوب|عجل|بحمد)/;

/** How many of `words`, in unified letters and in order, are left when formulas are taken out. */
function wordsBesideFormulas(words: readonly string[]): number {
  const text = ` ${words.map((word) => word.replace(JOINED_VAV, 'و ')).join(' ')} `;
  return text
    .replace(FORMULA, '')
    .split(' ')
    .filter((word) => word !== '' && word !== 'و').length;
}
