import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AssetFailure } from '../../../src/assets/assetFailure.ts';
import { installFromFolder } from '../../../src/assets/install/installFromFolder.ts';
import { installVoice, voicesIn } from '../../../src/assets/install/installVoice.ts';
import {
  distrust,
  installedAsset,
  installedIds,
  isDistrusted,
} from '../../../src/assets/installed/installedAsset.ts';
import { noPauses } from '../../support/assets/manualTimer.ts';
import { problemIn } from '../../support/assets/problemOf.ts';
import { contentOfBytes, type SmallAsset, smallAsset } from '../../support/assets/smallAsset.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('an asset from a folder', () => {
  let small: SmallAsset;
  let chosen: string;
  let assetsFolder: string;
  beforeEach(() => {
    small = smallAsset();
    chosen = temporaryFolder();
    assetsFolder = temporaryFolder();
  });
  const options = () => ({
    assetsFolder,
    owners: { self: 'window', isAlive: () => true },
    signal: new AbortController().signal,
    timer: noPauses,
  });
  const put = (name: string, bytes: Buffer | string | undefined) => {
    assert.ok(bytes !== undefined);
    writeFileSync(join(chosen, name), bytes);
  };
  const installIt = () => installFromFolder(small.asset, chosen, options());
  const isInstalled = async () => {
    const installed = await installedAsset(assetsFolder, 'small');
    assert.ok(installed);
    for (const [name, bytes] of small.lying)
      assert.deepEqual(readFileSync(join(installed.folder, name)), bytes);
    assert.deepEqual(readdirSync(assetsFolder), ['small']);
  };
  const putServed = () => {
    put('model.fa.bin.gz', small.served.get('model.fa.bin.gz'));
    put('lex.fa.bin.gz', small.served.get('lex.fa.bin.gz'));
    put('engine.js', small.served.get('engine@1/engine.js'));
  };

  it('is taken as it is fetched, and stays there', async () => {
    putServed();
    const before = readdirSync(chosen);
    await installIt();
    await isInstalled();
    assert.deepEqual(readdirSync(chosen), before);
  });

  it('is taken unpacked where that is pinned too, and under any names, among other files', async () => {
    put('a', small.lying.get('model.bin'));
    put('b', small.served.get('lex.fa.bin.gz'));
    put('c', small.lying.get('engine.js'));
    put('d', randomBytes(small.lying.get('model.bin')?.length ?? 0));
    mkdirSync(join(chosen, 'model.bin'));
    await installIt();
    await isInstalled();
  });

  it('says which files are missing and which are others', async () => {
    put('model.fa.bin', randomBytes(10));
    put('engine.js', small.lying.get('engine.js'));
    assert.deepEqual(await problemIn(installIt()), {
      kind: 'incomplete',
      missing: ['lex.fa.bin.gz'],
      different: ['model.fa.bin.gz'],
    });
    assert.deepEqual(readdirSync(assetsFolder), []);
  });

  it('is refused where a file has the right length and other bytes', async () => {
    putServed();
    put('engine.js', randomBytes(small.lying.get('engine.js')?.length ?? 0));
    const problem = await problemIn(installIt());
    assert.deepEqual(problem, { kind: 'incomplete', missing: [], different: ['engine.js'] });
  });

  it('cannot be taken from a folder that is not there', async () => {
    chosen = join(chosen, 'no');
    assert.deepEqual(await problemIn(installIt()), { kind: 'unwritable', folder: chosen, reason: 'ENOENT' });
  });

  it('is not taken once that is cancelled', async () => {
    putServed();
    const cancelled = { ...options(), signal: AbortSignal.abort() };
    await assert.rejects(installFromFolder(small.asset, chosen, cancelled), { name: 'AbortError' });
    assert.equal(await installedAsset(assetsFolder, 'small'), undefined);
  });

  describe('that is a voice', () => {
    const table = JSON.stringify({ audio: { sample_rate: 22_050 }, phoneme_id_map: { a: [14] } });
    const installFirst = async (known: Parameters<typeof installVoice>[1]['known'] = []) => {
      const [voice] = await voicesIn(chosen);
      assert.ok(voice);
      return installVoice(voice, { ...options(), known, tryOut });
    };
    let tryOut: Parameters<typeof installVoice>[1]['tryOut'];
    beforeEach(() => {
      tryOut = async () => {};
    });

    it('is any .onnx file with its table, named for it', async () => {
      put('fa_IR-Ganji (medium).onnx', 'sound');
      put('fa_IR-Ganji (medium).onnx.json', table);
      put('MODEL_CARD', 'A card');
      const { id, version, files, folder } = await installFirst();
      assert.equal(id, 'voice-fa-ir-ganji-medium');
      assert.match(version, /^[0-9a-f]{16}$/);
      assert.deepEqual(files.map(({ name }) => name).sort(), ['MODEL_CARD', 'voice.onnx', 'voice.onnx.json']);
      assert.equal(readFileSync(join(folder, 'voice.onnx'), 'utf8'), 'sound');
      assert.deepEqual(await installedIds(assetsFolder, 'voice-'), [id]);
    });

    it('is named for its bytes where its name has no Latin letter', async () => {
      put('گنجی.onnx', 'sound');
      put('گنجی.onnx.json', table);
      assert.match((await installFirst()).id, /^voice-[0-9a-f]{16}$/);
    });

    describe('with the model of a known one', () => {
      const known = (): Parameters<typeof installVoice>[1]['known'] => {
        const [file] = small.asset.files;
        assert.ok(file);
        const place = { source: file.source, path: 'x', packing: 'none' } as const;
        const files = [
          { ...place, name: 'voice.onnx', packed: contentOfBytes(Buffer.from('sound')) },
          { ...place, name: 'voice.onnx.json', packed: contentOfBytes(Buffer.from(table)) },
        ];
        return [{ ...small.asset, id: 'voice-known', files }];
      };

      it('is that one if all files are its', async () => {
        put('mine.onnx', 'sound');
        put('mine.onnx.json', table);
        const { id, version } = await installFirst(known());
        assert.deepEqual([id, version], ['voice-known', '1']);
      });

      for (const [what, name, text] of [
        ['another table', 'mine.onnx.json', `${table} `],
        ['another model', 'mine.onnx', 'other'],
        ['a file more', 'MODEL_CARD', 'A card'],
      ] as const)
        it(`is another with ${what}`, async () => {
          put('mine.onnx', 'sound');
          put('mine.onnx.json', table);
          put(name, text);
          assert.equal((await installFirst(known())).id, 'voice-mine');
        });

      it('does not get its id by its name', async () => {
        put('known.onnx', 'other');
        put('known.onnx.json', table);
        assert.equal((await installFirst(known())).id, 'voice-known-own');
      });
    });

    it('is replaced by one with a corrected table', async () => {
      put('x.onnx', 'sound');
      put('x.onnx.json', table);
      const { version } = await installFirst();
      put('x.onnx.json', `${table} `);
      const corrected = await installFirst();
      assert.notEqual(corrected.version, version);
      assert.equal(readFileSync(join(corrected.folder, 'voice.onnx.json'), 'utf8'), `${table} `);
    });

    it('is used again once it is installed anew after it was distrusted', async () => {
      put('x.onnx', 'sound');
      put('x.onnx.json', table);
      const { folder } = await installFirst();
      await distrust(folder);
      assert.ok(await isDistrusted(folder));
      assert.equal(await isDistrusted((await installFirst()).folder), false);
    });

    it('replaces one of that name with other bytes', async () => {
      put('x.onnx', 'one');
      put('x.onnx.json', table);
      await installFirst();
      put('x.onnx', 'two');
      assert.equal(readFileSync(join((await installFirst()).folder, 'voice.onnx'), 'utf8'), 'two');
    });

    it('is found among several', async () => {
      for (const name of ['b', 'a']) {
        put(`${name}.onnx`, name);
        put(`${name}.onnx.json`, table);
      }
      put('c.onnx', 'without a table');
      assert.deepEqual(
        (await voicesIn(chosen)).map(({ name }) => name),
        ['a', 'b'],
      );
    });

    it('is missed where there is none', async () => {
      put('c.onnx', 'without a table');
      assert.deepEqual(await problemIn(voicesIn(chosen)), { kind: 'no_voice' });
    });

    it('is not there where it cannot speak, and nothing of it stays', async () => {
      put('x.onnx', 'sound');
      put('x.onnx.json', table);
      tryOut = async () => {
        throw new AssetFailure({ kind: 'cannot_speak', file: 'x.onnx', reason: 'It was silent.' });
      };
      assert.equal((await problemIn(installFirst())).kind, 'cannot_speak');
      assert.deepEqual(readdirSync(assetsFolder), []);
    });

    it('is installed as it was tried, whatever becomes of the folder meanwhile', async () => {
      put('x.onnx', 'sound');
      put('x.onnx.json', table);
      tryOut = async ({ folder }) => {
        assert.equal(readFileSync(join(folder, 'voice.onnx'), 'utf8'), 'sound');
        put('x.onnx', 'exchanged');
      };
      assert.equal(readFileSync(join((await installFirst()).folder, 'voice.onnx'), 'utf8'), 'sound');
    });

    it('is refused where its table is far too long', async () => {
      put('x.onnx', 'sound');
      put('x.onnx.json', Buffer.alloc(1_000_001));
      assert.equal((await problemIn(installFirst())).kind, 'different');
    });
  });
});
