import assert from 'node:assert/strict';
import { execFile as execFileWithCallback } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PlaybackStore, RETENTION_MS } from '../../../../src/editor/speech/playback/playbackStore.ts';
import type { StoredPlayback } from '../../../../src/editor/speech/playback/storedPlayback.ts';
import { BLANK_SECTION } from '../../../../src/panel/playback.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const execFile = promisify(execFileWithCallback);

const text = { text: 'سلام', documentUri: 'file:///a.md', runs: [] };

function playback(id: string, createdAt: number): StoredPlayback {
  return {
    id,
    title: 'سلام',
    documentName: 'a.md',
    createdAt,
    tier: 'basic',
    voice: 'kian',
    pace: 1,
    delivery: {},
    holder: 1,
    sections: [
      {
        utf16Start: 0,
        utf16End: 4,
        state: 'waiting',
        ...BLANK_SECTION,
        idempotencyKey: 'key-of-the-section',
        service: null,
        jobId: null,
        wordsId: null,
        mimeType: null,
      },
    ],
  };
}

describe('The store of playbacks', () => {
  let folder: string;
  let now = 1_800_000_000_000;
  const store = (workspace = 'one') => new PlaybackStore({ folder, workspace, now: () => now });

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function add(workspace?: string): Promise<StoredPlayback> {
    const kept = store(workspace);
    const added = playback(kept.newId(), now);
    await kept.add(added, text);
    return added;
  }

  it('gives back what was kept, newest first, with its text', async () => {
    const first = await add();
    now += 1000;
    const second = await add();
    assert.deepEqual(await store().load(), [second, first]);
    assert.deepEqual(await store().text(first.id), text);
  });

  it('keeps the playbacks of workspaces apart', async () => {
    const own = await add('one');
    await add('two');
    assert.deepEqual(await store('one').load(), [own]);
  });

  it('forgets after a day, of whichever workspace', async () => {
    await add('two');
    now += RETENTION_MS + 1;
    assert.deepEqual(await store('one').load(), []);
    assert.deepEqual(await readdir(folder), []);
  });

  it('keeps the last of many saves, and never half of one', async () => {
    const kept = store();
    const added = playback(kept.newId(), now);
    await kept.add(added, text);
    const titles = Array.from({ length: 50 }, (_, index) => `${index}`.repeat(1000));
    await Promise.all(titles.map((title) => kept.save({ ...added, title })));
    assert.deepEqual(await store().load(), [{ ...added, title: titles.at(-1) }]);
  });

  it('passes over what is no playback of this version', async () => {
    const added = await add();
    const broken = store().newId();
    await mkdir(join(folder, broken));
    await writeFile(join(folder, broken, 'state.json'), '{"id":');
    assert.deepEqual(await store().load(), [added]);
  });

  it('sets aside what is broken, endless, huge or no file, and forgets that after a day too', async () => {
    const added = await add();
    const states: ((path: string) => Promise<unknown>)[] = [
      (path) => writeFile(path, 'no state'),
      (path) => writeFile(path, JSON.stringify({ ...added, title: 'x'.repeat(1_048_576) })),
      (path) => writeFile(path, JSON.stringify(added)),
      (path) => mkdir(path),
      ...(process.platform === 'win32' ? [] : [(path: string) => execFile('mkfifo', [path])]),
    ];
    for (const make of states) {
      const id = store().newId();
      await mkdir(join(folder, id));
      await make(join(folder, id, 'state.json'));
    }
    assert.deepEqual(await store().load(), [added]);
    const names = await readdir(folder);
    assert.equal(names.filter((name) => name.startsWith('aside-')).length, states.length);
    assert.deepEqual(await store().load(), [added]);
    now += RETENTION_MS + 1;
    await store().load();
    assert.deepEqual(await readdir(folder), []);
  });

  it('has no text where that is no regular file', async () => {
    const { id } = await add();
    await rm(join(folder, id, 'text.json'));
    await mkdir(join(folder, id, 'text.json'));
    assert.equal(await store().text(id), undefined);
  });

  it('removes one, or all', async () => {
    const first = await add();
    const second = await add('two');
    await store().remove(first.id);
    assert.deepEqual(await readdir(folder), [second.id]);
    await store().clear();
    assert.deepEqual(await store().load(), []);
  });
});
