import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { writtenOf } from '../../src/document/links/link.ts';
import { pieceLinks } from '../../src/document/links/pieceLinks.ts';
import { addLinks } from '../../src/editor/links/addLinks.ts';
import { LinkedDocuments } from '../../src/editor/links/linkedDocuments.ts';
import { LinkKeeper } from '../../src/editor/links/records/linkKeeper.ts';
import { LinkStore, type LinkStoreLimits } from '../../src/editor/links/records/linkStore.ts';
import { OutputLog } from '../../src/editor/log.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked } from '../support/editor/editing.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

type LinkRecords = Awaited<ReturnType<ConstructorParameters<typeof LinkKeeper>[1]['get']>>;

/** A window of a workspace. */
interface Window extends vscode.Disposable {
  readonly links: LinkedDocuments;
  readonly keeper: LinkKeeper;
}

describe('Links across windows', () => {
  useDialogs();
  const log = new OutputLog();
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  function openWindow(limits?: LinkStoreLimits, change = (store: LinkStore): LinkRecords => store): Window {
    const links = new LinkedDocuments(writtenOf);
    const kept = new LinkStore('links', [folder], log, limits);
    const store = { get: async () => change(kept) };
    const keeper = new LinkKeeper(links, store, log);
    return { links, keeper, dispose: () => vscode.Disposable.from(keeper, links).dispose() };
  }

  /** A document with the words linked, as one window leaves it. */
  async function leave(text: string, limits?: LinkStoreLimits): Promise<vscode.TextEditor> {
    const editor = await openMarked(text);
    const window = openWindow(limits);
    await addLinks(window.links, editor.document, wordsOf(text));
    await window.keeper.flush();
    window.dispose();
    return editor;
  }

  function wordsOf(text: string) {
    const words = [...text.matchAll(/[a-z]+/g)].map(({ 0: word, index }) => {
      const span = { utf16Start: index, utf16End: index + word.length };
      return { written: span, original: span };
    });
    return [...pieceLinks({ original: text, written: text, words }, 0)];
  }

  /** The words that another window finds linked in a document. */
  function found({ document }: vscode.TextEditor): Promise<string[]> {
    const window = openWindow();
    return new Promise((resolve) => {
      window.links.onDidChange((changed) => {
        if (changed !== document) return;
        resolve([...(window.links.of(document)?.from(0) ?? [])].map(({ value }) => writtenOf(value)));
        window.dispose();
      });
    });
  }

  const files = () => readdir(join(folder, 'links')).catch(() => []);

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
    // What is reverted may have a text that another untitled document of its name had: none has this word.
    const word = 'yegaane';
    const editor = await openMarked('');
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), word));
    const window = openWindow();
    await addLinks(window.links, editor.document, wordsOf(word));
    await window.keeper.flush();
    assert.equal((await files()).length, 1);
    const closed = new Promise<void>((resolve) => window.links.onDidClose(() => resolve()));
    await editor.edit((edit) => edit.delete(new vscode.Range(0, 0, 0, word.length)));
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await closed;
    await window.keeper.flush();
    window.dispose();
    assert.deepEqual(await files(), []);
  });

  it('of the oldest documents go first when there is too much', async () => {
    const limits = { utf16Length: 1000, bytes: 150, records: 10 };
    const texts = ['one', 'two', 'three'].map((word) => `${word} ${'x '.repeat(20)}`);
    for (const text of texts) await leave(text, limits);
    assert.equal((await files()).length < 3, true);
    const last = await openMarked(texts[2] ?? '');
    assert.equal((await found(last))[0], 'three');
  });

  it('of a document that is too long are not kept', async () => {
    await leave('salaam donyaa', { utf16Length: 5, bytes: 1000, records: 10 });
    assert.deepEqual(await files(), []);
  });

  it('are deleted on request, and let go', async () => {
    const editor = await leave('salaam donyaa');
    assert.equal((await files()).length, 1);
    const window = openWindow();
    await addLinks(window.links, editor.document, wordsOf('salaam donyaa'));
    await window.keeper.clear();
    await window.keeper.flush();
    assert.deepEqual(await files(), []);
    assert.equal(window.links.of(editor.document), undefined);
    window.dispose();
  });

  it('of a document that changed while they were looked for stand where they are then', async () => {
    const editor = await leave('salaam donyaa');
    let edits = 0;
    const window = openWindow(undefined, (store) => ({
      ...{
        keep: async () => {},
        count: async () => 0,
        check: async () => true as const,
        clear: async () => {},
      },
      async find(place) {
        const links = await store.find(place);
        if (edits++ === 0) await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'va '));
        return links;
      },
    }));
    await new Promise<void>((resolve) => window.links.onDidChange(() => resolve()));
    const words = [...(window.links.of(editor.document)?.from(0) ?? [])];
    assert.deepEqual(
      words.map((span) => editor.document.getText().slice(span.utf16Start, span.utf16End)),
      ['salaam', 'donyaa'],
    );
    window.dispose();
  });

  it('are counted, open or kept', async () => {
    await leave('salaam donyaa');
    const window = openWindow();
    const open = await openMarked('khoob');
    await addLinks(window.links, open.document, wordsOf('khoob'));
    assert.equal(await window.keeper.count(), 2);
    window.dispose();
  });
});
