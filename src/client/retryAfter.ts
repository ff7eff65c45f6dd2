/**
 * `Retry-After` as milliseconds from now; undefined if it is absent or makes no sense. A date is counted from
 * the answer's own `Date`, so that a wrong clock on either side changes nothing, else from `unixNowMs`.
 */
export function parseRetryAfter(
  value: string | null,
  { date, unixNowMs }: { date: string | null; unixNowMs: number },
): number | undefined {
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  const answered = Date.parse(date ?? '');
  return Math.max(0, until - (Number.isNaN(answered) ? unixNowMs : answered));
}
