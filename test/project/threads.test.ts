import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/places.mjs';

/** What follows the name of a thread's code, up to the end of its options. */
const THREADS = /new Worker\(.*?\);?\n/gs;

describe('The threads', () => {
  it('have a limit of memory, wherever one is started', () => {
    const sources = globSync('src/**/*.ts', { cwd: root }).map((path) =>
      readFileSync(join(root, path), 'utf8'),
    );
    const threads = sources.flatMap((source) => source.match(THREADS) ?? []);
    assert.ok(threads.length >= 5);
    assert.deepEqual(
      threads.filter((thread) => !thread.includes('resourceLimits')),
      [],
    );
  });
});
