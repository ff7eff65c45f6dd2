import type { ReadingAids } from './aids/readingAids.ts';
import type { AssetsFeature } from './assets/assetsFeature.ts';
import type { BesideViews } from './beside/besideViews.ts';
import type { FailedWork } from './failures/failedWork.ts';
import type { Lazy } from './lazy.ts';
import type { Links } from './links/links.ts';
import type { Log } from './log.ts';
import type { ProseReader } from './prose/proseReader.ts';
import type { ApiKeys } from './service/apiKeys.ts';
import type { Connection } from './service/connection.ts';
import type { ReadAloud } from './speech/readAloud.ts';
import type { UsagePanel } from './usage/usagePanel.ts';

/** What the commands share; all of it costs nothing until it is used. */
export interface Features {
  readonly log: Log;
  readonly keys: ApiKeys;
  readonly connection: Connection;
  readonly links: Links;
  readonly proseReader: ProseReader;
  readonly failedWork: FailedWork;
  readonly usagePanel: UsagePanel;
  readonly readingAids: ReadingAids;
  readonly readAloud: Omit<ReadAloud, 'dispose'>;
  /** The Pinglish or the English of documents, in read-only editors beside them. */
  readonly beside: Lazy<BesideViews>;
  readonly assets: AssetsFeature;
  /** Shows in the status bar where text goes, from the first command on in every language. */
  readonly showStatus: () => void;
}
