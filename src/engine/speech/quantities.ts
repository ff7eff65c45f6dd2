import { endsInVowel } from '../phonology.ts';
import type { Phonemes, Token } from '../types.ts';
import { joinedNumberAt } from './joinedNumbers.ts';
import { hasEzafe, numberKind } from './numberContext.ts';
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
/** A number that begins at a token, with what belongs to it: sign, currency, percent sign, degree, unit, ordinal ending. */
export function quantityAt(tokens: readonly Token[], at: number): SpokenGroup | undefined {
  const front = frontOf(tokens, at);
  const number = joinedNumberAt(tokens, at + front.tokens);
  if (number === undefined) return undefined;
  const { source } = number;
  const behind = at + front.tokens + number.tokens;
  const ordinal = ordinalAt(source, tokens[behind]);
  if (ordinal !== undefined) return { phonemes: ordinal, tokens: front.tokens + number.tokens + 1 };
  const back = backOf(tokens, behind);
  const words = spokenNumber(source, numberKind(source, tokens, at, behind), tokens[behind + 1]?.source);
  const phonemes = [front.sign, ...words, back.phonemes, front.name].filter((word) => word !== '').join(' ');
  const ezafe = hasEzafe(source, tokens, at, behind) ? (endsInVowel(phonemes) ? '-ye' : '-e') : '';
  return { phonemes: phonemes + ezafe, tokens: front.tokens + number.tokens + back.tokens };
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
  if (name === undefined) return { phonemes: '', tokens: 0 };
  const power = POWERS.get(tokens[at + spaces + 1]?.source ?? '');
  return power === undefined
    ? { phonemes: name, tokens: spaces + 1 }
    : { phonemes: `${name}-e ${power}`, tokens: spaces + 2 };
}

/** Behind a unit of length. */
const POWERS: ReadonlyMap<string, Phonemes> = new Map([
  ['²', 'morabba?'],
  ['³', 'moka??ab'],
]);

function degreeAt(tokens: readonly Token[], at: number, spaces: number): SpokenGroup {
  const unit = unitName(tokens[at + 1]?.source ?? '', true);
  return unit === undefined
    ? { phonemes: 'daraje', tokens: spaces + 1 }
    : { phonemes: `darajeye ${unit}`, tokens: spaces + 2 };
}

/** ۱۴ام, ۲مین. */
function ordinalAt(source: string, behind: Token | undefined): Phonemes | undefined {
  const ending = behind?.kind === 'word' ? ORDINAL_ENDINGS.get(behind.source) : undefined;
  const digits = asciiDigits(source);
  if (ending === undefined || !/^\d{1,4}$/.test(digits)) return undefined;
  return ordinalWords(digits).join(' ') + ending;
}

/** Units as they are written in Latin letters behind a number, and their Persian names. */
const UNITS: ReadonlyMap<string, Phonemes> = new Map([
  ['kcal', 'kilukAlori'],
  ['cal', 'kAlori'],
  ['kJ', 'kiluZul'],
  ['J', 'Zul'],
  ['km', 'kilumetr'],
  ['m', 'metr'],
  ['cm', 'sAntimetr'],
  ['mm', 'milimetr'],
  ['nm', 'nAnumetr'],
  ['ft', 'fut'],
  ['ha', 'hektAr'],
  ['km/h', 'kilumetr bar sA?at'],
  ['m/s', 'metr bar sAniye'],
  ['kg', 'kilugeram'],
  ['g', 'geram'],
  ['mg', 'miligeram'],
  ['lb', 'pond'],
  ['oz', 'ons'],
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
  ['dB', 'desibel'],
  ['rpm', 'dowr dar daqiqe'],
  ['fps', 'fereym dar sAniye'],
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
