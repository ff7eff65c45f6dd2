import type { TextChange } from '../../../text/span.ts';
import { DIGITS, IN_WORD, LETTERS, MARKS, replacements } from '../patterns.ts';
import type { TidyRule, TidyStep } from '../rule.ts';

const BRACKETS = /[«»()\n]/g;
const MOST_SPACES = 3;
const LETTER = new RegExp(`[${LETTERS}${MARKS}]`);
const WRITTEN = new RegExp(`[${IN_WORD}${DIGITS}.،؛؟!…%٪»«()]`);

/** Takes out the spaces inside « » and ( ) that pair on their line. */
const tidyInsideBrackets: TidyStep = (text) => {
  const changes: TextChange[] = [];
  for (const { open, close } of pairsIn(text)) {
    if (!LETTER.test(text.slice(open + 1, close))) continue;
    const first = spacesFrom(text, open + 1, 1);
    const last = spacesFrom(text, close - 1, -1);
    if (first.count > 0 && WRITTEN.test(first.next))
      changes.push({ utf16Start: open + 1, utf16End: open + 1 + first.count, text: '' });
    if (last.count > 0 && WRITTEN.test(last.next))
      changes.push({ utf16Start: close - last.count, utf16End: close, text: '' });
  }
  return changes.sort((a, b) => a.utf16Start - b.utf16Start);
};

/** Endings that people write behind a word in quotation marks. */
const ENDINGS = 'ی|یی|ها|های|هایی|ای|ام|اش|ات|مان|تان|شان|تر|ترین|اند|م|ش|ت';
const ENDING = new RegExp(`^(?:${ENDINGS})(?![${IN_WORD}])`);
const ENDING_LENGTH = 5;

/** Parts a quotation from the words that stand right before and behind it. */
const tidyAroundQuotations: TidyStep = (text) => {
  const changes: TextChange[] = [];
  for (const { open, close } of pairsIn(text)) {
    if (text[open] !== '«') continue;
    if (LETTER.test(text.charAt(open - 1)))
      changes.push({ utf16Start: open, utf16End: open + 1, text: ' «' });
    const behind = text.slice(close + 1, close + 2 + ENDING_LENGTH);
    if (LETTER.test(behind.charAt(0)) && !ENDING.test(behind))
      changes.push({ utf16Start: close, utf16End: close + 1, text: '» ' });
  }
  return changes.sort((a, b) => a.utf16Start - b.utf16Start);
};

/** Endings that may be left out, as in «کتاب(ها)», and blessings: «پیامبر(ص)». */
const WITHIN_WORD = `${ENDINGS}|هایی|ان|ات|ص|ع|س|ره|عج|رض`;
const OPENED_AT_WORD = new RegExp(
  `(?<=[${LETTERS}${MARKS}]{2}|(?<![${IN_WORD}])و)\\((?=[${LETTERS}«])(?!(?:${WITHIN_WORD})\\))`,
  'g',
);
/** Beginnings that may be left out, as in «(غیر)رسمی». */
const BEGINNINGS =
  'غیر|نا|بی|با|ضد|هم|پیش|پس|فرا|فرو|ابر|زیر|میان|بین|باز|وا|بر|در|پر|کم|تک|چند|نیم|شبه|سوء|خود|دگر|خوش|بد|نمی|می|این|آن|ال';
/** Not behind such a beginning or a letter, nor before an ending. */
const CLOSED_AT_WORD = new RegExp(
  `(?<=[${LETTERS}${MARKS}${DIGITS}»؟!…])(?<!\\((?:${BEGINNINGS}|(?![صع])[${LETTERS}]))\\)(?=[${LETTERS}]{2}|و |«)(?!(?:${ENDINGS})(?![${IN_WORD}]))`,
  'g',
);

/** Parts what is in brackets from the words that stand right before and behind it. */
const tidyAroundBrackets: TidyStep = (text) =>
  [...replacements(text, OPENED_AT_WORD, () => ' ('), ...replacements(text, CLOSED_AT_WORD, () => ') ')].sort(
    (a, b) => a.utf16Start - b.utf16Start,
  );

interface Pair {
  readonly open: number;
  readonly close: number;
}

const OPENS: Readonly<Record<string, string>> = { '»': '«', ')': '(' };

function pairsIn(text: string): readonly Pair[] {
  const pairs: Pair[] = [];
  let open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(BRACKETS)) {
    if (sign === '\n') open = [];
    else if (sign === '«' || sign === '(') open.push(index);
    else if (text[open.at(-1) ?? text.length] === OPENS[sign])
      pairs.push({ open: open.pop() ?? 0, close: index });
  }
  return pairs;
}

/** How many spaces there are from an offset on, and what stands behind them; none if they are too many. */
function spacesFrom(
  text: string,
  utf16Start: number,
  step: 1 | -1,
): { readonly count: number; readonly next: string } {
  let count = 0;
  while (count <= MOST_SPACES && text[utf16Start + count * step] === ' ') count++;
  if (count > MOST_SPACES) return { count: 0, next: '' };
  return { count, next: text.charAt(utf16Start + count * step) };
}

export const brackets: TidyRule = {
  name: 'brackets',
  reason: {
    en: 'Brackets and quotation marks touch what they hold, and a space parts them from the words outside.',
    fa: 'پرانتز و گیومه به نوشتهٔ درون خود چسبیده‌اند و از واژه‌های بیرون یک فاصله دارند.',
  },
  severity: 'hint',
  mends: [
    { before: 'این « خوب » است.', after: 'این «خوب» است.' },
    { before: 'گران است(حدود ده دلار).', after: 'گران است (حدود ده دلار).' },
  ],
  stays: ['کتاب(ها) را آورد.', '(غیر)رسمی است.'],
  tidies: [tidyInsideBrackets, tidyAroundQuotations, tidyAroundBrackets],
};
