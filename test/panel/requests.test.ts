import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { type HostMessage, hostMessage, type PanelMessage, panelMessage } from '../../src/panel/messages.ts';
import { RequestError, Requester } from '../../src/panel/requester.ts';
import { type Handlers, Responder } from '../../src/panel/responder.ts';

const never = () => new Promise<never>(() => {});

const silent: Handlers = {
  text: never,
  audio: never,
  peaks: never,
  timing: never,
  doubtful: never,
  sample: never,
};

/** A panel and a host that pass each other what the schemas let through. */
function connect(handlers: Partial<Handlers>) {
  const sent: PanelMessage[] = [];
  const received: HostMessage[] = [];
  const requester = new Requester((message) => {
    sent.push(panelMessage.parse(message));
    if (message.type === 'request') void responder.answer(message);
    if (message.type === 'abandon') responder.abandon(message.requestId);
  });
  const responder = new Responder(
    { ...silent, ...handlers },
    (message) => {
      received.push(message);
      const parsed = hostMessage.parse(message);
      if (parsed.type === 'reply' || parsed.type === 'refusal') requester.accept(parsed);
    },
    (error) => (error instanceof Error ? error.message : 'Unknown.'),
  );
  return { requester, responder, sent, received };
}

const rejectsFor =
  (reason: RequestError['reason'], message = /./) =>
  (error: unknown) => {
    assert.ok(error instanceof RequestError);
    assert.equal(error.reason, reason);
    assert.match(error.message, message);
    return true;
  };

describe('a request of the panel', () => {
  afterEach(() => mock.timers.reset());

  it('is answered with what the handler returns, each with its own', async () => {
    const { requester } = connect({ text: async ({ playbackId }) => `متنِ ${playbackId}` });
    const texts = ['a', 'b'].map((playbackId) => requester.ask('text', { playbackId }));
    assert.deepEqual(await Promise.all(texts), ['متنِ a', 'متنِ b']);
  });

  it('carries bytes', async () => {
    const bytes = Uint8Array.of(1, 2, 3);
    const { requester } = connect({ sample: async () => ({ bytes, mimeType: 'audio/wav' }) });
    assert.deepEqual(await requester.ask('sample', { tier: 'basic', voice: 'ava' }), {
      bytes,
      mimeType: 'audio/wav',
    });
  });

  it('rejects with the sentence of the host', async () => {
    const { requester } = connect({ audio: () => Promise.reject(new Error('The sound has expired.')) });
    await assert.rejects(
      requester.ask('audio', { playbackId: 'a', section: 0 }),
      rejectsFor('refused', /^The sound has expired.$/),
    );
  });

  it('rejects a reply that has not the shape of its method', async () => {
    const { requester } = connect({ peaks: async () => Array(3000).fill(0) });
    await assert.rejects(
      requester.ask('peaks', { playbackId: 'a', section: 0 }),
      rejectsFor('invalid', /peaks/),
    );
  });

  it('rejects and lets the host stop when no reply comes in time', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    let stopped: AbortSignal | undefined;
    const { requester } = connect({
      text(_, signal) {
        stopped = signal;
        return never();
      },
    });
    const answer = requester.ask('text', { playbackId: 'a' });
    mock.timers.tick(29_999);
    assert.equal(stopped?.aborted, false);
    mock.timers.tick(1);
    await assert.rejects(answer, rejectsFor('timeout', /30 s/));
    assert.equal(stopped?.aborted, true);
  });

  it('lets the host stop when it is aborted, and gets no late reply', async () => {
    const work = Promise.withResolvers<string>();
    const { requester, sent, received } = connect({ text: () => work.promise });
    const abort = new AbortController();
    const answer = requester.ask('text', { playbackId: 'a' }, abort.signal);
    abort.abort(new Error('not wanted'));
    await assert.rejects(answer, /not wanted/);
    assert.deepEqual(sent.at(-1), { type: 'abandon', requestId: 1 });
    work.resolve('late');
    await work.promise;
    assert.deepEqual(received, []);
  });

  it('is not sent with a signal that has aborted already', async () => {
    const { requester, sent } = connect({});
    await assert.rejects(
      requester.ask('text', { playbackId: 'a' }, AbortSignal.abort(new Error('not wanted'))),
    );
    assert.deepEqual(sent, []);
  });

  it('rejects when the panel is closed, and no other begins', async () => {
    const { requester } = connect({});
    const answer = requester.ask('text', { playbackId: 'a' });
    requester.dispose();
    await assert.rejects(answer, rejectsFor('disposed'));
    await assert.rejects(requester.ask('text', { playbackId: 'a' }), rejectsFor('disposed'));
  });

  it('is refused when its parameters are wrong', async () => {
    const { responder, received } = connect({});
    await responder.answer({ type: 'request', requestId: 7, method: 'text', parameters: { id: 1 } });
    assert.equal(received[0]?.type, 'refusal');
  });

  it('ends without a reply when the host is closed', async () => {
    const work = Promise.withResolvers<string>();
    const { requester, responder, received } = connect({ text: () => work.promise });
    requester.ask('text', { playbackId: 'a' }).catch(() => {});
    responder.dispose();
    work.resolve('late');
    await work.promise;
    assert.deepEqual(received, []);
  });
});
