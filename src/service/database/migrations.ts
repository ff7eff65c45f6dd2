import { audioSchema } from '../audio/audioTable.ts';
import { eventSchema } from '../events/eventTable.ts';
import { idempotencySchema } from '../idempotency/idempotencyTable.ts';
import { jobSchema } from '../jobs/jobTable.ts';
import { synthesisSchema } from '../speech/synthesisTable.ts';
import { wordTimeSchema } from '../speech/wordTimeTable.ts';

/** The tables of a service that meters (`emulator/meterTable.ts`); in every store, for its version counts them. */
const meterSchema = `
  CREATE TABLE meters (
    environment TEXT NOT NULL,
    meter TEXT NOT NULL,
    period_start INTEGER NOT NULL,
    used INTEGER NOT NULL,
    PRIMARY KEY (environment, meter, period_start)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE reservations (
    id TEXT PRIMARY KEY,
    environment TEXT NOT NULL,
    meter TEXT NOT NULL,
    period_start INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    expires_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reservations_by_meter ON reservations (environment, meter, period_start);
`;

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
