import type { Localized } from './localized.ts';

/** How VS Code shows a command. `npm run contributions` writes it into `package.json` and `package.nls*.json`. */
export interface CommandContribution {
  readonly title: Localized;
  /** The name of a product icon of VS Code. */
  readonly icon: string;
  /** Its group and place in the Harf submenu of an editor; it is not there if this is left out. */
  readonly submenu?: `${string}@${number}`;
  /** When the palette offers it: a when clause; always if this is left out. */
  readonly palette?: string;
  /** When it is a button in the title of an editor: a when clause. */
  readonly editorTitle?: string;
  /** When it can be run at all: a when clause. */
  readonly enablement?: string;
  readonly key?: { readonly key: string; readonly mac: string; readonly when: string };
}

const WITH_EDITOR = 'editorIsOpen';
const IN_TEXT = 'editorTextFocus && !inDebugRepl';
const IN_WRITABLE_TEXT = `${IN_TEXT} && !editorReadonly`;
const WHILE_READING = `harf.isReading && ${IN_TEXT}`;

/** What stands before the title of every command. */
export const category: Localized = { en: 'Harf', fa: 'حرف' };

/** Every command that VS Code shows, in the order in which it lists them. What each does: `commands/commands.ts`. */
export const commands = {
  'harf.diacritize': {
    title: { en: 'Add Diacritics', fa: 'اعراب‌گذاری' },
    icon: 'edit',
    submenu: '1_persian@1',
    palette: WITH_EDITOR,
    key: { key: 'ctrl+k shift+d', mac: 'cmd+k shift+d', when: IN_WRITABLE_TEXT },
  },
  'harf.removeDiacritics': {
    title: { en: 'Remove Diacritics', fa: 'حذف اعراب' },
    icon: 'clear-all',
    submenu: '1_persian@2',
    palette: WITH_EDITOR,
  },
  'harf.pinglish': {
    title: { en: 'Convert to Pinglish', fa: 'تبدیل به پینگلیش' },
    icon: 'case-sensitive',
    submenu: '2_latin@1',
    palette: WITH_EDITOR,
    key: { key: 'ctrl+k shift+p', mac: 'cmd+k shift+p', when: IN_WRITABLE_TEXT },
  },
  'harf.restorePersian': {
    title: { en: 'Restore Persian', fa: 'بازگرداندن فارسی' },
    icon: 'discard',
    submenu: '2_latin@2',
    palette: WITH_EDITOR,
  },
  'harf.translate': {
    title: { en: 'Translate to English', fa: 'ترجمه به انگلیسی' },
    icon: 'globe',
    submenu: '3_english@1',
    palette: WITH_EDITOR,
  },
  'harf.runOnDocument': {
    title: { en: 'Run on Whole Document…', fa: 'اجرا روی کل سند…' },
    icon: 'file-text',
    submenu: '4_document@1',
    palette: WITH_EDITOR,
  },
  'harf.pinglishBeside': {
    title: {
      en: 'Show Pinglish Beside, or Bring It Up to Date',
      fa: 'نمایش پینگلیش در کنار متن، یا به‌روز کردن آن',
    },
    icon: 'split-horizontal',
    submenu: '5_reading@0',
    palette: WITH_EDITOR,
    editorTitle: 'resourceScheme == harf-pinglish',
  },
  'harf.toggleAlignment': {
    title: {
      en: 'Show or Hide Underlines of Linked Words',
      fa: 'نمایش یا پنهان کردن خط زیر واژه‌های پیوندخورده',
    },
    icon: 'link',
  },
  'harf.toggleReadings': {
    title: { en: 'Show or Hide Readings', fa: 'نمایش یا پنهان کردن خوانش‌ها' },
    icon: 'whole-word',
    submenu: '5_reading@1',
  },
  'harf.readAloud': {
    title: { en: 'Read Aloud', fa: 'بلندخوانی' },
    icon: 'unmute',
    submenu: '6_speech@1',
    palette: WITH_EDITOR,
    key: { key: 'ctrl+k shift+r', mac: 'cmd+k shift+r', when: IN_TEXT },
  },
  'harf.readFromHere': {
    title: { en: 'Read from Here', fa: 'بلندخوانی از اینجا' },
    icon: 'play',
    submenu: '6_speech@2',
    palette: WITH_EDITOR,
  },
  'harf.openReadAloud': {
    title: { en: 'Open Player', fa: 'باز کردن پخش‌کننده' },
    icon: 'layout-sidebar-right',
  },
  'harf.cancelSpeech': {
    title: { en: 'Cancel Reading', fa: 'لغو بلندخوانی' },
    icon: 'debug-stop',
  },
  'harf.pauseReading': {
    title: { en: 'Pause or Resume Reading', fa: 'مکث یا ادامهٔ بلندخوانی' },
    icon: 'debug-pause',
    key: { key: 'ctrl+k space', mac: 'cmd+k space', when: WHILE_READING },
  },
  'harf.stopReading': {
    title: { en: 'Stop Reading', fa: 'پایان بلندخوانی' },
    icon: 'primitive-square',
    palette: 'harf.isReading',
    key: { key: 'ctrl+k shift+space', mac: 'cmd+k shift+space', when: WHILE_READING },
  },
  'harf.saveAudio': {
    title: { en: 'Save Audio…', fa: 'ذخیرهٔ صدا…' },
    icon: 'save',
  },
  'harf.setApiKey': {
    title: { en: 'Set API Key…', fa: 'تعیین کلید API…' },
    icon: 'key',
  },
  'harf.clearApiKey': {
    title: { en: 'Remove API Key', fa: 'حذف کلید API' },
    icon: 'trash',
  },
  'harf.selectService': {
    title: { en: 'Choose Service…', fa: 'انتخاب سرویس…' },
    icon: 'cloud',
  },
  'harf.checkConnection': {
    title: { en: 'Check Connection', fa: 'بررسی اتصال' },
    icon: 'plug',
  },
  'harf.showUsage': {
    title: { en: 'Show Usage', fa: 'نمایش مصرف' },
    icon: 'graph',
  },
  'harf.retryFailed': {
    title: { en: 'Retry What Failed', fa: 'تلاش دوباره برای کارهای ناموفق' },
    icon: 'refresh',
    enablement: 'harf.canRetryFailed',
  },
  'harf.showLog': {
    title: { en: 'Show Log', fa: 'نمایش گزارش‌ها' },
    icon: 'output',
  },
  'harf.openSample': {
    title: { en: 'Open a Sample to Try', fa: 'باز کردن نمونه‌ای برای آزمودن' },
    icon: 'book',
  },
  'harf.clearData': {
    title: { en: 'Delete Data…', fa: 'پاک کردن داده‌ها…' },
    icon: 'trash',
  },
} as const satisfies Readonly<Record<string, CommandContribution>>;

export type CommandId = keyof typeof commands;
