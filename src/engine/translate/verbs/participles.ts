import { firstGloss } from '../english/gloss.ts';
import { verbOfNoun } from '../english/nounVerbs.ts';
import { isEnglishParticiple, participleOf, verbForm } from '../english/verbForms.ts';
import type { Dependencies } from '../rules/rules.ts';
import type { Elements, Word } from '../syntax/elements.ts';
import { asAdjective } from '../syntax/wordClasses.ts';
import { sourceVerb } from './sourceVerbs.ts';

/** «حیوانات~ فروخته شده»: the participle before شده, which has no verb of its own here. */
export function describedBy(
  elements: Elements,
  word: Word,
  { findCompound }: Dependencies,
): Word | undefined {
  const [noun, before] = [elements.at(-2), elements.at(-1)];
  if (word.form !== 'شده' || word.pronunciation.inflection.tense !== 'participle') return undefined;
  if (before?.kind !== 'word' || before.ezafe || noun?.kind !== 'word' || !noun.ezafe) return undefined;
  const { form, pronunciation } = before;
  const base = doing([form, pronunciation.lemma], findCompound) ?? verbOfNoun(before.english);
  const isParticiple = pronunciation.partOfSpeech === 'adjective' && isEnglishParticiple(before.english);
  const english = isParticiple ? before.english : base && participleOf(base);
  if (english === undefined) return undefined;
  const source = sourceVerb(word, undefined, findCompound);
  const infinitive = `${form} ${word.pronunciation.lemma}`;
  return {
    ...asAdjective(word, english),
    source: { ...source, infinitive, gloss: `be ${english}`, words: [before, word] },
  };
}

/** What کردن makes of the first of some complements that it makes a verb of. */
function doing(
  complements: readonly string[],
  findCompound: Dependencies['findCompound'],
): string | undefined {
  const found = complements.map((each) => findCompound(each, 'کردن')).find((each) => each !== undefined);
  return found && firstGloss(found.gloss);
}

/** ایجادشده, تأییدنشده, گریه‌کنان: a compound verb's form that is written as one word and in no list. */
export function joinedParticiple(word: Word, { findCompound }: Dependencies): Word | undefined {
  const match = /^(.+?)\u200c?(ن?شده|کننده|کنان)$/.exec(word.form);
  const [, complement = '', ending = ''] = match ?? [];
  if (complement === '' || word.pronunciation.origin === 'lexicon') return undefined;
  const becoming = findCompound(complement, 'شدن');
  const base =
    doing([complement], findCompound) ?? (becoming ? firstGloss(becoming.gloss) : verbOfNoun(word.english));
  if (base === undefined) return undefined;
  if (ending === 'شده') return asAdjective(word, participleOf(base));
  if (ending === 'کننده') return asAdjective(word, verbForm(base, 'gerund'));
  return ending === 'نشده' ? asAdjective(word, `not ${participleOf(base)}`) : undefined;
}

/** «سرکوب کننده», written as two words: `suppressing`. */
export function doingBefore(
  elements: Elements,
  word: Word,
  { findCompound }: Dependencies,
): Word | undefined {
  const before = elements.at(-1);
  if (!/^کننده‌?ی?$/.test(word.form) || before?.kind !== 'word') return undefined;
  const base = doing([before.form, before.pronunciation.lemma], findCompound);
  return base === undefined ? undefined : asAdjective(word, verbForm(base, 'gerund'));
}
