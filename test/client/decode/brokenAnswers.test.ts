import assert from 'node:assert/strict';
import { type Client, createClient, isClientFailure } from '../../../src/client/index.ts';
import { cpuStopwatch } from '../../support/cpuStopwatch.ts';

const text = 'سلام دنیا';

/** Longer than anybody should wait for an answer to be understood; of the processor, which others use too. */
const MOST_MILLISECONDS = 2000;

const headers = { 'content-type': 'application/json' };

type Ask = (client: Client) => Promise<unknown>;

/** Every way to read an answer, by the field that the contract or the local service has for it. */
const asks = {
  diacritized: (client) => client.diacritize({ text, includeEzafe: true }),
  pinglish: (client) => client.pinglish({ text, style: 'readable', vowelNotation: 'macron' }),
  translation: (client) => client.translate({ text }),
  audio_url: (client) => client.speech({ text, tier: 'basic', voice: 'ava', pace: 1 }),
  status: (client) => client.speechJob('id'),
} satisfies Record<string, Ask>;

/** Reads `body` as the answer of one attempt; a rejection is the client's own, with a sentence, or fails. */
async function answered(body: string, ask: Ask, status = 200): Promise<unknown> {
  const fetch = async () => new Response(body, { status, headers });
  const client = createClient({ fetch, baseUrl: 'https://api.example', apiKey: 'key', attempts: 1 });
  const used = cpuStopwatch();
  const outcome = await ask(client).catch((error: unknown) => {
    assert.ok(isClientFailure(error), String(error));
    assert.match(error.message, /\.$/);
    return error;
  });
  const milliseconds = used();
  assert.ok(milliseconds < MOST_MILLISECONDS, `${Math.round(milliseconds)} ms`);
  return outcome;
}

const codeOf = (outcome: unknown) => isClientFailure(outcome) && outcome.code;

const unreadableEverywhere = async (body: string) => {
  for (const [name, ask] of Object.entries(asks))
    assert.equal(codeOf(await answered(body, ask)), 'unreadable_answer', name);
};

describe('an answer that is broken', () => {
  it('is unreadable where it is nested a hundred thousand times', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const objects = `${'{"translation":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    for (const body of [deep, objects, '['.repeat(100_000), `{"result":${deep}}`])
      await unreadableEverywhere(body);
    for (const name of Object.keys(asks)) await unreadableEverywhere(`{"${name}":${deep}}`);
  });

  it('is told from one that is right, however deep what nobody reads of it is', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const body = `{"translation":"hello","warnings":${deep},"usage":${deep},"more":${deep}}`;
    assert.deepEqual(await answered(body, (client) => client.translate({ text })), {
      translation: 'hello',
      requestId: undefined,
      engineVersion: undefined,
      usage: undefined,
      warnings: [],
    });
  });

  it('does not keep the editor busy, whatever four megabytes of it are', async () => {
    const million = '0,'.repeat(2_000_000).slice(0, -1);
    const items = '{"source_start":1},'.repeat(200_000).slice(0, -1);
    const counters = '{"used":1,"limit":2},'.repeat(190_000).slice(0, -1);
    const fields = Array.from({ length: 200_000 }, (_, at) => `"field ${at}":"x"`).join();
    const readable = '"pinglish":"a","original":"a","style":"readable","vowel_notation":"macron"';
    for (const list of [million, items, counters]) {
      await answered(`{${readable},"alignment":[${list}]}`, asks.pinglish);
      await answered(`{"translation":"a","warnings":[${list}]}`, asks.translation);
      await answered(`{"id":"a","status":"succeeded","result":[${list}]}`, asks.status);
      await answered(`[${list}]`, (client) => client.speechWords('id'));
      await answered(`{"meters":[${list}]}`, (client) => client.usage());
    }
    await answered(`{${fields}}`, asks.diacritized);
    await answered(`{${fields}}`, (client) => client.usage());
  }).timeout(60_000);

  it('shows no more counters than anybody reads', async () => {
    const counters = '{"used":1,"limit":2},'.repeat(10_000).slice(0, -1);
    const usage = await answered(`{"meters":[${counters}]}`, (client) => client.usage());
    assert.equal((usage as Awaited<ReturnType<Client['usage']>>).counters.length, 100);
  });

  it('is unreadable where it has half of a surrogate pair for a result', async () => {
    const half = '\\ud83d';
    for (const body of [
      `{"translation":"a${half}","pinglish":"a${half}","diacritized":"${text}${half}"}`,
      `{"translation":"a${half}","other":"text"}`,
      `{"pinglish":"a${half}","original":"${text}","style":"readable","vowel_notation":"macron","alignment":[]}`,
    ])
      await unreadableEverywhere(body);
  });

  it('is unreadable where its numbers are none', async () => {
    for (const number of ['NaN', 'Infinity', '-Infinity', '1e999', '0x10', '1_000']) {
      const place = `"source_start":${number},"source_end":1,"source":"a","pinglish":"a"`;
      const fields = `"original":"${text}","pinglish":"a","style":"readable","vowel_notation":"macron"`;
      const outcome = await answered(`{${fields},"alignment":[{${place}}]}`, (client) =>
        client.pinglish({ text, style: 'readable', vowelNotation: 'macron' }),
      );
      assert.equal(codeOf(outcome), 'unreadable_answer', number);
    }
  });

  it('is read as JSON says where a name stands twice: the last one counts', async () => {
    const body = '{"translation":"first","translation":"last"}';
    const outcome = await answered(body, (client) => client.translate({ text }));
    assert.equal((outcome as Awaited<ReturnType<Client['translate']>>).translation, 'last');
  });

  it('may use the names of what every object has', async () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      const error = { code: name, message: 'No.', category: name, action: name, retryable: false };
      const outcome = await answered(JSON.stringify({ error }), (client) => client.translate({ text }), 400);
      assert.ok(isClientFailure(outcome));
      assert.deepEqual([outcome.code, outcome.category, outcome.retryable], [name, name, false]);
      const short = await answered(`{"error":{"code":"${name}"}}`, (client) => client.usage(), 400);
      assert.ok(isClientFailure(short));
      assert.deepEqual([short.code, short.category, short.retryable], [name, 'service', false]);
      await unreadableEverywhere(`{"${name}":{"${name}":1}}`);
      await answered(`{"${name}":{"used":1,"limit":2}}`, (client) => client.usage());
    }
    const outcome = await answered('{"__proto__":{"translation":"hidden"},"usage":null}', (client) =>
      client.translate({ text }),
    );
    assert.equal(Reflect.get(Object.prototype, 'translation'), undefined);
    assert.ok(outcome);
  });
});
