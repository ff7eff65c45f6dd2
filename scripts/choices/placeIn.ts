import type { Place } from '../../src/engine/compile/index.ts';
import { englishStems } from '../senses/englishStems.ts';

const BETWEEN = /^(?:of|in|to|for|on|from|at|by|with|between|among|against|about|over|into|as)$/;
const NO_MODIFIER =
  /^(?:a|an|the|and|or|his|her|its|their|our|my|your|this|that|these|those|some|any|all|each|every|no|is|was|are|were)$/;

/** Where an English text has the complement of a noun; undefined where it is not seen beside it. Both are single words. */
export function placeIn(text: string, head: string, complement: string): Place | undefined {
  const words = text.toLowerCase().match(/[a-z0-9-]+|'s?(?![a-z])|[.,;:!?"()]/g) ?? [];
  const stems = words.map((word) => stemOf(word));
  const [ofHead, ofComplement] = [stemOf(head), stemOf(complement)];
  let found: Place | undefined;
  stems.forEach((stem, at) => {
    if (stem !== ofComplement) return;
    if (/^'s?$/.test(words[at + 1] ?? '') && stems.slice(at + 2, at + 5).includes(ofHead)) found ??= 'owner';
    if (stems[at + 1] === ofHead) found ??= 'before';
    const between = words[at + 1] ?? '';
    if (
      stems[at + 2] === ofHead &&
      /^[a-z-]+$/.test(between) &&
      !BETWEEN.test(between) &&
      !NO_MODIFIER.test(between)
    )
      found ??= 'before';
    for (let back = at - 2; back >= Math.max(0, at - 5); back--)
      if (
        stems[back] === ofHead &&
        BETWEEN.test(words[back + 1] ?? '') &&
        !words.slice(back, at).some(isSign)
      )
        found ??= 'behind';
  });
  return found;
}

function isSign(word: string): boolean {
  return /^[.,;:!?"()]$/.test(word);
}

function stemOf(word: string): string {
  return englishStems(word)[0] ?? word;
}
