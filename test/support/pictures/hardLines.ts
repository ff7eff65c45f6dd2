import type { Place, Subject } from './look.ts';

/** Markdown that is scrambled where each line goes from the left, or by the first letter with a direction. */
export interface HardLine extends Subject {
  readonly markdown: string;
}

export const hardLines: readonly HardLine[] = [
  { name: 'link-first', markdown: '- [Firefox](https://example.org/fa/) را نصب و یک بار باز کنید.' },
  { name: 'heading', markdown: '## Harf 2.0 چه چیزهای تازه‌ای دارد؟' },
  { name: 'parentheses', markdown: 'این ویرایشگر (VS Code) رایگان است (و متن‌باز).' },
  { name: 'quotation-marks', markdown: 'به این کار «راست‌چین کردن» و گاهی "RTL" می‌گویند.' },
  { name: 'percent', markdown: 'با ۲۵٪ تخفیف از $20 به ۱٬۲۰۰٬۰۰۰ ریال رسید، یعنی 75%.' },
  { name: 'code', markdown: 'پیش از هر کاری `npm install --save-dev` را اجرا کنید.' },
  { name: 'emoji', markdown: '🎉 Harf منتشر شد 👍🏽 مبارک باشد!', hasPicture: false },
  { name: 'marks', markdown: 'VS Code **کِتابِ خوبِ** مَرا می‌شِناسَد، حتّیٰ *اَعرابَش* را.' },
  { name: 'half-spaces', markdown: 'نمی‌خواهم API‌های برنامه‌ام از کار بیفتند.' },
  { name: 'address', markdown: 'نشانی https://example.org/a/b/?c=1 را در مرورگر بنویسید.' },
  {
    name: 'table',
    markdown:
      '| نام برنامه | زبان | شمار |\n|---|---|---|\n| ویرایشگر متن | C++ و جز آن | ۱۲ |\n| Paint | فقط C | 34 |',
  },
  { name: 'names', markdown: 'نه به C++ نوشته شد، نه به C#، بلکه به .NET بود.' },
  { name: 'options', markdown: 'گزینهٔ --force را وقتی بدهید که foo() جواب نداد.' },
  {
    name: 'nested-list',
    markdown: '1. Node.js را نصب کنید:\n   - npm ci\n   - سپس npm test را\n2. و تمام.',
  },
  { name: 'quotation', markdown: '> Persian را «فارسی» بنویس، و همین!' },
  { name: 'digits', markdown: 'از ۸ تا 12 آذر ۱۴۰۵ (2026) دما ۳٫۵ درجه، یعنی 3.5°، بود.' },
  { name: 'phone', markdown: 'تلفن ما ۰۲۱-۸۸۷۷۶۶۵۵ و +98 912 345 6789 است.' },
  { name: 'latin-sentence', markdown: 'The word «سلام» means hello, and خداحافظ means goodbye.' },
  { name: 'question', markdown: 'چه کسی هنوز می‌رود سراغ Windows XP؟' },
  { name: 'checklist', markdown: '- [x] README را بنویس\n- [ ] CI را درست کن' },
  { name: 'code-block', markdown: '```js\n// توضیح فارسی\nlet x = "سلام";\n```' },
  { name: 'path', markdown: 'فایل src/text/persian.ts را ببین، یا ./README.' },
];

/** All of them in one document, an empty line between two. */
export const hardText = hardLines.map(({ markdown }) => markdown).join('\n\n');

/** Which lines of that document, from 0, are those of a hard line. */
export function placeInText(at: number): Place {
  const counts = hardLines.map(({ markdown }) => markdown.split('\n').length);
  const first = counts.slice(0, at).reduce((sum, count) => sum + count + 1, 0);
  return [first, first + (counts[at] ?? 0)];
}
