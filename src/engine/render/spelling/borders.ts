import { ZWNJ } from '../../signs.ts';

/** Letters that are not joined to the next one: a half-space behind them parts nothing. */
const UNJOINED_ENDING = /[اآأإٱدذرزژوؤء][\u064b-\u065f\u0670]*$/;

/** Whether the last letter of some is joined to none behind it. */
export function endsUnjoined(letters: string): boolean {
  return UNJOINED_ENDING.test(letters);
}

/** بیشتر and its like are written as one. */
export const JOINED_COMPARATIVES: ReadonlySet<string> = new Set(['به', 'مه', 'که', 'بیش', 'کم']);

/** «ماشین‌های شان» is ماشین‌هایشان. */
const OWNERS: ReadonlySet<string> = new Set(['مان', 'تان', 'شان']);

/**
 * What stands between two parts of one word, the only place that says so: a half-space, or nothing where it would part
 * nothing. Undefined where letters would have to change too: «شاد اند» is شادند.
 */
export function borderBetween(first: string, second: string): string | undefined {
  if (first.endsWith('های') && OWNERS.has(second)) return '';
  if (!endsUnjoined(first)) return JOINED_COMPARATIVES.has(first) && /^تر/.test(second) ? '' : ZWNJ;
  return /^ا(?:م|ت|ش|ی|یم|ید|ند|ست)$/.test(second) ? undefined : '';
}
