import assert from 'node:assert/strict';
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { AudioFiles, AudioTable } from '../../../src/service/audio/audioFiles.ts';
import { audioId } from '../../../src/service/audio/encodedAudio.ts';
import { FileAudioFolder } from '../../../src/service/audio/fileAudioFolder.ts';
import { openStore } from '../../../src/service/database/openStore.ts';
import type { SynthesizedAudio } from '../../../src/service/speech/synthesizer.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const audio = (content: string, mimeType: SynthesizedAudio['mimeType'] = 'audio/wav'): SynthesizedAudio => ({
  bytes: Buffer.from(content),
  mimeType,
  durationSeconds: 1,
  words: [],
});

const idOf = (content: string) => audioId(audio(content));

/** As many holders of one store and folder as wanted, as if each were a process. */
function processes(count: number) {
  const dataFolder = temporaryFolder();
  const path = join(dataFolder, 'audio');
  return Array.from({ length: count }, () => {
    const store = openStore(join(dataFolder, 'harf.db'));
    const folder = new FileAudioFolder(path);
    const table = new AudioTable(store);
    return { store, table, folder, path, files: new AudioFiles(store, table, folder) };
  });
}

function oneProcess() {
  const [only] = processes(1);
  assert.ok(only);
  return only;
}

describe('finished audio', () => {
  it('is a file of its content, named by it, for its owner only', async () => {
    const { files, folder, path } = oneProcess();
    const id = await files.add(audio('sound'), 1);
    assert.match(id, /^[0-9a-f]{64}\.wav$/);
    assert.deepEqual(readdirSync(path), [id]);
    const file = await folder.open(id);
    assert.ok(file);
    assert.equal(file.size, 5);
    assert.equal(await new Response(file.read({ start: 0, end: 4 })).text(), 'sound');
    if (process.platform === 'win32') return;
    assert.equal(statSync(join(path, id)).mode & 0o777, 0o600);
    assert.equal(statSync(path).mode & 0o777, 0o700);
  });

  it('is one file however often it is added, and another for another content or type', async () => {
    const { files, path } = oneProcess();
    const ids = await Promise.all([
      files.add(audio('a'), 1),
      files.add(audio('a'), 1),
      files.add(audio('b'), 1),
      files.add(audio('a', 'audio/mpeg'), 1),
    ]);
    assert.equal(ids[0], ids[1]);
    assert.deepEqual(readdirSync(path).sort(), [...new Set(ids)].sort());
    assert.equal(new Set(ids).size, 3);
  });

  it('is kept as long as anybody wanted, and no longer', async () => {
    const { files, folder } = oneProcess();
    const id = await files.add(audio('a'), 100);
    assert.equal(files.keep(id, 200), true);
    assert.equal(files.keep(id, 150), true);
    await files.cleanUp(199);
    assert.equal(folder.has(id), true);
    await files.cleanUp(200);
    assert.equal(folder.has(id), false);
    assert.equal(files.keep(id, 300), false);
    assert.equal(await folder.open(id), undefined);
  });

  it('is signed with one secret in all processes, after a restart too', () => {
    const [first, second] = processes(2);
    const secret = first?.table.secret();
    assert.equal(secret?.length, 32);
    assert.deepEqual(second?.table.secret(), secret);
  });

  it('leaves nothing half-written behind for long', async () => {
    const { files, path } = oneProcess();
    const id = await files.add(audio('a'), Number.MAX_SAFE_INTEGER);
    const now = Date.UTC(2026, 0, 1);
    for (const [name, age] of [
      ['unfinished-old', 3_600_001],
      ['unfinished-new', 3_599_999],
    ] as const) {
      writeFileSync(join(path, name), 'half');
      utimesSync(join(path, name), (now - age) / 1000, (now - age) / 1000);
    }
    await files.cleanUp(now);
    assert.deepEqual(readdirSync(path).sort(), [id, 'unfinished-new'].sort());
  });

  it('is lost, not broken, where its process dies before the file has its name', async () => {
    const [dying, next] = processes(2);
    assert.ok(dying && next);
    const write = dying.folder.write.bind(dying.folder);
    dying.folder.write = async (made) => ({
      ...(await write(made)),
      publish: () => Promise.reject(new Error('killed')),
    });
    await assert.rejects(dying.files.add(audio('a'), 100), /killed/);
    assert.equal(next.files.keep(idOf('a'), 200), false);
    assert.equal(await next.files.add(audio('a'), 50), idOf('a'));
    assert.equal(next.files.keep(idOf('a'), 200), true);
    await next.files.cleanUp(200);
    assert.equal(next.folder.has(idOf('a')), false);
  });

  it('cleans up where nothing was ever kept', async () => {
    await assert.doesNotReject(oneProcess().files.cleanUp(1));
  });

  it('has a file for every row, and a row for every file, in whatever order processes add and clean up', async () => {
    const act = fc.record({
      process: fc.nat(1),
      content: fc.constantFrom('a', 'b', 'c'),
      time: fc.nat(10),
      kind: fc.constantFrom('add', 'keep', 'cleanUp'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const all = processes(2);
        const keptUntil = new Map<string, number>();
        for (const { process, content, time, kind } of acts) {
          const files = all[process]?.files;
          const until = Math.max(time, keptUntil.get(content) ?? 0);
          if (kind === 'add') await files?.add(audio(content), time);
          if (kind === 'keep') files?.keep(idOf(content), time);
          if (kind === 'cleanUp') await files?.cleanUp(time);
          if (kind === 'add' || (kind === 'keep' && keptUntil.has(content))) keptUntil.set(content, until);
          if (kind === 'cleanUp')
            for (const [each, kept] of keptUntil) if (kept <= time) keptUntil.delete(each);
          const there = [...'abc'].filter((each) => all[0]?.folder.has(idOf(each)));
          assert.deepEqual(there, [...keptUntil.keys()].sort());
        }
        for (const { store } of all) store.close();
      }),
      { numRuns: 20 },
    );
  });
});
