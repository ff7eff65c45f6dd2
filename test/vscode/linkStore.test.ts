import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { latinOf } from '../../src/document/links/link.ts';
import { pieceLinks } from '../../src/document/links/pieceLinks.ts';
import { createLinkedDocuments, type LinkedDocuments } from '../../src/editor/links/linkedDocuments.ts';
import { createLinkKeeper, type LinkKeeper } from '../../src/editor/links/linkKeeper.ts';
import { createLinkStore, type LinkStoreLimits } from '../../src/editor/links/linkStore.ts';
import { createLog } from '../../src/editor/log.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked } from '../support/editor/editing.ts';
import { memoryOf } from '../support/editor/memory.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** A window of a workspace. */
interface Window extends vscode.Disposable {
  readonly links: LinkedDocuments;
  readonly keeper: LinkKeeper;
}

describe('Links across windows', () => {
  useDialogs();
  const log = createLog();
  let folder: string;
  let kept: Map<string, unknown>;

  beforeEach(() => {
    folder = temporaryFolder();
    kept = new Map();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  function openWindow(storageUri: vscode.Uri | undefined, limits?: LinkStoreLimits): Window {
    const links = createLinkedDocuments(latinOf);
    const store = createLinkStore({ storageUri, memory: memoryOf(kept), log, ...(limits && { limits }) });
    const keeper = createLinkKeeper({ linkedDocuments: links, store, log });
    return { links, keeper, dispose: () => vscode.Disposable.from(keeper, links).dispose() };
  }

  /** A document with the words linked, as one window leaves it. */
  async function leave(text: string, limits?: LinkStoreLimits): Promise<vscode.TextEditor> {
    const editor = await openMarked(text);
    const window = openWindow(vscode.Uri.file(folder), limits);
    window.links.add(editor.document, wordsOf(text));
    await window.keeper.flush();
    window.dispose();
    return editor;
  }

  function wordsOf(text: string) {
    const words = [...text.matchAll(/[a-z]+/g)].map(({ 0: word, index }) => {
      const span = { utf16Start: index, utf16End: index + word.length };
      return { latin: span, persian: span };
    });
    return pieceLinks({ persian: text, latin: text, codePointStart: 0, words }, 0);
  }

  /** The words that another window finds linked in a document. */
  function found({ document }: vscode.TextEditor): Promise<string[]> {
    const window = openWindow(vscode.Uri.file(folder));
    return new Promise((resolve) => {
      window.links.onDidChange((changed) => {
        if (changed !== document) return;
        resolve([...(window.links.of(document)?.from(0) ?? [])].map(({ value }) => latinOf(value)));
        window.dispose();
      });
    });
  }

  const files = () => readdir(join(folder, 'links'));

  it('are there again', async () => {
    const editor = await leave('salaam donyaa');
    assert.deepEqual(await found(editor), ['salaam', 'donyaa']);
  });

  it('are there again in a copy under another name', async () => {
    await leave('salaam donyaa');
    const copy = await openMarked('salaam donyaa');
    assert.deepEqual(await found(copy), ['salaam', 'donyaa']);
  });

  it('are no longer kept when the document closes without its words', async () => {
    const editor = await openMarked('salaam');
    const window = openWindow(vscode.Uri.file(folder));
    window.links.add(editor.document, wordsOf('salaam'));
    await window.keeper.flush();
    assert.equal((await files()).length, 1);
    const closed = new Promise<void>((resolve) => window.links.onDidClose(() => resolve()));
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await closed;
    await window.keeper.flush();
    window.dispose();
    // Reverting an untitled document takes its text away first.
    assert.deepEqual(kept.get('harf.linkRecords'), []);
    assert.deepEqual(await files(), []);
  });

  it('of the oldest documents go first when there is too much', async () => {
    const limits = { utf16Length: 1000, bytes: 700 };
    const texts = ['one', 'two', 'three'].map((word) => `${word} ${'x '.repeat(20)}`);
    for (const text of texts) await leave(text, limits);
    assert.equal((await files()).length < 3, true);
    const last = await openMarked(texts[2] ?? '');
    assert.equal((await found(last))[0], 'three');
  });

  it('of a document that is too long are not kept', async () => {
    await leave('salaam donyaa', { utf16Length: 5, bytes: 1000 });
    assert.deepEqual(kept.get('harf.linkRecords'), []);
  });

  it('are deleted on request, and let go', async () => {
    const editor = await leave('salaam donyaa');
    assert.equal((await files()).length, 1);
    const window = openWindow(vscode.Uri.file(folder));
    window.links.add(editor.document, wordsOf('salaam donyaa'));
    await window.keeper.clear();
    await window.keeper.flush();
    assert.deepEqual(await files(), []);
    assert.equal(window.links.of(editor.document), undefined);
    window.dispose();
  });

  it('are kept nowhere without a workspace', async () => {
    const editor = await openMarked('salaam');
    const window = openWindow(undefined);
    window.links.add(editor.document, wordsOf('salaam'));
    await window.keeper.flush();
    window.dispose();
    assert.equal(kept.size, 0);
  });
});
