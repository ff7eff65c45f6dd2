/** A request may be repeated with its key for a day; who asks for a longer wait does not want it any more. */
export const LONGEST_RETRY_AFTER_MS = 86_400_000;

/** What a server asks for beyond a century is told as a century, in milliseconds. */
const MOST_MS = 36_525 * 86_400_000;

/** The three forms of a date in HTTP, all of which begin with the day of the week. */
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? [\w :+-]{10,40}$/;

/**
 * `Retry-After` as milliseconds from now, at least 0 and at most a century; undefined if it is absent or makes
 * no sense. A date is counted from the answer's own `Date`, so that a wrong clock on either side changes
 * nothing, else from `unixNowMs`.
 */
export function parseRetryAfter(
  value: string | null,
  { date, unixNowMs }: { date: string | null; unixNowMs: number },
): number | undefined {
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, MOST_MS);
  const until = parseDate(value);
  if (until === undefined) return undefined;
  return Math.min(Math.max(0, until - (parseDate(date ?? '') ?? unixNowMs)), MOST_MS);
}

function parseDate(value: string): number | undefined {
  const instant = HTTP_DATE.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}
