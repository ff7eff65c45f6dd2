import * as l10n from '@vscode/l10n';

/** The language of the user interface, which numbers and times are written in. */
const language = () => document.documentElement.lang || 'en';

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Making one takes far longer than using it. */
function numberFormat(minimumIntegerDigits: number): Intl.NumberFormat {
  const key = `${language()} ${minimumIntegerDigits}`;
  const options = { minimumIntegerDigits, maximumFractionDigits: 2, useGrouping: false };
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(language(), options);
  numberFormats.set(key, format);
  return format;
}

/** A length of time as `3:07`. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${numberFormat(1).format(Math.floor(whole / 60))}:${numberFormat(2).format(whole % 60)}`;
}

export function count(value: number): string {
  return numberFormat(1).format(value);
}

/** A speed or pace as `1.25×`. */
export function times(factor: number): string {
  return `${numberFormat(1).format(factor)}×`;
}

/** The time of day, and the day too unless it is today's; `now` and `then` in milliseconds since the epoch. */
export function moment(then: number, now: number): string {
  const time = new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(then);
  if (new Date(then).toDateString() === new Date(now).toDateString()) return time;
  const day = new Intl.DateTimeFormat(language(), { weekday: 'short' }).format(then);
  return l10n.t('{0}, {1}', day, time);
}
