import type { Client } from '../../client/index.ts';
import type { ServiceNotice } from '../../service/channel.ts';
import type { Log } from '../log.ts';

export type { ServiceNotice };

/** The local service of a window that runs, in a process or a thread of its own. */
export interface RunningService {
  readonly client: Client;
  /** Resolves when it runs no more, for whatever reason. */
  readonly ended: Promise<void>;
  /** Ends it; resolves when it runs no more. */
  end(): Promise<void>;
}

/** With what the local service of a window is started. */
export interface RunOptions {
  /** Its entry module: a path, or in a browser an address. */
  readonly modulePath: string;
  /** Where speech and its jobs are kept; what goes with the service if it is left out. */
  readonly dataFolder?: string;
  /** Where what the user fetched lies; nothing is used if it is left out. */
  readonly assetsFolder?: string;
  /** Which natural voice speaks for which, when it starts. */
  readonly naturalVoices?: () => Readonly<Record<string, string>>;
  /** Where it may keep its compiled code; nowhere if it is left out. */
  readonly codeCache?: string;
  readonly log: Log;
  /** Twenty seconds if it is left out. */
  readonly startLimitMs?: number;
  /** Told what the user should know of the disk, each notice once a process. */
  readonly onNotice?: (notice: ServiceNotice) => void;
}
