import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../src/service/http/failure.ts';
import { soundFile } from '../../../src/service/mcp/soundFile.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('the file that sound is written to', () => {
  const bytes = Buffer.from('sound');
  const isFailure = (pattern: RegExp) => (error: unknown) =>
    error instanceof Failure && pattern.test(error.message);
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  const fileOf = (path: string, overwrite = false) => soundFile(path, { overwrite, folders: [folder] });

  it('is encoded as its name ends', async () => {
    assert.equal((await fileOf(join(folder, 'a.wav'))).encoding, 'wav');
    assert.equal((await fileOf(join(folder, 'a.MP3'))).encoding, 'mp3');
    await assert.rejects(fileOf(join(folder, 'a.txt')), isFailure(/must end in \.wav or \.mp3/));
    await assert.rejects(fileOf(join(folder, '.mp3')), isFailure(/must end in/));
  });

  it('has an absolute path in a folder that exists', async () => {
    for (const path of ['a.wav', './a.wav', join(folder, 'a\0.wav'), join(folder, '\ud800.wav')])
      await assert.rejects(fileOf(path), isFailure(/must be an absolute path/));
    await assert.rejects(fileOf(join(folder, 'none', 'a.wav')), isFailure(/folder that exists/));
  });

  it('is within the folders that are given, links followed', async () => {
    const outside = temporaryFolder();
    symlinkSync(outside, join(folder, 'way-out'), 'dir');
    mkdirSync(join(folder, '..inside'));
    for (const path of [join(outside, 'a.wav'), `${folder}/../a.wav`, join(folder, 'way-out', 'a.wav')])
      await assert.rejects(fileOf(path), isFailure(/must be within /), path);
    await (await fileOf(join(folder, '..inside', 'a.wav'))).write(bytes);
    assert.ok(existsSync(join(folder, '..inside', 'a.wav')));
  });

  it('is named without characters that nobody sees, save those that Persian and emoji need', async () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    for (const [named, name] of [
      ['a\u202egpj.wav', 'agpj.wav'],
      ['\u2066a\u2069\u200f\ufeff.wav', 'a.wav'],
      ['a\n\t\x1b[31m\x85.wav', 'a[31m.wav'],
      ['a\u00ad\u3164\u{e0041}\u2028.wav', 'a.wav'],
      ['a\u200cb\u200d.wav', 'ab.wav'],
      ['a.txt\u200f.wav\u202c', 'a.txt.wav'],
      ['می\u200cروم.mp3', 'می\u200cروم.mp3'],
      [`${family}\u2764\ufe0f.mp3`, `${family}\u2764\ufe0f.mp3`],
    ] as const) {
      const file = await fileOf(join(folder, named), true);
      assert.equal(file.path, join(folder, name));
      await file.write(bytes);
      assert.ok(readdirSync(folder).includes(name));
    }
    assert.equal(readdirSync(folder).length, 7);
    await assert.rejects(fileOf(join(folder, '\u202e.wav')), isFailure(/must end in/));
    await assert.rejects(fileOf(join(folder, 'a.\u202ewav')), isFailure(/is there already/));
  });

  it('can be read by its owner alone, also where another took its place', async function () {
    if (process.platform === 'win32') this.skip();
    const path = join(folder, 'a.wav');
    await (await fileOf(path)).write(bytes);
    assert.equal(lstatSync(path).mode & 0o777, 0o600);
    chmodSync(path, 0o644);
    await (await fileOf(path, true)).write(bytes);
    assert.equal(lstatSync(path).mode & 0o777, 0o600);
  });

  it('is replaced only where that was asked for', async () => {
    const path = join(folder, 'a.wav');
    writeFileSync(path, 'before');
    await assert.rejects(fileOf(path), isFailure(/is there already; choose another, or set "overwrite"/));
    assert.equal(readFileSync(path, 'utf8'), 'before');
    await (await fileOf(path, true)).write(bytes);
    assert.equal(readFileSync(path, 'utf8'), 'sound');
    assert.deepEqual(readdirSync(folder), ['a.wav']);
  });

  it('is not replaced where another comes between', async () => {
    const path = join(folder, 'a.wav');
    const file = await fileOf(path);
    writeFileSync(path, 'another');
    await assert.rejects(file.write(bytes), isFailure(/is there already/));
    assert.equal(readFileSync(path, 'utf8'), 'another');
  });

  it('takes the place of a link and leaves alone what that points to', async () => {
    const outside = join(temporaryFolder(), 'b.wav');
    writeFileSync(outside, 'theirs');
    const path = join(folder, 'a.wav');
    symlinkSync(outside, path);
    await assert.rejects(fileOf(path), isFailure(/is there already/));
    await (await fileOf(path, true)).write(bytes);
    assert.equal(readFileSync(outside, 'utf8'), 'theirs');
    assert.ok(lstatSync(path).isFile());
  });

  it('is no folder', async () => {
    mkdirSync(join(folder, 'a.wav'));
    await assert.rejects(fileOf(join(folder, 'a.wav'), true), isFailure(/is a folder/));
  });

  it('leaves nothing behind where it cannot be written', async () => {
    const inner = join(folder, 'inner');
    for (const overwrite of [false, true]) {
      mkdirSync(inner);
      const file = await fileOf(join(inner, 'a.wav'), overwrite);
      rmdirSync(inner);
      await assert.rejects(file.write(bytes), isFailure(/could not be written to the file \(ENOENT\)/));
      assert.deepEqual(readdirSync(folder), []);
    }
  });
});
