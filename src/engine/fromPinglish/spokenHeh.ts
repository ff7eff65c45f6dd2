import { ZWNJ } from './forms/form.ts';

/** What is said of a silent ه before an ending: khoonamoon for خونه‌مون, basta ro for بسته رو. */
export interface SpokenHeh {
  /** The word as it is typed by itself. */
  readonly typed: string;
  /** What is written behind it. */
  readonly ending: string;
}

/** The object, a word of its own. */
export const RO = ' رو';

const ENDINGS: readonly (readonly [typed: RegExp, ending: string])[] = [
  [/ro$/, RO],
  [/mo$/, `${ZWNJ}مو`],
  [/to$/, `${ZWNJ}تو`],
  [/sho$/, `${ZWNJ}شو`],
  [/m$/, `${ZWNJ}م`],
  [/t$/, `${ZWNJ}ت`],
  [/sh$/, `${ZWNJ}ش`],
  [/st$/, `${ZWNJ}ست`],
  [/m(?:oo|ou|u)n$/, `${ZWNJ}مون`],
  [/t(?:oo|ou|u)n$/, `${ZWNJ}تون`],
  [/sh(?:oo|ou|u)n$/, `${ZWNJ}شون`],
];
const SHORTEST = 3;

/** The word with a silent ه that something typed can be. */
export function spokenHeh(typed: string): SpokenHeh | undefined {
  for (const [ending, letters] of ENDINGS) {
    const before = typed.replace(ending, '');
    if (before === typed || !before.endsWith('a') || before.length <= SHORTEST) continue;
    return { typed: `${before.replace(/a+$/, '')}e`, ending: letters };
  }
  return undefined;
}
