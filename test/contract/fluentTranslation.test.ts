import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import type { Client } from '../../src/client/index.ts';
import type { FluentFiles } from '../../src/service/translation/fluent/fluentMessages.ts';
import {
  createFluentTranslation,
  type FluentTranslation,
} from '../../src/service/translation/fluentTranslation.ts';
import { testEngine } from '../support/engine.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { startTestService, type TestService } from '../support/testService.ts';
import { glue, mortalFluentWorker, tinyFluentFiles } from '../support/tinyFluent.ts';

describe('a fluent translation over a socket', () => {
  let service: TestService;
  let client: Client;
  let files: FluentFiles | undefined;
  let fluent: FluentTranslation;

  beforeEach(async () => {
    files = tinyFluentFiles(temporaryFolder());
    fluent = createFluentTranslation({ findFiles: async () => files, worker: mortalFluentWorker, glue });
    service = await startTestService({ engine: testEngine(), fluentTranslation: fluent });
    client = service.client();
  });
  afterEach(async () => {
    await fluent.close();
    await service.close();
  });

  const translated = (text: string, signal?: AbortSignal) => client.translate({ text }, signal && { signal });

  it('is served in the contract’s own answer, which says which engine made it', async () => {
    const { translation, engineVersion = '' } = await translated('سلام دنیا.');
    assert.equal(translation, 'hello world.');
    assert.match(engineVersion, /\+tiny$/);
  });

  it('gives way to the draft once it is removed, also for the same text', async () => {
    await translated('سلام دنیا.');
    files = undefined;
    const { translation, engineVersion = '' } = await translated('سلام دنیا.');
    assert.notEqual(translation, 'hello world.');
    assert.doesNotMatch(engineVersion, /tiny/);
  });

  it('gives way to the draft, and says so, where its files are damaged', async () => {
    appendFileSync(files?.model.path ?? '', 'x');
    const { translation, warnings } = await translated('سلام دنیا.');
    assert.ok(translation.length > 0 && translation !== 'hello world.');
    assert.match(JSON.stringify(warnings), /fluent_translation_failed.*model\.bin is damaged/);
  });

  for (const [what, text, reason] of [
    ['ends', 'سلام دنیا. مرگ دنیا.', /fluent_translation_failed.*Its thread has ended/],
    ['throws what nobody catches', 'سلام دنیا. خطا دنیا.', /fluent_translation_failed.*Out of memory/],
  ] as const)
    it(`gives way to the draft, and says so, where its thread ${what}, and is there for the next`, async () => {
      await translated('سلام');
      const { translation, warnings, engineVersion = '' } = await translated(text);
      assert.ok(translation.length > 0 && !translation.startsWith('hello'));
      assert.match(JSON.stringify(warnings), reason);
      assert.doesNotMatch(engineVersion, /tiny/);
      assert.equal((await translated('سلام دنیا.')).translation, 'hello world.');
    });

  it('is tried again for a text that had a draft because it failed', async () => {
    const whole = files;
    files = tinyFluentFiles(temporaryFolder(), (name, bytes) =>
      name === 'model.bin' ? bytes.subarray(0, 30_000) : bytes,
    );
    assert.notEqual((await translated('سلام دنیا.')).translation, 'hello world.');
    files = whole;
    assert.equal((await translated('سلام دنیا.')).translation, 'hello world.');
  });

  it('can be cancelled, and the next one is served', async () => {
    const controller = new AbortController();
    const running = translated('سلام دنیا. '.repeat(500), controller.signal);
    controller.abort();
    await assert.rejects(running, { name: 'AbortError' });
    assert.equal((await translated('سلام')).translation, 'hello');
  });

  it('has its words tied to those that they came from', async () => {
    const text = 'سلام دنیا. من کتاب را خواندم.';
    const { translation } = await translated(text);
    const { sentences } = await client.align({ text, translation });
    assert.deepEqual(
      sentences.map(({ words }) =>
        words.map((word) => [
          translation.slice(word.written.codePointStart, word.written.codePointEnd),
          text.slice(word.original.codePointStart, word.original.codePointEnd),
        ]),
      ),
      [
        [
          ['hello', 'سلام'],
          ['world', 'دنیا'],
        ],
        [
          ['I', 'من'],
          ['book', 'کتاب'],
          ['the', 'را'],
          ['read', 'خواندم'],
        ],
      ],
    );
  });

  it('has the words of anybody’s English tied by what they mean', async () => {
    const request = { text: 'هوا سرد بود.', translation: 'The weather was cold.' };
    const [sentence] = (await client.align(request)).sentences;
    assert.equal(sentence?.written.codePointEnd, 21);
    assert.ok(sentence?.words.some(({ written }) => written.codePointStart === 16));
  });
});

describe('a fluent translation that has lost something', () => {
  const source = 'سلام. سه کتاب خریدم. نرفتم.';
  const spans = [
    [0, 5, 0, 6],
    [6, 20, 7, 25],
    [21, 27, 26, 33],
  ] as const;
  const translation = 'Hello. I bought 4 books. I went.';

  it('carries a warning for each such sentence, with its place, what is missing and its draft', async () => {
    const links = spans.map(([codePointStart, codePointEnd, start, end]) => ({
      original: { codePointStart, codePointEnd },
      written: { codePointStart: start, codePointEnd: end },
      words: [],
    }));
    const fluentTranslation = {
      version: async () => 'careless',
      translate: async () => ({ translation, links }),
      close: async () => {},
    };
    const service = await startTestService({ engine: testEngine(), fluentTranslation });
    try {
      const answer = await service.client().translate({ text: source });
      assert.equal(answer.translation, translation);
      assert.deepEqual(
        answer.warnings.map(({ code, codePointStart, codePointEnd }) => [
          code,
          source.slice(codePointStart, codePointEnd),
        ]),
        [
          ['doubtful_translation', 'سه کتاب خریدم.'],
          ['doubtful_translation', 'نرفتم.'],
        ],
      );
      assert.deepEqual(
        answer.warnings.map(({ doubts }) => doubts),
        [[{ reason: 'missing_number', missing: 'سه' }], [{ reason: 'missing_negation' }]],
      );
      assert.equal(answer.warnings[0]?.draft, 'I bought three books.');
      assert.match(
        answer.warnings[0]?.message ?? '',
        /the number “سه” is missing\. The draft is: “I bought three books\.”$/,
      );
      assert.match(
        answer.warnings[1]?.message ?? '',
        /a negation is missing\. The draft is: “I did ?n.t go\.”$/,
      );
    } finally {
      await service.close();
    }
  });
});
