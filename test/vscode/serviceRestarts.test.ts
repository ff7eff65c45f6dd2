import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { type Log, OutputLog } from '../../src/editor/log.ts';
import { Connection } from '../../src/editor/service/connection.ts';
import { textSettings } from '../../src/editor/settings.ts';
import { speakSection } from '../../src/editor/speech/playback/speakSection.ts';
import type { StoredSection } from '../../src/editor/speech/playback/storedPlayback.ts';
import { askChosenService, askLocalService } from '../../src/editor/text/askPassages.ts';
import { editorOperations } from '../../src/editor/text/editorOperations.ts';
import { BLANK_SECTION } from '../../src/panel/playback.ts';
import { type EndingService, endingServiceIn } from '../support/editor/endingService.ts';
import { NO_KEYS } from '../support/editor/noKeys.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('A local service that ends in the middle of a request and is started again', () => {
  let folder: string;
  let service: EndingService;
  let parts: { readonly connection: Connection; readonly log: Log };

  beforeEach(() => {
    folder = temporaryFolder();
    service = endingServiceIn(folder);
    const globalStorageUri = vscode.Uri.file(folder);
    const extensionUri = vscode.Uri.file(service.extensionFolder);
    const log = new OutputLog();
    const connection = new Connection({ keys: NO_KEYS, log, extensionUri, globalStorageUri });
    parts = { connection, log };
  });
  afterEach(async () => {
    await parts.connection.deleteLocalData();
    await rm(folder, { recursive: true, force: true });
  });

  const settings = () => textSettings(vscode.workspace.getConfiguration('harf'));
  const question = () => ({
    operation: editorOperations.pinglish,
    settings: settings(),
    texts: ['سلام'],
    view: 'Pinglish beside',
  });
  const assertOneKey = (route: string) => {
    const received = service.received();
    assert.deepEqual(
      received.map((each) => each.route),
      [route, route],
    );
    assert.ok(received[0]?.key);
    assert.equal(received[1]?.key, received[0].key);
  };

  it('receives the key of the Pinglish beside again', async () => {
    const found = await askChosenService(question(), parts.connection, parts.log);
    assert.equal(found.get('سلام')?.text, 'salaam');
    assertOneKey('POST /v1/pinglish');
  });

  it('receives the key of the Pinglish that follows typing again', async () => {
    const found = await askLocalService(
      question(),
      parts.connection,
      parts.log,
      new AbortController().signal,
    );
    assert.equal(found.get('سلام')?.text, 'salaam');
    assertOneKey('POST /v1/pinglish');
  });

  it('receives the key of a command on text again', async () => {
    const command = parts.connection.command();
    const { translation } = await command.run((client, keys) => client.translate({ text: 'سلام' }, { keys }));
    assert.equal(translation, 'hello');
    assertOneKey('POST /v1/translate');
  });

  it('receives the key that a section read aloud keeps on the disk', async () => {
    let section: StoredSection = WAITING;
    const speaking = speakSection(
      {
        connection: parts.connection,
        request: { tier: 'basic', text: 'سلام', voice: 'kian', pace: 1 },
        audioPath: join(folder, 'audio'),
        section: () => section,
        change: async (change) => {
          section = { ...section, ...change };
        },
        onEvent: () => {},
        onEnd: () => {},
      },
      new AbortController().signal,
    );
    // What this service answers is no job.
    await assert.rejects(speaking, { code: 'unreadable_answer' });
    assertOneKey('POST /v1/speech/jobs');
    assert.equal(service.received()[0]?.key, WAITING.idempotencyKey);
  });
});

const WAITING: StoredSection = {
  state: 'waiting',
  utf16Start: 0,
  utf16End: 4,
  idempotencyKey: 'key-of-the-section',
  ...BLANK_SECTION,
  service: null,
  jobId: null,
  wordsId: null,
  mimeType: null,
};
