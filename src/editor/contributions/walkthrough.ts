import type { CommandId } from './commands.ts';
import type { Localized } from './localized.ts';
import type { SettingName } from './settings.ts';
import { WITH_COMPUTER } from './withComputer.ts';

/** What a command is given to work on the sample instead of the active editor. */
export const ON_SAMPLE = 'onSample';

type Completion = `onCommand:${CommandId | 'harf.chooseReading'}` | `onSettingChanged:harf.${SettingName}`;

interface Button {
  readonly command: CommandId;
  readonly argument?: string;
  readonly title: Localized;
}

/** A step of the walkthrough; `media/walkthrough/<its name>.svg` is the picture beside it. */
export interface WalkthroughStep {
  readonly title: Localized;
  /** Markdown of one paragraph or more. */
  readonly text: Localized;
  readonly buttons: readonly Button[];
  /** What the picture shows, for those who do not see it. */
  readonly picture: Localized;
  readonly completedBy: readonly Completion[];
  /** When it is there: a when clause; always if this is left out. */
  readonly when?: string;
}

export const WALKTHROUGH_ID = 'harf.start';

export const walkthroughTitle: Localized = { en: 'Get Started with Harf', fa: 'آغاز کار با حرف' };

export const walkthroughText: Localized = {
  en: 'Persian in your editor: diacritics, Pinglish, readings and speech, on this computer.',
  fa: 'فارسی در ویرایشگر شما: اعراب‌گذاری، پینگلیش، خوانش و گفتار، روی همین رایانه.',
};

/** By name, in the order in which VS Code shows them. `npm run contributions` writes them into `package.json`. */
export const walkthroughSteps: Readonly<Record<string, WalkthroughStep>> = {
  sample: {
    title: { en: 'Open a few Persian sentences', fa: 'چند جملهٔ فارسی باز کنید' },
    text: {
      en: 'A new document with short sentences to try everything on. It is not saved, and none of your files is touched.',
      fa: 'سندی تازه با جمله‌هایی کوتاه، تا همه چیز را روی آن بیازمایید. این سند ذخیره نمی‌شود و به فایل‌های شما دست نمی‌خورد.',
    },
    buttons: [{ command: 'harf.openSample', title: { en: 'Open the Sample', fa: 'باز کردن نمونه' } }],
    picture: { en: 'A document with Persian sentences.', fa: 'سندی با جمله‌های فارسی.' },
    completedBy: ['onCommand:harf.openSample'],
  },
  diacritize: {
    title: { en: 'Add the unwritten vowels', fa: 'حرکت‌های نانوشته را بیفزایید' },
    text: {
      en: 'Harf reads each word in its sentence, and marks the ezafe too. **Remove Diacritics** gives you your own text back.',
      fa: 'حرف هر واژه را در جمله‌اش می‌خواند و کسرهٔ اضافه را هم می‌نویسد. **حذف اعراب** متن خودتان را بازمی‌گرداند.',
    },
    buttons: [
      { command: 'harf.diacritize', argument: ON_SAMPLE, title: { en: 'Add Diacritics', fa: 'اعراب‌گذاری' } },
    ],
    picture: {
      en: 'A Persian phrase without diacritics, and with them.',
      fa: 'عبارتی فارسی، یک بار بی‌حرکت و یک بار با حرکت.',
    },
    completedBy: ['onCommand:harf.diacritize'],
  },
  pinglish: {
    title: { en: 'Write it in Latin letters', fa: 'آن را با حروف لاتین بنویسید' },
    text: {
      en: 'Every Latin word stays tied to the Persian that it came from: **Restore Persian** puts it back. **Pinglish to Persian** does it the other way round for what somebody typed in Latin letters.',
      fa: 'هر واژهٔ لاتین به فارسی‌اش پیوسته می‌ماند و **بازگرداندن فارسی** آن را برمی‌گرداند. **پینگلیش به فارسی** برعکس، نوشتهٔ لاتین را به فارسی برمی‌گرداند.',
    },
    buttons: [
      {
        command: 'harf.pinglish',
        argument: ON_SAMPLE,
        title: { en: 'Convert to Pinglish', fa: 'تبدیل به پینگلیش' },
      },
      {
        command: 'harf.restorePersian',
        argument: ON_SAMPLE,
        title: { en: 'Restore Persian', fa: 'بازگرداندن فارسی' },
      },
    ],
    picture: {
      en: 'Persian words, each tied to its Pinglish.',
      fa: 'واژه‌های فارسی که هر یک به پینگلیش خود پیوسته است.',
    },
    completedBy: ['onCommand:harf.pinglish'],
  },
  tidy: {
    title: { en: 'Tidy it, or read it word by word', fa: 'آن را مرتب کنید، یا واژه‌به‌واژه بخوانید' },
    text: {
      en: '**Tidy Persian** writes half-spaces, letters and signs as they are written with care, and shows each change first. **Show Word by Word** puts Pinglish and English under each word.',
      fa: '**مرتب کردن نوشتهٔ فارسی** نیم‌فاصله‌ها، حرف‌ها و نشانه‌ها را درست می‌نویسد و هر تغییر را نخست نشان می‌دهد. **نمایش واژه به واژه** زیر هر واژه پینگلیش و انگلیسی آن را می‌گذارد.',
    },
    buttons: [
      {
        command: 'harf.tidy',
        argument: ON_SAMPLE,
        title: { en: 'Tidy Persian…', fa: 'مرتب کردن نوشتهٔ فارسی…' },
      },
      {
        command: 'harf.interlinear',
        argument: ON_SAMPLE,
        title: { en: 'Show Word by Word', fa: 'نمایش واژه به واژه' },
      },
    ],
    picture: {
      en: 'Persian typed in haste, and the same tidied.',
      fa: 'نوشته‌ای شتاب‌زده، و همان مرتب‌شده.',
    },
    completedBy: ['onCommand:harf.tidy', 'onCommand:harf.interlinear'],
  },
  listen: {
    title: { en: 'Hear it', fa: 'آن را بشنوید' },
    text: {
      en: 'The player opens beside the text, and each word lights up as it is heard.',
      fa: 'پخش‌کننده کنار متن باز می‌شود و هر واژه همان هنگام که شنیده می‌شود، روشن می‌شود.',
    },
    buttons: [
      { command: 'harf.readAloud', argument: ON_SAMPLE, title: { en: 'Read Aloud', fa: 'بلند خواندن' } },
    ],
    picture: {
      en: 'A sentence with the word that is heard lit.',
      fa: 'جمله‌ای که واژهٔ شنیده‌شدهٔ آن روشن است.',
    },
    completedBy: ['onCommand:harf.readAloud'],
  },
  reading: {
    title: { en: 'Choose how a word is read', fa: 'خوانش یک واژه را انتخاب کنید' },
    text: {
      en: 'Some words can be read in several ways: کرم is kerem (cream) or kerm (worm). Hover over a word to see them, and click **read it so** where Harf has it wrong.',
      fa: 'برخی واژه‌ها چند خوانش دارند: «کرم» هم «کِرِم» است و هم «کِرْم». ماوس را روی واژه نگه دارید تا آن‌ها را ببینید و هر جا حرف نادرست خوانده است، **چنین خوانده شود** را بزنید.',
    },
    buttons: [
      {
        command: 'harf.openSample',
        argument: 'hover',
        title: { en: 'Show the Readings of a Word', fa: 'نشان دادن خوانش‌های یک واژه' },
      },
    ],
    picture: { en: 'A word and two of its readings.', fa: 'یک واژه و دو خوانش آن.' },
    completedBy: ['onCommand:harf.chooseReading'],
  },
  more: {
    title: { en: 'Get more if you like', fa: 'اگر خواستید، بیشتر دریافت کنید' },
    text: {
      en: 'Fluent English (20.6 MB) and a voice that sounds like a person (77.8 MB) are not part of Harf. They are fetched when you say so, checked, and then work without a network too.',
      fa: 'ترجمهٔ روان به انگلیسی (۲۰٫۶ مگابایت) و صدایی که به صدای انسان می‌ماند (۷۷٫۸ مگابایت) همراه حرف نیستند. تنها وقتی بخواهید دریافت و بررسی می‌شوند و پس از آن بدون شبکه هم کار می‌کنند.',
    },
    buttons: [
      {
        command: 'harf.getFluentTranslation',
        title: { en: 'Get Fluent Translation…', fa: 'دریافت ترجمهٔ روان…' },
      },
      { command: 'harf.getNaturalVoice', title: { en: 'Get a Natural Voice…', fa: 'دریافت صدای طبیعی…' } },
    ],
    picture: {
      en: 'An arrow that brings two files into a box.',
      fa: 'پیکانی که دو فایل را به جعبه‌ای می‌آورد.',
    },
    completedBy: ['onCommand:harf.getFluentTranslation', 'onCommand:harf.getNaturalVoice'],
    when: WITH_COMPUTER,
  },
  service: {
    title: { en: 'Know where your text goes', fa: 'بدانید متن شما به کجا می‌رود' },
    text: {
      en: 'Nowhere: Harf works on this computer, without an account. If you have a key of a hosted Persian Language API, set it here; the status bar always says which service is used.',
      fa: 'هیچ‌جا: حرف روی همین رایانه و بدون حساب کار می‌کند. اگر کلید یک Persian Language API آنلاین دارید، آن را اینجا تعیین کنید؛ نوار وضعیت همیشه می‌گوید کدام سرویس به کار می‌رود.',
    },
    buttons: [
      { command: 'harf.selectService', title: { en: 'Choose Service…', fa: 'انتخاب سرویس…' } },
      { command: 'harf.setApiKey', title: { en: 'Set API Key…', fa: 'تعیین کلید API…' } },
    ],
    picture: {
      en: 'A computer that keeps the text to itself.',
      fa: 'رایانه‌ای که متن را نزد خود نگه می‌دارد.',
    },
    completedBy: [
      'onCommand:harf.selectService',
      'onCommand:harf.setApiKey',
      'onSettingChanged:harf.service',
    ],
  },
};
