import assert from 'node:assert/strict';
import { createClient, type JobEvent } from '../../../src/client/index.ts';
import { audioWire, completeWire, JOB_ID, jobObject, statusWire } from '../../support/fakeJob.ts';
import { json, type Reply, type ScriptedServer, startScriptedServer } from '../../support/scriptedServer.ts';

/** What only real connections do: they end, break and lie about lengths in the middle of a body. */
describe('over real connections', () => {
  let server: ScriptedServer | undefined;
  afterEach(() => server?.close());

  const start = async (replies: readonly Reply[]) => {
    const started = await startScriptedServer(replies);
    server = started;
    const client = createClient({
      fetch: (url, init) => fetch(url, init),
      baseUrl: started.baseUrl,
      apiKey: 'key',
      random: () => 0,
    });
    return { client, ...started };
  };

  const stream =
    (pieces: readonly string[], isCut = false): Reply =>
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const piece of pieces.slice(0, -1)) response.write(piece);
      const last = pieces.at(-1) ?? '';
      if (isCut) response.write(last, () => response.destroy());
      else response.end(last);
    };

  it('a stream that is cut in the middle of an event goes on with that event', async () => {
    const event = audioWire(2, 'two');
    const { client, seen } = await start([
      stream([statusWire(1), event.slice(0, 30)], true),
      stream([event, completeWire(3)]),
    ]);
    const told: JobEvent['kind'][] = [];
    const job = await client.watchSpeechJob({ id: JOB_ID }, { onEvent: ({ kind }) => told.push(kind) });
    assert.equal(job.status, 'succeeded');
    assert.deepEqual(told, ['status', 'audio']);
    assert.deepEqual(
      seen.map(({ path, headers }) => [path, headers['last-event-id']]),
      [
        [`/v1/speech/jobs/${JOB_ID}/events`, undefined],
        [`/v1/speech/jobs/${JOB_ID}/events`, '1'],
      ],
    );
  });

  it('a page in place of a stream leads to reading the job', async () => {
    const page: Reply = (response) => void response.end('<html>');
    const { client, seen } = await start([page, page, json(jobObject('succeeded'))]);
    assert.equal((await client.watchSpeechJob({ id: JOB_ID })).status, 'succeeded');
    assert.equal(seen[2]?.path, `/v1/speech/jobs/${JOB_ID}`);
  });

  const sink = () => {
    const written: Uint8Array[] = [];
    return {
      write: (bytes: Uint8Array) => void written.push(bytes),
      restart: () => void written.splice(0),
      content: () => Buffer.concat(written).toString(),
    };
  };

  const audio =
    (bytes: string, headers: Record<string, string>, { status = 200, isCut = false } = {}): Reply =>
    (response) => {
      response.writeHead(status, { etag: '"a"', 'content-type': 'audio/mpeg', ...headers });
      if (isCut) response.write(bytes, () => response.destroy());
      else response.end(bytes);
    };

  it('audio that is cut goes on by a range, without the key', async () => {
    const { client, seen, baseUrl } = await start([
      audio('01234', { 'content-length': '10' }, { isCut: true }),
      audio('56789', { 'content-range': 'bytes 5-9/10' }, { status: 206 }),
    ]);
    const to = sink();
    const url = `${baseUrl}/v1/developer/audio?sig=1`;
    const { bytes } = await client.downloadAudio({ url, expiresAt: undefined }, { sink: to });
    assert.deepEqual([bytes, to.content()], [10, '0123456789']);
    assert.deepEqual([seen[1]?.headers['range'], seen[1]?.headers['if-range']], ['bytes=5-', '"a"']);
    assert.equal(seen[0]?.headers.authorization, undefined);
  });

  it('audio without a length is whole when it ends', async () => {
    const { client, baseUrl } = await start([audio('0123', {})]);
    const to = sink();
    const url = `${baseUrl}/v1/developer/audio`;
    await client.downloadAudio({ url, expiresAt: undefined }, { sink: to });
    assert.equal(to.content(), '0123');
  });

  it('a redirect is followed by none of them', async () => {
    const away: Reply = (response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
    const { client, baseUrl, seen } = await start([away]);
    const refused = { code: 'redirect_refused' };
    await assert.rejects(client.translate({ text: 'سلام' }), refused);
    await assert.rejects(client.watchSpeechJob({ id: JOB_ID }), refused);
    const url = `${baseUrl}/v1/developer/audio`;
    await assert.rejects(client.downloadAudio({ url, expiresAt: undefined }, { sink: sink() }), refused);
    assert.equal(seen.length, 3);
  });
});
