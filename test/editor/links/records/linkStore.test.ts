import assert from 'node:assert/strict';
import { mkdir, readdir, rename, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writtenOf } from '../../../../src/document/links/link.ts';
import { pieceLinks } from '../../../../src/document/links/pieceLinks.ts';
import type { LinkRecord } from '../../../../src/editor/links/records/linkRecord.ts';
import { LinkStore, type LinkStoreLimits } from '../../../../src/editor/links/records/linkStore.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

function recordOf(text: string): LinkRecord {
  const words = [...text.matchAll(/[a-z]+/g)].map(({ 0: word, index }) => {
    const span = { utf16Start: index, utf16End: index + word.length };
    return { written: span, original: span };
  });
  return { text, words: [...pieceLinks({ original: text, written: text, words }, 0)] };
}

const SMALL: LinkStoreLimits = { utf16Length: 1000, bytes: 400, records: 3 };

describe('a store of links', () => {
  let folder: string;
  let warnings: string[];

  beforeEach(() => {
    folder = temporaryFolder();
    warnings = [];
  });

  const storeOf = (more: { storage?: string[]; limits?: LinkStoreLimits; name?: string } = {}) =>
    new LinkStore(
      more.name ?? 'links',
      more.storage ?? [folder],
      { debug: () => {}, warn: (message) => warnings.push(message) },
      more.limits,
    );
  const found = async (text: string, address?: string, store = storeOf()) => {
    const links = await store.find({ address, readText: () => text });
    return links && [...links.from(0)].map(({ value }) => writtenOf(value));
  };
  const files = (name = 'links') => readdir(join(folder, name)).catch(() => []);

  it('makes nothing and reads no text before something is kept', async () => {
    const readText = () => assert.fail('It was read.');
    assert.equal(await storeOf().find({ address: 'file:///a', readText }), undefined);
    await storeOf().keep('file:///a', { text: '۱', words: [] });
    assert.deepEqual(await readdir(folder), []);
  });

  it('finds what was kept by the text, and by the address what still stands', async () => {
    await storeOf().keep('file:///a', recordOf('salaam donyaa'));
    assert.deepEqual(await found('salaam donyaa'), ['salaam', 'donyaa']);
    assert.deepEqual(await found('salaam donyaa', 'file:///b'), ['salaam', 'donyaa']);
    assert.deepEqual(await found('oh salaam khoob', 'file:///a'), ['salaam']);
    assert.equal(await found('something else'), undefined);
  });

  it('finds what is kept elsewhere too, keeps new links in the first place, and clears both', async () => {
    const other = temporaryFolder();
    await storeOf({ storage: [other] }).keep('file:///a', recordOf('salaam'));
    const both = storeOf({ storage: [folder, other] });
    assert.deepEqual(await found('salaam', undefined, both), ['salaam']);
    await both.keep('file:///a', recordOf('salaam donyaa'));
    assert.equal((await files()).length, 1);
    assert.deepEqual(await readdir(join(other, 'links')), []);
    await both.clear();
    assert.deepEqual([await readdir(folder), await readdir(other)], [[], []]);
  });

  it('keeps kinds apart', async () => {
    await storeOf({ name: 'marks' }).keep('file:///a', recordOf('salaam'));
    assert.equal(await found('salaam'), undefined);
    assert.deepEqual(await found('salaam', undefined, storeOf({ name: 'marks' })), ['salaam']);
  });

  it('loses nothing when several windows write at once', async () => {
    const windows = [storeOf(), storeOf(), storeOf()];
    const texts = Array.from({ length: 30 }, (_, at) => `salaam ${'x'.repeat(at)}`);
    await Promise.all(texts.map((text, at) => windows[at % 3]?.keep(`file:///${at}`, recordOf(text))));
    for (const text of texts) assert.equal((await found(text))?.[0], 'salaam');
    assert.equal(await storeOf().count([]), 30);
    assert.ok((await files()).every((file) => !file.startsWith('unfinished')));
  });

  it('keeps one of the texts of a document that several windows write at once', async () => {
    const stores = Array.from({ length: 6 }, () => storeOf());
    await Promise.all(
      stores.map((store, at) => store.keep('file:///a', recordOf(`salaam ${'x'.repeat(at + 1)}`))),
    );
    assert.ok((await files()).length >= 1);
    assert.deepEqual(await found('salaam y', 'file:///a'), ['salaam']);
    await storeOf().keep('file:///a', recordOf('salaam z'));
    assert.equal((await files()).length, 1);
  });

  it('passes over what is broken, no regular file or too large, and goes on', async () => {
    await storeOf().keep('file:///a', recordOf('salaam'));
    const [name = ''] = await files();
    const path = (address: string, text = name.split('.')[1]) =>
      join(folder, 'links', `${address.repeat(32)}.${text}.6.gz`);
    await writeFile(path('1'), 'broken');
    await symlink(join(folder, 'links', name), path('2'));
    await mkdir(path('3'));
    await writeFile(path('4'), Buffer.alloc(17_000_000));
    await writeFile(join(folder, 'links', 'note.txt'), 'not ours');
    assert.deepEqual(await found('salaam'), ['salaam']);
    await rename(join(folder, 'links', name), join(folder, 'kept.gz'));
    assert.equal(await found('salaam'), undefined);
  });

  it('lets the oldest go where there is too much, and never what it has just written', async () => {
    for (let at = 0; at < 5; at++) {
      await storeOf({ limits: SMALL }).keep(`file:///${at}`, recordOf(`salaam ${'ab'.repeat(at)}`));
      for (const file of await files())
        if (at === 0) await utimes(join(folder, 'links', file), new Date(0), new Date(0));
    }
    assert.ok((await files()).length <= 3);
    assert.equal((await found('salaam abababab'))?.length, 2);
    assert.equal(await found('salaam '), undefined);
  });

  it('says what cannot be kept', async () => {
    assert.equal(await storeOf().check(3_000_000), true);
    assert.equal(await storeOf().check(5_000_000), 'tooLong');
    assert.deepEqual(await files(), []);
    await writeFile(join(folder, 'file'), '');
    assert.equal(await storeOf({ storage: [join(folder, 'file')] }).check(10), 'notWritable');
    await storeOf({ limits: { ...SMALL, utf16Length: 5 } }).keep('file:///a', recordOf('salaam'));
    assert.match(warnings.join(), /too large/);
    assert.deepEqual(await files(), []);
  });

  it('removes what crashes and former versions left', async () => {
    await storeOf().keep('file:///a', recordOf('salaam'));
    const former = `${'a'.repeat(64)}.json`;
    for (const name of [former, 'unfinished-1', 'unfinished-2'])
      await writeFile(join(folder, 'links', name), '');
    await utimes(join(folder, 'links', 'unfinished-1'), new Date(0), new Date(0));
    await storeOf().keep('file:///a', recordOf('salaam donyaa'));
    assert.deepEqual(
      (await files()).filter((name) => !name.endsWith('.gz')),
      ['unfinished-2'],
    );
  });

  it('counts the documents that something is kept for, with others', async () => {
    await storeOf().keep('file:///a', recordOf('salaam'));
    assert.equal(await storeOf().count(['file:///a', 'file:///b']), 2);
  });
});
