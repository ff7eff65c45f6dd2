import { verbOfNoun } from '../english/nounVerbs.ts';
import { ableTo, participleOf } from '../english/verbForms.ts';
import { withoutEzafe } from '../rules/phraseTables.ts';
import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { asAdjective, isAdjective, isForm } from '../syntax/wordClasses.ts';
import { otherReading, reread } from './reread.ts';

/** «صدای بلندی», «خواهر عزیزم», «شماره زیر», «افراد بیمار»: behind a noun with ezafe what can be its adjective with the noun's ending is. */
export function adjectiveAt(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const [before, word] = [elements[at - 1], elements[at]];
  if (word?.kind !== 'word' || word.ezafe || before?.kind !== 'word' || !before.ezafe) return undefined;
  const { partOfSpeech, features, inflection } = word.pronunciation;
  if (partOfSpeech === 'adjective' && inflection.copula === 1) return mine(word);
  if (word.form === 'زیر' && partOfSpeech === 'noun') return asAdjective(word, 'following');
  const needsNoEnding =
    before.properties.classes.has('manner') || isAnybody(before, word) || isRelational(word);
  const hasOwner = partOfSpeech === 'name' && inflection.clitic !== undefined;
  const mayBeNounOnly = features.has('familiar') || inflection.indefinite || inflection.plural;
  if (!hasOwner && !needsNoEnding && (partOfSpeech !== 'noun' || mayBeNounOnly)) return undefined;
  const adjective = otherReading(
    word,
    (other) =>
      other.partOfSpeech === 'adjective' &&
      (needsNoEnding || hasOwner || other.features.has('familiar')) &&
      (needsNoEnding
        ? other.inflection.clitic === undefined && other.inflection.indefinite !== true
        : hasOwner
          ? other.inflection.clitic !== undefined || other.inflection.copula === 1
          : other.inflection.indefinite === true),
  );
  return adjective && mine(reread(word, adjective, rules));
}

/** «خواهر کوچکم», «دوست عزیزم»: behind a noun with ezafe the م is `my`, not `am`. */
function mine(word: Word): Word {
  const { copula, ...inflection } = word.pronunciation.inflection;
  if (copula !== 1) return word;
  return { ...word, pronunciation: { ...word.pronunciation, inflection: { ...inflection, clitic: 1 } } };
}

function isAnybody({ properties }: Word, { pronunciation }: Word): boolean {
  return properties.classes.has('person') && !pronunciation.inflection.plural;
}

/** پزشکی, علمی: what may be a science or its adjective. */
function isRelational({ form, pronunciation: { partOfSpeech, inflection } }: Word): boolean {
  return partOfSpeech === 'noun' && form.endsWith('ی') && !inflection.indefinite && !inflection.plural;
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
  rules: TranslationRules,
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
