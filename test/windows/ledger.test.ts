import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/setup/places.mjs';
import {
  type Answer,
  type ApiServer,
  common,
  type ReceivedRequest,
  startApiServer,
} from '../support/editor/apiServer.ts';
import { type EditorSession, startEditorSession } from '../support/vscode/session.ts';
import { clickLine, lineWith, openWorkbench, runCommand } from '../support/vscode/workbench.ts';

const limitMilliseconds = 180_000;

/** A file of the examples, and words of the line that the command is run on. */
interface Place {
  readonly file: string;
  readonly words: string;
}

const poem: Place = { file: 'poem.txt', words: 'بنی‌آدم' };
const prose: Place = { file: 'sample.md', words: 'کوچک شهر ما' };

describe('A command whose outcome nobody saw', function () {
  this.timeout(limitMilliseconds);

  let folder: string;
  let server: ApiServer;
  let session: EditorSession;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harf-windows-'));
    await cp(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
    server = await startApiServer();
    session = await startEditorSession({ settings: { 'harf.baseUrl': server.baseUrl } });
    await open(session.page, poem);
    await setKey(session.page);
  });
  after(async () => {
    await session.close();
    await server.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  function open(page: Page, { file, words }: Place): Promise<Page> {
    const examples = join(folder, 'examples');
    const contents = { folder: examples, file: join(examples, file), extension: root };
    return openWorkbench({ ...session, page }, contents, words);
  }

  async function setKey(page: Page): Promise<void> {
    await runCommand(page, 'harf.setApiKey');
    await page.locator('.quick-input-widget input[type=password]').waitFor();
    await page.keyboard.type('harf_test_windows');
    await page.keyboard.press('Enter');
    await page.locator('.statusbar-item', { hasText: 'Harf: Hosted' }).waitFor();
  }

  async function reload(page: Page): Promise<void> {
    const label = 'Developer: Reload Window';
    await page.keyboard.press('F1');
    await page.locator('.quick-input-widget input').waitFor();
    await page.keyboard.type(label);
    await page.locator('.quick-input-list .monaco-list-row.focused', { hasText: label }).waitFor();
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await loaded;
  }

  /** Runs the command and resolves with its request, which gets `answer`, or none. */
  async function translate(page: Page, { words }: Place, answer: Promise<Answer>): Promise<ReceivedRequest> {
    const arrived = Promise.withResolvers<ReceivedRequest>();
    server.answerWith((request) => {
      arrived.resolve(request);
      return answer;
    });
    await clickLine(page, words);
    await runCommand(page, 'harf.translate');
    return arrived.promise;
  }

  const never = new Promise<Answer>(() => {});
  const translated = Promise.resolve({ body: { ...common, translation: 'the children of Adam' } });
  const keyOf = ({ headers }: ReceivedRequest) => headers['idempotency-key'];

  it('because its window was reloaded is collected by the same command, with the same key', async () => {
    const { page } = session;
    const unseen = await translate(page, poem, never);
    await reload(page);
    // The extension host of the old window ends, and its connections with it.
    await unseen.isOver;
    await lineWith(page, poem.words).waitFor();
    const collected = await translate(page, poem, translated);
    await lineWith(page, 'the children of Adam').waitFor();
    assert.equal(keyOf(collected), keyOf(unseen));
    assert.deepEqual(collected.body, unseen.body);
    await page.keyboard.press('Control+z');
    await lineWith(page, poem.words).waitFor();
    const again = await translate(page, poem, translated);
    assert.notEqual(keyOf(again), keyOf(unseen), 'a finished command is repeated as a new request');
  });

  it('while its window still waits is not taken from it by another window', async () => {
    const first = await translate(await open(session.page, prose), prose, never);
    const other = await open(await session.page.context().newPage(), prose);
    const second = await translate(other, prose, translated);
    await lineWith(other, 'the children of Adam').waitFor();
    assert.notEqual(keyOf(second), keyOf(first));
  });
});
