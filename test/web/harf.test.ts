import assert from 'node:assert/strict';
import { root } from '../../scripts/setup/places.mjs';
import { stripMarks } from '../../src/text/marks.ts';
import { json, type Reply, type ScriptedServer, startScriptedServer } from '../support/scriptedServer.ts';
import { paletteLabel, runCommand } from '../support/vscode/workbench.ts';
import { WebSession } from '../support/web/webSession.ts';

const limitMilliseconds = 240_000;

const SENTENCE = 'کتابخانه‌ی کوچک شهر ما سال گذشته با کمک مردم ساخته شد.';
/** The files that the editor keeps for extensions in the browser, in a folder for each folder that is opened. */
const STORAGE = 'vscode-userdata:/User/workspaceStorage';
const KEY = 'plp_live_0123456789abcdef';
const README = `# کتابخانه\n\n- ${SENTENCE} [پیوند](https://example.com/a_b)\n- \`کد ما\` و **متن** ما\n`;
const LETTER = '# Harf برای نوشتن\n\nکتابه من روی میز است.\n';

describe('Harf in a browser that lets it keep nothing', function () {
  this.timeout(limitMilliseconds);

  let session: WebSession;

  before(async () => {
    session = await WebSession.open({
      extension: root,
      files: { 'README.md': README },
      settings: { 'files.autoSave': 'off' },
      isStorageForbidden: true,
    });
  });
  after(() => session.close());

  it('marks text, and puts Persian back, without an error', async () => {
    await session.openDocument('README.md');
    await session.selectAll();
    for (const command of [
      'harf.diacritize',
      'harf.removeDiacritics',
      'harf.pinglish',
      'harf.restorePersian',
    ])
      await session.inHost(async ({ commands }, name: string) => {
        await commands.executeCommand('editor.action.selectAll');
        await commands.executeCommand(name);
      }, command);
    assert.equal(await session.text(), README);
    assert.deepEqual(session.errors, []);
  });
});

describe('Harf in a browser', function () {
  this.timeout(limitMilliseconds);

  let session: WebSession;

  before(async () => {
    session = await WebSession.open({
      extension: root,
      files: {
        'README.md': README,
        'letter.md': LETTER,
        'app.py': '# این تابع نام کاربر را می‌خواند\nx = 1\n',
      },
      settings: { 'files.autoSave': 'off' },
    });
  });
  after(() => session.close());
  afterEach(async () => {
    await session.inHost(async ({ commands }) => {
      await commands.executeCommand('notifications.clearAll');
      for (let open = 0; open < 5; open++)
        await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    });
  });

  /** Resolves when links are written, which is a while after the last change. */
  const linksAreKept = () =>
    session.inHost(async ({ workspace, Uri }, storage: string) => {
      const namesIn = async (path: string) => {
        const entries = await workspace.fs.readDirectory(Uri.parse(storage + path)).then(
          (found) => found,
          () => [],
        );
        return entries.map(([name]) => name);
      };
      const isKept = async (folder: string) =>
        (await namesIn(`/${folder}/harf-persian.harf/links`)).some((name) => name.endsWith('.gz'));
      const deadline = performance.now() + 20_000;
      while (!(await Promise.all((await namesIn('')).map(isKept))).includes(true)) {
        if (performance.now() > deadline) throw new Error('Nothing was written.');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }, STORAGE);

  const run = (command: string, ...rest: unknown[]) =>
    session.inHost(
      ({ commands }, [name, others]: [string, unknown[]]) => commands.executeCommand(name, ...others),
      [`harf.${command}`, rest],
    );

  it('runs in a worker, where there is no Node.js', async () => {
    await session.openDocument('README.md');
    const node = await session.inHost(async ({ extensions }) => {
      await extensions.getExtension('harf-persian.harf')?.activate();
      return typeof process;
    });
    assert.equal(node, 'undefined');
  });

  it('adds diacritics to a document of Markdown, and takes them off again', async () => {
    await session.openDocument('README.md');
    await session.selectAll();
    await run('diacritize');
    const marked = await session.text();
    assert.match(marked, /^# کِتابخانِه\n/u);
    assert.match(marked, /\(https:\/\/example\.com\/a_b\)/u);
    assert.equal(stripMarks(marked), README);
    await session.selectAll();
    await run('removeDiacritics');
    assert.equal(await session.text(), README);
  });

  it('writes the comment at the cursor of a program in Pinglish, by the name in the palette', async () => {
    await session.openDocument('app.py');
    await session.select([0, 10]);
    await runCommand(session.page, 'harf.pinglish');
    await session.page.locator('.view-line', { hasText: 'taabe' }).waitFor();
    assert.equal(await session.text(), '# in taabe naam-e kaarbar raa mikhaanad\nx = 1\n');
  });

  it('shows a document in the right-to-left editor, with what proofreading finds, and writes what is typed there', async () => {
    await session.openDocument('letter.md');
    await run('openRightToLeft');
    const frame = session.page.frameLocator('iframe.webview.ready').frameLocator('iframe');
    await frame.locator('.mark-warning', { hasText: /^کتابه$/ }).waitFor();
    const line = frame.locator('.cm-line', { hasText: 'Harf' });
    assert.equal(await line.evaluate((each) => getComputedStyle(each).direction), 'rtl');
    await frame.locator('.cm-content').click();
    await session.page.keyboard.press('Control+End');
    await session.page.keyboard.type('دنیا');
    await frame.locator('.cm-line', { hasText: 'دنیا' }).waitFor();
    const text = await session.inHost(
      ({ workspace }) =>
        workspace.textDocuments.find(({ uri }) => uri.path.endsWith('/letter.md'))?.getText() ?? '',
    );
    assert.equal(text, `${LETTER}دنیا`);
  });

  it('puts Persian back after the page was loaded anew', async () => {
    await session.openDocument('README.md');
    await session.selectAll();
    await run('pinglish');
    const pinglish = await session.text();
    assert.match(
      pinglish,
      /ketaabkhaane-ye koochek-e shahr-e maa .*\(https:\/\/example\.com\/a_b\)\n- `کد ما`/u,
    );
    await session.inHost(({ workspace }) => workspace.saveAll());
    await linksAreKept();
    await session.reload();
    await session.openDocument('README.md');
    assert.equal(await session.text(), pinglish);
    await session.selectAll();
    await run('restorePersian');
    assert.equal(await session.text(), README);
    await session.inHost(({ workspace }) => workspace.saveAll());
  });

  it('says how a word is read, and what it means, in its hover', async () => {
    await session.openDocument('README.md');
    const hover = await session.inHost(async ({ commands, window, Position }) => {
      const { document } = window.activeTextEditor ?? {};
      if (!document) throw new Error('No document is open.');
      const line = document.lineAt(2).text;
      const found = await commands.executeCommand<{ contents: { value: string }[] }[]>(
        'vscode.executeHoverProvider',
        document.uri,
        new Position(2, line.indexOf('شهر') + 1),
      );
      return found.flatMap(({ contents }) => contents.map(({ value }) => value)).join('\n');
    });
    assert.match(hover, /shahr/u);
    assert.match(hover, /city/u);
  });

  it('drafts English in place, without touching a link', async () => {
    await session.openDocument('README.md');
    await session.select([0, 0], [2, 200]);
    await run('translateDraft');
    const english = await session.text();
    assert.match(english, /^# (?:The )?[Ll]ibrary\n/u);
    assert.match(english, /\(https:\/\/example\.com\/a_b\)/u);
  });

  it('writes Persian from Pinglish', async () => {
    await session.inHost(async ({ workspace, window }) => {
      await window.showTextDocument(
        await workspace.openTextDocument({ language: 'plaintext', content: 'salam, ketab khoob ast' }),
      );
    });
    await session.selectAll();
    await run('fromPinglish');
    assert.equal(await session.text(), 'سلام، کتاب خوب است');
  });

  it('underlines an error in prose, with its reason', async () => {
    await session.inHost(async ({ workspace, window }) => {
      const document = await workspace.openTextDocument({
        language: 'markdown',
        content: 'کتابه من اینجاست.',
      });
      await window.showTextDocument(document);
    });
    const messages = await session.inHost(async ({ languages, window }) => {
      const uri = window.activeTextEditor?.document.uri;
      const found = () => (uri ? languages.getDiagnostics(uri) : []).map(({ message }) => message);
      const deadline = performance.now() + 20_000;
      while (found().length === 0 && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return found();
    });
    assert.equal(messages.length, 1);
    assert.match(messages[0] ?? '', /belongs to what follows/u);
  });

  it('shows Pinglish beside the document', async () => {
    await session.openDocument('README.md');
    await run('pinglishBeside');
    await session.page.locator('.view-line', { hasText: 'ketaabkhaane' }).first().waitFor();
  });

  it('reads aloud, and shows the words in the player', async () => {
    await session.openDocument('README.md');
    await session.select([2, 5]);
    await run('readAloud');
    await session.webview
      .getByRole('button', { name: /Play|Pause/u })
      .first()
      .waitFor();
    await session.webview.getByText('کتابخانه‌ی').first().waitFor();
    await session.webview.getByText('Succeeded').first().waitFor();
    await session.webview.locator('audio, canvas, svg').first().waitFor();
  });

  it('deletes what the browser keeps of speech when it is told to delete its data', async () => {
    const kept = () =>
      session.inHost(async () => {
        const names = (await indexedDB.databases()).map(({ name = '' }) => name);
        return names.filter((name) => name.includes('harf-persian.harf'));
      });
    assert.equal((await kept()).length, 1);
    await runCommand(session.page, 'harf.clearData');
    await session.page.locator('.monaco-dialog-box').getByRole('button', { name: 'Delete' }).click();
    await session.page.locator('.notification-list-item-message', { hasText: 'was deleted' }).waitFor();
    assert.deepEqual(await kept(), []);
  });

  it('offers nothing that only a computer can do', async () => {
    await session.page.keyboard.press('F1');
    await session.page.locator('.quick-input-widget input:visible').first().fill('>Harf: Get');
    await session.page.waitForFunction(
      () => document.querySelectorAll('.quick-input-list .monaco-list-row').length > 0,
    );
    const offered = await session.page.locator('.quick-input-list .monaco-list-row').allInnerTexts();
    assert.ok(
      !offered.some((label) => label.includes('Natural Voice') || label.includes('Fluent')),
      offered.join(),
    );
    await session.page.keyboard.press('Escape');
    assert.ok(paletteLabel('harf.getNaturalVoice').includes('Natural Voice'));
  });

  describe('with the hosted service', () => {
    let server: ScriptedServer;
    let allows: boolean;
    const answer: Reply = (response, request) => {
      const cors = allows
        ? {
            'access-control-allow-origin': '*',
            'access-control-allow-headers': 'authorization, content-type, idempotency-key',
          }
        : {};
      const diacritized = 'سَلام';
      const body = { request_id: 'r', engine_version: 'v', usage: {}, original: 'سلام', diacritized };
      if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
      else json(body, { headers: cors })(response, request);
    };

    before(async () => {
      server = await startScriptedServer([answer]);
      await session.inHost(async ({ workspace }, address: string) => {
        const harf = workspace.getConfiguration('harf');
        await harf.update('baseUrl', address, true);
        await harf.update('service', 'hosted', true);
      }, server.baseUrl);
      await runCommand(session.page, 'harf.setApiKey');
      await session.page.locator('.quick-input-widget input[type=password]:visible').fill(KEY);
      await session.page.keyboard.press('Enter');
      await session.page.locator('.notification-list-item-message', { hasText: 'Text now goes' }).waitFor();
    });
    after(async () => {
      await session.inHost(async ({ workspace }) => {
        const harf = workspace.getConfiguration('harf');
        await harf.update('service', undefined, true);
        await harf.update('baseUrl', undefined, true);
      });
      await server.close();
    });

    async function markGreeting(): Promise<void> {
      await session.inHost(async ({ workspace, window }) => {
        const document = await workspace.openTextDocument({ language: 'plaintext', content: 'سلام' });
        await window.showTextDocument(document);
      });
      await session.selectAll();
      await runCommand(session.page, 'harf.diacritize');
    }

    it('sends text there, with the key, if it lets browsers ask', async () => {
      allows = true;
      await markGreeting();
      await session.page.locator('.view-line', { hasText: 'سَلام' }).waitFor();
      const asked = server.seen.filter(({ method }) => method === 'POST').at(-1);
      assert.equal(asked?.headers.authorization, `Bearer ${KEY}`);
    });

    it('says what is to be allowed if it does not, and changes nothing', async () => {
      allows = false;
      await markGreeting();
      const message = session.page.locator('.notification-list-item-message', { hasText: 'CORS' });
      await message.waitFor();
      assert.match(
        await message.innerText(),
        /could not be reached.*only a service can be used that allows it/u,
      );
      assert.equal(await session.text(), 'سلام');
    });
  });

  it('asked nobody outside this computer, and nothing went wrong', () => {
    assert.deepEqual(session.askedOutside, []);
    assert.deepEqual(session.errors, []);
  });
});
