import assert from 'node:assert/strict';
import { appendFileSync, truncateSync } from 'node:fs';
import type { FluentFiles } from '../../../src/service/translation/fluent/fluentMessages.ts';
import {
  createFluentTranslation,
  type FluentTranslation,
} from '../../../src/service/translation/fluentTranslation.ts';
import { testEngine } from '../../support/engine.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { fluentWorker, glue, tinyFluentFiles } from '../../support/tinyFluent.ts';

describe('the fluent engine with a tiny model', () => {
  let fluent: FluentTranslation | undefined;

  const open = (
    files: FluentFiles | undefined,
    options: { readonly idleMs?: number } = {},
  ): FluentTranslation => {
    fluent = createFluentTranslation({
      findFiles: async () => files,
      worker: fluentWorker,
      glue,
      ...options,
    });
    return fluent;
  };

  afterEach(async () => {
    await fluent?.close();
  });

  it('translates, links words and keeps what must stay', async () => {
    const { translation, links } = await open(tinyFluentFiles(temporaryFolder())).translate(
      testEngine().analyse('سلام دنیا.\n- من کتاب ها را خواندم.'),
    );
    assert.equal(translation, 'hello world.\n- I books the read.');
    assert.deepEqual(
      links[0]?.words.map(({ original, written }) => [original.codePointStart, written.codePointStart]),
      [
        [0, 0],
        [5, 6],
      ],
    );
  });

  it('puts signs of emphasis around the words that they stood around', async () => {
    const { translation } = await open(tinyFluentFiles(temporaryFolder())).translate(
      testEngine().analyse('سلام **دنیا**. من **کتاب را** ~~خواندم~~.'),
    );
    assert.equal(translation, 'hello **world**. I **book the** ~~read~~.');
  });

  it('says that nothing is installed', async () => {
    assert.equal(await open(undefined).version(), undefined);
    await assert.rejects(open(undefined).translate(testEngine().analyse('سلام')), /not installed/);
  });

  it('loads again after it was idle', async () => {
    const opened = open(tinyFluentFiles(temporaryFolder()), { idleMs: 0 });
    for (let time = 0; time < 2; time++) {
      const { translation } = await opened.translate(testEngine().analyse('سلام'));
      assert.equal(translation, 'hello');
    }
  });

  for (const name of ['model.bin', 'lex.bin', 'vocab.spm'] as const) {
    it(`refuses a ${name} that is not what was installed`, async () => {
      const files = tinyFluentFiles(temporaryFolder());
      const file = [files.model, files.shortlist, files.vocabulary].find(({ path }) => path.endsWith(name));
      assert.ok(file);
      appendFileSync(file.path, 'x');
      await assert.rejects(
        open(files).translate(testEngine().analyse('سلام')),
        new RegExp(`${name} is damaged`),
      );
    });
  }

  it('refuses a model that is cut, though its hash is right, and goes on with a whole one', async () => {
    const cut = tinyFluentFiles(temporaryFolder(), (name, bytes) =>
      name === 'model.bin' ? bytes.subarray(0, 30_000) : bytes,
    );
    let files = cut;
    fluent = createFluentTranslation({ findFiles: async () => files, worker: fluentWorker, glue });
    await assert.rejects(fluent.translate(testEngine().analyse('سلام')), Error);
    files = { ...tinyFluentFiles(temporaryFolder()), version: 'whole' };
    assert.equal((await fluent.translate(testEngine().analyse('سلام'))).translation, 'hello');
  });

  it('refuses files that were exchanged', async () => {
    const files = tinyFluentFiles(temporaryFolder());
    await assert.rejects(
      open({ ...files, model: files.vocabulary, vocabulary: files.model }).translate(
        testEngine().analyse('سلام'),
      ),
      Error,
    );
  });

  it('says that a file is missing', async () => {
    const files = tinyFluentFiles(temporaryFolder());
    truncateSync(files.model.path, 0);
    await assert.rejects(
      open({ ...files, engine: { ...files.engine, path: `${files.engine.path}.gone` } }).translate(
        testEngine().analyse('سلام'),
      ),
      Error,
    );
  });

  it('gives up at once when it is cancelled, and serves the next', async () => {
    const opened = open(tinyFluentFiles(temporaryFolder()));
    await assert.rejects(
      opened.translate(testEngine().analyse('سلام دنیا. '.repeat(500)), AbortSignal.abort()),
      { name: 'AbortError' },
    );
    assert.equal((await opened.translate(testEngine().analyse('سلام'))).translation, 'hello');
  });
});
