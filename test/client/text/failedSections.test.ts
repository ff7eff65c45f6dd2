import assert from 'node:assert/strict';
import { longText, paragraph, wordsOf } from '../../support/sectionedText.ts';

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
