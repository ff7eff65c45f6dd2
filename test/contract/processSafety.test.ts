import assert from 'node:assert/strict';
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LocalService } from '../../src/editor/service/localService.ts';
import { brokenStores } from '../support/brokenStores.ts';
import { builtEntry } from '../support/childService.ts';
import { end, lineOf, spawnCommandLine } from '../support/commandLineService.ts';
import { MemoryLog } from '../support/memoryLog.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const NOBODY = 65_534;
const text = 'یک متن پنهان';

/** Waits until `isSo`; the test's own limit ends it. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(20);
}

/** A process that has started the local service, and the id of that. */
async function startEditor() {
  const editor = fork(fileURLToPath(new URL('../support/parentOfService.ts', import.meta.url)), {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [pid] = await once(editor, 'message');
  return { editor, pid: Number(pid) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A process that has ended and that nobody has asked about is still there, as a zombie.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('the process of the local service', () => {
  let folder: string;
  let log: MemoryLog;
  let service: LocalService;
  const saved = { ...process.env };

  before(function () {
    if (process.platform === 'win32') this.skip();
  });
  beforeEach(() => {
    folder = temporaryFolder();
    process.env['TMPDIR'] = folder;
    process.env['NODE_OPTIONS'] = '--max-http-header-size=16384';
    process.env['VSCODE_IPC_HOOK'] = '/nowhere';
    log = new MemoryLog();
    service = new LocalService({ modulePath: builtEntry('main'), log });
  });
  afterEach(async () => {
    await service.dispose();
    for (const name of ['TMPDIR', 'NODE_OPTIONS', 'VSCODE_IPC_HOOK']) {
      delete process.env[name];
      if (saved[name] !== undefined) process.env[name] = saved[name];
    }
  });

  const socketFolder = () => join(folder, readdirSync(folder)[0] ?? '');

  it('cannot be reached by another user', async function () {
    await service.run((client) => client.usage());
    const socketPath = join(socketFolder(), 'socket');
    assert.equal(statSync(socketFolder()).mode & 0o777, 0o700);
    if (process.getuid?.() !== 0) this.skip();
    const stranger = `
      process.setgroups([]);
      process.setgid(${NOBODY});
      process.setuid(${NOBODY});
      require('node:net').connect(process.argv[1])
        .on('connect', () => console.log('connected'))
        .on('error', ({ code }) => console.log(code));`;
    const child = spawn(process.execPath, ['-e', stranger, socketPath], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    assert.equal((await textOf(child.stdout)).trim(), 'EACCES');
  });

  it('shows neither key nor text, nor the settings of the editor, in its arguments and environment', async function () {
    if (process.platform !== 'linux') this.skip();
    await service.run((client) => client.diacritize({ text, includeEzafe: true }));
    const read = (name: string) => readFileSync(`/proc/${log.childProcessId()}/${name}`, 'utf8').split('\0');
    const [args, environment] = [read('cmdline'), read('environ')];
    assert.deepEqual(args.filter(Boolean), [process.execPath, builtEntry('main')]);
    for (const line of [...args, ...environment]) {
      assert.ok(!line.includes(text) && !/^(NODE_OPTIONS|VSCODE_)/.test(line), line);
      // The key of a start is 32 bytes in base64url.
      assert.ok(!/(?<![\w-])[\w-]{43}(?![\w-])/.test(line) || process.env[line.split('=')[0] ?? ''], line);
    }
    assert.ok(environment.includes('ELECTRON_RUN_AS_NODE=1'));
  });

  it('ends, and removes its folder, when the editor is killed', async function () {
    if (process.platform !== 'linux') this.skip();
    const { editor, pid } = await startEditor();
    assert.ok(isAlive(pid));
    assert.equal(readdirSync(folder).length, 1);
    editor.kill('SIGKILL');
    await until(() => !isAlive(pid) && readdirSync(folder).length === 0);
  }).timeout(60_000);

  it('leaves nothing that the next one does not remove, when both are killed', async function () {
    if (process.platform !== 'linux') this.skip();
    const { editor, pid } = await startEditor();
    const [left = ''] = readdirSync(folder);
    process.kill(pid, 'SIGSTOP');
    editor.kill('SIGKILL');
    await once(editor, 'exit');
    process.kill(pid, 'SIGKILL');
    await until(() => !isAlive(pid));
    assert.deepEqual(readdirSync(folder), [left]);
    await service.run((client) => client.usage());
    await until(() => !readdirSync(folder).includes(left));
  }).timeout(180_000);
});

describe('the command line of the service', () => {
  it('listens on loopback only, and tells no page of another origin that it may ask', async () => {
    const child = spawnCommandLine(['--port', '0', '--json']);
    const { base_url, live_key } = await lineOf(child);
    const { hostname, port } = new URL(base_url);
    assert.equal(hostname, '127.0.0.1');
    const others = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others) {
      const socket = connect({ host: address, port: Number(port) });
      const [error] = await once(socket, 'error');
      assert.match(error.code, /ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH/);
    }
    const origin = 'https://evil.example';
    const preflight = await fetch(`${base_url}/v1/diacritize`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    assert.equal(preflight.status, 405);
    const answer = await fetch(`${base_url}/v1/usage`, {
      headers: { origin, authorization: `Bearer ${live_key}` },
    });
    for (const { headers } of [preflight, answer])
      assert.deepEqual(
        [...headers.keys()].filter((name) => name.startsWith('access-control-')),
        [],
      );
    await end(child, 'SIGTERM');
  });

  it('refuses a damaged or newer store with one sentence that names it', async () => {
    for (const name of ['truncated', 'of a newer version']) {
      const dataDir = temporaryFolder();
      brokenStores.get(name)?.(dataDir);
      const child = spawnCommandLine(['--data-dir', dataDir]);
      const [complaint, [code]] = await Promise.all([textOf(child.stderr), once(child, 'exit')]);
      assert.equal(code, 1);
      assert.match(complaint, /^The store .*harf\.db cannot be used: .*\n/m);
    }
  });
});
