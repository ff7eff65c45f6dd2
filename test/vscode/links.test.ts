import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { latinOf } from '../../src/document/links/link.ts';
import { pieceLinks } from '../../src/document/links/pieceLinks.ts';
import { confirmUnkept } from '../../src/editor/links/confirmUnkept.ts';
import { createLinks, type Links } from '../../src/editor/links/links.ts';
import { createLog } from '../../src/editor/log.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked } from '../support/editor/editing.ts';
import { memoryOf } from '../support/editor/memory.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('Links in a window without a folder', () => {
  const dialogs = useDialogs();
  let folder: string;
  let links: Links;

  const open = () =>
    createLinks({
      connection: { runLocal: () => Promise.reject(new Error('It is not there.')) },
      log: createLog(),
      context: {
        globalState: Object.assign(memoryOf(new Map()), { setKeysForSync: () => {} }),
        storageUri: undefined,
        globalStorageUri: vscode.Uri.file(folder),
      },
    });
  const words = pieceLinks({ persian: 'سلام', latin: 'salaam', words: [] }, 0);

  beforeEach(() => {
    folder = temporaryFolder();
    links = open();
  });
  afterEach(async () => {
    links.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  it('are kept for all windows, each kind in a place of its own, and deleted together', async () => {
    const { document } = await openMarked('salaam');
    links.latin.add(document, words);
    links.marked.add(document, words);
    await links.flush();
    const files = (kind: string) => readdir(join(folder, kind));
    assert.deepEqual([(await files('links')).length, (await files('marks')).length], [1, 1]);
    assert.deepEqual(await links.count(), { latin: 1, marked: 1 });
    await links.clear();
    assert.deepEqual(await readdir(folder), []);
    assert.deepEqual(await links.count(), { latin: 0, marked: 0 });
    assert.equal(links.marked.of(document), undefined);
  });

  it('are found by another window', async () => {
    const { document } = await openMarked('salaam');
    links.marked.add(document, words);
    await links.flush();
    links.dispose();
    links = open();
    await new Promise<void>((resolve) =>
      links.marked.onDidChange((changed) => {
        if (changed === document) resolve();
      }),
    );
    assert.deepEqual(
      [...(links.marked.of(document)?.from(0) ?? [])].map(({ value }) => latinOf(value)),
      ['salaam'],
    );
    assert.equal(links.latin.of(document), undefined);
  });

  it('can be kept for what fits, and the command asks about the rest', async () => {
    const short = await openMarked('سلام');
    assert.equal(await links.canKeepLinks(short.document), true);
    const long = await openMarked('سلام '.repeat(500_000));
    assert.equal(await links.canKeepLinks(long.document), 'tooLong');
    assert.equal(await confirmUnkept('tooLong'), false);
    assert.deepEqual(dialogs.expect(/no longer be restored/).buttons, ['Convert anyway']);
    dialogs.press('Convert anyway');
    assert.equal(await confirmUnkept('notWritable'), true);
    assert.equal(dialogs.expect(/no longer be restored/).isModal, true);
  });
});
