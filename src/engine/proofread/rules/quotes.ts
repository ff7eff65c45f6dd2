import { hasPersianLetter } from '../../../text/persian.ts';
import type { Span, TextChange } from '../../../text/span.ts';
import type { TidyRule, TidyStep } from '../rule.ts';

const PARAGRAPH = /\n[^\S\n]*\n/g;
const MARKS_OF_QUOTATION = /["“”«»]/g;
/** What may stand before a quotation and behind it. */
const BEFORE = /[\s\u200c,;([{«“‹—–،؛:/-]/;
const BEHIND = /[\s\u200c)\]}»”›—–،؛:.؟!…,;?/-]/;

/**
 * Writes « » for a pair of "straight" or “curly” marks around Persian. Those within other quotations stay, and so do
 * all of a paragraph in which they do not pair.
 */
const tidyQuotes: TidyStep = (text) => {
  const changes: TextChange[] = [];
  let utf16Start = 0;
  for (const paragraph of text.split(PARAGRAPH)) {
    const at = text.indexOf(paragraph, utf16Start);
    for (const { utf16Start: open, utf16End } of outermostPairs(paragraph))
      if (hasPersianLetter(paragraph.slice(open, utf16End)))
        changes.push(mark(at + open, '«'), mark(at + utf16End - 1, '»'));
    utf16Start = at + paragraph.length;
  }
  return changes;
};

function mark(utf16Start: number, text: string): TextChange {
  return { utf16Start, utf16End: utf16Start + 1, text };
}

/** The quotations of a paragraph that are to be marked otherwise; none if one of its marks has no other. */
function outermostPairs(paragraph: string): readonly Span[] {
  const pairs: Span[] = [];
  const open: { readonly mark: string; readonly at: number }[] = [];
  for (const { 0: sign, index } of paragraph.matchAll(MARKS_OF_QUOTATION)) {
    const last = open.at(-1);
    if (last !== undefined && CLOSES[last.mark] === sign) {
      open.pop();
      if (sign === '"' && !isBehind(paragraph, index)) return [];
      if (open.length === 0 && sign !== '»') pairs.push({ utf16Start: last.at, utf16End: index + 1 });
    } else if (sign in CLOSES) {
      if (sign === '"' && !isBefore(paragraph, index)) return [];
      open.push({ mark: sign, at: index });
    } else return [];
  }
  return open.length === 0 ? pairs : [];
}

const CLOSES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»' };

function isBefore(text: string, at: number): boolean {
  return at === 0 || BEFORE.test(text.charAt(at - 1));
}

function isBehind(text: string, at: number): boolean {
  return at === text.length - 1 || BEHIND.test(text.charAt(at + 1));
}

export const quotes: TidyRule = {
  name: 'quotes',
  reason: {
    en: 'Persian quotations stand in « ».',
    fa: 'نقل‌قول فارسی در گیومهٔ «» می‌آید.',
  },
  severity: 'hint',
  mends: [{ before: 'گفت "سلام" و رفت.', after: 'گفت «سلام» و رفت.' }],
  stays: ['گفت «سلام» و رفت.', 'دستور git commit -m "سلام" را بزن.'],
  tidies: [tidyQuotes],
};
