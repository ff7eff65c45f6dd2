import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  fillWhole,
  readRegular,
  removeAbandoned,
  syncFolder,
  writeUnfinished,
  writeWhole,
} from '../../../src/platform/node/wholeFile.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('a file that is there whole or not at all', () => {
  let folder: string;
  let path: string;

  beforeEach(() => {
    folder = temporaryFolder();
    path = join(folder, 'file');
  });

  it('has its content under its own name alone, for its owner only', async () => {
    await writeWhole(path, 'سلام');
    assert.deepEqual(readdirSync(folder), ['file']);
    assert.equal(readFileSync(path, 'utf8'), 'سلام');
    if (process.platform !== 'win32') assert.equal(statSync(path).mode & 0o777, 0o600);
  });

  it('takes the place of what was there, and of a link rather than of what that points to', async function () {
    if (process.platform === 'win32') return this.skip();
    const other = join(folder, 'other');
    writeFileSync(other, 'other');
    symlinkSync(other, path);
    await writeWhole(path, 'new');
    assert.deepEqual(
      [path, other].map((each) => readFileSync(each, 'utf8')),
      ['new', 'other'],
    );
  });

  it('is not there until all of it is written', async () => {
    writeFileSync(path, 'before');
    const filled = await fillWhole(path, async (file) => {
      await file.write(new TextEncoder().encode('far too long'));
      await file.restart();
      await file.write(new TextEncoder().encode('aft'));
      await file.write(new TextEncoder().encode('er'));
      assert.equal(readFileSync(path, 'utf8'), 'before');
      return 5;
    });
    assert.equal(filled, 5);
    assert.equal(readFileSync(path, 'utf8'), 'after');
  });

  it('leaves what was there, and nothing beside it, where writing fails', async () => {
    writeFileSync(path, 'before');
    const fail = () => Promise.reject(new Error('no room'));
    await assert.rejects(fillWhole(path, fail), /no room/);
    assert.equal(readFileSync(path, 'utf8'), 'before');
    await mkdir(join(folder, 'full', 'inner'), { recursive: true });
    await assert.rejects(writeWhole(join(folder, 'full'), 'a folder is in the way'));
    assert.deepEqual(readdirSync(folder).sort(), ['file', 'full']);
    await assert.rejects(writeWhole(join(folder, 'missing', 'file'), ''), /ENOENT/);
  });

  it('is written by several at once, the last of whom wins', async () => {
    const contents = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(10_000));
    await Promise.all(contents.map((content) => writeWhole(path, content)));
    assert.ok(contents.includes(readFileSync(path, 'utf8')));
    assert.deepEqual(readdirSync(folder), ['file']);
  });

  it('has its name on the disk once its folder is synchronised', async () => {
    await writeWhole(path, '');
    await assert.doesNotReject(syncFolder(folder));
  });
});

describe('what crashes left unfinished', () => {
  it('is removed after an hour, and nothing else is', async () => {
    const folder = temporaryFolder();
    const [old, young] = [await writeUnfinished(folder, 'old'), await writeUnfinished(folder, 'young')];
    writeFileSync(join(folder, 'file'), '');
    const now = Date.UTC(2026, 0, 1);
    for (const [path, age] of [
      [old, 3_600_001],
      [young, 3_599_999],
      [join(folder, 'file'), 3_600_001],
    ] as const)
      utimesSync(path, (now - age) / 1000, (now - age) / 1000);
    await removeAbandoned(folder, now);
    assert.deepEqual(
      readdirSync(folder)
        .map((name) => join(folder, name))
        .sort(),
      [join(folder, 'file'), young],
    );
    await assert.doesNotReject(removeAbandoned(join(folder, 'missing'), now));
  });
});

describe('reading a regular file', () => {
  it('gives its bytes up to a limit, and refuses what is longer, a folder and a link', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'file');
    writeFileSync(path, 'four');
    assert.equal((await readRegular(path, 4)).toString(), 'four');
    await assert.rejects(readRegular(path, 3));
    await assert.rejects(readRegular(folder, 4));
    if (process.platform === 'win32') return;
    symlinkSync(path, join(folder, 'link'));
    await assert.rejects(readRegular(join(folder, 'link'), 4));
  });
});
