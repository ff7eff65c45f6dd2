/** The tables of a service that meters (`emulator/meterTable.ts`); in every store, for its version counts them. */
export const meterSchema = `
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
