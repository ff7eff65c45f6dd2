import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from '../../src/client/index.ts';
import { builtEntry } from '../support/childService.ts';
import {
  type CommandLineProcess,
  end,
  lineOf,
  type Printed,
  spawnCommandLine,
} from '../support/commandLineService.ts';

describe('the command line of the service', () => {
  let dataDir: string;
  const running: CommandLineProcess[] = [];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'harf-test-'));
  });
  afterEach(async () => {
    for (const child of running.splice(0)) child.kill();
    await rm(dataDir, { recursive: true, force: true });
  });

  const run = (...args: string[]) => {
    const child = spawnCommandLine(args);
    running.push(child);
    return child;
  };

  const start = async (...args: string[]) => {
    const child = run('--data-dir', dataDir, '--json', ...args);
    return { child, service: await lineOf(child) };
  };

  const clientOf = (service: Printed, apiKey = service.live_key) =>
    createClient({ fetch: globalThis.fetch, baseUrl: service.base_url, apiKey });

  it('prints one line of JSON with its address and keys, and serves them', async () => {
    const { service } = await start('--text-units', '100', '--rate-limit', '7');
    const result = await clientOf(service).translate({ text: 'کتاب' });
    assert.match(result.translation, /book/i);
    const usage = await clientOf(service, service.limited_key).usage();
    assert.deepEqual(usage.textUnits, { used: 8, allowance: 100, remaining: 92 });
    assert.equal(usage.requestsPerMinute, 7);
    assert.equal((await clientOf(service, service.test_key).usage()).plan, 'sandbox');
  });

  it('has the same keys after a restart on the same folder, readable to their owner only', async () => {
    const first = await start('--environment', 'staging');
    await end(first.child, 'SIGTERM');
    const { service } = await start('--environment', 'staging');
    const { base_url: _, ...keys } = first.service;
    assert.partialDeepStrictEqual(service, keys);
    assert.equal((await clientOf(service).usage()).environment, 'staging');
    if (process.platform !== 'win32')
      assert.equal((await stat(join(dataDir, 'keys.json'))).mode & 0o777, 0o600);
  });

  it('obeys faults only when told to', async () => {
    const fault = { 'x-harf-fault': 'status=503;code=service_unavailable' };
    const status = async (...args: string[]) => {
      const { service } = await start(...args);
      return (await fetch(`${service.base_url}/healthz`, { headers: fault })).status;
    };
    assert.deepEqual([await status(), await status('--faults')], [200, 503]);
  });

  it('refuses a wrong argument with a sentence', async () => {
    const complaint = async (...args: string[]) => {
      const child = run(...args);
      const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
      assert.equal(code, 1);
      return message;
    };
    assert.match(await complaint('--port', 'x'), /--port must be a whole number from 0 to 65535, not "x"/);
    assert.match(await complaint('--colour'), /--colour/);
    assert.match(await complaint('--environment', 'moon'), /production or staging, not "moon"/);
    const { service } = await start();
    assert.match(await complaint('--port', new URL(service.base_url).port), /cannot be used; choose another/);
  });
});

describe('the command line of the engine', () => {
  const run = async (args: string[], input: string) => {
    const child = spawn(process.execPath, [builtEntry('engineCommand'), ...args]);
    child.stdin.end(input);
    const [output, complaint, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { output, complaint, code };
  };

  it('renders each line and keeps its id', async () => {
    const { output, code } = await run(['pinglish'], '1\tسلام\n\nb 2\tsee https://a.example\n');
    assert.deepEqual([output, code], ['1\tsalaam\nb 2\tsee https://a.example\n', 0]);
  });

  it('knows four renderings', async () => {
    for (const name of ['phonemes', 'diacritize', 'pinglish', 'translate'])
      assert.match((await run([name], '1\tکتاب')).output, /^1\t.+\n$/, name);
  });

  it('proofreads the prose of files, a line for each finding, as problem matchers read them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'harf-test-'));
    const file = join(folder, 'متن.md');
    await writeFile(file, '\ufeff# متن\r\n\r\n`کتابه من` و کتابه من روی میز است .\r\n');
    const { output, complaint, code } = await run(['proofread', file], '');
    const [first = '', second = '', ...rest] = output.split('\n');
    assert.ok(first.startsWith(`${file}:3:14: warning: "کتابه" `), first);
    assert.ok(first.endsWith('(کتابه → کتاب | کتاب\u0650) [he-for-ezafe]'), first);
    assert.match(second, /:3:34: info: .+ \(است·\. → است\.\) \[punctuation\]$/);
    assert.deepEqual([rest, complaint, code], [[''], '', 1]);
    await writeFile(file, '\ufeffکتابه من روی میز است.\r\n');
    assert.ok((await run(['proofread', file], '')).output.startsWith(`${file}:1:1: `));
    await writeFile(file, 'این کتاب خوب است.\n');
    assert.deepEqual(await run(['proofread', file], ''), { output: '', complaint: '', code: 0 });
    await rm(folder, { recursive: true });
  });

  it('proofreads no file by rules that it turns off', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'harf-test-'));
    const file = join(folder, 'متن.md');
    await writeFile(file, '<!-- harf-proofread: off he-for-ezafe -->\n\nکتابه من روی میز است .\n');
    const { output } = await run(['proofread', file], '');
    assert.match(output, /^[^\n]+:3:\d+: info: [^\n]+ \[punctuation\]\n$/);
    await writeFile(file, '---\nharf-proofread: off\n---\nکتابه من روی میز است .\n');
    assert.deepEqual(await run(['proofread', file], ''), { output: '', complaint: '', code: 0 });
    await rm(folder, { recursive: true });
  });

  it('says of a file what is wrong with it', async () => {
    assert.deepEqual(await run(['proofread', 'src'], ''), {
      output: '',
      complaint: 'src is no file.\n',
      code: 1,
    });
    assert.match((await run(['proofread', 'none.md'], '')).complaint, /none\.md/);
    const { complaint, code } = await run(['proofread', 'src/client/index.ts'], '');
    assert.deepEqual([complaint.startsWith('src/client/index.ts has no format'), code], [true, 1]);
  });

  it('ends quietly when its reader has enough', async () => {
    const child = spawn(process.execPath, [builtEntry('engineCommand'), 'pinglish']);
    const ended = Promise.all([text(child.stderr), once(child, 'exit')]);
    child.stdout.destroy();
    child.stdin.end('1\tسلام\n2\tسلام\n');
    const [complaint, [code]] = await ended;
    assert.deepEqual([complaint, code], ['', 0]);
  });

  it('refuses a wrong argument or line with a sentence', async () => {
    for (const args of [[], ['sing'], ['pinglish', 'more']]) {
      const { complaint, code } = await run(args, '');
      assert.deepEqual([code, complaint.match(/^Give one of phonemes, diacritize/)?.index], [1, 0]);
    }
    const { output, complaint, code } = await run(['pinglish'], '1\tسلام\nno tab\n');
    assert.deepEqual([output, code], ['1\tsalaam\n', 1]);
    assert.match(complaint, /Line 2 has no TAB/);
  });
});
