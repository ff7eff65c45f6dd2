import { firstGloss } from '../english/gloss.ts';
import { verbOfNoun } from '../english/nounVerbs.ts';
import { isEnglishParticiple, participleOf, verbForm } from '../english/verbForms.ts';
import type { TranslationDependencies } from '../rules/rules.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import { asAdjective } from '../syntax/wordClasses.ts';
import { sourceVerb } from './sourceVerbs.ts';

/** «حیوانات~ فروخته شده»: the participle before شده, which has no verb of its own here. */
export function describedBy(
  elements: readonly SentenceElement[],
  word: Word,
  { findCompound }: TranslationDependencies,
): Word | undefined {
  const [noun, before] = [elements.at(-2), elements.at(-1)];
  if (word.form !== 'شده' || word.pronunciation.inflection.tense !== 'participle') return undefined;
  if (before?.kind !== 'word' || before.ezafe || noun?.kind !== 'word' || !noun.ezafe) return undefined;
  const { form, pronunciation } = before;
  const compound = findCompound(form, 'کردن') ?? findCompound(pronunciation.lemma, 'کردن');
  const base = compound ? firstGloss(compound.gloss) : verbOfNoun(before.english);
  const english = ownParticiple(before) ?? (base && participleOf(base));
  if (english === undefined) return undefined;
  const source = sourceVerb(word, undefined, findCompound);
  const infinitive = `${form} ${word.pronunciation.lemma}`;
  return {
    ...asAdjective(word, english),
    source: { ...source, infinitive, gloss: `be ${english}`, words: [before, word] },
  };
}

function ownParticiple({ english, pronunciation }: Word): string | undefined {
  return pronunciation.partOfSpeech === 'adjective' && isEnglishParticiple(english) ? english : undefined;
}

/** ایجادشده, تأییدنشده, گریه‌کنان: a compound verb's form that is written as one word and in no list. */
export function joinedParticiple(word: Word, { findCompound }: TranslationDependencies): Word | undefined {
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
  { findCompound }: TranslationDependencies,
): Word | undefined {
  const before = elements.at(-1);
  if (!/^کننده‌?ی?$/.test(word.form) || before?.kind !== 'word') return undefined;
  const compound = findCompound(before.form, 'کردن') ?? findCompound(before.pronunciation.lemma, 'کردن');
  return compound && asAdjective(word, verbForm(firstGloss(compound.gloss), 'gerund'));
}
