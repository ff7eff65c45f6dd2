import type { Phonemes } from '../types.ts';

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
export function unitName(source: string, isDegree: boolean): Phonemes | undefined {
  return isDegree === /^[CF]$/.test(source) ? UNITS.get(source) : undefined;
}

/** The currency that a sign stands for. */
export function currencyName(source: string): Phonemes | undefined {
  return CURRENCIES.get(source);
}
