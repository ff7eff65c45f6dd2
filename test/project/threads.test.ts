import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/places.mjs';

/** What follows the name of a thread's code, up to the end of its options. */
const THREADS = /new Worker\(.*?\);?\n/gs;

describe('The threads', () => {
  it('are started in one place, with a limit of memory where that can be set', () => {
    const started = globSync('src/**/*.ts', { cwd: root }).flatMap((path) => {
      const threads = readFileSync(join(root, path), 'utf8').match(THREADS) ?? [];
      return threads.map((thread) => ({ path: path.replaceAll('\\', '/'), thread }));
    });
    assert.deepEqual(started.map(({ path }) => path).sort(), [
      'src/platform/browser/thread.ts',
      'src/platform/node/thread.ts',
    ]);
    const limited = started.find(({ path }) => path.includes('/node/'));
    assert.match(limited?.thread ?? '', /resourceLimits/);
  });
});
