import * as z from 'zod';

const YEARS = [2000, 2998] as const;

/** A time on the command line, read as Unix milliseconds; a date alone is its first moment in UTC. */
export const isoTime = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: refusal })
  .transform((text) => Date.parse(text))
  .refine((time) => isIn(new Date(time).getUTCFullYear()), {
    error: `must be a time in the years ${YEARS.join(' to ')}`,
  });

/** How far a clock that begins now at `start`, in Unix milliseconds, is ahead of the system's; 0 without `start`. */
export function msAhead(start: number | undefined): number {
  return start === undefined ? 0 : start - Date.now();
}

/** The system's clock, in Unix milliseconds, put forward by `ms`. */
export function clockAhead(ms: number): () => number {
  return () => Date.now() + ms;
}

function isIn(year: number): boolean {
  return year >= YEARS[0] && year <= YEARS[1];
}

function refusal({ input }: { readonly input?: unknown }): string {
  return `must be a time such as 2026-01-31T10:00:00Z, not "${input}"`;
}
