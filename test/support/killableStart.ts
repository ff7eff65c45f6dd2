import * as z from 'zod';

/** The arguments of the `message` event that starts a killable service. */
export const killableStart = z
  .tuple([z.object({ dataDir: z.string(), synthesisMs: z.number() })])
  .rest(z.unknown());
