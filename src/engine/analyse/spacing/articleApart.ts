import type { Candidate } from '../candidate.ts';
import { withSound } from '../candidate.ts';
import type { WordReader } from '../words/wordReader.ts';
import { pieceOf, soundsOf } from './namesApart.ts';
import type { ApartPair } from './writtenApart.ts';

const ZWNJ = '\u200c';
/** The article, behind which at least two letters of a word stand. */
const WITH_ARTICLE = /^ال../;

/** First words that make a genitive with whatever word follows with the article: «دار الترجمه», «سریع السیر». */
const MAKES_GENITIVES: ReadonlySet<string> = new Set(
  (
    'ابن ابو ابی ابا ام بنت بنی آل اهل ذو ذی ذات اولو اولی صاحب رب عبد امة بیت دار باب ام حق حقوق سهم اجرت وجه یوم لیلة ' +
    'فی علی الی من عن حتی لدی مع بین تحت فوق حسب بعد قبل عند دون ضد کثیر قلیل سریع بطیء عظیم جلیل رفیع وسیع طویل ' +
    'قصیر شدید ضعیف قوی سهل صعب حسن سوء خارق فاقد جامع مانع لازم واجب جایز ممنوع دائم سلیم فاسد قلب نور شمس بدر نجم سیف ' +
    'محی معین رکن عماد صلاح نصیر غیاث ظهیر شهاب علاء بهاء ضیاء عز عضد ناصر مظفر معتمد امین نظام اعتماد ملک سلطان'
  ).split(' '),
);

/**
 * Reads «فارغ التحصیل» as the one word that the lexicon has of the two, and a word with the article as the genitive of
 * one that often has such: the first ends in the vowel before the article. Undefined for all other pairs.
 */
export function readArticleApart(
  first: string,
  second: string,
  { read, listed }: { readonly read: WordReader; readonly listed: WordReader },
): ApartPair | undefined {
  if (!WITH_ARTICLE.test(second)) return undefined;
  const whole = `${first}${ZWNJ}${second}`;
  const known = listed(whole);
  const candidates = known.length > 0 ? known : made(first, second, whole, { read, listed });
  const [best] = candidates;
  const [left, right] = best === undefined ? [] : soundsOf([first, second], best.pronunciation.phonemes);
  if (best === undefined || left === undefined || right === undefined) return undefined;
  return { pieceIs: 'first', piece: pieceOf(best, left), head: [withSound(best, right)] };
}

/** A word of the lexicon that only looks like one with the article, as الماس, is none. */
function made(
  first: string,
  second: string,
  whole: string,
  { read, listed }: { readonly read: WordReader; readonly listed: WordReader },
): readonly Candidate[] {
  if (!MAKES_GENITIVES.has(first) || listed(second).length > 0) return [];
  return read(whole).filter(({ pronunciation }) => pronunciation.origin === 'morphology');
}
