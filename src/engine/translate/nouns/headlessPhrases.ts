import { NO_WORD_PROPERTIES } from '../rules/wordProperties.ts';
import type { ParsedPhrase, PhraseContext } from '../syntax/phrases.ts';
import { isAdjective, isSuperlative } from '../syntax/wordClasses.ts';
import { adjectiveOf } from './adjectives.ts';
import { headPhrase, isHead, plainPhrase } from './heads.ts';
import { parseNumber } from './numerals.ts';
import type { Premodifiers } from './premodifiers.ts';

/** The head of a noun phrase: a noun, a bracket, Latin, or a determiner or number that stands for one. */
export function parseHead(
  context: PhraseContext,
  at: number,
  before: Premodifiers,
): ParsedPhrase | undefined {
  const element = context.elements[at];
  if (element?.kind === 'bracketed')
    return { phrase: plainPhrase('bracketed', '', { after: [element] }), next: at + 1 };
  if (element?.kind === 'verbatim' && isHead(element))
    return {
      phrase: plainPhrase('verbatim', element.text, { plural: element.plural === true }),
      next: at + 1,
    };
  if (element?.kind !== 'word') return undefined;
  if (isHead(element)) return { phrase: headPhrase(element), next: at + 1 };
  return headlessPhrase(context, at, before);
}

/** این, چند, سه, بهترین without a noun. */
function headlessPhrase(
  { elements }: PhraseContext,
  at: number,
  before: Premodifiers,
): ParsedPhrase | undefined {
  const element = elements[at];
  if (element?.kind !== 'word') return undefined;
  const number = parseNumber(elements, at);
  if (number !== undefined) {
    const properties = number.next === at + 1 ? element.properties : NO_WORD_PROPERTIES;
    const phrase = plainPhrase('pronoun', number.english, { plural: !number.one, properties });
    return { phrase, next: number.next };
  }
  const { partOfSpeech, inflection, features } = element.pronunciation;
  if (partOfSpeech === 'determiner')
    return {
      phrase: { ...headPhrase(element), question: features.has('question'), headKind: 'pronoun' },
      next: at + 1,
    };
  if (isSuperlative(element))
    return { phrase: plainPhrase('pronoun', `the ${adjectiveOf(element).english}`), next: at + 1 };
  const isNoun = inflection.plural || inflection.indefinite || before.determiner !== undefined || before.one;
  if (!isAdjective(element) || !isNoun) return undefined;
  const head = inflection.plural ? element.english : `${element.english} one`;
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
