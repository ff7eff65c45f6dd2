import { parseArgs } from 'node:util';
import * as z from 'zod';

/** What the run is told, and tells its part in the extension host. */
export const enduranceOptions = z.object({
  seed: z.number(),
  rounds: z.number(),
  isProfiled: z.boolean(),
});
export type EnduranceOptions = z.infer<typeof enduranceOptions>;

/** About seven minutes on two cores that have nothing else to do. */
const ROUNDS = 40;
const LARGEST_SEED = 2 ** 32;

/** Reads the arguments; throws an Error of one sentence for a wrong one. */
export function parseOptions(args: readonly string[]): EnduranceOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: `${Math.floor(Math.random() * LARGEST_SEED)}` },
      rounds: { type: 'string', default: `${ROUNDS}` },
      profile: { type: 'boolean', default: false },
    },
  });
  const { seed, rounds, profile } = values;
  return { seed: wholeNumber('--seed', seed), rounds: wholeNumber('--rounds', rounds), isProfiled: profile };
}

function wholeNumber(option: string, value: string): number {
  if (/^\d{1,10}$/.test(value)) return Number(value);
  throw new Error(`${option} must be a whole number, not "${value}".`);
}
