import type { Analysis } from '../../types.ts';
import type { Finding, ProofRule } from '../rule.ts';

/** Persian and other words with the Arabic ending ـاً, and what careful writers have. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ناچاراً', ['به‌ناچار', 'ناچار']],
  ['گاهاً', ['گاهی', 'گاه']],
  ['خواهشاً', ['خواهش می‌کنم', 'لطفاً']],
  ['دوماً', ['دوم', 'دوم آنکه']],
  ['سوماً', ['سوم', 'سوم آنکه']],
  ['زباناً', ['به زبان', 'شفاهی']],
  ['جاناً', ['از جان']],
  ['تلفناً', ['تلفنی', 'با تلفن']],
  ['تلگرافاً', ['تلگرافی', 'با تلگراف']],
  ['دستاً', ['دستی']],
]);

/** «ناچاراً»: the ending of Arabic adverbs on words that are not Arabic. */
export const tanwin: ProofRule = {
  name: 'tanwin',
  reason: {
    en: '"{0}": the word is not Arabic, and careful writers give it no Arabic ending ("{1}").',
    fa: '«{0}»: این واژه عربی نیست و در نوشتهٔ پاکیزه تنوین نمی‌گیرد («{1}»).',
  },
  severity: 'hint',
  mends: [{ before: 'ناچاراً قبول کرد.', after: 'به‌ناچار قبول کرد.' }],
  stays: ['واقعاً زیبا بود.', 'لطفاً بنشینید.', 'اولاً دیر است.'],
  find({ tokens }: Analysis): Finding[] {
    return tokens.flatMap(({ source, codePointStart, codePointEnd }) => {
      const suggestions = WORDS.get(source.normalize('NFC').replace(/\u064bا$/u, 'اً'));
      return suggestions === undefined ? [] : [{ codePointStart, codePointEnd, suggestions }];
    });
  },
};
