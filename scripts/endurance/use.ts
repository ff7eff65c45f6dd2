import type { Dialogs } from '../../test/support/editor/dialogs.ts';
import type { Commands } from './commands.ts';
import type { DocumentAges } from './documentAges.ts';
import type { FakePanels } from './fakePanels.ts';
import type { StepLog } from './stepLog.ts';

/** What everything that a round does shares. */
export interface Use {
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly log: StepLog;
  readonly commands: Commands;
  readonly dialogs: Dialogs;
  readonly panels: FakePanels;
  readonly documents: DocumentAges;
  /** Where Harf keeps what all windows share. */
  readonly storageFolder: string;
  /** What the run could not do on this computer. */
  readonly notes: Set<string>;
  /** A number that no document had yet. */
  nextNumber(): number;
}

/** One of `values`, as `random` says. */
export function pick<T>(random: () => number, values: readonly [T, ...T[]]): T {
  return values[Math.floor(random() * values.length)] ?? values[0];
}
