import type { Event, SecretStorage, SecretStorageChangeEvent } from 'vscode';
import { KeyringError } from '../failures/editorFailure.ts';

const PREFIX = 'harf.apiKey:';

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
  return {
    onDidChange: secrets.onDidChange,
    get: (origin) => guarded(() => secrets.get(PREFIX + origin)),
    set: (origin, key) => guarded(() => secrets.store(PREFIX + origin, key)),
    delete: (origin) => guarded(() => secrets.delete(PREFIX + origin)),
    async origins() {
      const names = await guarded(() => secrets.keys());
      return names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
    },
  };
}

async function guarded<T>(work: () => Thenable<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new KeyringError(error);
  }
}
