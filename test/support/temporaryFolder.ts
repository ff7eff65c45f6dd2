import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let root: string | undefined;

/** A new folder that is gone when the tests are. */
export function temporaryFolder(): string {
  root ??= newRoot();
  return mkdtempSync(join(root, 'folder-'));
}

function newRoot(): string {
  const made = mkdtempSync(join(tmpdir(), 'harf-test-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
