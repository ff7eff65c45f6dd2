import type { Localized } from './localized.ts';
import type { SettingName } from './settings.ts';

/** Settings under one heading. */
export interface SettingGroup {
  /** Names its title in `package.nls.json`. */
  readonly id: string;
  readonly title: Localized;
  readonly settings: readonly SettingName[];
}

/** The headings under which VS Code shows the settings: every setting under one, all in this order. */
export const settingGroups: readonly SettingGroup[] = [
  {
    id: 'general',
    title: { en: 'General', fa: 'عمومی' },
    settings: ['language', 'output', 'markdown.titles'],
  },
  {
    id: 'diacritics',
    title: { en: 'Diacritics', fa: 'اعراب‌گذاری' },
    settings: ['diacritize.includeEzafe', 'diacritize.marks'],
  },
  {
    id: 'pinglish',
    title: { en: 'Pinglish', fa: 'پینگلیش' },
    settings: [
      'pinglish.style',
      'pinglish.vowelNotation',
      'pinglish.finish',
      'pinglish.digitsAndPunctuation',
      'fromPinglish.loanWords',
    ],
  },
  {
    id: 'translation',
    title: { en: 'Translation', fa: 'ترجمه' },
    settings: ['translation.gregorianDates'],
  },
  {
    id: 'tidy',
    title: { en: 'Tidy Persian', fa: 'مرتب کردن نوشتهٔ فارسی' },
    settings: [
      'tidy.preview',
      'tidy.halfSpaces',
      'tidy.halfSpaceBehindUnjoined',
      'tidy.joinedWords',
      'tidy.letters',
      'tidy.digits',
      'tidy.latinDigits',
      'tidy.missingTanwin',
      'tidy.latinPunctuation',
      'tidy.punctuation',
      'tidy.brackets',
      'tidy.quotes',
      'tidy.ellipses',
      'tidy.spaces',
      'tidy.tatweel',
    ],
  },
  {
    id: 'proofreading',
    title: { en: 'Proofreading', fa: 'غلط‌یابی' },
    settings: [
      'proofread.scope',
      'proofread.only',
      'proofread.exclude',
      'proofread.rules',
      'invisibleCharacters',
    ],
  },
  {
    id: 'rightToLeft',
    title: { en: 'Right to Left', fa: 'راست به چپ' },
    settings: ['preview.direction', 'rtlEditor.fontFamily'],
  },
  {
    id: 'hover',
    title: { en: 'Hover', fa: 'توضیح زیر ماوس' },
    settings: ['hover.dictionary', 'hover.alignment'],
  },
  {
    id: 'readingAloud',
    title: { en: 'Reading Aloud', fa: 'بلندخوانی' },
    settings: ['speech.tier', 'speech.voice', 'speech.pace', 'speech.code', 'speech.delivery'],
  },
  {
    id: 'fetched',
    title: { en: 'What You May Fetch', fa: 'آنچه می‌توانید دریافت کنید' },
    settings: [
      'assets.naturalVoices',
      'assets.fluentTranslationAddress',
      'assets.packagesAddress',
      'assets.voicesAddress',
    ],
  },
  {
    id: 'hostedService',
    title: { en: 'Hosted Service', fa: 'سرویس آنلاین' },
    settings: ['service', 'baseUrl', 'confirmAboveUnits', 'confirmAboveSeconds'],
  },
];
