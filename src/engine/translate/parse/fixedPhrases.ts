import { adverb, hasAdverb } from '../english/adjectiveForms.ts';
import { type PhraseEntry, type PhraseTable, spaced } from '../rules/phraseTables.ts';
import type { Dependencies } from '../rules/rules.ts';
import type { Elements, FixedPhrase, SentenceElement, Word } from '../syntax/elements.ts';
import { isAdjective, isForm } from '../syntax/wordClasses.ts';

/** Replaces fixed phrases by one element each, the longest first. */
export function withPhrases(elements: Elements, { rules }: Dependencies): SentenceElement[] {
  const result: SentenceElement[] = [];
  for (let at = 0; at < elements.length; at++) {
    const element = elements[at];
    if (element === undefined) continue;
    const found = element.kind === 'word' ? phraseAt(elements, at, element, rules.phraseTable) : undefined;
    const manner = element.kind === 'word' ? mannerAt(elements, at) : undefined;
    if (manner !== undefined && found?.phrase.role !== 'adverb') {
      result.push(manner.phrase);
      at += manner.length - 1;
      continue;
    }
    result.push(found?.phrase ?? element);
    if (found !== undefined) at += found.length - 1;
  }
  return result;
}

/** بطور, written as one. */
const JOINED_MANNERS = new Set(['بطور', 'بصورت', 'بشکل', 'به طور', 'به صورت', 'به شکل']);

/** به طور مداوم, به شکل گسترده‌ای: an adverb made with an adjective. */
function mannerAt(
  elements: Elements,
  at: number,
): { readonly phrase: FixedPhrase; readonly length: number } | undefined {
  const first = elements[at];
  const isJoined = first?.kind === 'word' && JOINED_MANNERS.has(spaced(first.form));
  const [noun, adjective] = isJoined ? [first, elements[at + 1]] : [elements[at + 1], elements[at + 2]];
  if (!isJoined && !(isForm(first, 'به') && noun?.kind === 'word' && noun.properties.classes.has('manner')))
    return undefined;
  if (adjective?.kind !== 'word' || !isAdjective(adjective) || adjective.ezafe) return undefined;
  const { form, english, properties } = adjective;
  const phrase: FixedPhrase = {
    kind: 'fixedPhrase',
    role: 'adverb',
    persian: form,
    english: isJoined && !hasAdverb(english) ? english : adverb(english),
    classes: properties.classes,
  };
  return { phrase, length: isJoined ? 2 : 3 };
}

function phraseAt(
  elements: Elements,
  at: number,
  first: Word,
  { entries, firstWords, mostWords }: PhraseTable,
): { readonly phrase: FixedPhrase; readonly length: number } | undefined {
  if (!firstWords.has(spaced(first.form).split(' ', 1)[0] ?? '')) return undefined;
  let persian = '';
  let longest: { readonly phrase: FixedPhrase; readonly length: number } | undefined;
  for (let length = 1; length <= mostWords; length++) {
    const element = elements[at + length - 1];
    if (element?.kind !== 'word') break;
    persian += `${length === 1 ? '' : ' '}${spaced(element.form)}`;
    const entry = entries.get(persian);
    if (entry !== undefined && isSettled(entry, element))
      longest = { phrase: { kind: 'fixedPhrase', ...entry }, length };
  }
  return longest;
}

/** A phrase with ezafe behind it has a complement: no adverb. */
function isSettled(phrase: PhraseEntry, last: Word): boolean {
  return phrase.role !== 'adverb' || !last.ezafe;
}
