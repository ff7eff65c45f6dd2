import type { Analysis } from '../../types.ts';
import type { Finding, ProofRule } from '../rule.ts';

/** Behind a word: two commas or semicolons, or two points that are neither a path nor an ellipsis. */
const DOUBLED = /(?<=[\p{L}\p{M}»)])(?:([،؛])\s?\1+|\.\.(?![.\w/\\]))/gu;

/** «،،» and «..»: a sign twice. */
export const doubledSign: ProofRule = {
  name: 'doubled-sign',
  reason: {
    en: '"{0}": the sign stands there more than once.',
    fa: '«{0}»: این نشانه بیش از یک بار آمده است.',
  },
  severity: 'hint',
  mends: [
    { before: 'سلام،، خوبی؟', after: 'سلام، خوبی؟' },
    { before: 'رفت و آمد..', after: 'رفت و آمد.' },
  ],
  stays: ['واقعاً؟! نه!!', 'پوشهٔ بالا ../src است.'],
  find({ source }: Analysis): Finding[] {
    let codePointsBefore = 0;
    let utf16Before = 0;
    return [...source.matchAll(DOUBLED)].map(({ 0: signs, index }) => {
      codePointsBefore += [...source.slice(utf16Before, index)].length;
      utf16Before = index;
      const sign = signs.charAt(0);
      return {
        codePointStart: codePointsBefore,
        codePointEnd: codePointsBefore + signs.length,
        suggestions: sign === '.' ? ['.', '…'] : [sign],
      };
    });
  },
};
