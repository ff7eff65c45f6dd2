import { harfLanguage, t } from '../wording/localize.ts';

const BYTES_IN_MB = 1_000_000;

/** A size as people read it, such as `20.7 MB`. */
export function sizeText(bytes: number): string {
  return t('{0} MB', inMegabytes(bytes));
}

/** How much of something has come, such as `3.1 of 20.7 MB`. */
export function partText(bytes: number, totalBytes: number): string {
  return t('{0} of {1} MB', inMegabytes(bytes), inMegabytes(totalBytes));
}

function inMegabytes(bytes: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (bytes / BYTES_IN_MB).toLocaleString(harfLanguage(), digits);
}
