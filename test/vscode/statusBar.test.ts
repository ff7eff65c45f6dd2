import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { OutputLog } from '../../src/editor/log.ts';
import type { ApiKeys } from '../../src/editor/service/apiKeys.ts';
import { Connection } from '../../src/editor/service/connection.ts';
import { StatusBar } from '../../src/editor/service/statusBar.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, setSetting } from '../support/editor/editing.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('The status bar item', () => {
  let statusBar: StatusBar | undefined;
  let item: vscode.StatusBarItem;
  // Before the hook that takes back the settings.
  afterEach(() => statusBar?.dispose());
  useDialogs();

  /** Shows the item for `harf.baseUrl` and a key for it, and waits for what it says in the end. */
  async function shown(baseUrl: string, get: ApiKeys['get'], isDone: () => boolean): Promise<string> {
    await setSetting('baseUrl', baseUrl);
    const { createStatusBarItem } = vscode.window;
    Reflect.set(vscode.window, 'createStatusBarItem', (...args: Parameters<typeof createStatusBarItem>) => {
      item = createStatusBarItem(...args);
      return item;
    });
    const keys = {
      onDidChange: new vscode.EventEmitter<vscode.SecretStorageChangeEvent>().event,
      get,
      set: async () => {},
      delete: async () => {},
      origins: async () => [],
    };
    const folder = vscode.Uri.file(temporaryFolder());
    const connection = new Connection({
      keys,
      log: new OutputLog(),
      extensionUri: folder,
      globalStorageUri: folder,
    });
    try {
      statusBar = new StatusBar(connection, keys);
    } finally {
      Reflect.set(vscode.window, 'createStatusBarItem', createStatusBarItem);
    }
    while (!isDone()) await new Promise(setImmediate);
    const label = item.accessibilityInformation?.label ?? '';
    while (!(item.tooltip instanceof vscode.MarkdownString)) await new Promise(setImmediate);
    assert.ok(plain(item.tooltip).startsWith(label.slice(`${item.text}. `.length)), plain(item.tooltip));
    return label;
  }

  /** Without the escapes of Markdown. */
  const plain = ({ value }: vscode.MarkdownString) =>
    value.replaceAll('&nbsp;', ' ').replace(/\\([^\w\s])/g, '$1');

  const isHosted = () => item.text === 'Harf: Hosted';
  const address = 'https://api.example';

  it('tells live and sandbox keys apart, and takes any other', async () => {
    for (const [key, words] of [
      ['harf_live_1', /to https:\/\/api\.example, with your live key/],
      ['harf_test_1', /to https:\/\/api\.example, with your sandbox key/],
      ['other', /to https:\/\/api\.example, with your key/],
    ] as const) {
      assert.match(await shown(address, async () => key, isHosted), words);
      statusBar?.dispose();
    }
  });

  it('says that text stays here without a key', async () => {
    const isLocal = () => item.text === 'Harf: Local';
    assert.match(await shown(address, async () => undefined, isLocal), /stays on this computer/);
  });

  it('links to what one does daily, and may run nothing else', async () => {
    const isLocal = () => item.text === 'Harf: Local';
    await shown('', async () => undefined, isLocal);
    assert.ok(item.tooltip instanceof vscode.MarkdownString);
    const { value, isTrusted } = item.tooltip;
    const linked = [...value.matchAll(/\(command:([\w.]+)/g)].map(([, command]) => command);
    assert.deepEqual(linked, [
      'harf.runOnDocument',
      'harf.pinglishBeside',
      'harf.readAloud',
      'harf.selectService',
      'harf.showUsage',
    ]);
    assert.deepEqual(isTrusted, { enabledCommands: linked });
    await vscode.extensions.getExtension('harf-persian.harf')?.activate();
    const registered = await vscode.commands.getCommands(true);
    assert.deepEqual(
      linked.filter((command) => !registered.includes(command ?? '')),
      [],
    );
  });

  it('diacritizes the document by its link without a question', async () => {
    const editor = await openMarked('کتاب خوب\n\nکتاب بد');
    await vscode.commands.executeCommand('harf.runOnDocument', 'diacritize');
    assert.equal(editor.document.getText(), 'کِتابِ خوب\n\nکِتابِ بَد');
  });

  it('says that no text goes anywhere while address or keyring cannot be used', async () => {
    assert.match(await shown('http://api.example', async () => 'harf_live_1', isHosted), /no text goes/);
    statusBar?.dispose();
    const locked = () => Promise.reject(new Error('locked'));
    assert.match(await shown(address, locked, isHosted), /no text goes/);
  });
});
