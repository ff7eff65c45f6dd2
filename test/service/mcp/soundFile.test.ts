import assert from 'node:assert/strict';
import {
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
