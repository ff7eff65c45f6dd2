import {
  BASIC_VOICES,
  DEFAULT_PACE,
  EXPRESSIVENESS,
  MAX_PACE,
  MIN_PACE,
  REGIONAL_MODES,
  RULE_NAMES,
  STYLES,
  TIERS,
} from '../../contract/values.ts';
import type { Localized } from './localized.ts';

/** What a setting may be. `npm run contributions` writes it into `package.json`. */
export type SettingDeclaration = {
  /**
   * `machine` for what says where text goes, costs money or speaks for the user: theirs alone, so VS Code takes it
   * from no workspace, and Harf writes it for the user.
   */
  readonly scope: 'machine' | 'resource' | 'window';
} & (
  | { /** The default first. */ readonly choices: readonly string[] }
  | {
      readonly default: unknown /** As in JSON Schema. */;
      readonly schema: { readonly type: string; readonly [keyword: string]: unknown };
    }
);

/** Once, for the sake of the bundle that activation loads. */
const YES_BY_DEFAULT = { scope: 'resource', default: true, schema: { type: 'boolean' } } as const;

/** How a rule of proofreading is shown. */
const RULE_LEVEL = { type: 'string', enum: ['off', 'hint', 'warning'] } as const;

/** Every setting, without `harf.`, in the order in which VS Code lists them. */
export const settings = {
  language: { scope: 'window', choices: ['editor', 'en', 'fa'] },
  service: { scope: 'machine', choices: ['auto', 'local', 'hosted'] },
  baseUrl: { scope: 'machine', default: '', schema: { type: 'string' } },
  output: { scope: 'resource', choices: ['replace', 'below', 'beside', 'clipboard'] },
  'markdown.titles': { scope: 'resource', default: false, schema: { type: 'boolean' } },
  'diacritize.includeEzafe': YES_BY_DEFAULT,
  'diacritize.marks': { scope: 'resource', choices: ['all', 'needed', 'ezafe', 'school', 'schoolOpenEnds'] },
  'pinglish.style': { scope: 'resource', choices: ['readable', 'systematic'] },
  'pinglish.vowelNotation': { scope: 'resource', choices: ['double_a', 'macron'] },
  'pinglish.finish': { scope: 'resource', choices: ['asAnswered', 'asTyped'] },
  'pinglish.digitsAndPunctuation': { scope: 'resource', choices: ['auto', 'persian', 'latin'] },
  'fromPinglish.loanWords': { scope: 'resource', choices: ['persian', 'latin'] },
  'translation.gregorianDates': { scope: 'resource', default: false, schema: { type: 'boolean' } },
  'tidy.preview': YES_BY_DEFAULT,
  'tidy.halfSpaces': YES_BY_DEFAULT,
  'tidy.halfSpaceBehindUnjoined': { scope: 'resource', default: false, schema: { type: 'boolean' } },
  'tidy.joinedWords': YES_BY_DEFAULT,
  'tidy.letters': YES_BY_DEFAULT,
  'tidy.digits': YES_BY_DEFAULT,
  'tidy.latinDigits': { scope: 'resource', default: false, schema: { type: 'boolean' } },
  'tidy.missingTanwin': { scope: 'resource', default: false, schema: { type: 'boolean' } },
  'tidy.latinPunctuation': YES_BY_DEFAULT,
  'tidy.punctuation': YES_BY_DEFAULT,
  'tidy.brackets': YES_BY_DEFAULT,
  'tidy.quotes': YES_BY_DEFAULT,
  'tidy.ellipses': YES_BY_DEFAULT,
  'tidy.spaces': YES_BY_DEFAULT,
  'tidy.tatweel': YES_BY_DEFAULT,
  'proofread.scope': { scope: 'resource', choices: ['prose', 'everywhere', 'off'] },
  'proofread.only': { scope: 'resource', choices: ['all', 'changed'] },
  'proofread.exclude': {
    scope: 'resource',
    default: [],
    schema: { type: 'array', items: { type: 'string' } },
  },
  'proofread.rules': {
    scope: 'resource',
    default: {},
    schema: {
      type: 'object',
      properties: Object.fromEntries(RULE_NAMES.map((name) => [name, RULE_LEVEL])),
      additionalProperties: RULE_LEVEL,
    },
  },
  invisibleCharacters: { scope: 'resource', choices: ['on', 'off'] },
  'rtlEditor.fontFamily': { scope: 'resource', default: '', schema: { type: 'string' } },
  'preview.direction': { scope: 'window', choices: ['on', 'off'] },
  confirmAboveUnits: { scope: 'machine', default: 20000, schema: { type: 'integer', minimum: 0 } },
  confirmAboveSeconds: { scope: 'machine', default: 600, schema: { type: 'integer', minimum: 0 } },
  'speech.tier': { scope: 'machine', choices: TIERS },
  'speech.voice': { scope: 'window', choices: BASIC_VOICES },
  'speech.pace': {
    scope: 'window',
    default: DEFAULT_PACE,
    schema: { type: 'number', minimum: MIN_PACE, maximum: MAX_PACE },
  },
  'speech.code': { scope: 'resource', choices: ['pause', 'spoken'] },
  'speech.delivery': {
    scope: 'machine',
    default: {},
    schema: {
      type: 'object',
      properties: {
        style: { type: 'string', enum: STYLES },
        expressiveness: { type: 'string', enum: EXPRESSIVENESS },
        regional_mode: { type: 'string', enum: REGIONAL_MODES },
        director_notes: { type: 'string' },
      },
      additionalProperties: false,
    },
  },
  'assets.naturalVoices': {
    scope: 'machine',
    default: {},
    schema: {
      type: 'object',
      properties: Object.fromEntries(BASIC_VOICES.map((voice) => [voice, { type: 'string' }])),
      additionalProperties: false,
    },
  },
  'assets.fluentTranslationAddress': { scope: 'machine', default: '', schema: { type: 'string' } },
  'assets.packagesAddress': { scope: 'machine', default: '', schema: { type: 'string' } },
  'assets.voicesAddress': { scope: 'machine', default: '', schema: { type: 'string' } },
  'hover.dictionary': YES_BY_DEFAULT,
  'hover.alignment': YES_BY_DEFAULT,
} as const satisfies Readonly<Record<string, SettingDeclaration>>;

export type SettingName = keyof typeof settings;

type NamesOf<Declaration> = {
  [Name in SettingName]: (typeof settings)[Name] extends Declaration ? Name : never;
}[SettingName];

export type ChoiceName = NamesOf<{ readonly choices: unknown }>;
export type FlagName = NamesOf<{ readonly default: boolean }>;
export type AmountName = NamesOf<{ readonly schema: { readonly type: 'integer' } }>;

export type Choice<Name extends ChoiceName> = (typeof settings)[Name]['choices'][number];

type Description<Name extends SettingName> = Localized &
  (Name extends ChoiceName ? { readonly choices?: Readonly<Record<Choice<Name>, Localized>> } : unknown);

/** What VS Code says of each; apart from the above, so that no bundle has it. */
export const settingDescriptions: { readonly [Name in SettingName]: Description<Name> } = {
  language: {
    en: "The language of Harf's own messages, hovers, pages and status bar. What VS Code itself shows, such as the names of commands and settings, follows its own language: **Configure Display Language**. The palette finds commands by their English and their Persian names, whatever this says.",
    fa: 'زبان پیام‌ها، توضیح‌ها، صفحه‌ها و نوار وضعیت حرف. آنچه خود VS Code نشان می‌دهد، مانند نام فرمان‌ها و تنظیمات، از زبان خودش پیروی می‌کند: **Configure Display Language**. هرچه اینجا باشد، فرمان‌ها در پالت هم با نام فارسی و هم با نام انگلیسی پیدا می‌شوند.',
    choices: {
      editor: { en: 'The language of VS Code.', fa: 'زبان VS Code.' },
      en: { en: 'English.', fa: 'انگلیسی (English).' },
      fa: { en: 'Persian (فارسی).', fa: 'فارسی.' },
    },
  },
  service: {
    en: 'Where text goes. Nothing leaves this computer unless you set both `#harf.baseUrl#` and an API key.',
    fa: 'متن به کجا می‌رود. تا وقتی هم `#harf.baseUrl#` و هم کلید API را تعیین نکرده‌اید، چیزی از این رایانه بیرون نمی‌رود.',
    choices: {
      auto: {
        en: 'The hosted service if its base address and API key are set, else the local service.',
        fa: 'سرویس آنلاین، اگر نشانی پایه و کلید آن تعیین شده باشد؛ وگرنه سرویس محلی.',
      },
      local: {
        en: 'The service inside Harf: no account, no key, no network.',
        fa: 'سرویس درون حرف: بدون حساب، بدون کلید، بدون شبکه.',
      },
      hosted: {
        en: 'The service at the base address, with your API key. Text you run commands on is sent there.',
        fa: 'سرویسی که در نشانی پایه است، با کلید شما. متنی که فرمان را روی آن اجرا می‌کنید به آنجا فرستاده می‌شود.',
      },
    },
  },
  baseUrl: {
    en: 'The base address of a Persian Language API, such as `https://api.example.com`. It must begin with `https://`; plain HTTP is allowed for this computer only, such as `http://127.0.0.1:8080`. Set the key with the command **Harf: Set API Key**. A workspace cannot change this setting.',
    fa: 'نشانی پایهٔ یک Persian Language API، مانند `https://api.example.com`. باید با `https://` آغاز شود؛ HTTP بدون رمزگذاری تنها برای همین رایانه پذیرفته است، مانند `http://127.0.0.1:8080`. کلید را با فرمان **حرف: تعیین کلید API** تعیین کنید. فضای کاری نمی‌تواند این تنظیم را تغییر دهد.',
  },
  output: {
    en: 'Where the result of **Add Diacritics**, **Convert to Pinglish** and **Translate to English** goes.',
    fa: 'نتیجهٔ **اعراب‌گذاری**، **تبدیل به پینگلیش** و **ترجمه به انگلیسی** به کجا می‌رود.',
    choices: {
      replace: { en: 'In place of the Persian text.', fa: 'به جای متن فارسی.' },
      below: {
        en: 'On new lines after the last line of the Persian text, in plain text, Markdown, AsciiDoc, reStructuredText, LaTeX and commit messages, as a paragraph of its own where an empty line ends one; in their tables and in other documents (programs, JSON, YAML, CSV, subtitles) beside the editor, because a new line would mean something there.',
        fa: 'در سطرهای تازه پس از آخرین سطر متن فارسی، در متن ساده، مارک‌داون، AsciiDoc، reStructuredText، LaTeX و پیام commit، و آنجا که سطر خالی بندها را جدا می‌کند به صورت بندی جدا؛ در جدول‌های آن‌ها و در سندهای دیگر (برنامه، JSON، YAML، CSV، زیرنویس) کنار ویرایشگر، چون سطر تازه در آن‌ها معنایی دارد.',
      },
      beside: { en: 'In an untitled document beside the editor.', fa: 'در سندی بی‌نام کنار ویرایشگر.' },
      clipboard: { en: 'On the clipboard.', fa: 'در کلیپ‌بورد.' },
    },
  },
  'markdown.titles': {
    en: 'In Markdown, `title` and `description` in the front matter are text too, and every command works on them. All else in it stays as it is.',
    fa: 'در مارک‌داون، `title` و `description` در سرآغاز فایل (front matter) هم متن شمرده شود و همهٔ فرمان‌ها روی آن‌ها کار کنند. بقیهٔ سرآغاز همان که هست می‌ماند.',
  },
  'diacritize.includeEzafe': {
    en: 'Also write the ezafe, the unwritten vowel that ties a word to the next one, when adding diacritics: کِتابِ خوب, and without it کِتاب خوب.',
    fa: 'هنگام اعراب‌گذاری، کسرهٔ اضافه هم نوشته شود: «کتاب خوب» می‌شود «کِتابِ خوب»، و بدون آن «کِتاب خوب».',
  },
  'diacritize.marks': {
    en: 'Which diacritics **Add Diacritics** writes. Harf chooses them on this computer, so this holds for the hosted service too and costs nothing.',
    fa: '**اعراب‌گذاری** کدام اعراب را بنویسد. حرف آن‌ها را روی همین رایانه انتخاب می‌کند؛ پس برای سرویس آنلاین هم همین است و هزینه‌ای ندارد.',
    choices: {
      all: { en: 'All: کِتابِ خوبِ مَرا آوَرد.', fa: 'همه: «کِتابِ خوبِ مَرا آوَرد.»' },
      needed: {
        en: 'Only on words that a reader could take for others (مرد is a man, or “died”) or that Harf does not know, and the ezafe: کتابِ خوبِ مَرد را آورد.',
        fa: 'تنها روی واژه‌هایی که خواننده می‌تواند جور دیگری بخواند (مثل مَرد و مُرد) یا حرف نمی‌شناسد، و کسرهٔ اضافه: «کتابِ خوبِ مَرد را آورد.»',
      },
      ezafe: {
        en: 'Only the ezafe: کتابِ خوبِ مرا آورد.',
        fa: 'تنها کسرهٔ اضافه: «کتابِ خوبِ مرا آورد.»',
      },
      school: {
        en: 'As primers print them, with sukun on every consonant without a vowel: کِتابِ خوبِ مَرا آوَرْدْ.',
        fa: 'مانند کتاب‌های درسی، با سکون روی هر حرف بی‌صدا: «کِتابِ خوبِ مَرا آوَرْدْ.»',
      },
      schoolOpenEnds: {
        en: 'The same without sukun on the last letter of a word: کِتابِ خوبِ مَرا آوَرْد.',
        fa: 'همان، بی سکون روی آخرین حرف واژه: «کِتابِ خوبِ مَرا آوَرْد.»',
      },
    },
  },
  'pinglish.style': {
    en: 'How Pinglish is spelt.',
    fa: 'شیوهٔ نوشتن پینگلیش.',
    choices: {
      readable: {
        en: 'As Iranians usually type it: کتابِ خوب → `ketaab-e khoob`.',
        fa: 'همان‌گونه که ایرانیان معمولاً می‌نویسند: «کتابِ خوب» می‌شود `ketaab-e khoob`.',
      },
      systematic: {
        en: 'By a fixed convention in which every sound has one spelling: کتابِ خوب → `ketaab-e khub`.',
        fa: 'با قراردادی ثابت که در آن هر صدا یک نوشتار دارد: «کتابِ خوب» می‌شود `ketaab-e khub`.',
      },
    },
  },
  'pinglish.vowelNotation': {
    en: 'How Pinglish writes the long vowel of آب and کتاب.',
    fa: 'پینگلیشِ مصوت بلند «آ»، مانند آب و کتاب.',
    choices: {
      double_a: {
        en: 'Two letters: کتابِ خوب → `ketaab-e khoob`.',
        fa: 'دو حرف: «کتابِ خوب» می‌شود `ketaab-e khoob`.',
      },
      macron: {
        en: 'One letter with a macron: کتابِ خوب → `ketāb-e khoob`.',
        fa: 'یک حرف با خط بالا: «کتابِ خوب» می‌شود `ketāb-e khoob`.',
      },
    },
  },
  'pinglish.finish': {
    en: 'Whether Pinglish is written as people type it in messages. Harf does this on this computer, so it holds for the hosted service too; every word stays tied to its Persian.',
    fa: 'پینگلیش آن‌طور نوشته شود که در پیام‌ها تایپ می‌کنند یا نه. حرف این کار را روی همین رایانه می‌کند؛ پس برای سرویس آنلاین هم همین است. هر واژه به فارسی‌اش وصل می‌ماند.',
    choices: {
      asAnswered: {
        en: "As the service answers: دولت تعجب کرد → `dowlat ta'ajjob kard`.",
        fa: "همان‌گونه که سرویس پاسخ می‌دهد: «دولت تعجب کرد» می‌شود `dowlat ta'ajjob kard`.",
      },
      asTyped: {
        en: 'As it is typed: no apostrophes, single letters, `o` for ow, capitals for names and at the start of a sentence: `Dolat taajob kard`.',
        fa: 'همان‌گونه که تایپ می‌کنند: بدون آپاستروف و حرف دوتایی، `o` به جای ow، حرف بزرگ برای نام‌ها و آغاز جمله: `Dolat taajob kard`.',
      },
    },
  },
  'pinglish.digitsAndPunctuation': {
    en: 'Whether digits and ، ؛ ؟ « » in Pinglish become Latin.',
    fa: 'رقم‌ها و نشانه‌های نقطه‌گذاری در پینگلیش لاتین شوند یا نه.',
    choices: {
      auto: {
        en: 'Latin where Pinglish is written as it is typed (`harf.pinglish.finish`), else as they are.',
        fa: 'اگر پینگلیش آن‌طور نوشته شود که تایپ می‌کنند (`harf.pinglish.finish`) لاتین؛ وگرنه همان‌گونه که هستند.',
      },
      persian: { en: "They stay: `saa'at-e ۵، khoob؟`.", fa: "می‌مانند: `saa'at-e ۵، khoob؟`." },
      latin: { en: "They become Latin: `saa'at-e 5, khoob?`.", fa: "لاتین می‌شوند: `saa'at-e 5, khoob?`." },
    },
  },
  'fromPinglish.loanWords': {
    en: 'How **Pinglish to Persian** writes loan words of everyday Persian, such as `file` and `cinema`.',
    fa: '**پینگلیش به فارسی** وام‌واژه‌های فارسیِ روزمره، مانند `file` و `cinema`، را چگونه بنویسد.',
    choices: {
      persian: { en: 'In Persian letters: فایل, سینما.', fa: 'با حروف فارسی: فایل، سینما.' },
      latin: { en: 'As they are typed: `file`, `cinema`.', fa: 'همان‌گونه که تایپ شده‌اند: `file`، `cinema`.' },
    },
  },
  'translation.gregorianDates': {
    en: 'Behind Iranian dates and years, **Translate to English** and English beside have the Gregorian ones in brackets: 12 Aban 1402 (3 November 2023), in 1395 (2016/17). Harf adds them on this computer, whichever service translates.',
    fa: 'پشت تاریخ‌ها و سال‌های ایرانی، در **ترجمه به انگلیسی** و انگلیسیِ کنار، میلادی آن‌ها در پرانتز بیاید: ۱۲ آبان ۱۴۰۲ (3 November 2023)، سال ۱۳۹۵ (2016/17). حرف این را روی همین رایانه می‌افزاید، هر سرویسی که ترجمه کند.',
  },
  'tidy.preview': {
    en: 'List what **Tidy Persian** would change, by its kinds and all of it ticked, before it is changed; there you untick what is to stay. Without it, all is changed at once. Either way it is one step of undo.',
    fa: 'آنچه **مرتب کردن نوشتهٔ فارسی** تغییر می‌دهد، پیش از تغییر و دسته‌دسته در فهرستی نشان داده شود که همه‌اش تیک خورده است، تا تیک آنچه را باید بماند بردارید. بدون آن، همه یک‌جا تغییر می‌کند. در هر دو حال با یک Undo برمی‌گردد.',
  },
  'tidy.halfSpaces': {
    en: 'Half-spaces in words that are written apart, as the sentence is read: می روم → می‌روم, کتاب ها → کتاب‌ها, بزرگ تر → بزرگ‌تر, رفته ام → رفته‌ام; but not «می» that is wine or «تر» that is wet. Half-spaces that part nothing are taken out.',
    fa: 'نیم‌فاصله در واژه‌هایی که جدا نوشته شده‌اند، بر پایهٔ خوانش جمله: `می روم` می‌شود «می‌روم»، `کتاب ها` «کتاب‌ها»، `بزرگ تر` «بزرگ‌تر» و `رفته ام` «رفته‌ام»؛ ولی نه «می» به معنی شراب یا «تر» به معنی خیس. نیم‌فاصله‌های بی‌فایده حذف می‌شوند.',
  },
  'tidy.halfSpaceBehindUnjoined': {
    en: 'A half-space before an ending also behind ا د ذ ر ز ژ و, where nothing is seen of it: کار ها → کار‌ها instead of کارها.',
    fa: 'نیم‌فاصله پیش از پسوند پس از «ا د ذ ر ز ژ و» هم، که دیده نمی‌شود: `کار ها` می‌شود «کار‌ها» و نه «کارها».',
  },
  'tidy.joinedWords': {
    en: 'A space between two words that were run together: اعتباررا → اعتبار را.',
    fa: 'فاصله میان دو واژه که سر هم نوشته شده‌اند: «اعتباررا» می‌شود «اعتبار را».',
  },
  'tidy.letters': {
    en: 'Persian ی and ک for Arabic ي and ك, and Persian letters for their shapes (ﺳﻼﻡ), as old files have them. ة, ۀ and hamza stay.',
    fa: '«ی» و «ک» فارسی به جای `ي` و `ك` عربی، و حرف‌های فارسی به جای شکل‌های جدای آن‌ها (`ﺳﻼﻡ`) در فایل‌های قدیمی. `ة`، `ۀ` و همزه می‌مانند.',
  },
  'tidy.digits': {
    en: 'Persian digits for Arabic ones: ٤٥٦ → ۴۵۶.',
    fa: 'رقم‌های فارسی به جای عربی: `٤٥٦` می‌شود «۴۵۶».',
  },
  'tidy.latinDigits': {
    en: 'Also Persian digits for Latin ones between Persian words: `5` روز → ۵ روز. `iPhone 15` stays.',
    fa: 'رقم‌های فارسی به جای لاتین هم، میان واژه‌های فارسی: «5 روز» می‌شود «۵ روز». `iPhone 15` می‌ماند.',
  },
  'tidy.missingTanwin': {
    en: 'Also the ending ـاً where it was left out: حتما → حتماً, لطفا → لطفاً.',
    fa: 'تنوینی که نوشته نشده است هم: `حتما` می‌شود «حتماً» و `لطفا` «لطفاً».',
  },
  'tidy.latinPunctuation': {
    en: '، ؛ ؟ for `, ; ?` behind a Persian word, with a space before or behind: سلام, خوبی?; also ? between words.',
    fa: 'ویرگول، نقطه‌ویرگول و نشان پرسش فارسی به جای `, ; ?` پس از واژهٔ فارسی، اگر پیش یا پس از آن فاصله باشد؛ نشان پرسش میان دو واژه هم.',
  },
  'tidy.punctuation': {
    en: 'No space before ، ؛ ؟ ! : and the point, and one behind; not in numbers, times, abbreviations and addresses.',
    fa: 'بی‌فاصله پیش از نقطه، ویرگول و نشانه‌های دیگر و یک فاصله پس از آن‌ها؛ نه در عددها، ساعت‌ها، کوته‌نوشت‌ها و نشانی‌ها.',
  },
  'tidy.brackets': {
    en: 'No space inside « » and ( ), and one around them: است(حدود → است (حدود; but کتاب(ها) stays.',
    fa: 'بی‌فاصله درون گیومه و پرانتز، و یک فاصله بیرون از آن‌ها: `است(حدود` می‌شود «است (حدود»؛ ولی «کتاب(ها)» می‌ماند.',
  },
  'tidy.quotes': {
    en: '« » for "straight" and “curly” quotation marks that pair around Persian; those within others stay.',
    fa: 'گیومهٔ فارسی به جای جفت‌های `"` و `“”` دور نوشتهٔ فارسی؛ آن‌ها که درون گیومهٔ دیگری‌اند می‌مانند.',
  },
  'tidy.ellipses': { en: '… for three points.', fa: 'نویسهٔ «…» به جای سه نقطه.' },
  'tidy.spaces': {
    en: 'One space for two or three between words. Wider gaps, as in columns and verse, stay.',
    fa: 'یک فاصله به جای دو یا سه فاصله میان واژه‌ها. فاصله‌های پهن‌تر، مانند ستون‌ها و شعر، می‌مانند.',
  },
  'tidy.tatweel': {
    en: 'Words without tatweel: ســلام → سلام. هـ.ش stays.',
    fa: 'واژه‌ها بدون کشیده: «ســلام» می‌شود «سلام». «هـ.ش» می‌ماند.',
  },
  'proofread.scope': {
    en: 'Where likely errors are underlined while you write: ه for an ezafe (کتابه من), a kasra for ه (حالم خوبِ), letters of one sound (توضیه), slips of the keyboard. The text is read on this computer, whatever `#harf.service#` says.',
    fa: 'خطاهای احتمالی هنگام نوشتن کجا خط‌کشی شوند: «ه» به جای کسرهٔ اضافه (`کتابه من`)، کسره به جای «ه» (`حالم خوبِ`)، حرف‌های هم‌آوا (`توضیه`) و لغزش‌های صفحه‌کلید. متن روی همین رایانه خوانده می‌شود، `#harf.service#` هر چه باشد.',
    choices: {
      prose: {
        en: 'In documents for people: Markdown, plain text, LaTeX, HTML and the like.',
        fa: 'در سندهایی که برای خواندن‌اند: مارک‌داون، متن ساده، LaTeX، HTML و مانند آن‌ها.',
      },
      everywhere: {
        en: 'Also in the comments and strings of programs and in the values of JSON, YAML and the like.',
        fa: 'در توضیح‌ها و رشته‌های برنامه‌ها و مقدارهای JSON، YAML و مانند آن‌ها هم.',
      },
      off: { en: 'Nowhere.', fa: 'هیچ‌جا.' },
    },
  },
  'proofread.only': {
    en: 'Which lines are proofread.',
    fa: 'غلط‌یابیِ کدام سطرها.',
    choices: {
      all: { en: 'All.', fa: 'همه.' },
      changed: {
        en: 'Those that the last commit does not have, saved or not. All of a file that git does not know, and all where there is no git.',
        fa: 'آن‌هایی که در آخرین commit نیستند، ذخیره‌شده یا نشده. از فایلی که git نمی‌شناسد همه، و آنجا که git نیست همه.',
      },
    },
  },
  'proofread.exclude': {
    en: 'Documents that are not proofread, as glob patterns from the folder of the workspace on: `["**/archive/**", "poems/*.md"]`.',
    fa: 'سندهایی که غلط‌یابی نمی‌شوند، با الگوهای glob از پوشهٔ فضای کاری به پایین: `["**/archive/**", "poems/*.md"]`.',
  },
  'proofread.rules': {
    en: 'How single rules are shown: not at all (`off`), as information (`hint`) or as a warning (`warning`); for example `{ "slip": "off", "he-for-ezafe": "hint" }`. The quick fix *Never this rule* writes here.',
    fa: 'هر قاعده چگونه نشان داده شود: هیچ (`off`)، اطلاع (`hint`) یا هشدار (`warning`)؛ برای نمونه `{ "slip": "off", "he-for-ezafe": "hint" }`. اصلاح سریعِ «این قاعده هرگز» اینجا را می‌نویسد.',
  },
  'rtlEditor.fontFamily': {
    en: 'The font families of the right-to-left editor, as in `#editor.fontFamily#`. Empty: Vazirmatn, which comes with Harf.',
    fa: 'قلم‌های ویرایشگر راست‌به‌چپ، مانند `#editor.fontFamily#`. خالی: وزیرمتن که همراه حرف است.',
  },
  'preview.direction': {
    en: 'Whether the preview of Markdown shows text from right to left where the letters from right to left prevail: paragraphs, headings, lists, quotations and tables, each by its own text, whatever it begins with. Cells of Markdown in notebooks are always shown so; this setting does not reach them.',
    fa: 'پیش‌نمایش مارک‌داون نوشته را آنجا که حروفِ راست‌به‌چپ بیشترند راست‌به‌چپ نشان دهد یا نه: هر بند، عنوان، فهرست، نقل قول و جدول بر پایهٔ متن خودش، با هرچه آغاز شود. خانه‌های مارک‌داون در دفترچه‌ها همیشه چنین نشان داده می‌شوند؛ این تنظیم به آن‌ها نمی‌رسد.',
    choices: {
      on: {
        en: 'By the letters that prevail.',
        fa: 'بر پایهٔ حروفی که بیشترند.',
      },
      off: { en: 'As VS Code shows it.', fa: 'همان‌گونه که VS Code نشان می‌دهد.' },
    },
  },
  invisibleCharacters: {
    en: 'Whether invisible characters that do not belong where they stand are shown in a box, underlined and can be taken out: a half-space that parts nothing, tags, soft hyphens, controls of direction that nothing ends. Half-spaces and joiners that belong are left alone.',
    fa: 'نویسه‌های نادیدنی نابه‌جا در کادری نشان داده شوند و بشود آن‌ها را برداشت یا نه: نیم‌فاصله‌ای که چیزی را جدا نمی‌کند، برچسب‌ها، خط تیرهٔ پنهان، و کنترل‌های جهت که پایانی ندارند. نیم‌فاصله‌ها و پیوندهای به‌جا می‌مانند.',
    choices: {
      on: {
        en: 'In documents of every language, where they are on the screen.',
        fa: 'در سندهای همهٔ زبان‌ها، آنجا که روی صفحه‌اند.',
      },
      off: { en: 'None is shown.', fa: 'هیچ‌کدام نشان داده نمی‌شود.' },
    },
  },
  confirmAboveUnits: {
    en: 'Above how many units a text command on the hosted service asks before it sends anything: one unit for a character, two for a translation. With `1000`, a translation of 501 characters asks. `0` never asks. The local service costs nothing and never asks.',
    fa: 'از چند واحد به بالا، فرمان‌های متن پیش از فرستادن به سرویس آنلاین اجازه می‌گیرند: یک واحد برای هر نویسه و دو واحد در ترجمه. با `1000`، ترجمهٔ ۵۰۱ نویسه اجازه می‌گیرد. با `0` هرگز نمی‌پرسند. سرویس محلی هزینه‌ای ندارد و نمی‌پرسد.',
  },
  confirmAboveSeconds: {
    en: 'Above about how many seconds of speech reading aloud by the hosted service asks before it sends anything: `600` is ten minutes. `0` never asks. The local service costs nothing and never asks.',
    fa: 'از حدود چند ثانیه گفتار به بالا، بلندخوانی با سرویس آنلاین پیش از فرستادن اجازه می‌گیرد: `600` یعنی ده دقیقه. با `0` هرگز نمی‌پرسد. سرویس محلی هزینه‌ای ندارد و نمی‌پرسد.',
  },
  'speech.tier': {
    en: 'Which kind of speech **Read Aloud** asks for.',
    fa: 'نوع گفتاری که **بلندخوانی** می‌خواهد.',
    choices: {
      basic: {
        en: 'Basic: plays while the rest is still being made.',
        fa: 'گفتار پایه: در حالی که بقیه هنوز ساخته می‌شود، پخش می‌شود.',
      },
      premium: {
        en: 'Premium: made as a whole before it plays; takes `#harf.speech.delivery#`. Only Kian and Leyla speak it.',
        fa: 'گفتار ویژه: پیش از پخش یک‌جا ساخته می‌شود و `#harf.speech.delivery#` را می‌پذیرد. تنها کیان و لیلا آن را می‌خوانند.',
      },
    },
  },
  'speech.voice': {
    en: 'The voice that reads aloud. The player has a sample of each.',
    fa: 'صدایی که متن را می‌خواند. پخش‌کننده از هر صدا نمونه‌ای دارد.',
    choices: {
      kian: { en: 'Kian, a man.', fa: 'کیان، مرد.' },
      leyla: { en: 'Leyla, a woman.', fa: 'لیلا، زن.' },
      ava: { en: 'Ava, a woman.', fa: 'آوا، زن.' },
      mana: { en: 'Mana, a woman.', fa: 'مانا، زن.' },
      amir: { en: 'Amir, a man.', fa: 'امیر، مرد.' },
    },
  },
  'speech.pace': {
    en: 'How fast the voice speaks, from `0.75` to `1.25`; `1` is its usual pace. The player has a speed of its own besides.',
    fa: 'سرعت خواندن، از `0.75` تا `1.25`؛ `1` سرعت معمول است. پخش‌کننده جدا از این، سرعت خود را دارد.',
  },
  'speech.code': {
    en: 'What is heard of inline code, such as `npm install`. Names with a dot in them, such as Node.js, are always said.',
    fa: 'از کدِ درون متن، مانند `npm install`، چه شنیده شود. نام‌های نقطه‌دار مانند Node.js همیشه خوانده می‌شوند.',
    choices: {
      pause: {
        en: 'A pause, and a dash in the player and the subtitles.',
        fa: 'مکث؛ در پخش‌کننده و زیرنویس خط تیره می‌آید.',
      },
      spoken: { en: 'The code itself.', fa: 'خودِ کد.' },
    },
  },
  'speech.delivery': {
    en: 'How Premium speech is to sound: `style`, `expressiveness`, `regional_mode` and, up to 500 characters, `director_notes`; for example `{ "style": "news", "expressiveness": "low" }`. Basic takes none of it.',
    fa: 'گفتار ویژه چگونه باشد: `style`، `expressiveness`، `regional_mode` و `director_notes` تا ۵۰۰ نویسه؛ برای نمونه `{ "style": "news", "expressiveness": "low" }`. گفتار پایه هیچ‌کدام را نمی‌پذیرد.',
  },
  'assets.naturalVoices': {
    en: 'Which natural voice speaks for the voices of the local service, by its name or `none` for the built-in one; for example `{ "kian": "amir", "leyla": "ganji" }`. Where nothing is said, the first that you fetched speaks for Kian and Amir.',
    fa: 'کدام صدای طبیعی به جای صداهای سرویس محلی بخواند: نام آن، یا `none` برای صدای داخلی؛ برای نمونه `{ "kian": "amir", "leyla": "ganji" }`. اگر چیزی نوشته نشده باشد، نخستین صدایی که گرفته‌اید به جای کیان و امیر می‌خواند.',
  },
  'assets.fluentTranslationAddress': {
    en: "Where **Get Fluent Translation** finds the model's files, if not at `media.githubusercontent.com`: the folder that has `model.faen.intgemm.alphas.bin.gz`, `lex.50.50.faen.s2t.bin.gz` and `vocab.faen.spm.gz`, such as `https://mirror.example/faen`. HTTPS, or plain HTTP on this computer. Other bytes than the original ones are refused. A workspace cannot change this setting.",
    fa: '**دریافت ترجمهٔ روان** فایل‌های مدل را به جای `media.githubusercontent.com` از کجا بگیرد: پوشه‌ای که `model.faen.intgemm.alphas.bin.gz`، `lex.50.50.faen.s2t.bin.gz` و `vocab.faen.spm.gz` در آن است، مانند `https://mirror.example/faen`. تنها HTTPS، یا HTTP روی همین رایانه. اگر محتوا با اصل یکی نباشد، پذیرفته نمی‌شود. فضای کاری نمی‌تواند این تنظیم را تغییر دهد.',
  },
  'assets.packagesAddress': {
    en: 'Where the engine of fluent translation and that of natural voices are found, if not at `cdn.jsdelivr.net`: an address below which npm packages lie as `@browsermt/bergamot-translator@0.4.9/worker/…` and `onnxruntime-web@1.30.0/dist/…`. The same is required of it as above.',
    fa: 'موتور ترجمهٔ روان و موتور صداهای طبیعی به جای `cdn.jsdelivr.net` از کجا گرفته شود: نشانی‌ای که بسته‌های npm زیر آن به شکل `@browsermt/bergamot-translator@0.4.9/worker/…` و `onnxruntime-web@1.30.0/dist/…` قرار دارند. شرط‌ها همان است که بالاتر آمد.',
  },
  'assets.voicesAddress': {
    en: 'Where **Get a Natural Voice** finds its files, if not at `huggingface.co`: an address below which `fa/fa_IR/amir/medium/fa_IR-amir-medium.onnx` lies, its table and its `MODEL_CARD`. The same is required of it as above.',
    fa: '**دریافت صدای طبیعی** فایل‌هایش را به جای `huggingface.co` از کجا بگیرد: نشانی‌ای که `fa/fa_IR/amir/medium/fa_IR-amir-medium.onnx`، جدول آن و `MODEL_CARD` زیر آن قرار دارند. شرط‌ها همان است که بالاتر آمد.',
  },
  'hover.dictionary': {
    en: 'Explain a Persian word under the mouse: its marked form, Pinglish, part of speech, English and other readings, such as **کِتاب** · `ketaab` · noun · book. Done by the service inside Harf, whatever `#harf.service#` says: nothing is sent.',
    fa: 'توضیح واژهٔ فارسی زیر ماوس: شکل اعراب‌دار، پینگلیش، نوع واژه، معنی انگلیسی و خوانش‌های دیگر؛ برای نمونه **کِتاب** · `ketaab` · اسم · `book`. این کار را سرویس درون حرف انجام می‌دهد، هرچه `#harf.service#` باشد؛ چیزی فرستاده نمی‌شود.',
  },
  'hover.alignment': {
    en: "Show under the mouse what Persian word a Latin word of Harf's Pinglish came from, such as خوب for `khoob`, and offer to put it back. Nothing is sent.",
    fa: 'واژهٔ فارسیِ هر واژه از پینگلیشِ حرف را زیر ماوس نشان بده، مانند «خوب» برای `khoob`، و بازگرداندنش را پیشنهاد کن. چیزی فرستاده نمی‌شود.',
  },
};
