import type { AnalysedWord, Person } from '../../../client/index.ts';
import { t } from '../../wording/localize.ts';

/** What is written onto the word or heard behind it, and what says how it is read, in words. */
export function endingsOf({ inflection, partOfSpeech, ezafe, origin }: AnalysedWord): string[] {
  const { indefinite, clitic, object, copula, degree } = inflection;
  return [
    ...(degree === undefined ? [] : [degree === 'comparative' ? t('with “more”') : t('with “most”')]),
    ...(indefinite ? [t('with “a” or “one”')] : []),
    ...(clitic === undefined ? [] : [cliticName(clitic, partOfSpeech)]),
    ...(object ? [t('with the spoken form of را')] : []),
    ...(copula === undefined ? [] : [byPerson(copula, copulas())]),
    ...(ezafe === 'none' ? [] : [t('joined to the next word by ezafe')]),
    ...(origin === 'marks' ? [t('read as the marks on it say')] : []),
    ...(origin === 'list' ? [t('read as the list of readings says')] : []),
  ].filter((each) => each !== '');
}

/** On nouns whose it is; on verbs and prepositions whom it concerns; an adjective's may be "am" as well. */
function cliticName(clitic: Person, partOfSpeech: string): string {
  if (partOfSpeech === 'noun' || partOfSpeech === 'name') return byPerson(clitic, possessives());
  return ['verb', 'preposition'].includes(partOfSpeech) ? byPerson(clitic, objects()) : '';
}

/** Of first to third person singular, then plural. */
type Names = readonly string[];

function byPerson(person: Person, names: Names): string {
  return names[person - 1] ?? '';
}

function possessives(): Names {
  return [
    t('with “my”'),
    t('with “your” (one person)'),
    t('with “his, her, its”'),
    t('with “our”'),
    t('with “your” (several people)'),
    t('with “their”'),
  ];
}

function objects(): Names {
  return [
    t('with “me”'),
    t('with “you” (one person)'),
    t('with “him, her, it”'),
    t('with “us”'),
    t('with “you” (several people)'),
    t('with “them”'),
  ];
}

function copulas(): Names {
  return [
    t('with “am”'),
    t('with “are” (one person)'),
    t('with “is”'),
    t('with “are” (we)'),
    t('with “are” (several people)'),
    t('with “are” (they)'),
  ];
}
