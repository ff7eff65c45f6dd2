import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type AlignedWord,
  createClient,
  createFileLedger,
  createMemoryKeys,
  LongText,
  type LongTextDependencies,
  type LongTextOptions,
  type LongTextProgress,
  type RequestProgress,
  type TextClient,
} from '../../../src/client/index.ts';
import { MAX_BODY_BYTES, MAX_TEXT_CODE_POINTS } from '../../../src/contract/index.ts';
import { codePointLength } from '../../../src/text/codePoints.ts';
import { memoryFiles } from '../../support/memoryFiles.ts';

const pinglish = { name: 'pinglish', style: 'readable', vowelNotation: 'macron' } as const;
/** Just so long that no two paragraphs fit into one section. */
const paragraph = (word: string) => `${`${word} `.repeat(3500 / (word.length + 1)).trim()}.\n\n`;

interface Answer {
  readonly text: string;
  readonly alignment?: readonly AlignedWord[];
}

type Send = (
  section: string,
  call: {
    readonly signal: AbortSignal | undefined;
    readonly onProgress: (progress: RequestProgress) => void;
  },
) => Promise<Answer>;

interface Setting {
  readonly send?: Send;
  readonly inFlight?: number;
  readonly accept?: LongTextDependencies['accept'];
}

/** A long text whose service marks each section with brackets and trims it. */
function longText(texts: readonly string[], { send = bracketed, inFlight = 3, accept }: Setting = {}) {
  const sent: string[] = [];
  const keys = createMemoryKeys();
  const client: TextClient = {
    diacritize: () => assert.fail(),
    translate: () => assert.fail(),
    async pinglish({ text: section, ...form }, { signal, onProgress = () => {} } = {}) {
      sent.push(section);
      const { text: result, alignment = [] } = await send(section, { signal, onProgress });
      const usual = { requestId: 'r', engineVersion: 'e', usage: undefined, warnings: [] };
      return { ...usual, ...form, original: section, pinglish: result, alignment };
    },
  };
  const run: LongTextDependencies['run'] = (request) => request(client, keys);
  const text = new LongText({ operation: pinglish, texts, inFlight }, { run, ...(accept && { accept }) });
  return { text, sent };
}

const bracketed: Send = async (section) => ({ text: `[${section.trim()}]` });

const wordsOf = (sent: readonly string[]) => sent.map((section) => section.split(' ')[0]);

describe('a long text', () => {
  const three = ['یک', 'دو', 'سه'].map(paragraph);

  it('is sent section by section, and comes back joined in order, with its white space', async () => {
    const { text, sent } = longText([three.join('')]);
    const { isComplete, texts } = await text.run();
    assert.deepEqual(wordsOf(sent), ['یک', 'دو', 'سه']);
    assert.ok(isComplete);
    assert.equal(texts[0]?.text, three.map((section) => `[${section.trim()}]\n\n`).join(''));
  });

  it('comes back in order whatever the order of the answers', async () => {
    const open = three.map(() => Promise.withResolvers<void>());
    const { text } = longText([three.join('')], {
      async send(section) {
        await open[three.indexOf(section)]?.promise;
        return { text: section.toUpperCase() };
      },
    });
    const run = text.run();
    for (const gate of open.toReversed()) {
      gate.resolve();
      await new Promise(setImmediate);
    }
    assert.equal((await run).texts[0]?.text, three.join(''));
  });

  it('has a few sections under way at once', async () => {
    let [running, most] = [0, 0];
    const { text } = longText([['یک', 'دو', 'سه', 'پنج', 'شش'].map(paragraph).join('')], {
      async send(section) {
        most = Math.max(most, ++running);
        await new Promise(setImmediate);
        running--;
        return { text: section };
      },
    });
    await text.run();
    assert.equal(most, 3);
  });

  it('is sent once where it is the same, over all texts of a command', async () => {
    const [one = '', two = ''] = three;
    const { text, sent } = longText([one + two + one, two, 'سلام', 'سلام']);
    const { texts } = await text.run();
    assert.deepEqual(sent, [one, two, 'سلام']);
    assert.deepEqual(texts.slice(2), [texts[3], texts[3]]);
    assert.equal(texts[0]?.text, `[${one.trim()}]\n\n[${two.trim()}]\n\n[${one.trim()}]\n\n`);
  });

  it('is not sent where it has no Persian letter', async () => {
    const english = paragraph('word');
    const { text, sent } = longText([english + (three[0] ?? ''), '۱۲۳', '']);
    const { texts, isComplete } = await text.run();
    assert.deepEqual(sent, [three[0]]);
    assert.ok(isComplete);
    assert.deepEqual(
      texts.map(({ text: result }) => result),
      [`${english}[${three[0]?.trim()}]\n\n`, '۱۲۳', ''],
    );
  });

  it('keeps to the limits of the contract', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('سلام ', '\u0001', '\n\n', '😀', '"'), { minLength: 3 }),
        fc.integer({ min: 500, max: 4000 }),
        async (parts, times) => {
          const { text, sent } = longText([`ا${parts.join('').repeat(times)}`]);
          await text.run();
          for (const section of sent) {
            const body = { text: section, style: 'readable', vowel_notation: 'macron' };
            assert.ok(codePointLength(section) <= MAX_TEXT_CODE_POINTS);
            assert.ok(Buffer.byteLength(JSON.stringify(body)) <= MAX_BODY_BYTES);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('says what it costs at most: what is sent, each once, by the operation', () => {
    const texts = ['سلام 😀', 'سلام 😀', 'hello', three.join('')];
    const codePoints = 6 + three.reduce((sum, section) => sum + codePointLength(section), 0);
    const run: LongTextDependencies['run'] = () => assert.fail();
    const unitsOf = (operation: LongTextOptions['operation']) =>
      new LongText({ operation, texts }, { run }).units;
    assert.equal(unitsOf(pinglish), codePoints);
    assert.equal(unitsOf({ name: 'diacritize', includeEzafe: true }), codePoints);
    assert.equal(unitsOf({ name: 'translate' }), 2 * codePoints);
  });

  it('tells its progress, and that of its requests', async () => {
    const progress: LongTextProgress[] = [];
    const { text } = longText([three.join('')], {
      inFlight: 1,
      async send(section, { onProgress }) {
        onProgress({ kind: 'sending', attempt: 1 });
        return { text: section };
      },
    });
    await text.run({ onProgress: (each) => progress.push(each) });
    assert.deepEqual(
      progress.map(({ finishedSections, sections, request }) => [finishedSections, sections, request?.kind]),
      [0, 0, 1, 1, 2, 2, 3].map((count, at) => [count, 3, at % 2 === 1 ? 'sending' : undefined]),
    );
  });

  it('go on saying that one waits while others are sent and answered', async () => {
    const progress: LongTextProgress[] = [];
    const others = Promise.withResolvers<void>();
    let answered = 0;
    const { text } = longText([three.join('')], {
      async send(section, { onProgress }) {
        onProgress({ kind: 'sending', attempt: 1 });
        if (section.startsWith('یک')) {
          onProgress({ kind: 'waiting', waitMs: 4000, nextAttempt: 2, attempts: 5, code: 'busy' });
          await others.promise;
        } else if (++answered === 2) setImmediate(others.resolve);
        return { text: section };
      },
    });
    await text.run({ onProgress: (each) => progress.push(each) });
    const kinds = progress.map(({ request }) => request?.kind);
    const [from, to] = [kinds.indexOf('waiting'), kinds.lastIndexOf('waiting')];
    assert.deepEqual(new Set(kinds.slice(from, to + 1)), new Set(['waiting']));
    assert.equal(progress[to]?.finishedSections, 2);
    assert.equal(kinds.at(-1), undefined);
  });
});

describe('a long text of which a section fails', () => {
  const sections = ['یک', 'دو', 'سه', 'پنج', 'شش'].map(paragraph);

  it('keeps what is finished, applies nothing by itself, and sends only what is missing when run again', async () => {
    const failure = new Error('unavailable');
    const failing = new Set(['دو']);
    const sent: string[] = [];
    const { text } = longText([sections.join(''), paragraph('یک')], {
      inFlight: 2,
      async send(section) {
        const [word = ''] = section.split(' ');
        sent.push(word);
        await new Promise(setImmediate);
        if (failing.has(word)) throw failure;
        return { text: `[${word}]` };
      },
    });
    const first = await text.run();
    assert.deepEqual([first.isComplete, first.failure, first.finishedSections], [false, failure, 2]);
    assert.deepEqual(sent, ['یک', 'دو', 'سه']);
    const [, two, , ...rest] = sections;
    assert.equal(first.texts[0]?.text, `[یک]\n\n${two}[سه]\n\n${rest.join('')}`);
    assert.deepEqual(
      first.texts.map(({ isComplete }) => isComplete),
      [false, true],
    );
    failing.clear();
    const second = await text.run();
    assert.deepEqual(sent, ['یک', 'دو', 'سه', 'دو', 'پنج', 'شش']);
    assert.equal(second.texts[0]?.text, '[یک]\n\n[دو]\n\n[سه]\n\n[پنج]\n\n[شش]\n\n');
    assert.ok(second.isComplete);
  });

  it('takes of a result what is accepted, and fails with what is thrown instead', async () => {
    const { text } = longText([sections.join('')], {
      inFlight: 1,
      accept(result, section) {
        if (section.startsWith('دو')) throw new Error(`no: ${result}`);
        return result.slice(1, -1);
      },
    });
    const { failure, texts, finishedSections } = await text.run();
    assert.match(String(failure), /no: \[دو/);
    assert.equal(finishedSections, 1);
    assert.equal(texts[0]?.text, sections.join(''));
  });

  it('keeps what was finished past a cancellation', async () => {
    const controller = new AbortController();
    const { text, sent } = longText([sections.join('')], {
      inFlight: 1,
      async send(section, { signal }) {
        if (sent.length === 2) controller.abort('stop');
        signal?.throwIfAborted();
        return { text: section };
      },
    });
    await assert.rejects(text.run({ signal: controller.signal }), (reason) => reason === 'stop');
    assert.ok((await text.run()).isComplete);
    assert.deepEqual(wordsOf(sent), ['یک', 'دو', 'دو', 'سه', 'پنج', 'شش']);
  });
});

describe('a long text sent by the client', () => {
  it('has a key for each section, which is the same when a section is sent again', async () => {
    const sent: [string, string | undefined][] = [];
    let isDown = true;
    const client = createClient({
      baseUrl: 'https://api.example',
      apiKey: 'key',
      attempts: 1,
      async fetch(_, init) {
        const { text } = JSON.parse(new TextDecoder().decode(init.body)) as { text: string };
        sent.push([text.split(' ')[0] ?? '', init.headers['idempotency-key']]);
        if (isDown && text.startsWith('دو')) return new Response('', { status: 503 });
        return Response.json({ translation: text });
      },
    });
    const keys = createFileLedger('', { files: memoryFiles() }).command();
    const text = new LongText(
      { operation: { name: 'translate' }, texts: [['یک', 'دو', 'سه'].map(paragraph).join('')] },
      { run: (request) => request(client, keys) },
    );
    assert.ok(!(await text.run()).isComplete);
    isDown = false;
    assert.ok((await text.run()).isComplete);
    const keyOf = new Map(sent);
    assert.deepEqual(
      sent.map(([word]) => word),
      ['یک', 'دو', 'سه', 'دو'],
    );
    assert.equal(new Set(keyOf.values()).size, 3);
    assert.equal(sent[1]?.[1], sent[3]?.[1]);
  });

  it('has the same key at a service that was started again', async () => {
    const received: (string | undefined)[] = [];
    const started = (apiKey: string, answer: () => Response) =>
      createClient({
        baseUrl: 'http://localhost',
        apiKey,
        attempts: 1,
        async fetch(_, { headers }) {
          received.push(headers['idempotency-key']);
          return answer();
        },
      });
    const ending = started('first', () => {
      throw new TypeError('ended');
    });
    const next = started('second', () => Response.json({ translation: 'hello' }));
    const keys = createMemoryKeys();
    const text = new LongText(
      { operation: { name: 'translate' }, texts: ['سلام'] },
      { run: (request) => request(ending, keys).catch(() => request(next, keys)) },
    );
    assert.equal((await text.run()).texts[0]?.text, 'hello');
    assert.equal(received.length, 2);
    assert.equal(new Set(received).size, 1);
  });

  it('has an alignment in code points of the whole text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('😀', 'سلام', 'دنیا', '\n\n', ' ')), async (parts) => {
        const whole = `${parts.join('').repeat(1000)}سلام`;
        const { text } = longText([whole], {
          send: async (section) => ({ text: section, alignment: [...wordPlaces(section)] }),
        });
        const joined = (await text.run()).texts[0];
        assert.equal(joined?.text, whole);
        const codePoints = Array.from(whole);
        for (const { codePointStart, codePointEnd, source } of joined?.alignment ?? [])
          assert.equal(codePoints.slice(codePointStart, codePointEnd).join(''), source);
        assert.ok((joined?.alignment.length ?? 0) > 0);
      }),
      { numRuns: 20 },
    );
  });
});

function wordPlaces(section: string) {
  return section.matchAll(/\p{L}+/gu).map(({ 0: source, index }) => {
    const codePointStart = codePointLength(section.slice(0, index));
    return { codePointStart, codePointEnd: codePointStart + source.length, source, pinglish: 'w' };
  });
}
