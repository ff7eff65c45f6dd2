import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  LongText,
  type LongTextOptions,
  type LongTextProgress,
  type RunRequest,
} from '../../../src/client/index.ts';
import { MAX_BODY_BYTES, MAX_TEXT_CODE_POINTS } from '../../../src/contract/index.ts';
import { codePointLength } from '../../../src/text/codePoints.ts';
import { longText, paragraph, pinglish, wordsOf } from '../../support/sectionedText.ts';

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
    const run: RunRequest = () => assert.fail();
    const unitsOf = (operation: LongTextOptions['operation']) =>
      new LongText({ operation, texts }, run).units;
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
    return { codePointStart, codePointEnd: codePointStart + source.length, source, written: 'w' };
  });
}
