import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { writtenOf } from '../../src/document/links/link.ts';
import { pieceLinks } from '../../src/document/links/pieceLinks.ts';
import { addLinks } from '../../src/editor/links/addLinks.ts';
import { confirmUnkept } from '../../src/editor/links/confirmUnkept.ts';
import { LinkedDocuments } from '../../src/editor/links/linkedDocuments.ts';
import { Links } from '../../src/editor/links/links.ts';
import { OutputLog } from '../../src/editor/log.ts';
import { sliceSpan } from '../../src/text/span.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, textOf } from '../support/editor/editing.ts';
import { memoryOf } from '../support/editor/memory.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('Links in a window without a folder', () => {
  const dialogs = useDialogs();
  let folder: string;
  let links: Links;

  const open = () =>
    new Links({ runLocal: () => Promise.reject(new Error('It is not there.')) }, new OutputLog(), {
      globalState: Object.assign(memoryOf(new Map()), { setKeysForSync: () => {} }),
      storageUri: undefined,
      globalStorageUri: vscode.Uri.file(folder),
    });
  const words = [...pieceLinks({ original: 'سلام', written: 'salaam', words: [] }, 0)];

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
    await addLinks(links.latin, document, words);
    await addLinks(links.marked, document, words);
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
    await addLinks(links.marked, document, words);
    await links.flush();
    links.dispose();
    links = open();
    await new Promise<void>((resolve) =>
      links.marked.onDidChange((changed) => {
        if (changed === document) resolve();
      }),
    );
    assert.deepEqual(
      [...(links.marked.of(document)?.from(0) ?? [])].map(({ value }) => writtenOf(value)),
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

describe('Linking many words', () => {
  useDialogs();
  const COUNT = 50_000;
  const written = 'salaam '.repeat(COUNT);
  let documents: LinkedDocuments;

  beforeEach(() => {
    documents = new LinkedDocuments(writtenOf);
  });
  afterEach(() => documents.dispose());

  const many = () => {
    const words = Array.from({ length: COUNT }, (_, at) => {
      const span = { utf16Start: at * 7, utf16End: at * 7 + 6 };
      return { written: span, original: span };
    });
    return pieceLinks({ original: written, written, words }, 0);
  };

  it('goes on where they stand, whatever is edited meanwhile', async () => {
    const editor = await openMarked(written);
    const adding = addLinks(documents, editor.document, many());
    await editor.edit((edit) => {
      edit.insert(new vscode.Position(0, 0), 'new\n');
      edit.insert(new vscode.Position(0, written.length - 3), 'X');
    });
    await adding;
    const text = textOf(editor);
    const links = [...(documents.of(editor.document)?.from(0) ?? [])];
    assert.equal(links.length, COUNT - 1);
    assert.ok(links.every((link) => sliceSpan(text, link) === 'salaam'));
  });

  it('ends when all links are let go', async () => {
    const { document } = await openMarked(written);
    const adding = addLinks(documents, document, many());
    documents.forget();
    await adding;
    assert.equal(documents.of(document), undefined);
  });
});
