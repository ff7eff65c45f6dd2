import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askThread } from '../../../src/platform/askThread.ts';
import { isFullHeap, Thread } from '../../../src/platform/node/thread.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** The module of a thread with this code, which has `parentPort` and `workerData`. */
function moduleOf(code: string): string {
  const path = join(temporaryFolder(), 'thread.mjs');
  writeFileSync(path, `import { parentPort, workerData } from 'node:worker_threads';\n${code}`);
  return path;
}

const ECHO = "parentPort.on('message', (message) => parentPort.postMessage([workerData, message]));";
const FULL = 'const all = []; for (;;) all.push(new Array(100_000).fill({}));';

describe('a thread', () => {
  it('is sent messages and answers, until it is ended', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const thread = new Thread<number, unknown>(moduleOf(ECHO), {
      workerData: 'data',
      onMessage: resolve,
      onEnd: reject,
    });
    thread.unref();
    thread.ref();
    thread.post(5);
    assert.deepEqual(await promise, ['data', 5]);
    await thread.end();
  });

  it('tells once why it ended by itself, and never that it was ended', async () => {
    const reasons: unknown[] = [];
    const start = (code: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const onEnd = (error: unknown) => {
        reasons.push(error);
        resolve();
      };
      const thread = new Thread(moduleOf(code), { workerData: 0, onMessage: () => {}, onEnd });
      return { thread, ended: promise };
    };
    for (const code of ["throw new Error('broken');", 'process.exit(1);']) {
      const { thread, ended } = start(code);
      await ended;
      await thread.end();
    }
    await start(ECHO).thread.end();
    assert.deepEqual(reasons.map(String), ['Error: broken', 'Error: Its thread has ended.']);
  });

  it('has as much memory as it may have, and ends with that', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const resourceLimits = { maxOldGenerationSizeMb: 20 };
    new Thread(moduleOf(FULL), { workerData: 0, onMessage: () => {}, onEnd: resolve, resourceLimits });
    assert.equal(isFullHeap(await promise), true);
    assert.equal(isFullHeap(new Error('broken')), false);
  });
});

describe('a thread that is asked one thing', () => {
  const { signal } = new AbortController();

  it('gives its answer', async () => {
    assert.equal(await askThread(moduleOf('parentPort.postMessage(workerData + 1);'), 5, signal), 6);
  });

  it('says so where it fails, or ends without an answer', async () => {
    await assert.rejects(askThread(moduleOf("throw new Error('broken');"), 0, signal), /broken/);
    await assert.rejects(askThread(moduleOf(''), 0, signal), /Its thread has ended/);
  });

  it('is ended by a cancel, and not begun after one', async () => {
    const controller = new AbortController();
    const asked = askThread(moduleOf('setInterval(() => {}, 1000);'), 0, controller.signal);
    controller.abort(new Error('cancelled'));
    await assert.rejects(asked, /cancelled/);
    await assert.rejects(askThread('/missing.mjs', 0, controller.signal), /cancelled/);
  });
});
