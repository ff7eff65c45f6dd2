import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/places.mjs';

/** What follows the name of a thread's code, up to the end of its options. */
const THREADS = /new Worker\(.*?\);?\n/gs;

describe('The threads', () => {
  it('are started in one place, with a limit of memory', () => {
    const started = globSync('src/**/*.ts', { cwd: root }).flatMap((path) => {
      const threads = readFileSync(join(root, path), 'utf8').match(THREADS) ?? [];
      return threads.map((thread) => ({ path: path.replaceAll('\\', '/'), thread }));
    });
    assert.deepEqual(
      started.map(({ path }) => path),
      ['src/platform/thread.ts'],
    );
    assert.match(started[0]?.thread ?? '', /resourceLimits/);
  });
});
