import type { Localized } from './localized.ts';
import { WITH_COMPUTER } from './withComputer.ts';

/** How VS Code shows a command. `npm run contributions` writes it into `package.json`, `package.nls*.json` and README. */
export interface CommandContribution {
  readonly title: Localized;
  /** What README says of it, in Markdown. */
  readonly description: string;
  /** The name of a product icon of VS Code. */
  readonly icon: string;
  /** Its group and place in the Harf submenu of an editor; it is not there if this is left out. */
  readonly submenu?: `${string}@${number}`;
  /** When it is there: a when clause; always if this is left out. */
  readonly submenuWhen?: string;
  /** When the palette offers it: a when clause; always if this is left out. */
  readonly palette?: string;
  /** When it is a button in the title of an editor: a when clause. */
  readonly editorTitle?: string;
  /** When it can be run at all: a when clause. */
  readonly enablement?: string;
  readonly key?: { readonly key: string; readonly mac: string; readonly when: string };
}

const WITH_EDITOR = 'editorIsOpen';
/** Where more than the engine's own draft translates. */
const BEYOND_DRAFT =
  '(harf.hasFluentTranslation || config.harf.service == hosted || (config.harf.service == auto && config.harf.baseUrl))';
const IN_RTL_EDITOR = 'activeCustomEditorId == harf.rtlEditor';
/** It is in front also while the focus is in a view beside it. */
const RTL_EDITOR_FOCUS = `${IN_RTL_EDITOR} && !inputFocus && !sideBarFocus && !panelFocus && !auxiliaryBarFocus`;
const EDITOR_FOCUS = 'editorTextFocus && !inDebugRepl';
const IN_TEXT = `${EDITOR_FOCUS} || ${RTL_EDITOR_FOCUS}`;
const IN_WRITABLE_TEXT = `${EDITOR_FOCUS} && !editorReadonly || ${RTL_EDITOR_FOCUS}`;
const WHILE_READING = `harf.isReading && ${EDITOR_FOCUS} || harf.isReading && ${RTL_EDITOR_FOCUS}`;

/** What stands before the title of every command. */
export const category: Localized = { en: 'Harf', fa: 'حرف' };

/** Every command that VS Code shows, in the order in which it lists them. What each does: `commands/handlers.ts`. */
export const commands = {
  'harf.diacritize': {
    title: { en: 'Add Diacritics', fa: 'اعراب‌گذاری' },
    description: 'adds marks; never changes a letter',
    icon: 'edit',
    submenu: '1_persian@1',
    palette: WITH_EDITOR,
    key: { key: 'ctrl+k shift+d', mac: 'cmd+k shift+d', when: IN_WRITABLE_TEXT },
  },
  'harf.removeDiacritics': {
    title: { en: 'Remove Diacritics', fa: 'حذف اعراب' },
    description: 'takes marks off',
    icon: 'clear-all',
    submenu: '1_persian@2',
    palette: WITH_EDITOR,
  },
  'harf.tidy': {
    title: { en: 'Tidy Persian…', fa: 'مرتب کردن نوشتهٔ فارسی…' },
    description:
      'half-spaces, Persian letters and digits, spaces at punctuation, quotation marks, shown before they are changed, see [more](docs/tidying.md)',
    icon: 'wand',
    submenu: '1_persian@3',
    palette: WITH_EDITOR,
  },
  'harf.toWritten': {
    title: { en: 'Spoken to Written', fa: 'گفتاری به نوشتاری' },
    description:
      'writes spoken Persian as it is written (می‌خوام برم خونه → می‌خواهم به خانه بروم), see [more](docs/spoken-to-written.md)',
    icon: 'comment-discussion',
    submenu: '1_persian@4',
    palette: WITH_EDITOR,
  },
  'harf.pinglish': {
    title: { en: 'Convert to Pinglish', fa: 'تبدیل به پینگلیش' },
    description: 'transliterates to Latin letters',
    icon: 'case-sensitive',
    submenu: '2_latin@1',
    palette: WITH_EDITOR,
    key: { key: 'ctrl+k shift+p', mac: 'cmd+k shift+p', when: IN_WRITABLE_TEXT },
  },
  'harf.fromPinglish': {
    title: { en: 'Pinglish to Persian', fa: 'پینگلیش به فارسی' },
    description:
      'writes what was typed in Latin letters in Persian ones, see [more](docs/pinglish.md#pinglish-to-persian)',
    icon: 'symbol-text',
    submenu: '2_latin@2',
    palette: WITH_EDITOR,
  },
  'harf.restorePersian': {
    title: { en: 'Restore Persian', fa: 'بازگرداندن فارسی' },
    description:
      'puts back the Persian that Pinglish replaced, the Pinglish that became Persian, or what was spoken, see [more](docs/pinglish.md#linked-words)',
    icon: 'discard',
    submenu: '2_latin@3',
    palette: WITH_EDITOR,
  },
  'harf.translateDraft': {
    title: { en: 'Translate to English (Draft)', fa: 'ترجمه به انگلیسی (پیش‌نویس)' },
    description: 'drafts an English translation',
    icon: 'globe',
    submenu: '3_english@1',
    submenuWhen: `!${BEYOND_DRAFT}`,
    palette: `${WITH_EDITOR} && !${BEYOND_DRAFT}`,
  },
  'harf.translate': {
    title: { en: 'Translate to English', fa: 'ترجمه به انگلیسی' },
    description: 'the same, where more than a draft can be had',
    icon: 'globe',
    submenu: '3_english@1',
    submenuWhen: BEYOND_DRAFT,
    palette: `${WITH_EDITOR} && ${BEYOND_DRAFT}`,
  },
  'harf.runOnDocument': {
    title: { en: 'Run on Whole Document…', fa: 'اجرا روی کل سند…' },
    description: 'any command for text, on all of the document',
    icon: 'file-text',
    submenu: '4_document@1',
    palette: WITH_EDITOR,
  },
  'harf.pinglishBeside': {
    title: {
      en: 'Show Pinglish Beside, or Bring It Up to Date',
      fa: 'نمایش پینگلیش در کنار متن، یا به‌روز کردن آن',
    },
    description:
      "the document's Pinglish in a read-only editor beside it, line by line; it follows what you type, and each editor selects what is selected in the other",
    icon: 'split-horizontal',
    submenu: '5_reading@0',
    palette: WITH_EDITOR,
    editorTitle: 'resourceScheme == harf-pinglish',
  },
  'harf.translateBeside': {
    title: {
      en: 'Show English Beside, or Bring It Up to Date',
      fa: 'نمایش انگلیسی در کنار متن، یا به‌روز کردن آن',
    },
    description:
      "the document's English in a read-only editor beside it, as Pinglish beside: line by line, following what you type, selecting what is selected in the other",
    icon: 'globe',
    submenu: '5_reading@0',
    palette: WITH_EDITOR,
    editorTitle: 'resourceScheme == harf-english',
  },
  'harf.openRightToLeft': {
    title: { en: 'Open in the Right-to-Left Editor', fa: 'باز کردن در ویرایشگر راست‌به‌چپ' },
    description:
      'the same document in an editor that lays out each line by its letters, so that Persian with Latin words, links and code reads as it should, see [more](docs/right-to-left.md)',
    icon: 'arrow-left',
    submenu: '5_reading@0',
    palette: WITH_EDITOR,
    editorTitle: 'editorLangId =~ /^(markdown|plaintext)$/ && harf.showsPersian',
  },
  'harf.openLeftToRight': {
    title: { en: 'Open in the Text Editor', fa: 'باز کردن در ویرایشگر متن' },
    description: 'from the right-to-left editor back to that of VS Code',
    icon: 'arrow-right',
    palette: IN_RTL_EDITOR,
    editorTitle: IN_RTL_EDITOR,
  },
  'harf.interlinear': {
    title: { en: 'Show Word by Word', fa: 'نمایش واژه به واژه' },
    description:
      'Persian, Pinglish and an English word under each other, with the English of each sentence, for the selection or the whole document; a page that your browser can print',
    icon: 'list-flat',
    submenu: '5_reading@0',
    palette: WITH_EDITOR,
  },
  'harf.toggleAlignment': {
    title: {
      en: 'Show or Hide Underlines of Linked Words',
      fa: 'نمایش یا پنهان کردن خط زیر واژه‌های پیوندخورده',
    },
    description:
      'dots under Latin words that are tied to their Persian, see [more](docs/pinglish.md#linked-words)',
    icon: 'link',
  },
  'harf.toggleReadings': {
    title: { en: 'Show or Hide Readings', fa: 'نمایش یا پنهان کردن خوانش‌ها' },
    description: 'Pinglish after every Persian word on the screen, see [more](docs/reading-aids.md)',
    icon: 'whole-word',
    submenu: '5_reading@1',
  },
  'harf.showDoubtful': {
    title: { en: 'Show or Hide Doubtful Words', fa: 'نمایش یا پنهان کردن واژه‌های مشکوک' },
    description:
      'underlines the words that Harf is less than 90 % sure of, and counts them, see [more](docs/reading-aids.md)',
    icon: 'question',
    submenu: '5_reading@2',
    palette: WITH_EDITOR,
  },
  'harf.readAloud': {
    title: { en: 'Read Aloud', fa: 'بلندخوانی' },
    description: 'speaks the text, see [more](docs/reading-aloud.md)',
    icon: 'unmute',
    submenu: '6_speech@1',
    palette: WITH_EDITOR,
    key: { key: 'ctrl+k shift+r', mac: 'cmd+k shift+r', when: IN_TEXT },
  },
  'harf.readFromHere': {
    title: { en: 'Read from Here', fa: 'بلندخوانی از اینجا' },
    description: 'speaks all from the cursor on, also from a hover',
    icon: 'play',
    submenu: '6_speech@2',
    palette: WITH_EDITOR,
  },
  'harf.openReadAloud': {
    title: { en: 'Open Player', fa: 'باز کردن پخش‌کننده' },
    description: 'shows the player, with the readings of the last 24 hours',
    icon: 'layout-sidebar-right',
  },
  'harf.cancelSpeech': {
    title: { en: 'Cancel Reading', fa: 'لغو بلندخوانی' },
    description: 'silence at once, and cancels what is not finished',
    icon: 'debug-stop',
  },
  'harf.pauseReading': {
    title: { en: 'Pause or Resume Reading', fa: 'مکث یا ادامهٔ بلندخوانی' },
    description: 'silence at once, and on from there when it is used again',
    icon: 'debug-pause',
    key: { key: 'ctrl+k space', mac: 'cmd+k space', when: WHILE_READING },
  },
  'harf.stopReading': {
    title: { en: 'Stop Reading', fa: 'پایان بلندخوانی' },
    description: 'silence at once, and back to the start; what is finished can be played again',
    icon: 'primitive-square',
    palette: 'harf.isReading',
    key: { key: 'ctrl+k shift+space', mac: 'cmd+k shift+space', when: WHILE_READING },
  },
  'harf.saveAudio': {
    title: { en: 'Save Audio…', fa: 'ذخیرهٔ صدا…' },
    description: 'writes what was read to a file, as WAV or MP3',
    icon: 'save',
  },
  'harf.getFluentTranslation': {
    title: { en: 'Get Fluent Translation…', fa: 'دریافت ترجمهٔ روان…' },
    description:
      'fetches an engine and a model for fluent English, after a question, see [more](docs/fetching.md)',
    icon: 'cloud-download',
    palette: WITH_COMPUTER,
  },
  'harf.removeFluentTranslation': {
    title: { en: 'Remove Fluent Translation', fa: 'حذف ترجمهٔ روان' },
    description: 'deletes them again',
    icon: 'trash',
    palette: 'harf.hasFluentTranslation',
  },
  'harf.getNaturalVoice': {
    title: { en: 'Get a Natural Voice…', fa: 'دریافت صدای طبیعی…' },
    description:
      'fetches a voice that sounds like a person, or takes one from a folder, see [more](docs/fetching.md)',
    icon: 'cloud-download',
    palette: WITH_COMPUTER,
  },
  'harf.removeNaturalVoice': {
    title: { en: 'Remove Natural Voice', fa: 'حذف صدای طبیعی' },
    description: 'deletes it again',
    icon: 'trash',
    palette: 'harf.hasNaturalVoice',
  },
  'harf.setApiKey': {
    title: { en: 'Set API Key…', fa: 'تعیین کلید API…' },
    description: 'keeps your key in the secret storage, see [below](#where-your-text-goes)',
    icon: 'key',
  },
  'harf.clearApiKey': {
    title: { en: 'Remove API Key', fa: 'حذف کلید API' },
    description: 'forgets the key',
    icon: 'trash',
  },
  'harf.selectService': {
    title: { en: 'Choose Service…', fa: 'انتخاب سرویس…' },
    description: 'local or hosted, see [below](#where-your-text-goes)',
    icon: 'cloud',
  },
  'harf.checkConnection': {
    title: { en: 'Check Connection', fa: 'بررسی اتصال' },
    description: 'asks the service whether it is there and knows you',
    icon: 'plug',
  },
  'harf.showUsage': {
    title: { en: 'Show Usage', fa: 'نمایش مصرف' },
    description: 'shows the allowances of your service as bars, its limits, and when they renew',
    icon: 'graph',
  },
  'harf.retryFailed': {
    title: { en: 'Retry What Failed', fa: 'تلاش دوباره برای کارهای ناموفق' },
    description: 'does what is missing after a command stopped half-way',
    icon: 'refresh',
    enablement: 'harf.canRetryFailed',
  },
  'harf.showLog': {
    title: { en: 'Show Log', fa: 'نمایش گزارش‌ها' },
    description: 'what Harf did; no text, no key',
    icon: 'output',
  },
  'harf.openSample': {
    title: { en: 'Open a Sample to Try', fa: 'باز کردن نمونه‌ای برای آزمودن' },
    description: 'a new document with Persian sentences of all kinds; none of your files is touched',
    icon: 'book',
  },
  'harf.clearData': {
    title: { en: 'Delete Data…', fa: 'پاک کردن داده‌ها…' },
    description: 'deletes what Harf keeps in its own folders',
    icon: 'trash',
  },
} as const satisfies Readonly<Record<string, CommandContribution>>;

export type CommandId = keyof typeof commands;
