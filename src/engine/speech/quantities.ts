import type { Phonemes, Token } from '../types.ts';
import { asciiDigits, ordinalWords, spokenNumber } from './spokenNumber.ts';

/** Tokens that are spoken together. */
interface SpokenGroup {
  readonly phonemes: Phonemes;
  /** How many tokens of the text it stands for. */
  readonly tokens: number;
}

const SIGNS: ReadonlyMap<string, Phonemes> = new Map([
  ['-', 'manfiye'],
  ['−', 'manfiye'],
  ['+', 'mosbate'],
  ['±', 'mosbat manfiye'],
]);
const PERCENT = /^[%٪]$/;
const ORDINAL_ENDINGS: ReadonlyMap<string, string> = new Map([
  ['ام', ''],
  ['م', ''],
  ['اُم', ''],
  ['امین', 'in'],
  ['مین', 'in'],
]);
/** Behind one of these a long number is a code, said in groups. */
const CODES: ReadonlySet<string> = new Set([
  'پستی',
  'کدپستی',
  'ملی',
  'کارت',
  'شبا',
  'تلفن',
  'همراه',
  'شماره',
]);
const WORDS_BACK = 4;

/** A number that begins at a token, with what belongs to it: sign, currency, percent sign, degree, unit, ordinal ending. */
export function quantityAt(tokens: readonly Token[], at: number): SpokenGroup | undefined {
  const front = frontOf(tokens, at);
  const number = tokens[at + front.tokens];
  if (number?.kind !== 'number') return undefined;
  const behind = at + front.tokens + 1;
  const ordinal = ordinalAt(number, tokens[behind]);
  if (ordinal !== undefined) return { phonemes: ordinal, tokens: front.tokens + 2 };
  const back = backOf(tokens, behind);
  const words = spokenNumber(number.source, isCodeAt(tokens, at), tokens[behind + 1]?.source);
  const phonemes = [front.sign, ...words, back.phonemes, front.name].filter((word) => word !== '').join(' ');
  return { phonemes, tokens: front.tokens + 1 + back.tokens };
}

interface Front {
  readonly sign: Phonemes;
  /** What is said behind the number. */
  readonly name: Phonemes;
  readonly tokens: number;
}

/** A minus is one only where nothing stands before it, else it is a dash. */
function frontOf(tokens: readonly Token[], at: number): Front {
  const source = tokens[at]?.source ?? '';
  const sign = SIGNS.get(source);
  const before = tokens[at - 1];
  if (sign !== undefined && (before === undefined || before.kind === 'space' || before.source === '('))
    return { sign, name: '', tokens: 1 };
  const name = PERCENT.test(source) ? 'darsad' : currencyName(source);
  return name === undefined ? { sign: '', name: '', tokens: 0 } : { sign: '', name, tokens: 1 };
}

/** A currency, a degree or a unit behind a number, with a space or without. */
function backOf(tokens: readonly Token[], at: number): SpokenGroup {
  const spaces = tokens[at]?.kind === 'space' && !tokens[at].source.includes('\n') ? 1 : 0;
  const source = tokens[at + spaces]?.source ?? '';
  if (source === '°') return degreeAt(tokens, at + spaces, spaces);
  if (source === '℃') return { phonemes: 'darajeye selsiyus', tokens: spaces + 1 };
  const name = currencyName(source) ?? unitName(source, false);
  return name === undefined ? { phonemes: '', tokens: 0 } : { phonemes: name, tokens: spaces + 1 };
}

function degreeAt(tokens: readonly Token[], at: number, spaces: number): SpokenGroup {
  const unit = unitName(tokens[at + 1]?.source ?? '', true);
  return unit === undefined
    ? { phonemes: 'daraje', tokens: spaces + 1 }
    : { phonemes: `darajeye ${unit}`, tokens: spaces + 2 };
}

/** ۱۴ام, ۲مین. */
function ordinalAt(number: Token, behind: Token | undefined): Phonemes | undefined {
  const ending = behind?.kind === 'word' ? ORDINAL_ENDINGS.get(behind.source) : undefined;
  const digits = asciiDigits(number.source);
  if (ending === undefined || !/^\d{1,4}$/.test(digits)) return undefined;
  return ordinalWords(digits).join(' ') + ending;
}

function isCodeAt(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - WORDS_BACK), at).some(({ source }) => CODES.has(source));
}

/** Units as they are written in Latin letters behind a number, and their Persian names. */
const UNITS: ReadonlyMap<string, Phonemes> = new Map([
  ['km', 'kilumetr'],
  ['m', 'metr'],
  ['cm', 'sAntimetr'],
  ['mm', 'milimetr'],
  ['km/h', 'kilumetr bar sA?at'],
  ['m/s', 'metr bar sAniye'],
  ['kg', 'kilugeram'],
  ['g', 'geram'],
  ['mg', 'miligeram'],
  ['l', 'litr'],
  ['L', 'litr'],
  ['ml', 'mililitr'],
  ['mL', 'mililitr'],
  ['KB', 'kilubAyt'],
  ['kB', 'kilubAyt'],
  ['MB', 'megAbAyt'],
  ['GB', 'gigAbAyt'],
  ['TB', 'terAbAyt'],
  ['Mbps', 'megAbit bar sAniye'],
  ['Gbps', 'gigAbit bar sAniye'],
  ['Hz', 'hertz'],
  ['kHz', 'kiluhertz'],
  ['MHz', 'megAhertz'],
  ['GHz', 'gigAhertz'],
  ['W', 'vAt'],
  ['kW', 'kiluvAt'],
  ['MW', 'megAvAt'],
  ['kWh', 'kiluvAt sA?at'],
  ['V', 'volt'],
  ['A', 'Amper'],
  ['mAh', 'mili?Amper sA?at'],
  ['px', 'piksel'],
  ['ms', 'milisAniye'],
  ['C', 'selsiyus'],
  ['F', 'fArenhAyt'],
]);

const CURRENCIES: ReadonlyMap<string, Phonemes> = new Map([
  ['$', 'dolAr'],
  ['€', 'yoro'],
  ['£', 'pond'],
  ['¥', 'yen'],
  ['﷼', 'riyAl'],
  ['₺', 'lir'],
  ['₽', 'rubl'],
]);

/** The name of a unit behind a number; C and F are units behind a degree sign only. */
function unitName(source: string, isDegree: boolean): Phonemes | undefined {
  return isDegree === /^[CF]$/.test(source) ? UNITS.get(source) : undefined;
}

/** The currency that a sign stands for. */
function currencyName(source: string): Phonemes | undefined {
  return CURRENCIES.get(source);
}
