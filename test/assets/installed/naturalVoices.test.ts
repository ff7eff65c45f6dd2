import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILT_IN, naturalVoiceOf } from '../../../src/assets/catalogue/naturalVoice.ts';
import { distrust } from '../../../src/assets/installed/installedAsset.ts';
import { naturalVoices } from '../../../src/assets/installed/naturalVoices.ts';
import { writeRecord } from '../../../src/assets/installed/record.ts';
import { contentOfBytes } from '../../support/assets/smallAsset.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('which natural voice speaks', () => {
  it('is the first for Kian and Amir, and for others only what the user chose', () => {
    const speakers = (chosen: Record<string, string>, installed: readonly string[]) =>
      ['kian', 'leyla', 'amir'].map((voice) => naturalVoiceOf(voice, chosen, installed));
    assert.deepEqual(speakers({}, ['amir', 'ganji']), ['amir', undefined, 'amir']);
    assert.deepEqual(speakers({}, []), [undefined, undefined, undefined]);
    assert.deepEqual(speakers({ kian: BUILT_IN, leyla: 'ganji' }, ['amir', 'ganji']), [
      undefined,
      'ganji',
      'amir',
    ]);
    assert.deepEqual(speakers({ kian: 'gone', leyla: 'gone' }, ['amir']), [undefined, undefined, 'amir']);
  });

  it('is none that must not be used, or is no whole voice', async () => {
    const folder = temporaryFolder();
    for (const id of ['voice-b', 'voice-a', 'voice-bad', 'speech-runtime']) {
      await mkdir(join(folder, id));
      await writeFile(join(folder, id, 'voice.onnx'), 'x');
      const files = [{ name: 'voice.onnx', ...contentOfBytes(Buffer.from('x')) }];
      await writeRecord(join(folder, id), { id, version: '1', files });
    }
    await mkdir(join(folder, 'voice-c'));
    await distrust(join(folder, 'voice-bad'));
    assert.deepEqual(await naturalVoices(folder), ['a', 'b']);
    assert.deepEqual(await naturalVoices(join(folder, 'nowhere')), []);
  });
});
