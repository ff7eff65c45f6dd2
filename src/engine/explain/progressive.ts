import type { VerbPhrase } from './verbPhrase.ts';

type Phrase = Omit<VerbPhrase, 'parts'>;

/** So many words may stand between داشتم and می‌رفتم. */
export const MAX_DISTANCE = 12;

/** Whether a verb is a form of داشتن that may say of another one that it was under way. */
export function isProgressiveAuxiliary({ infinitive, tense, negative }: Phrase): boolean {
  return infinitive === 'داشتن' && !negative && (tense === 'present' || tense === 'past');
}

/** می‌خواند is both tenses, so the auxiliary's counts. */
export function isAuxiliaryOf(auxiliary: Phrase, { tense, person, infinitive }: Phrase): boolean {
  if (person !== auxiliary.person || infinitive === 'بودن') return false;
  return tense === tenseBeside(auxiliary) || (tense === 'imperfect' && person === 3);
}

/** «داشتم می‌رفتم»: the verb as its auxiliary makes it. */
export function progressive(auxiliary: Phrase, main: Phrase): Phrase {
  return { ...main, tense: tenseBeside(auxiliary), progressive: true };
}

function tenseBeside({ tense }: Phrase): VerbPhrase['tense'] {
  return tense === 'present' ? 'present' : 'imperfect';
}
