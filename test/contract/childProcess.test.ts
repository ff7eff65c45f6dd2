import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createClient, hasServiceCode } from '../../src/client/index.ts';
import { speechJob } from '../../src/contract/index.ts';
import { socketFetch } from '../../src/editor/host/node/socketFetch.ts';
import { stripMarks } from '../../src/text/marks.ts';
import { forkService, startChild } from '../support/childService.ts';
import { newSocketPath } from '../support/socketPath.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const apiKey = 'key-of-this-start-only';
const text = 'کتاب من اینجاست.';

describe('the child process', () => {
  let child: ChildProcess;
  let socketPath: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    ({ socketPath, remove } = await newSocketPath());
    child = forkService();
  });
  afterEach(async () => {
    child.kill();
    await remove();
  });

  it('serves the real engine on its socket, to its key only, unmetered', async () => {
    assert.deepEqual(await startChild(child, { socketPath, apiKey }), { type: 'ready' });
    const socket = socketFetch(socketPath);
    const client = createClient({ fetch: socket.fetch, baseUrl: 'http://localhost', apiKey });
    const { diacritized } = await client.diacritize({ text, includeEzafe: true });
    assert.notEqual(diacritized, text);
    assert.equal(stripMarks(diacritized), text);
    const { alignment } = await client.pinglish({ text, style: 'readable', vowelNotation: 'double_a' });
    assert.deepEqual(
      alignment.map(({ source }) => source),
      ['کتاب', 'من', 'اینجاست'],
    );
    assert.match((await client.translate({ text })).translation, /book/i);
    const { tokens } = await client.analyse({ text });
    assert.equal(tokens.map(({ source }) => source).join(''), text);
    const { textUnits, requestsPerMinute, environment } = await client.usage();
    assert.deepEqual([environment, textUnits?.allowance, requestsPerMinute], ['local', null, undefined]);
    const stranger = createClient({
      fetch: socket.fetch,
      baseUrl: 'http://localhost',
      apiKey: 'another-key',
    });
    await assert.rejects(stranger.usage(), (error) => hasServiceCode(error, 'invalid_api_key'));
    const described = await socket.fetch('http://localhost/v1/openapi.json', {
      method: 'GET',
      headers: {},
      redirect: 'manual',
      signal: new AbortController().signal,
    });
    assert.match(await described.text(), /^\{"openapi":"3\.1/);
    socket.close();
  });

  it('speaks words as they are pinned', async () => {
    await startChild(child, { socketPath, apiKey });
    const socket = socketFetch(socketPath);
    const client = createClient({ fetch: socket.fetch, baseUrl: 'http://localhost', apiKey });
    const seconds = async (phonemes: string) => {
      await client.pinWords({ words: [{ form: 'کرم', phonemes }] });
      return (
        (await client.speech({ text: 'کرم', tier: 'basic', voice: 'ava', pace: 1 })).durationSeconds ?? 0
      );
    };
    assert.ok((await seconds('kerm')) < (await seconds('keremAnAne')));
    socket.close();
  });

  it('keeps jobs and audio in the folder that it is given, for the next process', async () => {
    const dataFolder = temporaryFolder();
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
    const job = { text, tier: 'basic', voice: 'ava' };
    const ask = async (path: string, body?: object) => {
      const socket = socketFetch(socketPath);
      const response = await socket.fetch(`http://localhost${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, 'idempotency-key': 'the same key' },
        ...(body && { body: Buffer.from(JSON.stringify(body)) }),
        redirect: 'manual',
        signal: new AbortController().signal,
      });
      const answer = await response.text();
      socket.close();
      return answer;
    };
    await startChild(child, { socketPath, apiKey, dataFolder });
    const { id } = speechJob.parse(JSON.parse(await ask('/v1/speech/jobs', job)));
    assert.match(await ask(`/v1/speech/jobs/${id}/events`), /event: complete/);
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
    await remove();
    ({ socketPath, remove } = await newSocketPath());
    child = forkService();
    await startChild(child, { socketPath, apiKey, dataFolder });
    const again = speechJob.parse(JSON.parse(await ask('/v1/speech/jobs', job)));
    assert.deepEqual([again.id, again.status], [id, 'succeeded']);
  });

  it('ends when its parent goes away', async () => {
    await startChild(child, { socketPath, apiKey });
    const ended = once(child, 'exit');
    child.disconnect();
    assert.deepEqual(await ended, [0, null]);
  });

  it('says why it cannot start, and ends', async () => {
    const ended = once(child, 'exit');
    const answer = await startChild(child, { socketPath: `${socketPath}/no/such/folder`, apiKey });
    assert.equal(answer.type, 'failed');
    await ended;
  });
});
