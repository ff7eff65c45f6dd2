import type { Connection } from '../connection.ts';
import type { Log } from '../log.ts';

/** What the usage panel asks, and where its failures are logged. */
export interface UsagePanelParts {
  readonly connection: Connection;
  readonly log: Log;
}
