import type { Analysis } from '../../types.ts';
import { findMeant } from '../meant.ts';
import type { Finding, ProofRule, ProofSources } from '../rule.ts';

/** «توضیه» for «توضیح»: a letter that sounds like the right one. */
export const oneSound: ProofRule = {
  name: 'one-sound',
  reason: {
    en: 'No word is written "{0}"; one that sounds alike is "{1}".',
    fa: 'واژه‌ای با نوشتار «{0}» نداریم؛ هم‌آوای آن «{1}» است.',
  },
  severity: 'warning',
  mends: [
    { before: 'هقیقت این است.', after: 'حقیقت این است.' },
    { before: 'این توضیه کافی نیست.', after: 'این توضیح کافی نیست.' },
    { before: 'این مسعله مهم است.', after: 'این مسئله مهم است.' },
    { before: 'دیروز شمبه بود.', after: 'دیروز شنبه بود.' },
    { before: 'بدون اجاظه وارد نشوید.', after: 'بدون اجازه وارد نشوید.' },
    { before: 'سال گزشته آنجا بودیم.', after: 'سال گذشته آنجا بودیم.' },
  ],
  stays: [
    'کتاب را روی میز گذاشتم.',
    'هاروکی موراکامی نویسنده است.',
    'با اسنپ رفتیم.',
    'خدا را شکر می‌گزارد.',
    'رییس آمد.',
  ],
  find({ tokens }: Analysis, sources: ProofSources): Finding[] {
    return findMeant(tokens, sources, 'sound');
  },
};
