import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

interface Output {
  readonly bytes: number;
  readonly imports: readonly { readonly path: string; readonly kind: string; readonly external?: boolean }[];
  readonly inputs: Readonly<Record<string, unknown>>;
}

const meta: { readonly outputs: Readonly<Record<string, Output>> } = JSON.parse(
  readFileSync(new URL('../../dist/meta/extension.json', import.meta.url), 'utf8'),
);

/** What is loaded with `path`: dynamic imports are left out. */
function loadedWith(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const next = meta.outputs[path]?.imports ?? [];
  for (const each of next)
    if (each.kind === 'import-statement' && !each.external) loadedWith(each.path, seen);
  return seen;
}

describe('what activation loads', () => {
  const paths = loadedWith('dist/extension.js');
  const outputs = [...paths].map((path) => meta.outputs[path]);

  it('is one file besides the one that the manifest names', () => {
    assert.equal(paths.size, 2);
  });

  it('is below 56 kB', () => {
    const bytes = outputs.reduce((sum, output) => sum + (output?.bytes ?? 0), 0);
    assert.ok(bytes > 1000 && bytes < 56_000, `${bytes} bytes`);
  });

  it('has no code of the client, the contract or the service, but for the values of settings', () => {
    const inputs = outputs.flatMap((output) => Object.keys(output?.inputs ?? {}));
    assert.deepEqual(
      inputs.filter(
        (path) =>
          !/^src\/(extension\.ts|editor\/|text\/|document\/links\/|contract\/values\.ts|platform\/)/.test(
            path,
          ),
      ),
      [],
    );
  });
});
