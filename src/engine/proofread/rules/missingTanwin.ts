import { IN_WORD, replacements } from '../patterns.ts';
import type { TidyRule, TidyStep } from '../rule.ts';

/** Adverbs of Arabic, as they are written without their ending; none of them is another word. */
const ADVERBS = [
  'ابدا احتراما احتمالا احیانا اختصارا اساسا اصلا اصولا اضطرارا اکثرا اکیدا الزاما انصافا اولا ایضا بعدا تدریجا تصادفا تقریبا',
  'تلویحا تماما جبرا جدیدا جمعا حتما حدودا حقیقتا حضورا خصوصا دائما دقیقا ذاتا رسما سابقا سریعا سهوا شخصا شدیدا شرعا شفاها صراحتا صرفا',
  'ضمنا طبعا طبیعتا ظاهرا عادتا عجالتا عمدا عمدتا عملا عمیقا عموما عینا غالبا فعلا فورا قاعدتا قانونا قبلا قطعا قهرا کاملا کتبا کرارا کلا',
  'لزوما لطفا متعاقبا متقابلا متناوبا متوالیا مثلا مجددا مجموعا مخصوصا مرتبا مستقلا مستقیما مستمرا مسلما مشترکا مصرا مطلقا مطمئنا معمولا مفصلا مقدمتا مکررا موقتا ندرتا نسبتا نوعا نهایتا واقعا یقینا',
].flatMap((row) => row.split(' '));

const ADVERB = new RegExp(`(?<![${IN_WORD}])(?:${ADVERBS.join('|')})(?![${IN_WORD}])`, 'g');

const writeTanwin: TidyStep = (text) => replacements(text, ADVERB, (word) => `${word}\u064b`);

/** «حتما» for «حتماً»: many leave the ending out, and some publishers do so by rule. */
export const missingTanwin: TidyRule = {
  name: 'missing-tanwin',
  isOptional: true,
  reason: {
    en: '"{0}" is said with -an: with care it is written "{1}".',
    fa: '«{0}» با تنوین گفته می‌شود و در نوشتهٔ پاکیزه «{1}» است.',
  },
  severity: 'hint',
  mends: [{ before: 'او حتما می‌آید.', after: 'او حتماً می‌آید.' }],
  stays: ['او حتماً می‌آید.', 'فردا می‌آید.', 'آن دو جدا شدند.'],
  tidies: [writeTanwin],
};
