import assert from 'node:assert/strict';
import { createClient, createFileLedger, createMemoryKeys, LongText } from '../../../src/client/index.ts';
import { memoryFiles } from '../../support/memoryFiles.ts';
import { paragraph } from '../../support/sectionedText.ts';

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
      (request) => request(client, keys),
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
    const text = new LongText({ operation: { name: 'translate' }, texts: ['سلام'] }, (request) =>
      request(ending, keys).catch(() => request(next, keys)),
    );
    assert.equal((await text.run()).texts[0]?.text, 'hello');
    assert.equal(received.length, 2);
    assert.equal(new Set(received).size, 1);
  });
});
