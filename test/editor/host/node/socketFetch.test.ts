import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { hasClientCode } from '../../../../src/client/errors/clientFailure.ts';
import { type SocketFetch, socketFetch } from '../../../../src/editor/host/node/socketFetch.ts';
import { newSocketPath } from '../../../support/socketPath.ts';

describe('fetch on a socket', () => {
  let server: Server | undefined;
  let socket: SocketFetch;
  let path: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    ({ socketPath: path, remove } = await newSocketPath());
    socket = socketFetch(path);
  });
  afterEach(async () => {
    socket.close();
    server?.closeAllConnections();
    server?.close();
    server = undefined;
    await remove();
  });

  const serve = async (listener: RequestListener) => {
    server = createServer(listener).listen(path);
    await once(server, 'listening');
  };
  const ask = ({ body, signal }: { body?: string; signal?: AbortSignal } = {}) =>
    socket.fetch('http://localhost/path?query', {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-sent': 'yes' },
      ...(body !== undefined && { body: Buffer.from(body) }),
      redirect: 'manual',
      signal: signal ?? new AbortController().signal,
    });

  it('sends method, path, headers and body, and gives status, headers and body', async () => {
    await serve(async (request, response) => {
      const { method, url, headers } = request;
      const sent = [method, url, headers['x-sent'], headers['content-length'], await textOf(request)];
      response.writeHead(201, { 'x-answered': ['one', 'two'] }).end(JSON.stringify(sent));
    });
    const answer = await ask({ body: 'متن' });
    assert.deepEqual([answer.status, answer.ok, answer.headers.get('x-answered')], [201, true, 'one, two']);
    assert.deepEqual(await answer.json(), ['POST', '/path?query', 'yes', '6', 'متن']);
  });

  it('has a connection of its own for each request', async () => {
    let connections = 0;
    await serve((_, response) => response.end('answer'));
    server?.on('connection', () => connections++);
    for (let count = 0; count < 3; count++) assert.equal(await (await ask()).text(), 'answer');
    assert.equal(connections, 3);
  });

  it('gives a body piece by piece, as it arrives', async () => {
    let finish = () => {};
    await serve((_, response) => {
      response.write('first');
      finish = () => response.end('last');
    });
    const { body } = await ask();
    assert.ok(body);
    const pieces: string[] = [];
    for await (const piece of body) {
      pieces.push(Buffer.from(piece).toString());
      finish();
    }
    assert.deepEqual(pieces, ['first', 'last']);
  });

  it('does not follow a redirect', async () => {
    await serve((_, response) => response.writeHead(302, { location: 'http://example.org/' }).end());
    assert.equal((await ask()).status, 302);
  });

  it('gives an answer without a body where the status allows none', async () => {
    const allowed = [204, 205, 304];
    const statuses = [...allowed];
    await serve((_, response) => response.writeHead(statuses.shift() ?? 500).end());
    for (const expected of allowed) {
      const { status, body } = await ask();
      assert.deepEqual([status, body], [expected, null]);
    }
  });

  it('rejects with the reason of its signal before, while waiting and while reading', async () => {
    const reason = new Error('No longer wanted.');
    await assert.rejects(ask({ signal: AbortSignal.abort(reason) }), reason);
    const waiting = new AbortController();
    await serve(() => waiting.abort(reason));
    await assert.rejects(ask({ signal: waiting.signal }), reason);
    server?.removeAllListeners('request').on('request', (_, response) => response.write('first'));
    const reading = new AbortController();
    const answer = await ask({ signal: reading.signal });
    reading.abort(reason);
    await assert.rejects(answer.text());
  });

  it('breaks off a body that is left, so that the server stops', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    await serve((_, response) => {
      response.once('close', resolve);
      response.write('first');
    });
    await (await ask()).body?.cancel();
    await closed;
  });

  it('fails on a body that is cut', async () => {
    await serve((_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('first', () => response.destroy());
    });
    const answer = await ask();
    await assert.rejects(answer.text());
  });

  it('fails for good where nobody listens any longer', async () => {
    const isForGood = (error: unknown) =>
      hasClientCode(error, 'connection_failed') && Reflect.get(Object(error), 'retryable') === false;
    await assert.rejects(ask(), isForGood);
  });

  it('may be tried again where the server breaks off', async () => {
    await serve((request) => request.socket.destroy());
    await assert.rejects(ask(), (error) => !hasClientCode(error, 'connection_failed'));
  });

  it('has the reason of the status, and no length where nothing is sent', async () => {
    await serve(({ headers }, response) => {
      response.writeHead(200, 'Fine', { 'x-length': headers['content-length'] ?? 'none' }).end();
    });
    const { statusText, headers } = await ask();
    assert.deepEqual([statusText, headers.get('x-length')], ['Fine', 'none']);
  });

  it('fails requests under way when it is closed', async () => {
    await serve(() => socket.close());
    await assert.rejects(ask({ body: 'text' }));
  });
});
