import assert from 'node:assert/strict';
import type { Client } from '../../../src/client/index.ts';
import { Analyses } from '../../../src/editor/aids/analyses.ts';
import { heapBytes } from '../../support/heapBytes.ts';
import { startTestService, type TestService } from '../../support/testService.ts';

describe('analyses for the reading aids', () => {
  const { signal } = new AbortController();
  let service: TestService;
  let sent: Parameters<Client['analyse']>[0][];
  let analyses: Analyses;

  before(async () => {
    service = await startTestService();
  });
  after(() => service.close());
  beforeEach(() => {
    sent = [];
    const client: Client = {
      ...service.client(),
      analyse(request, options) {
        sent.push(request);
        return service.client().analyse(request, options);
      },
    };
    analyses = new Analyses({ runLocal: (operation) => operation(client) });
  });

  const wordsOf = async (...texts: string[]) =>
    (await analyses.of(texts, signal)).map((words) => words.map(({ word }) => word.source));

  it('ask once for several texts, and give each its words and offsets', async () => {
    const texts = ['سلام دنیا', '𐎠 خوب', 'x'];
    const [first, second, third] = await analyses.of(texts, signal);
    assert.equal(sent.length, 1);
    assert.deepEqual(
      [first, second].map((words) => words?.map(({ word, utf16Start }) => [word.source, utf16Start])),
      [
        [
          ['سلام', 0],
          ['دنیا', 5],
        ],
        [['خوب', 3]],
      ],
    );
    assert.deepEqual(third, []);
  });

  it('ask again only for what is new, until they forget', async () => {
    await wordsOf('سلام', 'دنیا');
    assert.deepEqual(await wordsOf('دنیا', 'خوب', 'سلام'), [['دنیا'], ['خوب'], ['سلام']]);
    assert.deepEqual(
      sent.slice(1).map(({ text }) => text),
      ['خوب'],
    );
    assert.equal(analyses.known('سلام')?.length, 1);
    analyses.forget();
    assert.equal(analyses.known('سلام'), undefined);
    await wordsOf('سلام');
    assert.equal(sent.length, 3);
  });

  it('ask again for what was read in another notation', async () => {
    const systematic = { style: 'systematic', vowelNotation: 'macron' } as const;
    await analyses.of(['سلام'], signal);
    assert.equal(analyses.known('سلام', systematic), undefined);
    await analyses.of(['سلام'], signal, systematic);
    assert.deepEqual(sent, [
      { text: 'سلام', style: 'readable', vowelNotation: 'double_a' },
      { text: 'سلام', ...systematic },
    ]);
    assert.equal(analyses.known('سلام', systematic)?.length, 1);
    assert.equal(analyses.known('سلام')?.length, 1);
  });

  it('forget what was asked for before, even if it comes later', async () => {
    const underWay = analyses.of(['سلام'], signal);
    analyses.forget();
    assert.equal((await underWay)[0]?.length, 1);
    assert.equal(analyses.known('سلام'), undefined);
  });

  it('divide what is too much for one request', async () => {
    const texts = Array.from({ length: 30 }, (_, at) => `سلام ${'خوب '.repeat(200)}${at}`);
    const words = await wordsOf(...texts);
    assert.ok(sent.length > 1 && sent.every(({ text }) => text.length <= 6000));
    assert.ok(words.every((each) => each.length === 201));
  });

  it('can read text with half of a surrogate pair', async () => {
    assert.deepEqual(await wordsOf('\ud83d سلام'), [['سلام']]);
  });

  it('remember no more than so much', async () => {
    for (let at = 0; at < 60; at++) await wordsOf(`${at} ${'خوب '.repeat(250)}`);
    assert.equal(analyses.known(`0 ${'خوب '.repeat(250)}`), undefined);
    assert.ok(analyses.known(`59 ${'خوب '.repeat(250)}`));
  });

  it('remember a sentence without the document that it was cut from', async () => {
    const cut = (at: number) => `${at} سلام دنیای خوب ما. ${'خوب '.repeat(500_000)}`.slice(0, 20);
    await wordsOf(cut(0));
    const before = heapBytes();
    for (let at = 1; at <= 10; at++) await wordsOf(cut(at));
    sent = [];
    const grown = heapBytes() - before;
    assert.ok(analyses.known(cut(1)));
    assert.ok(grown < 10_000_000, `${grown} bytes are kept`);
  });

  it('end when they are cancelled', async () => {
    await assert.rejects(analyses.of(['سلام'], AbortSignal.abort()), { name: 'AbortError' });
    assert.equal(analyses.known('سلام'), undefined);
  });
});
