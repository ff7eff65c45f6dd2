import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { newSocketFolder, removeLeftovers } from '../../../../src/editor/host/node/socketFolder.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

/** The id of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  assert.ok(child.pid);
  return child.pid;
}

describe('the folder of the socket', () => {
  before(function () {
    if (process.platform === 'win32') this.skip();
  });

  it('is where the path is short enough and can be written, and for this user only', async () => {
    const long = join(temporaryFolder(), 'a'.repeat(80));
    mkdirSync(long);
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const parents = [long, file, join(temporaryFolder(), 'missing'), temporaryFolder()];
    const folder = await newSocketFolder(parents);
    assert.ok(folder);
    assert.ok(folder.socketPath.startsWith(parents[3] ?? '-'));
    assert.equal(statSync(join(folder.socketPath, '..')).mode & 0o777, 0o700);
    assert.deepEqual(readdirSync(long), []);
    const server = createServer().listen(folder.socketPath);
    await once(server, 'listening');
    server.close();
    folder.remove();
    assert.deepEqual(readdirSync(parents[3] ?? ''), []);
    assert.equal(await newSocketFolder(parents.slice(0, 3)), undefined);
  });

  it('is counted in bytes, not in letters', async () => {
    const persian = join(temporaryFolder(), 'حرف'.repeat(10));
    mkdirSync(persian);
    assert.equal(await newSocketFolder([persian]), undefined);
  });

  it('is removed after its process was killed; nothing else is', async () => {
    const parent = temporaryFolder();
    const dead = await deadProcess();
    const add = (name: string) => {
      mkdirSync(join(parent, name));
      writeFileSync(join(parent, name, 'socket'), '');
      return name;
    };
    const left = add(`harf-service-${dead}-abcdef`);
    const kept = [
      add(`harf-service-${process.pid}-abcdef`),
      add(`harf-service-${dead}-abc`),
      add(`harf-service-${dead}-abcdef-mine`),
      add(`other-service-${dead}-abcdef`),
    ];
    const target = add('elsewhere');
    symlinkSync(join(parent, target), join(parent, `harf-service-${dead}-symlnk`));
    writeFileSync(join(parent, `harf-service-${dead}-a_file`), '');
    const heard = `harf-service-${dead}-heard0`;
    mkdirSync(join(parent, heard));
    const server = createServer().listen(join(parent, heard, 'socket'));
    await once(server, 'listening');
    await removeLeftovers([parent, join(parent, 'missing')]);
    server.close();
    assert.ok(!existsSync(join(parent, left)));
    for (const name of [...kept, heard, target, `harf-service-${dead}-a_file`])
      assert.ok(existsSync(join(parent, name)), name);
    assert.ok(existsSync(join(parent, target, 'socket')));
  });
});
