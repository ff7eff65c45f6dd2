import type { PersonAndNumber, VerbInSentence } from '../../../client/index.ts';
import { isolated } from '../../../text/invisible.ts';
import { t } from '../../wording/localize.ts';
import { shortGloss, shortWord } from '../shortText.ts';

/** A verb as a dictionary names it: «verb رفتن, to go». */
export function verbName({ infinitive, gloss }: Pick<VerbInSentence, 'infinitive' | 'gloss'>): string {
  const name = isolated(shortWord(infinitive));
  if (gloss === '') return t('verb {0}', name);
  return t('verb {0}, {1}', name, isolated(`to ${shortGloss(gloss)}`));
}

/** Which form of the verb it is: «simple past, 3rd person plural». */
export function verbForm({ tense, subject, negative, passive, progressive }: VerbInSentence): string {
  const parts = [
    progressive ? progressiveTense(tense) : tenses()[tense],
    ...(subject === undefined ? [] : [personName(subject)]),
    ...(negative ? [t('negative')] : []),
    ...(passive ? [t('passive')] : []),
  ];
  return parts.join(t(', '));
}

function progressiveTense(tense: VerbInSentence['tense']): string {
  return tense === 'present' ? t('present, under way') : t('past, under way');
}

function tenses(): Readonly<Record<VerbInSentence['tense'], string>> {
  return {
    present: t('present'),
    subjunctive: t('subjunctive'),
    imperative: t('command'),
    past: t('simple past'),
    imperfect: t('continuous past'),
    perfect: t('present perfect'),
    pluperfect: t('past perfect'),
    perfect_subjunctive: t('past subjunctive'),
    future: t('future'),
    participle: t('past participle'),
    infinitive: t('infinitive'),
  };
}

function personName({ person, number }: PersonAndNumber): string {
  const names = {
    singular: [t('1st person singular'), t('2nd person singular'), t('3rd person singular')],
    plural: [t('1st person plural'), t('2nd person plural'), t('3rd person plural')],
  };
  return names[number][person - 1] ?? '';
}
