import { audioSchema } from '../audio/audioTable.ts';
import { eventSchema } from '../events/eventTable.ts';
import { idempotencySchema } from '../idempotency/idempotencyTable.ts';
import { jobSchema } from '../jobs/jobTable.ts';
import { synthesisSchema } from '../speech/synthesisTable.ts';
import { wordTimeSchema } from '../speech/wordTimeTable.ts';
import { meterSchema } from './meterSchema.ts';

/** What brings a store from each version to the next; the version is how many have run. Only ever append. */
export const migrations: readonly string[] = [
  meterSchema,
  idempotencySchema,
  audioSchema,
  synthesisSchema,
  wordTimeSchema,
  jobSchema,
  eventSchema,
];
