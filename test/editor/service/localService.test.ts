import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TimeoutError } from '../../../src/client/errors/clientFailure.ts';
import { type Client, hasClientCode } from '../../../src/client/index.ts';
import { LocalService } from '../../../src/editor/service/localService.ts';
import { builtEntry } from '../../support/childService.ts';
import { MemoryLog } from '../../support/memoryLog.ts';

const deaf = fileURLToPath(new URL('../../support/deafService.ts', import.meta.url));
const talkative = fileURLToPath(new URL('../../support/talkativeService.ts', import.meta.url));

describe('the local service of the editor', () => {
  let log: MemoryLog;
  let service: LocalService;

  let folder: string;
  const { TMPDIR } = process.env;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harf-'));
    process.env['TMPDIR'] = folder;
  });
  after(async () => {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    log = new MemoryLog();
    service = new LocalService({ modulePath: builtEntry('main'), log });
  });
  afterEach(() => service.dispose());

  it('starts once, when it is first needed', async () => {
    assert.equal(log.lines.length, 0);
    const usages = await Promise.all([1, 2, 3].map(() => service.run((client) => client.usage())));
    assert.deepEqual(
      usages.map(({ plan }) => plan),
      ['local', 'local', 'local'],
    );
    assert.equal(log.lines.filter((line) => line.includes('process')).length, 1);
  });

  it('is got ready once, for the operation that follows', async () => {
    await Promise.all([service.getReady(), service.getReady()]);
    const started = log.lines.filter((line) => line.includes('process'));
    assert.equal(started.length, 1);
    await service.run((client) => client.usage());
    assert.deepEqual(
      log.lines.filter((line) => line.includes('process')),
      started,
    );
  });

  it('keeps its compiled code in the folder that it is given, and does without where it cannot', async () => {
    const codeCache = join(folder, 'code');
    const unusable = builtEntry('main');
    for (const each of [codeCache, unusable]) {
      const caching = new LocalService({ modulePath: builtEntry('main'), codeCache: each, log });
      await caching.run((client) => client.usage());
      await caching.dispose();
    }
    assert.ok((await readdir(codeCache, { recursive: true })).length > 1);
    await rm(codeCache, { recursive: true });
  });

  it('is ended where it does not answer in time, and the next operation has another', async () => {
    const late = service.run(() => Promise.reject(new TimeoutError(1000)));
    await assert.rejects(late, (error) => hasClientCode(error, 'request_timeout'));
    await service.run((client) => client.usage());
    assert.equal(log.lines.filter((line) => line.includes('process')).length, 2);
  });

  it('runs the operation again on a new process after a crash', async () => {
    await service.run((client) => client.usage());
    const first = log.childProcessId();
    let attempts = 0;
    const { plan } = await service.run(async (client) => {
      attempts++;
      if (attempts === 1) process.kill(first, 'SIGKILL');
      return client.usage();
    });
    assert.equal(plan, 'local');
    assert.ok(attempts <= 2);
    await service.run((client) => client.usage());
    assert.notEqual(log.childProcessId(), first);
  });

  it('begins anew when it is told to, and does again what it was doing', async () => {
    await service.restart();
    assert.equal(log.lines.length, 0);
    await service.getReady();
    const first = log.childProcessId();
    let attempts = 0;
    const { plan } = await service.run(async (client) => {
      attempts++;
      if (attempts === 1) await service.restart();
      return client.usage();
    });
    assert.equal(plan, 'local');
    assert.equal(attempts, 2);
    assert.notEqual(log.childProcessId(), first);
  });

  it('prepares every process before anything else is asked of it, and again when it is told to', async () => {
    let phonemes = 'kerem';
    const prepare = async (client: Client) => {
      await client.pinWords({ words: [{ form: 'کرم', phonemes }] });
    };
    const prepared = new LocalService({ modulePath: builtEntry('main'), log, prepare });
    const read = () =>
      prepared.run(async (client) => (await client.analyse({ text: 'کرم' })).tokens[0]?.phonemes);
    try {
      await prepared.prepareAgain();
      assert.equal(log.lines.length, 0);
      assert.equal(await read(), 'kerem');
      phonemes = 'karam';
      await prepared.prepareAgain();
      assert.equal(await read(), 'karam');
      process.kill(log.childProcessId(), 'SIGKILL');
      assert.equal(await read(), 'karam');
    } finally {
      await prepared.dispose();
    }
  });

  it('works unprepared where preparing does not end, and says so in the log', async () => {
    const signals: AbortSignal[] = [];
    const prepare = (_: Client, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<void>(() => {});
    };
    const prepared = new LocalService({ modulePath: builtEntry('main'), log, prepare, prepareLimitMs: 50 });
    await prepared.run((client) => client.usage());
    await prepared.prepareAgain();
    assert.equal(log.lines.filter((line) => /could not be prepared: TimeoutError/.test(line)).length, 2);
    assert.deepEqual(
      signals.map(({ aborted }) => aborted),
      [true, true],
    );
    await prepared.dispose();
  });

  it('is disposed of while it is prepared, and while it starts', async () => {
    const begun = Promise.withResolvers<void>();
    const prepare = () => {
      begun.resolve();
      return new Promise<void>(() => {});
    };
    const prepared = new LocalService({ modulePath: builtEntry('main'), log, prepare });
    const refused = assert.rejects(prepared.run((client) => client.usage()));
    await begun.promise;
    await prepared.dispose();
    await refused;
    const starting = new LocalService({ modulePath: deaf, log });
    const wasStopped = { name: 'LocalServiceError', message: /was stopped/ };
    const stopped = assert.rejects(
      starting.run((client) => client.usage()),
      wasStopped,
    );
    await starting.dispose();
    await stopped;
    await assert.rejects(
      starting.run((client) => client.usage()),
      wasStopped,
    );
  });

  it('goes on after a message that comes before the child is ready', async () => {
    const early = new LocalService({ modulePath: talkative, log });
    await early.run(async () => {});
    assert.ok(log.lines.includes('The local service: something odd'));
    await early.dispose();
  });

  it('works unprepared where preparing fails, and says so in the log', async () => {
    const prepare = () => Promise.reject(new TypeError('no'));
    const prepared = new LocalService({ modulePath: builtEntry('main'), log, prepare });
    await prepared.run((client) => client.usage());
    assert.ok(log.lines.some((line) => /could not be prepared: TypeError/.test(line)));
    await prepared.dispose();
  });

  it('does not repeat an operation that failed by itself', async () => {
    let attempts = 0;
    const failing = service.run(async () => {
      attempts++;
      throw new Error('no');
    });
    await assert.rejects(failing, /no/);
    assert.equal(attempts, 1);
  });

  it('keeps its socket from other users and leaves no folder behind', async () => {
    const before = await readdir(folder);
    await service.run((client) => client.usage());
    const folders = (await readdir(folder)).filter((name) => existsSync(join(folder, name, 'socket')));
    if (process.platform !== 'win32') {
      assert.equal(folders.length, 1);
      assert.equal((await stat(join(folder, folders[0] ?? ''))).mode & 0o777, 0o700);
    }
    await service.dispose();
    assert.deepEqual(await readdir(folder), before);
  });

  it('says so when its process does not start in time, or not at all', async () => {
    const late = new LocalService({ modulePath: deaf, log, startLimitMs: 300 });
    await assert.rejects(
      late.run((client) => client.usage()),
      { name: 'LocalServiceError', message: /within 0\.3 seconds/ },
    );
    const missing = new LocalService({ modulePath: `${deaf}.missing`, log });
    await assert.rejects(
      missing.run((client) => client.usage()),
      { name: 'LocalServiceError', message: /ended with code 1/ },
    );
  });

  it('writes neither text nor key to the log', async () => {
    await service.run((client) => client.diacritize({ text: 'کتابخانه', includeEzafe: true }));
    assert.doesNotMatch(log.lines.join('\n'), /کتابخانه|Bearer/);
  });
});
