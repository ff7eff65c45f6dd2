import { t } from '../../wording/localize.ts';

/** The name of a part of speech in the language of the editor; empty for one that is not known. */
export function partOfSpeechName(partOfSpeech: string): string {
  return new Map(Object.entries(names())).get(partOfSpeech) ?? '';
}

function names(): Readonly<Record<string, string>> {
  return {
    noun: t('noun'),
    name: t('name'),
    adjective: t('adjective'),
    adverb: t('adverb'),
    verb: t('verb'),
    preposition: t('preposition'),
    conjunction: t('conjunction'),
    pronoun: t('pronoun'),
    determiner: t('determiner'),
    numeral: t('numeral'),
    particle: t('particle'),
    interjection: t('interjection'),
    affix: t('part of a word'),
  };
}
