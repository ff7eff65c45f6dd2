import type { ServiceNotice } from './channel.ts';
import { MemoryIdempotency } from './idempotency/memoryIdempotency.ts';
import { fixedKeys } from './keys/apiKeys.ts';
import { UnmeteredAccount } from './keys/unmeteredAccount.ts';
import { createService, type Service, type ServiceDependencies } from './service.ts';
import type { StorageProblem } from './store/storageProblem.ts';

/** Longer than a client tries the same request again. */
const TEXT_RETENTION_MS = 600_000;
const MAX_TEXT_RECORDS = 500;
const MAX_TEXT_RECORD_BYTES = 16_000_000;

interface EditorSettings {
  readonly apiKey: string;
  /** Tells the editor. */
  readonly inform: (notice: ServiceNotice) => void;
}

/** The service of one editor. Unmetered: one key for everything, no allowance, no rate limit, and text is kept in memory only. */
export function editorService(
  dependencies: Omit<ServiceDependencies, 'keys' | 'textIdempotency' | 'onStorageProblem'>,
  { apiKey, inform }: EditorSettings,
): Service {
  return createService(
    {
      ...dependencies,
      keys: fixedKeys([
        { key: apiKey, scopes: ['text', 'speech', 'usage'], account: new UnmeteredAccount() },
      ]),
      textIdempotency: new MemoryIdempotency({
        maxRecords: MAX_TEXT_RECORDS,
        maxBytes: MAX_TEXT_RECORD_BYTES,
        retentionMs: TEXT_RETENTION_MS,
      }),
      onStorageProblem: (problem) => informOf(problem, inform),
    },
    {},
  );
}

function informOf(problem: StorageProblem, inform: (notice: ServiceNotice) => void): void {
  if (problem === 'full') inform({ kind: 'disk_full' });
  if (problem === 'unwritable') inform({ kind: 'folder_unwritable' });
}

/** Tells of each notice once, by `tell`. */
export function noticesOnce(tell: (notice: ServiceNotice) => void): (notice: ServiceNotice) => void {
  const told = new Set<string>();
  return (notice) => {
    const name = JSON.stringify(notice);
    if (told.has(name)) return;
    told.add(name);
    tell(notice);
  };
}
