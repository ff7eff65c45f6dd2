/** How a word that nobody knows, such as a name, is written: letter by letter, the longest spelling first. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:aa|ā)/, 'آ'],
  [/^(?:oo|ou|ow|u)/, 'او'],
  [/^(?:ee|ei|ey|i|y(?![aeiou]))/, 'ای'],
  [/^[aeo]/, 'ا'],
  [/e?h$/, 'ه'],
  [/e$/, 'ه'],
  [/kh/, 'خ'],
  [/gh/, 'ق'],
  [/sh|š/, 'ش'],
  [/ch|č/, 'چ'],
  [/zh|ž/, 'ژ'],
  [/th/, 'ت'],
  [/ph/, 'ف'],
  [/ck/, 'ک'],
  [/aa|ā|a/, 'ا'],
  [/oo|ou|ow|o|u/, 'و'],
  [/ee|ea|ei|ey|ie|iy|i|y/, 'ی'],
  [/e|'/, ''],
  [/c(?=[ei])/, 'س'],
  [/[ckx]/, 'ک'],
  [/q/, 'ق'],
  [/[vw]/, 'و'],
  ...Object.entries({
    b: 'ب',
    p: 'پ',
    t: 'ت',
    j: 'ج',
    d: 'د',
    r: 'ر',
    z: 'ز',
    s: 'س',
    f: 'ف',
    g: 'گ',
    l: 'ل',
    m: 'م',
    n: 'ن',
    h: 'ه',
  }).map(([latin, letter]) => [new RegExp(latin), letter] as const),
];

/** At the beginning of a word or behind it, each pattern at a place of its own. */
const AT_A_PLACE = LETTERS.map(([pattern, letter]) => [new RegExp(pattern.source, 'y'), letter] as const);

/** A folded word in Persian letters by its Latin ones; empty if it has a letter that stands for none. */
export function byLetters(typed: string): string {
  const word = typed.replace(/([b-df-hj-np-tv-z])\1/g, '$1');
  let written = '';
  for (let at = 0; at < word.length; ) {
    const found = AT_A_PLACE.find(([pattern]) => {
      pattern.lastIndex = at;
      return pattern.test(word);
    });
    if (found === undefined) return '';
    at = found[0].lastIndex;
    written += found[1];
  }
  return written;
}
