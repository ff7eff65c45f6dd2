import { persianDigits, replacements } from '../patterns.ts';
import type { TidyRule, TidyStep } from '../rule.ts';

const ARABIC_ZERO = 0x660;

/** Writes Persian digits for Arabic ones, ۴۵۶ for ٤٥٦. */
const tidyDigits: TidyStep = (text) =>
  replacements(text, /[\u0660-\u0669]+/g, (digits) => persianDigits(digits, ARABIC_ZERO));

export const digits: TidyRule = {
  name: 'digits',
  reason: {
    en: '"{0}" has Arabic digits; the Persian ones are "{1}".',
    fa: 'رقم‌های «{0}» عربی است؛ فارسی آن «{1}» است.',
  },
  severity: 'hint',
  mends: [{ before: 'در سال ١٤٠٣ آمد.', after: 'در سال ۱۴۰۳ آمد.' }],
  stays: ['در سال ۱۴۰۳ آمد.'],
  tidies: [tidyDigits],
};
