import { isParticiple, participleOf } from '../english/verbForms.ts';
import { verbOfNoun } from '../english/nounVerbs.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import type { VerbDependencies } from './compounds.ts';

/** «حیوانات~ فروخته شده»: the participle before شده, which has no verb of its own here. */
export function describedBy(elements: readonly SentenceElement[], word: Word): Word | undefined {
  const [noun, before] = [elements.at(-2), elements.at(-1)];
  if (word.form !== 'شده' || word.pronunciation.inflection.tense !== 'participle') return undefined;
  if (before?.kind !== 'word' || before.ezafe || noun?.kind !== 'word' || !noun.ezafe) return undefined;
  const english = ownParticiple(before);
  return english === undefined ? undefined : asAdjective(word, english);
}

function ownParticiple({ english, token, pronunciation }: Word): string | undefined {
  if (pronunciation.partOfSpeech === 'adjective' && isParticiple(english)) return english;
  const verb = token.word?.alternatives.find(
    ({ pronunciation: { inflection, features } }) =>
      inflection.tense === 'participle' && features.has('transitive'),
  )?.pronunciation;
  return verb && participleOf(verb.gloss.split(';', 1)[0] ?? '');
}

/** ایجادشده, تأییدنشده, گریه‌کنان: a compound verb's form that is written as one word and in no list. */
export function joinedParticiple(word: Word, { findCompound }: VerbDependencies): Word | undefined {
  const match = /^(.+?)\u200c?(ن?شده|کننده|کنان)$/.exec(word.form);
  const [, complement = '', ending = ''] = match ?? [];
  if (complement === '' || word.pronunciation.origin === 'lexicon') return undefined;
  const gloss = (findCompound(complement, 'کردن') ?? findCompound(complement, 'شدن'))?.gloss;
  const base = gloss?.split(';', 1)[0] ?? verbOfNoun(word.english);
  if (base === undefined) return undefined;
  if (ending === 'شده') return asAdjective(word, participleOf(base));
  return ending === 'نشده' ? asAdjective(word, `not ${participleOf(base)}`) : undefined;
}

function asAdjective(word: Word, english: string): Word {
  const { verb: _, ...rest } = word;
  const { indefinite, copula, plural } = word.pronunciation.inflection;
  const inflection = {
    ...(indefinite && { indefinite }),
    ...(plural && { plural }),
    ...(copula !== undefined && { copula }),
  };
  return {
    ...rest,
    english,
    known: true,
    pronunciation: { ...word.pronunciation, partOfSpeech: 'adjective', inflection },
  };
}
