/** As they are written, also with a copula behind them. */
const QUESTION_WORDS = new Set(
  'چه چی کی کجا کجای کجاست چرا چگونه چطور چه‌طور چقدر چه‌قدر چند چندمین کدام کدامین کو چیست کیست چیه کیه'.split(
    ' ',
  ),
);
/** Before it the word asks nothing: هر چه، اگر چه. */
const NO_QUESTION_BEHIND = new Set(['هر', 'اگر', 'گر', 'چنان']);

const ACCENT = 'ñ';

interface Part {
  readonly language: 'persian' | 'foreign';
  readonly text: string;
  readonly spelling?: string;
  readonly pause: string;
}

/**
 * A question that a word asks, as it is spoken: the last such word has the focus, and what is behind it in its clause no
 * accent (Sadat-Tehrani 2011, The intonation patterns of interrogatives in Persian). Undefined if no word asks.
 */
export function focusedOnQuestionWord<T extends Part>(parts: readonly T[]): T[] | undefined {
  const at = parts.findLastIndex(
    ({ spelling = '' }, index) =>
      QUESTION_WORDS.has(spelling) && !NO_QUESTION_BEHIND.has(parts[index - 1]?.spelling ?? ''),
  );
  if (at < 0) return undefined;
  const pause = parts.findIndex(({ pause }, index) => index >= at && pause !== '');
  const end = pause < 0 ? parts.length : pause + 1;
  return parts.map((part, index) => {
    if (part.language === 'foreign' || index < at || index >= end) return part;
    const text = index === at ? accented(part.text) : part.text.replaceAll(ACCENT, '');
    return { ...part, text };
  });
}

function accented(text: string): string {
  return text.includes(ACCENT) ? text : text.replace(/[aeiouâ]/, `${ACCENT}$&`);
}
