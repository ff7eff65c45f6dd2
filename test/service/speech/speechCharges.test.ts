import assert from 'node:assert/strict';
import fc from 'fast-check';
import { speechResponse, usageResponse } from '../../../src/contract/index.ts';
import { fakeSynthesizer } from '../../support/fakeSynthesizer.ts';
import { send } from '../../support/rawRequest.ts';
import { type TestApp, testApp } from '../../support/testService.ts';

const ALLOWANCE = 8;
const KEY = 'a key of some length ';

interface Act {
  /** Each code point is a tenth of a second. */
  readonly text: string;
  readonly key: number | undefined;
  readonly breaks: boolean;
}

/** What the contract says of one request, told from all requests before it. */
class Model {
  used = 0;
  readonly #cached = new Set<string>();
  readonly #texts = new Map<number, string>();
  readonly #answered = new Set<number>();

  /** The status of the answer, and whether it is a replay. */
  expect({ text, key, breaks }: Act): { status: number; replay: boolean } {
    if (key !== undefined) {
      if ((this.#texts.get(key) ?? text) !== text) return { status: 409, replay: false };
      if (this.#answered.has(key)) return { status: 200, replay: true };
      this.#texts.set(key, text);
    }
    if (this.used >= ALLOWANCE) return { status: 402, replay: false };
    if (breaks && !this.#cached.has(text)) return { status: 500, replay: false };
    this.#cached.add(text);
    if (key !== undefined) this.#answered.add(key);
    this.used += Math.ceil(text.length / 10);
    return { status: 200, replay: false };
  }
}

async function basicSeconds(tested: TestApp) {
  return usageResponse.parse(await (await send(tested, { path: '/v1/usage' })).json()).basic_seconds;
}

function speak(tested: TestApp, { text, key }: Pick<Act, 'text' | 'key'>): Promise<Response> {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': KEY + key };
  return send(tested, { path: '/v1/speech', body: { text, tier: 'basic', voice: 'mana' }, headers });
}

describe('speech, charged', () => {
  it('is answered and charged as the contract says, in any order of requests', async () => {
    const act = fc.record({
      text: fc.constantFrom('س', 'س'.repeat(10), 'س'.repeat(11), 'س'.repeat(25)),
      key: fc.constantFrom(undefined, 1, 2, 3),
      breaks: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 15 }), async (acts) => {
        let breaks = false;
        const gate = () => assert.equal(breaks, false);
        const tested = testApp({ synthesizer: fakeSynthesizer({ gate }), basicSeconds: ALLOWANCE });
        const model = new Model();
        const answers = new Map<number, string>();
        for (const each of acts) {
          breaks = each.breaks;
          const { status, replay } = model.expect(each);
          const response = await speak(tested, each);
          assert.equal(response.status, status);
          const { used, remaining } = await basicSeconds(tested);
          assert.deepEqual([used, remaining], [model.used, Math.max(0, ALLOWANCE - model.used)]);
          if (status !== 200 || each.key === undefined) continue;
          const { request_id } = speechResponse.parse(await response.json());
          if (replay) assert.equal(request_id, answers.get(each.key));
          answers.set(each.key, request_id);
        }
        tested.store.close();
      }),
      { numRuns: 40 },
    );
  });

  it('is spoken once for one key, however many ask at a time', async () => {
    const voice = Promise.withResolvers<void>();
    const synthesizer = fakeSynthesizer({ gate: () => voice.promise });
    const tested = testApp({ synthesizer });
    const asked = Array.from({ length: 20 }, () => speak(tested, { text: 'سلام', key: 1 }));
    const refused = Promise.all(asked.slice(1));
    assert.deepEqual(
      (await refused).map(({ status }) => status),
      Array(19).fill(409),
    );
    voice.resolve();
    assert.equal((await asked[0])?.status, 200);
    assert.equal(synthesizer.requests.length, 1);
    assert.equal((await basicSeconds(tested)).used, 1);
  });

  it('is charged to each of those who ask for the same at a time, and is one file', async () => {
    const tested = testApp();
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => speak(tested, { text: 'سلام', key: undefined })),
    );
    const answers = await Promise.all(asked.map(async (each) => speechResponse.parse(await each.json())));
    const files = answers.map(({ audio_url }) => new URL(audio_url).searchParams.get('audio'));
    assert.equal(new Set(files).size, 1);
    assert.equal(new Set(answers.map(({ request_id }) => request_id)).size, 20);
    assert.deepEqual(await basicSeconds(tested), { used: 20, allowance: 1000, remaining: 980 });
  });
});
