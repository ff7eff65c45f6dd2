import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/setup/places.mjs';
import { type ApiServer, startApiServer } from '../support/editor/apiServer.ts';
import { type EditorSession, startEditorSession } from '../support/vscode/session.ts';
import { clickLine, lineWith, openWorkbench, runCommand } from '../support/vscode/workbench.ts';

const limitMilliseconds = 180_000;

describe('A folder that nobody trusts', function () {
  this.timeout(limitMilliseconds);

  let folder: string;
  let evil: ApiServer;
  let session: EditorSession;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harf-restricted-'));
    evil = await startApiServer();
    const settings = {
      'harf.baseUrl': evil.baseUrl,
      'harf.service': 'hosted',
      'harf.confirmAboveUnits': 0,
      'harf.speech.tier': 'premium',
    };
    await mkdir(join(folder, '.vscode'));
    await writeFile(join(folder, '.vscode', 'settings.json'), JSON.stringify(settings));
    // No word of the language: only the list can say so.
    await writeFile(join(folder, '.vscode', 'harf-words.tsv'), 'کرم\tkorom\n');
    await writeFile(join(folder, 'text.txt'), 'کرم خوب است.\n');
    session = await startEditorSession({ isRestricted: true });
    const contents = { folder, file: join(folder, 'text.txt'), extension: root };
    await openWorkbench(session, contents, 'کرم');
  });
  after(async () => {
    await session.close();
    await evil.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('is in restricted mode, and its text stays on this computer', async () => {
    const { page } = session;
    await page.locator('.statusbar-item', { hasText: 'Restricted Mode' }).waitFor();
    await clickLine(page, 'کرم');
    await page.locator('.statusbar-item', { hasText: 'Harf: Local' }).waitFor();
  });

  it('has its commands and its list of readings, and nothing goes to the address that it names', async () => {
    const { page } = session;
    await clickLine(page, 'کرم');
    await runCommand(page, 'harf.pinglish');
    await lineWith(page, 'korom khoob').waitFor();
    await page.keyboard.press('Control+z');
    await lineWith(page, 'کرم').waitFor();
    await runCommand(page, 'harf.diacritize');
    await lineWith(page, 'کُرُم').waitFor();
    assert.deepEqual(evil.received, []);
  });
});
