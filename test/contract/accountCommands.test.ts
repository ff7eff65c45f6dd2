import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from '../../src/client/index.ts';
import {
  type CommandLineProcess,
  end,
  lineOf,
  type Printed,
  spawnCommandLine,
} from '../support/commandLineService.ts';

describe('the keys and the plan of a data folder, by command lines', function () {
  this.timeout(60_000);
  let dataDir: string;
  const running: CommandLineProcess[] = [];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'harf-test-'));
  });
  afterEach(async () => {
    for (const child of running.splice(0)) await end(child, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = async (...args: string[]): Promise<Printed> => {
    const child = spawnCommandLine(['--data-dir', dataDir, '--json', ...args]);
    running.push(child);
    return lineOf(child);
  };
  const stop = async () => {
    for (const child of running.splice(0)) await end(child, 'SIGTERM');
  };
  /** What a command prints, line by line, or the sentence with which it refuses. */
  const run = async (...args: string[]) => {
    const child = spawnCommandLine([...args, '--data-dir', dataDir]);
    const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
    if (complaint !== '') return [complaint];
    return output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  const usageOf = async ({ base_url: baseUrl }: Printed, apiKey: string) =>
    createClient({ fetch: globalThis.fetch, baseUrl, apiKey }).usage();
  const refused = (service: Printed, apiKey: string) =>
    assert.rejects(usageOf(service, apiKey), { code: 'invalid_api_key' });

  it('are changed while the service runs, which heeds it at once', async () => {
    const service = await start('--keys', 'ci=text+usage,trial@sandbox', '--now', '2026-01-31T10:00:00Z');
    const { ci = '', trial = '' } = service.keys ?? {};
    assert.equal((await usageOf(service, trial)).plan, 'sandbox');
    const [{ key: night }] = await run('keys', 'create', 'night=usage');
    assert.equal((await usageOf(service, night)).accessStatus, 'active');
    const [{ key: next, previous_valid_until: until }] = await run('keys', 'rotate', 'ci');
    // By the clock of the service, not by that of the computer.
    assert.match(until[0], /^2026-02-01T10:/);
    await Promise.all([usageOf(service, ci), usageOf(service, next)]);
    await run('keys', 'revoke', 'ci');
    await Promise.all([refused(service, ci), refused(service, next)]);
    const keys = await run('keys', 'list');
    assert.deepEqual(
      keys.map(({ name, status }) => `${name} ${status}`),
      ['live active', 'test active', 'limited active', 'ci revoked', 'trial active', 'night active'],
    );
    assert.equal(JSON.stringify(keys).includes(next), false);
    await run('plan', 'approve', '70');
    const [plan] = await run('plan', 'cancel');
    const usage = await usageOf(service, service.live_key);
    assert.deepEqual([usage.accessStatus, usage.billingPeriod], ['cancelled', plan.billing_period]);
    assert.equal(plan.billing_period.end.slice(0, 11), '2026-02-28T');
    assert.equal(usage.additionalTextUsage?.approvedUnits, 70);
  });

  it('are as they were after a restart at a later time', async () => {
    const first = await start('--keys', 'ci', '--now', '2026-01-31T10:00:00Z');
    const { ci = '' } = first.keys ?? {};
    await run('keys', 'rotate', 'ci');
    await run('plan', 'cancel');
    await stop();
    const nextDay = await start('--keys', 'ci', '--now', '2026-02-01T09:59:00Z');
    assert.equal((await usageOf(nextDay, ci)).accessStatus, 'cancelled');
    await stop();
    const ended = await start('--now', '2026-03-01T00:00:00Z');
    await refused(ended, ci);
    assert.equal((await usageOf(ended, ended.keys?.['ci'] ?? '')).accessStatus, 'ended');
    assert.equal(ended.live_key, first.live_key);
  });

  it('are all there when many commands change them at once', async () => {
    await start();
    const names = ['a', 'b', 'c', 'd'];
    await Promise.all(names.map((name) => run('keys', 'create', name)));
    const keys = await run('keys', 'list');
    assert.deepEqual(keys.map(({ name }) => name).toSorted(), [...names, 'limited', 'live', 'test']);
  });

  it('go on while their file is broken', async () => {
    const service = await start();
    await writeFile(join(dataDir, 'keys.json'), '{');
    assert.equal((await usageOf(service, service.live_key)).accessStatus, 'active');
    assert.match((await run('keys', 'list'))[0], /^The keys in .*keys\.json cannot be read; delete the file/);
  });

  it('are not made by a command that was meant for another folder', async () => {
    assert.match((await run('keys', 'revoke', 'live'))[0], /^There are no keys in .*; start the service/);
    assert.deepEqual(await readdir(dataDir), []);
  });
});
