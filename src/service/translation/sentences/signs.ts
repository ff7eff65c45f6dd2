import type { SourcePart } from './sourceSentences.ts';

/** A sign that was taken out of a sentence. */
export interface Sign {
  readonly text: string;
  /** How many of the parts that are left stand before it. */
  readonly at: number;
  /** Which of its neighbours it touches, punctuation apart that only stands between. */
  readonly touches: 'before' | 'after' | 'both' | 'neither';
  /** The index, among the signs, of the one that it opens or closes a pair with. */
  readonly partner: number | undefined;
}

interface UnsignedSentence {
  readonly parts: readonly SourcePart[];
  /** Of each part that is left, its index in the sentence with the signs. */
  readonly places: readonly number[];
  readonly signs: readonly Sign[];
}

const OPENING = /[«“‘([{<]$/;
const CLOSING = /^[»”’)\]}>.,;:!?،؛؟…]/;

/** Takes the signs out of a sentence, and pairs them as Markdown does: an opener touches what follows it. */
export function withoutSigns(sentence: readonly SourcePart[]): UnsignedSentence {
  const parts: SourcePart[] = [];
  const places: number[] = [];
  const found: Omit<Sign, 'partner'>[] = [];
  let space = '';
  for (const [index, part] of sentence.entries()) {
    const gap = widest(space, part.space);
    if (part.kind === 'sign') {
      found.push({ text: part.text, at: parts.length, touches: touched(sentence, index) });
      space = gap;
      continue;
    }
    const isJoined = gap === '' && part.kind === 'word' && parts.at(-1)?.kind === 'word';
    parts.push({ ...part, space: isJoined ? ' ' : gap });
    places.push(index);
    space = '';
  }
  const partners = partnersOf(found);
  return { parts, places, signs: found.map((sign, at) => ({ ...sign, partner: partners.get(at) })) };
}

/** A line break rather than a space, a space rather than nothing. */
function widest(a: string, b: string): string {
  return a === '' || (a === ' ' && b !== '') ? b : a;
}

function touched(sentence: readonly SourcePart[], index: number): Sign['touches'] {
  const [previous, next] = [sentence[index - 1], sentence[index + 1]];
  const isAfter = previous !== undefined && sentence[index]?.space === '' && !isBorder(previous, OPENING);
  const isBefore = next?.space === '' && !isBorder(next, CLOSING);
  if (isAfter) return isBefore ? 'both' : 'before';
  return isBefore ? 'after' : 'neither';
}

function isBorder({ kind, text }: SourcePart, border: RegExp): boolean {
  return kind === 'punctuation' && border.test(text);
}

/** What touches both its neighbours closes what is open, if anything is. */
function partnersOf(signs: readonly Omit<Sign, 'partner'>[]): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (const [index, { text, touches }] of signs.entries()) {
    const opener = touches === 'after' ? -1 : open.findLastIndex((other) => signs[other]?.text === text);
    const partner = touches === 'neither' ? undefined : open[opener];
    if (partner !== undefined) {
      partners.set(partner, index).set(index, partner);
      open.length = opener;
    } else if (touches === 'after' || touches === 'both') open.push(index);
  }
  return partners;
}
