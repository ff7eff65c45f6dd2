import type { Token } from '../types.ts';
import { asciiDigits, type NumberKind } from './spokenNumber.ts';

/** Behind one of these a long number is a code, said in groups. */
const CODES: ReadonlySet<string> = new Set(
  'پستی کدپستی ملی کارت شبا تلفن همراه شماره موبایل تماس فکس نمابر'.split(' '),
);
const VERSIONS: ReadonlySet<string> = new Set(['نسخه', 'ورژن', 'ویرایش', 'ویراست']);
/** In a sentence with one of these two small numbers are a score. */
const GAMES: ReadonlySet<string> = new Set(
  `
    نتیجه برد بردن باخت باختن مساوی شکست پیروز پیروزی بازی مسابقه تیم دیدار گل فوتبال والیبال
    بسکتبال لیگ فینال حریف میزبان مهمان ست
  `
    .trim()
    .split(/\s+/),
);
const TOKENS_BACK = 4;
/** Tokens on either side of a score in which its game is named: about eight words. */
const TOKENS_AROUND = 16;
/** Nobody counts from 0, or from a number to itself. */
const ONLY_SCORE = /^(?:0-\d|\d-0|(\d)-\1)$/;
const PAIR = /^\d{1,2}-\d{1,2}$/;

/** What the words around a number say that it is. `behind` is the index of the token behind it. */
export function numberKind(
  source: string,
  tokens: readonly Token[],
  at: number,
  behind: number,
): NumberKind | undefined {
  const before = tokens.slice(Math.max(0, at - TOKENS_BACK), at);
  if (before.some((token) => CODES.has(token.source))) return 'code';
  if (before.some((token) => VERSIONS.has(lemmaOf(token)))) return 'version';
  return isScore(asciiDigits(source), tokens, at, behind) ? 'score' : undefined;
}

function isScore(digits: string, tokens: readonly Token[], at: number, behind: number): boolean {
  if (ONLY_SCORE.test(digits)) return true;
  if (!PAIR.test(digits) || isCounted(tokens, behind)) return false;
  return tokens
    .slice(Math.max(0, at - TOKENS_AROUND), behind + TOKENS_AROUND)
    .some((token) => GAMES.has(lemmaOf(token)));
}

function isCounted(tokens: readonly Token[], behind: number): boolean {
  return nextWord(tokens, behind)?.word?.pronunciation.features.has('unit') === true;
}

const MONTHS: ReadonlySet<string> = new Set(
  `
    فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند ژانویه فوریه مارس
    آوریل مه ژوئن ژوئیه جولای اوت سپتامبر اکتبر نوامبر دسامبر محرم رجب شعبان رمضان شوال
    ذی‌القعده ذی‌الحجه ذیحجه ذیقعده
  `
    .trim()
    .split(/\s+/),
);
const PARTS_OF_DAY: ReadonlySet<string> = new Set('صبح بامداد ظهر عصر غروب بعدازظهر'.split(' '));
/** «۷ شب» is also how long somebody stays. */
const NIGHT = 'شب';
const HOUR = 'ساعت';
const DAY = /^(?:[12]?\d|3[01])(?:-(?:[12]?\d|3[01]))?$/;
const CLOCK = /^\d{1,2}:\d{2}$/;
const HOURS = /^(?:1?\d|2[0-4])(?:-(?:1?\d|2[0-4]))?$/;

/** Whether a number has ezafe before its month or part of the day: «۲۳ آبان», «۷:۰۵ صبح». */
export function hasEzafe(source: string, tokens: readonly Token[], at: number, behind: number): boolean {
  const digits = asciiDigits(source);
  const next = nextWord(tokens, behind)?.source ?? '';
  if (MONTHS.has(next)) return DAY.test(digits);
  if (!PARTS_OF_DAY.has(next) && next !== NIGHT) return false;
  if (CLOCK.test(digits)) return true;
  const isOfClock =
    next !== NIGHT || tokens.slice(Math.max(0, at - 2), at).some(({ source }) => source === HOUR);
  return isOfClock && HOURS.test(digits);
}

function nextWord(tokens: readonly Token[], behind: number): Token | undefined {
  return tokens[behind]?.kind === 'space' ? tokens[behind + 1] : undefined;
}

function lemmaOf({ source, word }: Token): string {
  return word?.pronunciation.lemma ?? source;
}
