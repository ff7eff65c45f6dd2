import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createFileLedger, type KeyedRequest } from '../../../src/client/index.ts';
import type { LedgerFiles } from '../../../src/client/ledger/ledgerFiles.ts';
import { Crash, crashingAt, memoryFiles } from '../../support/memoryFiles.ts';

const requestOf = (text: string): KeyedRequest => ({
  route: 'POST /v1/translate',
  origin: 'https://api.example',
  apiKey: 'key',
  body: new TextEncoder().encode(text),
});

/** A server that charges each key once, and what the user got. */
class World {
  readonly alive = new Set<string>();
  readonly charged = new Set<string>();
  readonly files: LedgerFiles;
  applied = 0;
  /** Keys of commands that run at this moment. */
  readonly inUse = new Set<string>();

  constructor(files = memoryFiles()) {
    this.files = files;
  }

  ledger(self: string, files = this.files) {
    this.alive.add(self);
    return createFileLedger('', {
      files,
      owners: { self, isAlive: (owner) => this.alive.has(owner) },
      now: () => 0,
    });
  }

  /** A command as the editor runs it; every step of it may be its last. */
  async command(
    ledger: ReturnType<World['ledger']>,
    text: string,
    step: <T>(action: () => Promise<T>) => Promise<T> = (action) => action(),
  ): Promise<void> {
    const keys = ledger.command();
    const { idempotencyKey } = await keys.open(requestOf(text));
    assert.ok(!this.inUse.has(idempotencyKey), 'two commands share a key');
    this.inUse.add(idempotencyKey);
    try {
      await step(async () => void this.charged.add(idempotencyKey));
      await step(async () => void this.applied++);
      await keys.settle();
    } finally {
      this.inUse.delete(idempotencyKey);
    }
  }
}

/** The ledger wraps what it meets while it opens a key. */
function onlyCrash(error: unknown): void {
  const isCrash = error instanceof Crash || (error instanceof Error && error.cause instanceof Crash);
  if (!isCrash) throw error;
}

const crash = fc.record({ at: fc.integer({ min: 1, max: 10 }), afterwards: fc.boolean() });

describe('a process that ends at any step', () => {
  it('leaves a command that, run again, is paid for once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(crash, { maxLength: 4 }), async (crashes) => {
        const world = new World();
        let applied = 0;
        for (const [index, { at, afterwards }] of crashes.entries()) {
          const dying = crashingAt(at, { afterwards });
          const owner = `dying-${index}`;
          const run = world.command(world.ledger(owner, dying.files(world.files)), 'متن', dying.run);
          await run.catch(onlyCrash);
          world.alive.delete(owner);
          applied = world.applied;
          if (applied > 0) break;
        }
        if (applied === 0) await world.command(world.ledger('last'), 'متن');
        assert.equal(world.applied, 1);
        assert.equal(world.charged.size, 1);
      }),
      { numRuns: 300 },
    );
  });

  it('has its key on the disk before anything is sent', async () => {
    const steps: string[] = [];
    const files = memoryFiles();
    const world = new World({
      ...files,
      create: async (...parts) => {
        await files.create(...parts);
        steps.push('written');
      },
    });
    await world.command(world.ledger('one'), 'متن', async (action) => {
      steps.push('step');
      return action();
    });
    assert.deepEqual(steps, ['written', 'step', 'step']);
  });
});

describe('several windows at once', () => {
  it('never share a key, and pay for no result twice', async () => {
    const windowRun = fc.record({ text: fc.constantFrom('یک', 'دو'), crash: fc.option(crash) });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(windowRun, { maxLength: 6 }), async (scheduler, runs) => {
        const world = new World();
        const later = (files: LedgerFiles): LedgerFiles => ({
          list: () => scheduler.schedule(Promise.resolve()).then(() => files.list()),
          read: (name) => scheduler.schedule(Promise.resolve()).then(() => files.read(name)),
          create: (...parts) => scheduler.schedule(Promise.resolve()).then(() => files.create(...parts)),
          rename: (...parts) => scheduler.schedule(Promise.resolve()).then(() => files.rename(...parts)),
          remove: (name) => scheduler.schedule(Promise.resolve()).then(() => files.remove(name)),
        });
        let finished = 0;
        const all = runs.map(async ({ text, crash: end }, index) => {
          const owner = `window-${index}`;
          const dying = crashingAt(end?.at ?? Number.POSITIVE_INFINITY, {
            afterwards: end?.afterwards ?? false,
          });
          const ledger = world.ledger(owner, dying.files(later(world.files)));
          await world.command(ledger, text, dying.run).then(
            () => finished++,
            (error: unknown) => {
              onlyCrash(error);
              world.alive.delete(owner);
            },
          );
        });
        await scheduler.waitFor(Promise.all(all));
        for (const text of ['یک', 'دو']) await world.command(world.ledger('last'), text);
        const crashed = runs.length - finished;
        assert.ok(world.charged.size <= world.applied + crashed);
        assert.ok(world.applied >= finished);
        // Whatever was charged and not collected can still be collected.
        const left = (await world.files.list()).length;
        assert.ok(world.charged.size - left <= world.applied);
      }),
    );
  });
});
