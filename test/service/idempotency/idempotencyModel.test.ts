import assert from 'node:assert/strict';
import { mock } from 'node:test';
import fc from 'fast-check';
import { openStore } from '../../../src/service/database/openStore.ts';
import { MeterTable } from '../../../src/service/emulator/meterTable.ts';
import { Failure } from '../../../src/service/http/failure.ts';
import type { Run } from '../../../src/service/idempotency/idempotency.ts';
import { IdempotencyRecords } from '../../../src/service/idempotency/idempotencyRecords.ts';

const RETENTION_MS = 1000;
const LEASE_MS = 100;
const METER = { environment: 'e', meter: 'text_units', periodStart: 0 } as const;

/** What may happen; an attempt is named by the order of its start, modulo their number. */
type Step =
  | { readonly kind: 'send'; readonly key: string; readonly body: string }
  | { readonly kind: 'finish' | 'fail' | 'crash'; readonly attempt: number }
  | { readonly kind: 'pass'; readonly ms: number }
  | { readonly kind: 'clean' };

const attempt = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('send' as const),
    key: fc.constantFrom('k1', 'k2'),
    body: fc.constantFrom('a', 'a', 'b'),
  }),
  fc.record({ kind: fc.constantFrom('finish' as const, 'fail' as const, 'crash' as const), attempt }),
  fc.record({
    kind: fc.constant('pass' as const),
    ms: fc.constantFrom(1, LEASE_MS - 1, LEASE_MS, RETENTION_MS),
  }),
  fc.constant({ kind: 'clean' as const }),
);

/** What a key is known by: the whole of the rules. */
interface Known {
  readonly body: string;
  readonly expiresAt: number;
  readonly running?: { readonly attempt: Attempt; readonly leaseUntil: number };
  readonly answer?: string;
}

interface Attempt {
  readonly key: string;
  readonly body: string;
  readonly answer: string;
  readonly gate: PromiseWithResolvers<void>;
  readonly outcome: Promise<string>;
}

/** The records under test beside the model of them. */
class Trial {
  now = 0;
  readonly known = new Map<string, Known>();
  readonly attempts: Attempt[] = [];
  expectedCharges = 0;
  readonly store = openStore(':memory:');
  readonly #meters = new MeterTable(this.store);
  readonly #records = new IdempotencyRecords({
    store: this.store,
    retentionMs: RETENTION_MS,
    leaseMs: LEASE_MS,
    now: () => this.now,
  });

  async take(each: Step): Promise<void> {
    if (each.kind === 'pass') this.now += each.ms;
    else if (each.kind === 'clean') this.#clean();
    else if (each.kind === 'send') await this.#send(each.key, each.body);
    else await this.#end(each.kind, each.attempt);
    assert.equal(this.#meters.used(METER), this.expectedCharges);
  }

  #clean(): void {
    this.#records.removeExpired();
    for (const key of [...this.known.keys()]) if (!this.#current(key)) this.known.delete(key);
  }

  async #send(key: string, body: string): Promise<void> {
    const expected = this.#expected(key, body);
    let started = false;
    const gate = Promise.withResolvers<void>();
    const answer = `answer ${this.attempts.length}`;
    const outcome = this.#once(key, body, async () => {
      started = true;
      await gate.promise;
      return () => {
        this.#meters.add(METER, 1);
        return { status: 200, json: answer };
      };
    });
    // `once` decides before it first waits.
    assert.equal(started, expected === 'runs');
    if (expected !== 'runs') return assert.equal(await outcome, expected);
    const begun = { key, body, answer, gate, outcome };
    this.attempts.push(begun);
    const leaseUntil = this.now + LEASE_MS;
    this.known.set(key, {
      body,
      expiresAt: this.now + RETENTION_MS,
      running: { attempt: begun, leaseUntil },
    });
  }

  #expected(key: string, body: string): string {
    const known = this.#current(key);
    if (known && known.body !== body) return 'idempotency_conflict';
    if (known?.answer) return known.answer;
    return known?.running && known.running.leaseUntil > this.now ? 'request_in_progress' : 'runs';
  }

  #current(key: string): Known | undefined {
    const known = this.known.get(key);
    return known && known.expiresAt > this.now ? known : undefined;
  }

  async #end(kind: 'finish' | 'fail' | 'crash', number: number): Promise<void> {
    const [ended] = this.attempts.splice(number % Math.max(1, this.attempts.length), 1);
    if (ended === undefined || kind === 'crash') return;
    if (kind === 'fail') ended.gate.reject(new Failure('service_unavailable', 'Broken.'));
    else ended.gate.resolve();
    const { key, body, answer } = ended;
    const isOurs = this.known.get(key)?.running?.attempt === ended;
    const expected = kind === 'fail' ? 'service_unavailable' : isOurs ? answer : 'request_in_progress';
    assert.equal(await ended.outcome, expected);
    if (!isOurs) return;
    const { expiresAt } = this.known.get(key) ?? assert.fail();
    if (kind === 'finish') this.expectedCharges++;
    if (kind === 'finish') this.known.set(key, { body, answer, expiresAt: this.now + RETENTION_MS });
    else this.known.set(key, { body, expiresAt });
  }

  #once(key: string, body: string, run: Run): Promise<string> {
    return this.#records.once({ id: key, bodyHash: body }, run).then(
      ({ json }) => json,
      (error: unknown) => (error instanceof Failure ? error.code : assert.fail(String(error))),
    );
  }
}

describe('idempotency records', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }));
  afterEach(() => mock.timers.reset());

  it('keep a request to the process that works on it and renews its lease', async () => {
    let now = 0;
    const store = openStore(':memory:');
    const options = { store, retentionMs: 10 * LEASE_MS, leaseMs: LEASE_MS, now: () => now };
    const request = { id: 'k', bodyHash: 'a' };
    const gate = Promise.withResolvers<void>();
    const answer = { status: 200, json: 'done' };
    const first = new IdempotencyRecords(options).once(request, async () => {
      await gate.promise;
      return () => answer;
    });
    const other = new IdempotencyRecords(options);
    for (let beat = 0; beat < 6; beat++) {
      now += LEASE_MS / 2;
      mock.timers.tick(LEASE_MS / 2);
      await assert.rejects(
        other.once(request, async () => assert.fail()),
        { code: 'request_in_progress' },
      );
    }
    gate.resolve();
    assert.equal((await first).json, 'done');
    assert.deepEqual(await other.once(request, async () => assert.fail()), answer);
  });

  it('keep the rules of a small model, whatever happens in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const trial = new Trial();
        for (const each of steps) await trial.take(each);
      }),
      { numRuns: 300 },
    );
  });
});
