import assert from 'node:assert/strict';
import { createMemoryKeys, type KeyedRequest } from '../../../src/client/index.ts';

const requestOf = (text: string, change: Partial<KeyedRequest> = {}): KeyedRequest => ({
  route: 'POST /v1/pinglish',
  origin: 'http://localhost',
  apiKey: 'first',
  body: Buffer.from(text),
  ...change,
});

describe('the keys of a command that are kept in memory', () => {
  it('are the same for the same request, also with the API key of another process', async () => {
    const keys = createMemoryKeys();
    const { idempotencyKey, release } = await keys.open(requestOf('یک'));
    assert.match(idempotencyKey, /^[\x21-\x7e]{8,128}$/);
    await release();
    assert.equal((await keys.open(requestOf('یک', { apiKey: 'second' }))).idempotencyKey, idempotencyKey);
  });

  it('are others for other bodies and other routes', async () => {
    const keys = createMemoryKeys();
    const requests = [requestOf('یک'), requestOf('دو'), requestOf('یک', { route: 'POST /v1/translate' })];
    const opened = await Promise.all(requests.map((request) => keys.open(request)));
    assert.equal(new Set(opened.map(({ idempotencyKey }) => idempotencyKey)).size, 3);
  });

  it('are new after a request was settled, and after its command was', async () => {
    const keys = createMemoryKeys();
    const first = await keys.open(requestOf('یک'));
    await first.settle();
    const second = await keys.open(requestOf('یک'));
    await keys.settle();
    const third = await keys.open(requestOf('یک'));
    assert.equal(new Set([first, second, third].map(({ idempotencyKey }) => idempotencyKey)).size, 3);
  });

  it('are the one that is kept elsewhere, if there is one', async () => {
    const keys = createMemoryKeys('key-of-the-section');
    const { idempotencyKey, settle } = await keys.open(requestOf('یک'));
    await settle();
    assert.equal(idempotencyKey, 'key-of-the-section');
    assert.equal((await keys.open(requestOf('یک'))).idempotencyKey, 'key-of-the-section');
  });
});
