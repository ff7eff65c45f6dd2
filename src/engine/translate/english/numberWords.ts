const TENS = /(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;
const SCALE = /^(?:hundred|thousand|million|billion|trillion)$/;
const ORDINAL = /(?:first|second|third|th|nd|st|rd)$/;
const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** A number in digits, with the digits and the separators that English has: ۲۴٬۹۰۰ is `24,900`. */
export function englishNumber(digits: string): string {
  return digits
    .replace(/[۰-۹]/g, (digit) => `${digit.charCodeAt(0) - 0x6f0}`)
    .replace(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) - 0x660}`)
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replaceAll('٪', '%');
}

/** `third` for `three`; an ordinal as it is. */
export function ordinal(number: string): string {
  if (ORDINAL.test(number)) return number;
  if (number.endsWith('y')) return `${number.slice(0, -1)}ieth`;
  return IRREGULAR_ORDINALS[number] ?? `${number}th`;
}

/** Whether a number multiplies the one before it: `thousand`. */
export function isScale(number: string): boolean {
  return SCALE.test(number);
}

/** How a number begins: `a hundred`, `five`. */
export function startOfNumber(first: string): string {
  return SCALE.test(first) ? `a ${first}` : first;
}

/** A number and the part that follows it, added with و or not: `twenty-five`, `five hundred`, `a hundred and two`. */
export function joinedNumber(number: string, part: string, isAdded: boolean): string {
  if (TENS.test(number)) return isScale(part) ? `${number} ${part}` : `${number}-${part}`;
  const last = number.slice(number.lastIndexOf(' ') + 1);
  return isAdded && SCALE.test(last) && !SCALE.test(part) ? `${number} and ${part}` : `${number} ${part}`;
}
