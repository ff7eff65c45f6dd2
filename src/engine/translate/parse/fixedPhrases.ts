import { adverb, hasAdverb } from '../english/adjectiveForms.ts';
import { spaced, type WordsTable } from '../rules/phraseTables.ts';
import type { Dependencies } from '../rules/rules.ts';
import type { Elements, FixedPhrase, SentenceElement, Word } from '../syntax/elements.ts';
import { isAdjective, isForm } from '../syntax/wordClasses.ts';

/** Replaces fixed phrases by one element each, the longest first. */
export function withPhrases(elements: Elements, { rules }: Dependencies): SentenceElement[] {
  const result: SentenceElement[] = [];
  for (let at = 0; at < elements.length; at++) {
    const element = elements[at];
    if (element === undefined) continue;
    const found = longestEntry(
      elements,
      at,
      rules.phraseTable,
      ({ form }) => spaced(form),
      // A phrase with ezafe behind it has a complement: no adverb.
      ({ role }, last) => role !== 'adverb' || !last.ezafe,
    );
    const manner = found?.entry.role === 'adverb' ? undefined : mannerAt(elements, at);
    if (manner !== undefined) result.push(manner.phrase);
    else result.push(found === undefined ? element : { kind: 'fixedPhrase', ...found.entry });
    at += (manner ?? found ?? { length: 1 }).length - 1;
  }
  return result;
}

/** The longest entry of a table that words are from `at` on, of those that `stands` allows, and of how many it is. */
export function longestEntry<Entry>(
  elements: Elements,
  at: number,
  { entries, firstWords, mostWords }: WordsTable<Entry>,
  lettersOf: (word: Word) => string,
  stands: (entry: Entry, last: Word, length: number) => boolean,
): { readonly entry: Entry; readonly length: number } | undefined {
  let persian = '';
  let longest: { readonly entry: Entry; readonly length: number } | undefined;
  for (let length = 1; length <= mostWords; length++) {
    const last = elements[at + length - 1];
    if (last?.kind !== 'word') break;
    persian += `${length === 1 ? '' : ' '}${lettersOf(last)}`;
    if (length === 1 && !firstWords.has(persian.split(' ', 1)[0] ?? '')) break;
    const entry = entries.get(persian);
    if (entry !== undefined && stands(entry, last, length)) longest = { entry, length };
  }
  return longest;
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
  const isManner = noun?.kind === 'word' && noun.properties.classes.has('manner');
  if (!isJoined && !(isForm(first, 'به') && isManner)) return undefined;
  if (adjective?.kind !== 'word' || !isAdjective(adjective) || adjective.ezafe) return undefined;
  const { form: persian, english, properties } = adjective;
  const how = isJoined && !hasAdverb(english) ? english : adverb(english);
  const phrase = {
    kind: 'fixedPhrase',
    role: 'adverb',
    persian,
    english: how,
    classes: properties.classes,
  } as const;
  return { phrase, length: isJoined ? 2 : 3 };
}
