import assert from 'node:assert/strict';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetState, installedAsset, installedIds } from '../../../src/assets/installed/installedAsset.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const sha256 = 'a'.repeat(64);
const good = { id: 'voice-x', version: '1', files: [{ name: 'voice.onnx', bytes: 3, sha256 }] };

describe('an installed asset', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
    mkdirSync(join(folder, 'voice-x'));
    writeFileSync(join(folder, 'voice-x', 'voice.onnx'), 'abc');
    write(good);
  });
  const write = (content: unknown) =>
    writeFileSync(
      join(folder, 'voice-x', 'installed.json'),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  const isBroken = async (reason: RegExp) => {
    const state = await assetState(folder, 'voice-x');
    assert.ok(state.kind === 'broken');
    assert.match(state.reason, reason);
    assert.equal(await installedAsset(folder, 'voice-x'), undefined);
  };

  it('is told with its folder, version and files', async () => {
    assert.deepEqual(await installedAsset(folder, 'voice-x'), { ...good, folder: join(folder, 'voice-x') });
    assert.deepEqual(await installedIds(folder, 'voice-'), ['voice-x']);
  });

  it('is absent where there is none', async () => {
    assert.deepEqual(await assetState(folder, 'voice-y'), { kind: 'absent' });
    assert.deepEqual(await assetState(join(folder, 'no'), 'voice-x'), { kind: 'absent' });
    assert.deepEqual(await installedIds(join(folder, 'no'), 'voice-'), []);
  });

  it('is not looked for outside the folder', async () => {
    for (const id of ['../voice-x', 'voice-x/', '.', '', 'VOICE-X', 'voice-x.part'])
      assert.deepEqual(await assetState(join(folder, 'voice-x'), id), { kind: 'absent' });
  });

  it('is broken where a file is missing, cut, or no file', async () => {
    const file = join(folder, 'voice-x', 'voice.onnx');
    writeFileSync(file, 'ab');
    await isBroken(/voice-x: voice\.onnx is not whole/);
    rmSync(file);
    await isBroken(/missing or cannot be read \(ENOENT\)/);
    writeFileSync(join(folder, 'elsewhere'), 'abc');
    symlinkSync(join(folder, 'elsewhere'), file);
    await isBroken(/not whole/);
  });

  it('is broken without its record', async () => {
    rmSync(join(folder, 'voice-x', 'installed.json'));
    await isBroken(/ENOENT/);
  });

  const [file] = good.files;
  for (const [what, content] of Object.entries({
    'no JSON': '{',
    'something else': [],
    'another id': { ...good, id: 'voice-y' },
    'no file': { ...good, files: [] },
    'the same file twice': { ...good, files: [file, file] },
    'a file elsewhere': { ...good, files: [{ ...file, name: '../voice-y/voice.onnx' }] },
    'a hidden file': { ...good, files: [{ ...file, name: '.profile' }] },
    'itself as a file': { ...good, files: [{ ...file, name: 'installed.json' }] },
    'a length that is none': { ...good, files: [{ ...file, bytes: -1 }] },
    'a hash that is none': { ...good, files: [{ ...file, sha256: 'A' }] },
    'a version with a path in it': { ...good, version: '../1' },
    'more than it should': { ...good, command: 'x' },
    'a hundred files': {
      ...good,
      files: Array.from({ length: 100 }, (_, at) => ({ ...file, name: `f${at}` })),
    },
    'a very long text': JSON.stringify(good) + ' '.repeat(200_000),
  }))
    it(`is broken where its record has ${what}`, async () => {
      write(content);
      await isBroken(/record cannot be read/);
      assert.deepEqual(await installedIds(folder, 'voice-'), []);
    });
});
