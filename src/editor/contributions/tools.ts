import type { Localized } from './localized.ts';
import type { ToolName } from './toolNames.ts';

/** How VS Code shows a tool. `npm run contributions` writes it into `package.json` and `package.nls*.json`. */
export interface ToolContribution {
  readonly title: Localized;
  readonly description: Localized;
  /** What a model is told of it. */
  readonly modelDescription: string;
  /** What a person types behind `#` to have it used. */
  readonly reference: string;
  /** The name of a product icon of VS Code. */
  readonly icon: string;
  readonly tags: readonly string[];
}

const WHERE =
  "It only reads: no file is changed. Runs on the user's computer, unless they chose a hosted service, in which case they are asked first.";
const ALIGNMENT =
  'A second part is JSON: for each word its half-open span in the source, in code points (source_start, source_end), its source and';

/** Apart from the names, so that no bundle has it. */
export const tools: Readonly<Record<ToolName, ToolContribution>> = {
  diacritize: {
    title: { en: 'Add Persian Diacritics', fa: 'اعراب‌گذاری فارسی' },
    description: {
      en: 'Adds the unwritten short vowels, tashdid and ezafe to Persian text.',
      fa: 'مصوت‌های کوتاه، تشدید و کسرهٔ اضافه را به متن فارسی می‌افزاید.',
    },
    modelDescription: `Adds diacritics (short vowels, tashdid, ezafe) to Persian text as it is read in context, and changes no letter. Use it to vocalize Persian or to find out how it is pronounced. ${ALIGNMENT} "diacritized". ${WHERE}`,
    reference: 'harfDiacritize',
    icon: 'edit',
    tags: ['persian', 'diacritics'],
  },
  pinglish: {
    title: { en: 'Convert Persian to Pinglish', fa: 'تبدیل فارسی به پینگلیش' },
    description: {
      en: 'Writes Persian text in Latin letters, word by word.',
      fa: 'متن فارسی را واژه به واژه با حروف لاتین می‌نویسد.',
    },
    modelDescription: `Transliterates Persian text to Latin letters (Pinglish, Finglish) as it is read in context, ezafe included. Use it rather than transliterating yourself. ${ALIGNMENT} "pinglish". ${WHERE}`,
    reference: 'harfPinglish',
    icon: 'case-sensitive',
    tags: ['persian', 'transliteration'],
  },
  translate: {
    title: { en: 'Draft English from Persian', fa: 'پیش‌نویس انگلیسی از فارسی' },
    description: {
      en: 'Drafts an English translation of Persian text.',
      fa: 'پیش‌نویسی از ترجمهٔ انگلیسی متن فارسی می‌نویسد.',
    },
    modelDescription: `Drafts a plain English translation of Persian text. The draft needs a reader: words that are not known stay as Pinglish. A second part is JSON with "draft" and "warnings", whose spans are in code points of the source. ${WHERE}`,
    reference: 'harfTranslate',
    icon: 'globe',
    tags: ['persian', 'translation'],
  },
  analyse: {
    title: { en: 'Analyse Persian Words', fa: 'تحلیل واژه‌های فارسی' },
    description: {
      en: 'Explains each word of Persian text: reading, part of speech, English, and other readings. Always on this computer.',
      fa: 'هر واژهٔ متن فارسی را توضیح می‌دهد: خوانش، نوع واژه، معنی انگلیسی و خوانش‌های دیگر. همیشه روی همین رایانه.',
    },
    modelDescription: `Analyses Persian text word by word: marks, Pinglish, dictionary form, part of speech, English gloss, ezafe, confidence, and the other ways in which a homograph could be read. Use it to explain a sentence or to resolve an ambiguous word. ${ALIGNMENT} the analysis. It only reads, and always runs on the user's computer.`,
    reference: 'harfAnalyse',
    icon: 'list-tree',
    tags: ['persian', 'morphology'],
  },
  read_aloud: {
    title: { en: 'Read Persian Aloud', fa: 'بلند خواندن فارسی' },
    description: {
      en: "Starts reading Persian text aloud in Harf's player.",
      fa: 'خواندن متن فارسی را در پخش‌کنندهٔ حرف آغاز می‌کند.',
    },
    modelDescription: `Starts reading Persian text aloud to the user in Harf's player beside the editor, with the voice that they have set. Use it only when the user wants to hear the text; it gives no sound back. ${WHERE}`,
    reference: 'harfReadAloud',
    icon: 'unmute',
    tags: ['persian', 'speech'],
  },
};
