import type { Log } from '../log.ts';
import type { Connection } from '../service/connection.ts';

/** What the usage panel asks, and where its failures are logged. */
export interface UsagePanelDependencies {
  readonly connection: Connection;
  readonly log: Log;
}
