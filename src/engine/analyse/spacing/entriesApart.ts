import { alignLetters, MISFIT_COST } from '../../alignment/alignLetters.ts';
import { heard } from '../../alignment/letterSound.ts';
import { ZWNJ } from '../../signs.ts';
import type { Phonemes, Pronunciation } from '../../types.ts';
import { type Candidate, withSound } from '../candidate.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { WordReader } from '../words/wordReader.ts';
import type { ApartPair } from './writtenApart.ts';

/**
 * Reads two words as the one foreign name that the lexicon has of them with a ZWNJ (`هنگ‌کنگ`), if they are hardly
 * anything else beside each other. Undefined for all other pairs, and for names with an ezafe inside.
 */
export function readNameApart(
  first: string,
  second: string,
  read: WordReader,
  hasForm: Lexicon['hasForm'],
): ApartPair | undefined {
  if (!hasForm(first, ZWNJ, second)) return undefined;
  const whole = `${first}${ZWNJ}${second}`;
  const name = read(whole, { without: 'forms' }).find(
    ({ pronunciation }) => pronunciation.lemma === whole && pronunciation.partOfSpeech === 'name',
  );
  if (name === undefined) return undefined;
  const [left, right] = soundsOfEach([first, second], name.pronunciation.phonemes);
  if (left === undefined || right === undefined || endsWithEzafe(first, left)) return undefined;
  const others = [
    read(first, { without: 'forms' }).filter(({ pronunciation }) => pronunciation.phonemes === left),
    read(second, { without: 'forms' }),
  ];
  if (others.every((words) => words.length > 0) && others.flat().some(isNoName)) return undefined;
  return { pieceIs: 'first', piece: pieceOf(name, left), head: [withSound(name, right.replace(/^\?/, ''))] };
}

/** Of two known words «بندر انزلی» may be two, as «حسین بر» may; no word but a name sounds as in «سن پترزبورگ». */
function isNoName({ pronunciation }: Candidate): boolean {
  return pronunciation.partOfSpeech !== 'name';
}

/** What each of some words is heard as in the one word that they are together; empty if it cannot be told. */
export function soundsOfEach(words: readonly string[], phonemes: Phonemes): readonly Phonemes[] {
  const { sounds, cost } = alignLetters(words.join(ZWNJ), phonemes);
  if (cost >= MISFIT_COST) return [];
  let start = 0;
  return words.map((word) => {
    const end = start + word.length;
    const sound = heard(sounds.slice(start, end));
    start = end + ZWNJ.length;
    return sound;
  });
}

function endsWithEzafe(letters: string, phonemes: Phonemes): boolean {
  return phonemes.endsWith('e') && !letters.endsWith('ه');
}

/** The first of two words with its own sound. */
export function pieceOf({ pronunciation }: Candidate, phonemes: Phonemes): Pronunciation {
  return { ...pronunciation, id: phonemes, phonemes };
}

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
export function readArticleApart(first: string, second: string, read: WordReader): ApartPair | undefined {
  if (!WITH_ARTICLE.test(second)) return undefined;
  const whole = `${first}${ZWNJ}${second}`;
  const known = read(whole, { without: 'forms' });
  const candidates = known.length > 0 ? known : made(first, second, whole, read);
  const [best] = candidates;
  const [left, right] = best === undefined ? [] : soundsOfEach([first, second], best.pronunciation.phonemes);
  if (best === undefined || left === undefined || right === undefined) return undefined;
  return { pieceIs: 'first', piece: pieceOf(best, left), head: [withSound(best, right)] };
}

/** A word of the lexicon that only looks like one with the article, as الماس, is none. */
function made(first: string, second: string, whole: string, read: WordReader): readonly Candidate[] {
  if (!MAKES_GENITIVES.has(first) || read(second, { without: 'forms' }).length > 0) return [];
  return read(whole).filter(({ pronunciation }) => pronunciation.origin === 'morphology');
}
