import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from '../../wording/bundle.ts';

/** Harf's Persian texts, 40 kB, from the folder of the extension. */
export function persianBundle(extensionUri: { readonly fsPath: string }): Bundle {
  return bundleIn(join(extensionUri.fsPath, 'l10n', 'bundle.l10n.fa.json'));
}

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
