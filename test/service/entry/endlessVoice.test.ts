import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tinyVoiceSettings } from '../../../scripts/models/voice/tinyVoice.ts';
import { naturalVoices } from '../../../src/assets/installed/naturalVoices.ts';
import { writeRecord } from '../../../src/assets/installed/record.ts';
import { builtDependencies } from '../../../src/service/entry/builtDependencies.ts';
import { contentOfBytes } from '../../support/assets/smallAsset.ts';
import { builtEntry } from '../../support/childService.ts';
import { endlessVoice } from '../../support/hostileVoices.ts';
import { runtimeFiles } from '../../support/naturalVoice.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('a natural voice that does not end a phrase', () => {
  it('is told of, and not used by later processes either', async () => {
    const assetsFolder = temporaryFolder();
    const installed = async (id: string, files: Readonly<Record<string, Buffer>>) => {
      const folder = join(assetsFolder, id);
      mkdirSync(folder);
      const contents = Object.entries(files).map(([name, bytes]) => {
        writeFileSync(join(folder, name), bytes);
        return { name, ...contentOfBytes(bytes) };
      });
      await writeRecord(folder, { id, version: '1', files: contents });
    };
    await installed('voice-endless', {
      'voice.onnx': endlessVoice(),
      'voice.onnx.json': Buffer.from(tinyVoiceSettings()),
    });
    await installed('speech-runtime', { 'ort-wasm-simd-threaded.wasm': readFileSync(runtimeFiles().wasm) });
    assert.deepEqual(await naturalVoices(assetsFolder), ['endless']);
    const { promise: told, resolve } = Promise.withResolvers<string>();
    const { synthesizer } = builtDependencies(pathToFileURL(builtEntry('main')).href, {
      assetsFolder,
      phraseMs: 6000,
      onEndlessVoice: resolve,
    });
    try {
      const { naturalFailure } = await synthesizer.synthesize({
        text: 'سلام دنیا.',
        tier: 'basic',
        voice: 'kian',
        pace: 1,
        style: 'neutral',
        expressiveness: 'medium',
        regionalMode: 'standard',
      });
      assert.match(naturalFailure ?? '', /did not finish a phrase/);
      assert.equal(await told, 'voice-endless-1');
    } finally {
      await synthesizer.close();
    }
    while ((await naturalVoices(assetsFolder)).length > 0)
      await new Promise((resolve) => setImmediate(resolve));
  });
});
