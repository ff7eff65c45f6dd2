import type { Analysis } from '../../types.ts';
import { findMeant } from '../meant.ts';
import type { Finding, ProofRule, ProofSources } from '../rule.ts';

/** «بالاخرع» for «بالاخره»: a letter left out, doubled, exchanged with the next, or that of the key beside it. */
export const slip: ProofRule = {
  name: 'slip',
  reason: {
    en: 'No word is written "{0}"; "{1}" is one stroke away.',
    fa: 'واژه‌ای با نوشتار «{0}» نداریم؛ «{1}» تنها یک ضربه با آن فاصله دارد.',
  },
  severity: 'hint',
  mends: [
    { before: 'این کتابخاهن بزرگ است.', after: 'این کتابخانه بزرگ است.' },
    { before: 'دانشگااه بسته است.', after: 'دانشگاه بسته است.' },
    { before: 'فردا به مدرهس می‌روم.', after: 'فردا به مدرسه می‌روم.' },
    { before: 'او را دیروز می‌شنماختم.', after: 'او را دیروز می‌شناختم.' },
  ],
  stays: [
    'سامسونگ گوشی تازه‌ای ساخت.',
    'بورخس نویسندهٔ آرژانتینی است.',
    'پینترست را باز کن.',
    'دکتر کاوه سازگارا رسید.',
    'کاش می‌تونستم بیام.',
    'ای ساربان، کآرام جانم می‌رود.',
  ],
  find({ tokens }: Analysis, sources: ProofSources): Finding[] {
    return findMeant(tokens, sources, 'stroke');
  },
};
