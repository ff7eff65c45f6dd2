import { idempotencySchema } from '../idempotency/idempotencyTable.ts';
import { meterSchema } from '../meters/meterTable.ts';

/** What brings a store from each version to the next; the version is how many have run. Only ever append. */
export const migrations: readonly string[] = [meterSchema, idempotencySchema];
