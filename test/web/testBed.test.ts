import assert from 'node:assert/strict';
import type { EditorAge } from '../../scripts/setup/vscode.mjs';
import { inTime } from '../support/soak.ts';
import { lineWith, runLabel } from '../support/vscode/workbench.ts';
import { WebSession } from '../support/web/webSession.ts';
import { sampleExtension } from './sample/files.ts';

const limitMilliseconds = 180_000;

/** The oldest one too by night. */
const EDITORS: readonly EditorAge[] = inTime({ usual: ['newest'], soak: ['newest', 'oldest'] });

for (const editor of EDITORS)
  describe(`The ${editor} editor on the web without a server`, function () {
    this.timeout(limitMilliseconds);

    let session: WebSession;

    before(async () => {
      session = await WebSession.open({
        editor,
        extension: await sampleExtension(),
        files: { 'notes.md': '# one\n\ntwo\n', 'deep/code.py': '# سلام\n', 'data.json': '{}\n' },
        // On the web a document is saved a second after a change, unless a setting says otherwise.
        settings: { 'editor.tabSize': 3, 'files.autoSave': 'off' },
      });
    });
    after(() => session.close());
    afterEach(async () => {
      await session.inHost(async ({ commands }) => {
        await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
        await commands.executeCommand('workbench.action.closeAllEditors');
      });
    });

    it('runs extensions in a worker of another origin than the page, where there is no Node.js', async () => {
      const where = await session.inHost(({ commands }) =>
        commands.executeCommand<{ node: string; worker: string; origin: string }>('sample.where'),
      );
      assert.equal(where.node, 'undefined');
      assert.equal(where.worker, 'DedicatedWorkerGlobalScope');
      assert.match(where.origin, /^http:\/\/v--\w+\.localhost:\d+$/u);
    });

    it('says of itself that it is on the web and has no remote', async () => {
      const env = await session.inHost(({ env: { uiKind, appHost, remoteName } }) => ({
        ...{ uiKind, appHost },
        isRemote: remoteName !== undefined,
      }));
      assert.deepEqual(env, { uiKind: 2, appHost: 'web', isRemote: false });
    });

    it('runs a command of the palette on what is selected', async () => {
      await session.openDocument('notes.md');
      await session.select([0, 2], [0, 5]);
      await runLabel(session.page, 'Sample: Shout');
      await lineWith(session.page, /ONE/u).waitFor();
      assert.equal(await session.text(), '# ONE\n\ntwo\n');
      await session.page.locator('.notification-list-item-message', { hasText: 'Shouted.' }).waitFor();
      assert.deepEqual(await session.notifications(), ['Shouted.']);
      assert.equal(session.files.text('notes.md'), '# one\n\ntwo\n', 'It is not saved yet.');
    });

    it('knows the languages of documents, and the settings', async () => {
      const languages = await session.inHost(
        async ({ workspace, Uri }, addresses: readonly string[]) => {
          const documents = await Promise.all(
            addresses.map((each) => workspace.openTextDocument(Uri.parse(each))),
          );
          return documents.map(({ languageId }) => languageId);
        },
        ['notes.md', 'deep/code.py', 'data.json'].map((path) => session.address(path)),
      );
      assert.deepEqual(languages, ['markdown', 'python', 'json']);
      const size = await session.inHost(({ workspace }) =>
        workspace.getConfiguration('editor').get('tabSize'),
      );
      assert.equal(size, 3);
    });

    it('colours a heading as the grammar of its language says', async () => {
      await session.openDocument('notes.md');
      await session.page.waitForFunction(() => {
        const parts = [...document.querySelectorAll('.editor-instance .view-line > span > span')];
        return new Set(parts.map((part) => getComputedStyle(part).color)).size > 1;
      });
    });

    it('has all that the extension logs', async () => {
      await session.inHost(({ commands }) => commands.executeCommand('sample.where'));
      assert.match(await session.logWith('Sample', 'It runs.'), /\[trace\] It runs\.$/mu);
    });

    it('shows a webview, which loads a script of the extension and speaks with it', async () => {
      await session.inHost(({ commands }) => commands.executeCommand('sample.show'));
      await session.webview.getByText('The panel speaks, too').waitFor();
    });

    it('keeps what is saved, and the extension, when the page is loaded anew', async () => {
      await session.openDocument('deep/code.py');
      await session.page.keyboard.press('Control+End');
      await session.page.keyboard.type('x = 1');
      await lineWith(session.page, 'x = 1').waitFor();
      await session.inHost(({ workspace }) => workspace.saveAll());
      assert.equal(session.files.text('deep/code.py'), '# سلام\nx = 1');
      await session.reload();
      await session.openDocument('deep/code.py');
      assert.equal(await session.text(), '# سلام\nx = 1');
      await session.selectAll();
      await session.inHost(({ commands }) => commands.executeCommand('sample.shout'));
      assert.equal(await session.text(), '# سلام\nX = 1');
    });

    it('lets extensions start workers, load files of theirs, and keep what they store', async () => {
      const script = await session.inHost(({ extensions, Uri }) => {
        const { extensionUri } = extensions.getExtension('harf-tests.sample') ?? {};
        return extensionUri ? Uri.joinPath(extensionUri, 'module.mjs').toString(true) : '';
      });
      assert.deepEqual(await session.runInHost(new URL('sample/storage.ts', import.meta.url), script), {
        worker: 'a worker',
        fetched: 'a module',
        imported: 'a module',
        database: 'a database',
        privateFile: 'a private file',
        storage: 'the storage of the editor',
        digest: '32 bytes',
      });
    });

    it('gives the worker of extensions another origin, and so other files, in another folder', async () => {
      const origin = () => session.inHost(() => self.origin);
      const first = await origin();
      await session.openFolder('deep');
      assert.notEqual(await origin(), first);
      await session.openFolder('');
      assert.equal(await origin(), first);
    });

    it('lets files be made, listed, renamed and deleted', async () => {
      const names = await session.inHost(async ({ workspace, Uri }, root: string) => {
        const at = (path: string) => Uri.parse(`${root}${path}`);
        await workspace.fs.writeFile(at('new/a#1.txt'), new TextEncoder().encode('one'));
        await workspace.fs.rename(at('new/a#1.txt'), at('new/b.txt'));
        const listed = await workspace.fs.readDirectory(at('new'));
        const top = await workspace.fs.readDirectory(at(''));
        await workspace.fs.delete(at('new/b.txt'));
        return { listed, top: top.map(([name]) => name).sort() };
      }, session.address(''));
      assert.deepEqual(names, { listed: [['b.txt', 1]], top: ['data.json', 'deep', 'new', 'notes.md'] });
      assert.ok(!session.files.paths.includes('new/b.txt'));
    });

    it('asks nobody outside this computer, and nothing goes wrong', async () => {
      await session.openDocument('notes.md');
      await session.inHost(({ commands }) => commands.executeCommand('sample.show'));
      await session.webview.getByText('The panel speaks, too').waitFor();
      assert.deepEqual(session.askedOutside, []);
      assert.deepEqual(session.errors, []);
    });
  });

describe('An editor in a browser that lets frames of other origins store nothing', function () {
  this.timeout(limitMilliseconds);

  let session: WebSession;

  before(async () => {
    session = await WebSession.open({
      extension: await sampleExtension(),
      files: { 'notes.md': 'one\n' },
      isStorageForbidden: true,
    });
  });
  after(() => session.close());

  it('runs extensions', async () => {
    await session.openDocument('notes.md');
    await session.selectAll();
    await session.inHost(({ commands }) => commands.executeCommand('sample.shout'));
    assert.equal(await session.text(), 'ONE\n');
  });

  it('has no private files for them', async () => {
    await assert.rejects(
      session.inHost(async () => {
        await navigator.storage.getDirectory();
      }),
      /SecurityError/u,
    );
  });

  it('notices what extensions and workers of theirs ask outside this computer', async () => {
    await session.inHost(async () => {
      await fetch('https://first.example/').catch(() => {});
      const script = "fetch('https://second.example/').catch(() => {}).then(() => postMessage(null))";
      const worker = new Worker(URL.createObjectURL(new Blob([script])));
      await new Promise((resolve) => {
        worker.onmessage = resolve;
      });
      const socket = new WebSocket('wss://third.example/');
      await new Promise((resolve) => {
        socket.onerror = resolve;
      });
    });
    assert.deepEqual([...session.askedOutside].sort(), [
      'https://first.example/',
      'https://second.example/',
      'wss://third.example/',
    ]);
  });
});
