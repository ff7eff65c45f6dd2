import assert from 'node:assert/strict';
import type { FluentFiles } from '../../../../src/service/translation/fluent/fluentMessages.ts';
import { FluentThread } from '../../../../src/service/translation/fluent/fluentThread.ts';
import { translateFluently } from '../../../../src/service/translation/fluentText.ts';
import { testEngine } from '../../../support/engine.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { fluentWorker, glue, mortalFluentWorker, tinyFluentFiles } from '../../../support/tinyFluent.ts';

describe('a thread of the fluent engine that fails', () => {
  let thread: FluentThread;
  let files: FluentFiles;
  const start = (worker: URL) => {
    const resourceLimits = { maxOldGenerationSizeMb: 60 };
    thread = new FluentThread({ worker, glue, idleMs: 60_000, sentenceMs: 30_000, resourceLimits });
  };
  beforeEach(() => {
    files = tinyFluentFiles(temporaryFolder());
  });
  afterEach(() => thread.close());

  it('says so in a sentence where the engine aborts, and the next one is translated', async () => {
    start(fluentWorker);
    await assert.rejects(thread.translate(files, '<i>سلام'), { message: 'The engine gave up (Aborted()).' });
    assert.equal(await thread.translate(files, 'سلام'), 'hello');
  });

  it('says so where there is no memory for the model, and a smaller one is translated with', async () => {
    start(fluentWorker);
    const huge = tinyFluentFiles(temporaryFolder(), (name, bytes) => {
      // How many tensors there are, each of which has a header.
      if (name === 'model.bin') bytes.writeBigUInt64LE(2n ** 26n, 8);
      return bytes;
    });
    await assert.rejects(
      thread.translate({ ...huge, version: 'huge' }, 'سلام'),
      /^Error: The engine gave up/,
    );
    assert.equal(await thread.translate(files, 'سلام'), 'hello');
  });

  for (const [what, word, message] of [
    ['ends', 'مرگ', /thread has ended/],
    ['throws what nobody catches', 'خطا', /Out of memory/],
    ['fills its memory', 'پر', /^Error: It needed more memory than it may have\.$/],
  ] as const)
    it(`fails all that wait where it ${what}, and the next is translated`, async () => {
      start(mortalFluentWorker);
      assert.equal(await thread.translate(files, 'سلام'), 'hello');
      const [ending, waiting] = [thread.translate(files, word), thread.translate(files, 'سلام')];
      await Promise.all([assert.rejects(ending, message), assert.rejects(waiting, message)]);
      assert.equal(await thread.translate(files, 'دنیا'), 'world');
    });

  it('gives up one sentence that takes too long', async () => {
    thread = new FluentThread({ worker: fluentWorker, glue, idleMs: 60_000, sentenceMs: 1 });
    await assert.rejects(thread.translate(files, 'سلام '.repeat(20_000)), { message: 'It took too long.' });
  });

  it('is asked for nothing more once a long text is cancelled, and translates the next', async () => {
    start(fluentWorker);
    const controller = new AbortController();
    let asked = 0;
    const text = testEngine().analyse('سلام دنیا. من کتاب را خواندم. '.repeat(200));
    const translating = translateFluently(
      text,
      (html) => {
        if (++asked === 3) controller.abort();
        return thread.translate(files, html);
      },
      controller.signal,
    );
    await assert.rejects(translating, { name: 'AbortError' });
    assert.equal(asked, 3);
    assert.equal(await thread.translate(files, 'سلام'), 'hello');
  });
});
