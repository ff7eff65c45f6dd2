import assert from 'node:assert/strict';
import { PortFetch } from '../../src/platform/portFetch.ts';
import { serveOnPort } from '../../src/platform/serveOnPort.ts';

const URL_OF_SERVICE = 'http://localhost/v1/thing?of=this';
const NEVER = new AbortController().signal;

type Handle = Parameters<typeof serveOnPort>[1];

describe('a fetch over a port', () => {
  const open: PortFetch[] = [];
  let servedPort: MessagePort;
  let askingPort: MessagePort;

  /** A client of what `handle` answers. */
  function asking(handle: Handle) {
    const { port1, port2 } = new MessageChannel();
    serveOnPort(port1, handle);
    servedPort = port1;
    askingPort = port2;
    const client = new PortFetch(port2);
    open.push(client);
    const ask = (init: Partial<Parameters<typeof client.fetch>[1]> = {}) =>
      client.fetch(URL_OF_SERVICE, { method: 'GET', headers: {}, signal: NEVER, ...init });
    return { client, ask };
  }

  afterEach(() => {
    for (const client of open.splice(0)) client.close();
  });

  it('brings method, address, headers and bytes there, and status, headers and bytes back', async () => {
    const { ask } = asking(async (request) => {
      const { method, url, headers } = request;
      const seen = { method, url, key: headers.get('idempotency-key') };
      const bytes = new Uint8Array(await request.arrayBuffer());
      return new Response(bytes.reverse(), { status: 201, headers: { 'x-seen': JSON.stringify(seen) } });
    });
    const body = Uint8Array.of(0, 255, 217, 129);
    const response = await ask({ method: 'POST', headers: { 'Idempotency-Key': 'a-key' }, body });
    assert.equal(response.status, 201);
    assert.deepEqual(JSON.parse(response.headers.get('x-seen') ?? ''), {
      method: 'POST',
      url: URL_OF_SERVICE,
      key: 'a-key',
    });
    assert.deepEqual([...new Uint8Array(await response.arrayBuffer())], [129, 217, 255, 0]);
  });

  it('gives an answer that has no body none', async () => {
    const { ask } = asking(async () => new Response(null, { status: 304 }));
    const { status, body } = await ask();
    assert.deepEqual([status, body], [304, null]);
  });

  it('brings pieces in order, each when it is there, and asks for none that is not read', async () => {
    let made = 0;
    const { ask } = asking(async () => {
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        made++;
        if (made > 3) controller.close();
        else controller.enqueue(new TextEncoder().encode(`event: ${made}\n\n`));
      };
      return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
    });
    const reader = (await ask()).body?.getReader();
    assert.ok(reader);
    const texts: string[] = [];
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      texts.push(new TextDecoder().decode(next.value));
      assert.equal(made, texts.length);
    }
    assert.deepEqual(texts, ['event: 1\n\n', 'event: 2\n\n', 'event: 3\n\n']);
  });

  it('brings four megabytes and many answers at once', async () => {
    const { ask } = asking(async (request) => new Response(await request.arrayBuffer()));
    const bodies = Array.from({ length: 20 }, (_, at) =>
      new Uint8Array(at === 0 ? 4_000_000 : 1000).fill(at + 1),
    );
    const answers = bodies.map(async (body) => (await ask({ method: 'POST', body })).arrayBuffer());
    for (const [at, answer] of (await Promise.all(answers)).entries())
      assert.deepEqual(Buffer.from(answer), Buffer.from(bodies[at] ?? []));
  });

  it('asks nothing when it is cancelled before', async () => {
    const { ask } = asking(() => assert.fail());
    const reason = new Error('given up');
    await assert.rejects(ask({ signal: AbortSignal.abort(reason) }), reason);
  });

  it('ends the request there when it is cancelled before the answer', async () => {
    const { promise: cancelled, resolve: cancel } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask1 } = Promise.withResolvers<void>();
    const { ask } = asking(async ({ signal }) => {
      signal.addEventListener('abort', () => cancel());
      ask1();
      await cancelled;
      throw new Error('It was cancelled.');
    });
    const abort = new AbortController();
    const reason = new Error('given up');
    const answer = ask({ signal: abort.signal });
    await asked;
    abort.abort(reason);
    await assert.rejects(answer, reason);
    await cancelled;
  });

  it('ends a body that is left, or cancelled, there and here', async () => {
    const ends: string[] = [];
    let next = Promise.withResolvers<void>();
    const { ask } = asking(async ({ signal }) => {
      signal.addEventListener('abort', () => ends.push('signal'));
      const cancel = () => {
        ends.push('body');
        next.resolve();
      };
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
        controller.enqueue(Uint8Array.of(1));
      return new Response(new ReadableStream({ pull, cancel }));
    });
    for await (const piece of (await ask()).body ?? []) {
      assert.deepEqual([...piece], [1]);
      break;
    }
    await next.promise;
    assert.deepEqual(ends.splice(0).sort(), ['body', 'signal']);

    next = Promise.withResolvers();
    const abort = new AbortController();
    const reader = (await ask({ signal: abort.signal })).body?.getReader();
    await reader?.read();
    const reason = new Error('given up');
    abort.abort(reason);
    await assert.rejects(reader?.read() ?? Promise.resolve(), reason);
    await next.promise;
    assert.deepEqual(ends.sort(), ['body', 'signal']);
  });

  it('rejects with an Error that tells nothing of what failed there, and goes on', async () => {
    const failing = [true, false];
    const { ask } = asking(async () => {
      if (failing.shift()) throw new TypeError('متن');
      return new Response('well');
    });
    await assert.rejects(ask(), /^Error: The service has not answered\.$/);
    assert.equal(await (await ask()).text(), 'well');
  });

  it('breaks a body that breaks there', async () => {
    const { ask } = asking(async () => {
      let pieces = 0;
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        if (pieces++ > 0) throw new Error('متن');
        controller.enqueue(Uint8Array.of(1));
      };
      return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
    });
    await assert.rejects((await ask()).arrayBuffer(), /^Error: The answer of the service broke off\.$/);
  });

  it('rejects what cannot be asked', async () => {
    const { client } = asking(async () => new Response());
    await assert.rejects(
      client.fetch('no address', { method: 'GET', headers: {}, signal: NEVER }),
      /not answered/,
    );
  });

  it('rejects all that is under way, and what comes later, when the other end is gone', async () => {
    const { ask } = asking(async ({ url, method }) =>
      method === 'POST' ? new Response(new ReadableStream()) : new Promise(() => url),
    );
    const body = (await ask({ method: 'POST' })).arrayBuffer();
    const answer = ask();
    // Nothing tells whoever listens that both rejected at once.
    const outcomes = Promise.allSettled([body, answer]);
    servedPort.close();
    for (const outcome of await outcomes) {
      assert.equal(outcome.status, 'rejected');
      assert.match(String(outcome.reason), /^Error: The service has ended\.$/);
    }
    await assert.rejects(ask(), /^Error: The service has ended\.$/);
  });

  it('ends with the reason that whoever owns the thread gives, and ends the requests there', async () => {
    const { promise: aborted, resolve } = Promise.withResolvers<void>();
    const { promise: asked, resolve: heard } = Promise.withResolvers<void>();
    const { ask, client } = asking(({ signal }) => {
      signal.addEventListener('abort', () => resolve());
      heard();
      return new Promise(() => {});
    });
    const answer = ask();
    await asked;
    const reason = new Error('Its thread has ended.');
    client.close(reason);
    await assert.rejects(answer, reason);
    await aborted;
  });

  it('passes over messages that are none of its own, on both sides', async () => {
    let asked = 0;
    const { ask } = asking(async () => {
      asked++;
      return new Response('well');
    });
    const request = { type: 'request', id: 1, method: 'GET', url: URL_OF_SERVICE, headers: [], body: null };
    const head = { type: 'head', id: 1, status: 200, headers: [], hasBody: false };
    const wrong = [
      ...[undefined, null, 1, 'request', {}, { type: 'other', id: 1 }, { type: 'end', id: 1.5 }],
      ...[
        { ...request, id: '1' },
        { ...request, url: 1 },
        { ...request, method: undefined },
      ],
      ...[
        { ...request, headers: 'a' },
        { ...request, headers: [['a']] },
        { ...request, headers: [['a', 1]] },
      ],
      ...[{ ...request, body: 'text' }, { type: 'pull' }, { type: 'cancel', id: null }],
      ...[
        { ...head, status: '200' },
        { ...head, hasBody: 1 },
        { ...head, headers: [['a']] },
      ],
      ...[
        { type: 'piece', id: 1, bytes: 'x' },
        { type: 'failed', id: 1 },
        { type: 'failed', id: 1, message: 1 },
      ],
    ];
    const answer = ask();
    for (const message of wrong) for (const port of [servedPort, askingPort]) port.postMessage(message);
    assert.equal(await (await answer).text(), 'well');
    assert.equal(await (await ask()).text(), 'well');
    assert.equal(asked, 2);
  });
});
