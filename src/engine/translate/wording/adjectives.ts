import { verbOfNoun } from '../english/nounVerbs.ts';
import { ableTo, participleOf } from '../english/verbForms.ts';
import { withoutEzafe } from '../rules/phraseTables.ts';
import type { TranslationDependencies, TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { asAdjective, isAdjective, isForm } from '../syntax/wordClasses.ts';

/** «شماره زیر»: behind a noun with ezafe, زیر is what follows. */
export function withFollowing(elements: readonly LineElement[]): readonly LineElement[] {
  if (!elements.some((element) => isForm(element, 'زیر'))) return elements;
  return elements.map((element, at) => {
    const before = elements[at - 1];
    if (element.kind !== 'word' || element.form !== 'زیر' || element.ezafe) return element;
    const isTied = before?.kind === 'word' && before.ezafe;
    return isTied && element.pronunciation.partOfSpeech === 'noun'
      ? asAdjective(element, 'following')
      : element;
  });
}

type Making = (noun: string) => string | undefined;

const MAKINGS: ReadonlyMap<string, Making> = new Map<string, Making>([
  ['قابل', (noun) => withVerb(noun, ableTo)],
  ['غیرقابل', (noun) => withVerb(noun, (verb) => `not ${ableTo(verb)}`)],
  ['مورد', (noun) => withVerb(noun, participleOf)],
]);

function withVerb(noun: string, make: (verb: string) => string): string | undefined {
  const verb = verbOfNoun(noun);
  return verb && make(verb);
}

/** Makes one adjective of «قابل مشاهده» (`observable`) and «مورد استفاده» (`used`); what the terms list is so. */
export function withAbilities(
  elements: readonly LineElement[],
  { rules }: TranslationDependencies,
): readonly LineElement[] {
  if (!elements.some((element) => element.kind === 'word' && MAKINGS.has(element.form))) return elements;
  const result: LineElement[] = [];
  for (const [at, element] of elements.entries()) {
    const before = result.at(-1);
    const english = element.kind === 'word' ? adjectiveOf(before, element, rules) : undefined;
    if (
      element.kind !== 'word' ||
      english === undefined ||
      !describes(result.at(-2), before, elements[at + 1])
    )
      result.push(element);
    else result[result.length - 1] = asAdjective(element, english);
  }
  return result;
}

function adjectiveOf(
  before: LineElement | undefined,
  noun: Word,
  rules: TranslationRules,
): string | undefined {
  const make = before?.kind === 'word' ? MAKINGS.get(before.form) : undefined;
  if (make === undefined || before?.kind !== 'word' || noun.pronunciation.inflection.plural) return undefined;
  const { lemma, partOfSpeech, inflection } = noun.pronunciation;
  const form = inflection.indefinite ? lemma : withoutEzafe(noun.form);
  const listed = rules.termTable.terms.get(`${before.form}~ ${form}`)?.english;
  return listed ?? (partOfSpeech === 'noun' ? make(noun.english) : undefined);
}

/** مورد is no case only behind a noun; before قرار it is a part of the verb. */
function describes(
  noun: LineElement | undefined,
  word: LineElement | undefined,
  next: LineElement | undefined,
): boolean {
  if (!isForm(word, 'مورد')) return true;
  return noun?.kind === 'word' && noun.ezafe && !isForm(next, 'قرار');
}

/** Words that make one adjective with the word behind them: غیر رسمی, ضد ویروس. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['غیر', 'non-'],
  ['ضد', 'anti-'],
  ['شبه', 'quasi-'],
  ['فوق', 'super-'],
  ['نیمه', 'semi-'],
  ['پیش', 'pre-'],
]);

/** Writes a prefix that stands apart onto its word. */
export function withPrefixes(elements: readonly LineElement[]): readonly LineElement[] {
  if (!elements.some((element) => prefixOf(element) !== undefined)) return elements;
  const result: LineElement[] = [];
  for (const element of elements) {
    const before = result.at(-1);
    const prefix = prefixOf(before);
    if (before?.kind === 'word' && prefix !== undefined && takesPrefix(element, before))
      result[result.length - 1] = asAdjective(element, prefix + element.english);
    else result.push(element);
  }
  return result;
}

function prefixOf(element: LineElement | undefined): string | undefined {
  return element?.kind === 'word' ? PREFIXES.get(element.form) : undefined;
}

function takesPrefix(element: LineElement, prefix: Word): element is Word {
  if (element.kind !== 'word' || element.pronunciation.inflection.tense !== undefined) return false;
  if (prefix.form === 'ضد')
    return prefix.ezafe && ['noun', 'adjective'].includes(element.pronunciation.partOfSpeech);
  return prefix.form === 'غیر' || !prefix.ezafe ? isAdjective(element) : false;
}
