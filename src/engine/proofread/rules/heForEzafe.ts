import type { Analysis } from '../../types.ts';
import { GLANCE_WEIGHTS, WEIGHTS } from '../ezafeWeights.ts';
import { evidenceAtHand, evidenceOfReading, suspects, weighed } from '../heEvidence.ts';
import { endsSentence, type Finding, type ProofRule, type ProofSources } from '../rule.ts';

/** In nats, how much likelier than not it has to be an ezafe; at a glance, before its sentence is read anew. */
const SURE = 2.6;
const WORTH_READING = -2;
/** So often is one sentence read anew. */
const MOST_READINGS = 6;

/** The ی of صدای and خانه‌ی is the ezafe, and has no kasra. */
const EZAFE_WRITTEN = /(?:[او]|ه\u200c)ی$/u;

/** «کتابه من» for «کتابِ من»: ه in the place of an ezafe. */
export const heForEzafe: ProofRule = {
  name: 'he-for-ezafe',
  reason: {
    en: '"{0}" belongs to what follows: an ezafe is a kasra, which is not written with ه ("{1}").',
    fa: '«{0}» به واژهٔ پس از خود افزوده شده است و کسرهٔ اضافه را با «ه» نمی‌نویسند («{1}»).',
  },
  severity: 'warning',
  mends: [
    { before: 'کتابه من روی میز است.', after: 'کتاب من روی میز است.' },
    { before: 'آخره هفته می‌رویم شمال.', after: 'آخر هفته می‌رویم شمال.' },
    { before: 'رفیقه قدیمیه من از سفر برگشت.', after: 'رفیق قدیمی من از سفر برگشت.' },
    { before: 'صدایه تو را شنیدم.', after: 'صدای تو را شنیدم.' },
    { before: 'سره کوچه منتظرم بود.', after: 'سر کوچه منتظرم بود.' },
    { before: 'راهه خونه رو گم کردم.', after: 'راه خونه رو گم کردم.' },
    { before: 'این فایله نهایی رو برام بفرست.', after: 'این فایل نهایی رو برام بفرست.' },
  ],
  stays: [
    'کتابه رو بردار.',
    'پسره اومد.',
    'خانه ما بزرگ است.',
    'هوا خوبه.',
    'این دفتر مال برادرمه.',
    'خوبه که اومدی.',
    'دسته کلید روی میز ماند.',
    'نامه او دیروز رسید.',
    'این پسره خیلی مهربونه.',
    'فیلم تازه شروع شده بود.',
    'ماه گذشته شماره تلفنم عوض شد.',
  ],
  find({ tokens }: Analysis, sources: ProofSources): Finding[] {
    const mended = new Map<number, string>();
    let [readings, end] = [0, tokens.length];
    // From the end: what a word is joined to is mended before it.
    for (const suspect of suspects(tokens).reverse()) {
      if (tokens.slice(suspect.at, end).some(endsSentence)) readings = 0;
      end = suspect.at;
      if (readings === MOST_READINGS) continue;
      const next = mended.get(suspect.nextAt) ?? suspect.next.source;
      const atHand = evidenceAtHand(suspect, next, sources);
      if (weighed(atHand, GLANCE_WEIGHTS) < WORTH_READING) continue;
      readings++;
      const reread = sources.readWith(suspect.at, suspect.base, mended);
      if (reread === undefined) continue;
      const evidence = new Map([...atHand, ...evidenceOfReading(suspect, reread, sources)]);
      if (weighed(evidence, WEIGHTS) > SURE) mended.set(suspect.at, suspect.base);
    }
    return tokens.flatMap(({ codePointStart, codePointEnd }, at) => {
      const base = mended.get(at);
      if (base === undefined) return [];
      const suggestions = EZAFE_WRITTEN.test(base) ? [base] : [base, `${base}\u0650`];
      return [{ codePointStart, codePointEnd, suggestions }];
    });
  },
};
