import { readFileSync } from 'node:fs';

/** Translations by their English texts. */
export type Bundle = Readonly<Record<string, string>>;

/** The translations in the file `path`; none, so that all stays English, if it cannot be read. */
export function bundleIn(path: string): Bundle {
  try {
    const texts: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const entries = typeof texts === 'object' && texts !== null ? Object.entries(texts) : [];
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}
