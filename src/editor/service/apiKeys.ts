import type { Event, SecretStorage, SecretStorageChangeEvent } from 'vscode';
import { KeyringError } from '../failures/editorFailure.ts';

const PREFIX = 'harf.apiKey:';
/** The origins that a key is kept for, as JSON: older editors cannot list their secrets. */
const ORIGINS = 'harf.origins';

/** The API keys, each kept for the origin it was entered for; every method may reject with a `KeyringError`. */
export interface ApiKeys {
  readonly onDidChange: Event<SecretStorageChangeEvent>;
  get(origin: string): Promise<string | undefined>;
  set(origin: string, key: string): Promise<void>;
  delete(origin: string): Promise<void>;
  /** The origins that a key is kept for. */
  origins(): Promise<string[]>;
}

/** Keeps keys in VS Code's secret storage and nowhere else. */
export function apiKeysIn(secrets: SecretStorage): ApiKeys {
  const noted = async () => originsIn(await guarded(() => secrets.get(ORIGINS)));
  const others = async (origin: string) => (await noted()).filter((each) => each !== origin);
  const note = (origins: readonly string[]) => guarded(() => secrets.store(ORIGINS, JSON.stringify(origins)));
  return {
    onDidChange: secrets.onDidChange,
    get: (origin) => guarded(() => secrets.get(PREFIX + origin)),
    async set(origin, key) {
      await guarded(() => secrets.store(PREFIX + origin, key));
      await note([...(await others(origin)), origin]);
    },
    async delete(origin) {
      await guarded(() => secrets.delete(PREFIX + origin));
      await note(await others(origin));
    },
    origins: noted,
  };
}

/** What is noted in any other way is nothing. */
function originsIn(json = '[]'): string[] {
  try {
    const found: unknown = JSON.parse(json);
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

async function guarded<T>(work: () => Thenable<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new KeyringError(error);
  }
}
