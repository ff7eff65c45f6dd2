import type { Pronunciation } from '../../types.ts';
import { firstGloss } from '../english/gloss.ts';
import { verbOfNoun } from '../english/nounVerbs.ts';
import { isEnglishParticiple, participleOf, verbForm } from '../english/verbForms.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import { asAdjective, isForm } from '../syntax/wordClasses.ts';
import type { VerbDependencies } from './compounds.ts';

/** «حیوانات~ فروخته شده»: the participle before شده, which has no verb of its own here. */
export function describedBy(
  elements: readonly SentenceElement[],
  word: Word,
  { findCompound }: VerbDependencies,
): Word | undefined {
  const [noun, before] = [elements.at(-2), elements.at(-1)];
  if (word.form !== 'شده' || word.pronunciation.inflection.tense !== 'participle') return undefined;
  if (before?.kind !== 'word' || before.ezafe || noun?.kind !== 'word' || !noun.ezafe) return undefined;
  const { form, pronunciation } = before;
  const compound = findCompound(form, 'کردن') ?? findCompound(pronunciation.lemma, 'کردن');
  const base = compound ? firstGloss(compound.gloss) : verbOfNoun(before.english);
  const english = ownParticiple(before) ?? (base && participleOf(base));
  return english === undefined ? undefined : asAdjective(word, english);
}

function ownParticiple(word: Word): string | undefined {
  const { english, pronunciation } = word;
  if (pronunciation.partOfSpeech === 'adjective' && isEnglishParticiple(english)) return english;
  const verb = participleReading(word);
  return verb && participleOf(firstGloss(verb.gloss));
}

/** ایجادشده, تأییدنشده, گریه‌کنان: a compound verb's form that is written as one word and in no list. */
export function joinedParticiple(word: Word, { findCompound }: VerbDependencies): Word | undefined {
  const match = /^(.+?)\u200c?(ن?شده|کننده|کنان)$/.exec(word.form);
  const [, complement = '', ending = ''] = match ?? [];
  if (complement === '' || word.pronunciation.origin === 'lexicon') return undefined;
  const gloss = (findCompound(complement, 'کردن') ?? findCompound(complement, 'شدن'))?.gloss;
  const base = (gloss === undefined ? undefined : firstGloss(gloss)) ?? verbOfNoun(word.english);
  if (base === undefined) return undefined;
  if (ending === 'شده') return asAdjective(word, participleOf(base));
  if (ending === 'کننده') return asAdjective(word, verbForm(base, 'gerund'));
  return ending === 'نشده' ? asAdjective(word, `not ${participleOf(base)}`) : undefined;
}

/** «سرکوب کننده», written as two words: `suppressing`. */
export function doingBefore(
  elements: readonly SentenceElement[],
  word: Word,
  { findCompound }: VerbDependencies,
): Word | undefined {
  const before = elements.at(-1);
  if (!/^کننده‌?ی?$/.test(word.form) || before?.kind !== 'word') return undefined;
  const compound = findCompound(before.form, 'کردن') ?? findCompound(before.pronunciation.lemma, 'کردن');
  return compound && asAdjective(word, verbForm(firstGloss(compound.gloss), 'gerund'));
}

/** «نوشته شد», «گرفته نشده است»: a noun, or an adjective of another meaning, that is the verb's participle here. */
export function asParticiple(
  element: SentenceElement | undefined,
  rules: VerbDependencies['rules'],
): SentenceElement | undefined {
  if (element?.kind !== 'word' || element.ezafe) return element;
  const isOther = element.pronunciation.partOfSpeech === 'noun' || isOtherThanItsVerb(element);
  const verb = isOther ? participleReading(element) : undefined;
  if (verb === undefined) return element;
  return asAdjective(reread(element, verb, rules), participleOf(firstGloss(verb.gloss)));
}

/** «صورت گرفته،», «کتاب را خوانده و»: behind its complement or object, what can be a participle is one. */
export function behindItsObject(
  elements: readonly SentenceElement[],
  word: Word,
  { findCompound, rules }: VerbDependencies,
): Word | undefined {
  const before = elements.at(-1);
  if (word.ezafe || before?.kind !== 'word' || before.ezafe) return undefined;
  const participle = otherReading(word, ({ inflection }) => inflection.tense === 'participle');
  if (participle === undefined) return undefined;
  const completes = findCompound(before.form, participle.lemma) !== undefined;
  return completes || isForm(before, 'را') ? reread(word, participle, rules) : undefined;
}

function isOtherThanItsVerb({ properties }: Word): boolean {
  return properties.classes.has('participle');
}

function participleReading(word: Word): Pronunciation | undefined {
  return otherReading(
    word,
    ({ inflection, features }) => inflection.tense === 'participle' && features.has('transitive'),
  );
}

/** The word with another of its readings. */
function reread(word: Word, pronunciation: Pronunciation, rules: VerbDependencies['rules']): Word {
  return {
    ...word,
    pronunciation,
    english: firstGloss(pronunciation.gloss),
    known: true,
    properties: rules.word(pronunciation),
  };
}

/** The likeliest of the readings that a word does not have here but could have and that `accepts` does. */
function otherReading(
  { token }: Word,
  accepts: (pronunciation: Pronunciation) => boolean,
): Pronunciation | undefined {
  return token.word?.alternatives.find(
    ({ pronunciation }) => pronunciation.gloss !== '' && accepts(pronunciation),
  )?.pronunciation;
}
