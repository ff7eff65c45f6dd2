import { adjectiveEnglish } from './adjectives.ts';
import { headPhrase, isHead, plainPhrase } from './nounHeads.ts';
import { parseNumber } from './numerals.ts';
import type { Premodifiers } from './premodifiers.ts';
import type { ParsedPhrase, PhraseContext } from './syntax.ts';
import { isAdjective, isSuperlative } from './wordClasses.ts';

/** The head of a noun phrase: a noun, a bracket, Latin, or a determiner or number that stands for one. */
export function parseHead(
  context: PhraseContext,
  at: number,
  before: Premodifiers,
): ParsedPhrase | undefined {
  const item = context.items[at];
  if (item?.kind === 'group') return { phrase: plainPhrase('group', '', { after: [item] }), next: at + 1 };
  if (item?.kind === 'raw' && isHead(item)) return { phrase: plainPhrase('raw', item.text), next: at + 1 };
  if (item?.kind !== 'word') return undefined;
  if (isHead(item)) return { phrase: headPhrase(item), next: at + 1 };
  return headlessPhrase(context, at, before);
}

/** این, چند, سه, بهترین without a noun. */
function headlessPhrase(
  { items }: PhraseContext,
  at: number,
  before: Premodifiers,
): ParsedPhrase | undefined {
  const item = items[at];
  if (item?.kind !== 'word') return undefined;
  const number = parseNumber(items, at);
  if (number !== undefined)
    return { phrase: plainPhrase('pronoun', number.english, { plural: !number.one }), next: number.next };
  const { partOfSpeech, inflection, features } = item.pronunciation;
  if (partOfSpeech === 'determiner')
    return {
      phrase: { ...headPhrase(item), question: features.has('question'), headKind: 'pronoun' },
      next: at + 1,
    };
  if (isSuperlative(item))
    return { phrase: plainPhrase('pronoun', `the ${adjectiveEnglish(item)}`), next: at + 1 };
  const isNoun = inflection.plural || inflection.indefinite || before.determiner !== undefined || before.one;
  if (!isAdjective(item) || !isNoun) return undefined;
  const head = inflection.plural ? item.english : `${item.english} one`;
  return {
    phrase: plainPhrase('common', head, {
      plural: inflection.plural === true,
      unique: inflection.plural === true,
      features: PEOPLE,
    }),
    next: at + 1,
  };
}

const PEOPLE: ReadonlySet<string> = new Set(['person', 'uncountable']);
