import assert from 'node:assert/strict';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { createFileLedger } from '../../src/client/index.ts';
import { clearData } from '../../src/editor/commands/clearData.ts';
import { OutputLog } from '../../src/editor/log.ts';
import { ProseReader } from '../../src/editor/prose/proseReader.ts';
import { Connection } from '../../src/editor/service/connection.ts';
import { PlaybackSession } from '../../src/editor/speech/playbackSession.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { memoryOf } from '../support/editor/memory.ts';
import { NO_KEYS } from '../support/editor/noKeys.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('Deleting data', () => {
  const dialogs = useDialogs();
  const links = { count: async () => ({ latin: 3, marked: 0 }), clear: async () => {} };
  let folder: string;
  let connection: Connection;
  let readAloud: { clear(): Promise<void> };

  beforeEach(async () => {
    folder = temporaryFolder();
    const extension = vscode.extensions.getExtension('harf-persian.harf');
    assert.ok(extension);
    const globalStorageUri = vscode.Uri.file(folder);
    const log = new OutputLog();
    connection = new Connection({
      keys: NO_KEYS,
      log,
      extensionUri: extension.extensionUri,
      globalStorageUri,
    });
    const body = new TextEncoder().encode('{}');
    const request = { route: 'POST /v1/translate', origin: 'https://a.example', apiKey: 'key', body };
    await createFileLedger(join(folder, 'ledger'), { log }).command().open(request);
    const { extensionUri } = extension;
    const proseReader = new ProseReader(extensionUri, log);
    const memory = memoryOf(new Map());
    const playback = { connection, proseReader, log, extensionUri, globalStorageUri, memory };
    const playbacks = join(folder, 'readings');
    const session = await PlaybackSession.load({
      ...playback,
      storageUri: undefined,
      folder: playbacks,
    });
    readAloud = { clear: () => session.clear().finally(() => session.dispose()) };
    await mkdir(join(playbacks, `other-${Date.now()}-reading`), { recursive: true });
    await mkdir(join(folder, 'service'), { recursive: true });
    await writeFile(join(folder, 'service', 'earlier'), 'speech');
  });
  afterEach(async () => {
    connection.dispose();
    // The service, which ends on its own time, may still keep its compiled code.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  const pinglish = () =>
    connection.run(async (client) => {
      const { pinglish: text } = await client.pinglish({
        text: 'سلام',
        style: 'readable',
        vowelNotation: 'double_a',
      });
      return text;
    });
  const notes = async () => (await readdir(join(folder, 'ledger'))).length;

  it('asks, and leaves everything without a yes', async () => {
    await clearData({ connection, links, readAloud });
    assert.equal(dialogs.expect(/^Delete what Harf keeps/).isModal, true);
    assert.equal(await notes(), 1);
    assert.deepEqual(await readdir(join(folder, 'service')), ['earlier']);
  });

  it('says what can then no longer be restored, and offers no other way to say no than Cancel', async () => {
    await clearData({ connection, links, readAloud });
    const { detail, buttons } = dialogs.expect(/cannot be brought back/);
    assert.match(
      detail,
      /Pinglish and translations came from \(documents: 3\): the Persian can then no longer be restored/,
    );
    assert.doesNotMatch(detail, /diacritics/);
    assert.match(detail, /Speech: all readings/);
    assert.deepEqual(buttons, ['Delete']);
  });

  it('takes the store of the local service and the notes about requests, and all goes on working', async () => {
    assert.equal(await pinglish(), 'salaam');
    dialogs.press('Delete');
    await clearData({ connection, links, readAloud });
    dialogs.expect(/data was deleted/);
    assert.equal(await notes(), 0);
    assert.deepEqual(await readdir(folder), ['ledger']);
    assert.equal(await pinglish(), 'salaam');
  });
});
