import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tinyTranslationModel } from '../../scripts/models/translation/tinyModel.ts';
import { tinyVoice, tinyVoiceSettings } from '../../scripts/models/voice/tinyVoice.ts';
import { writeRecord } from '../../src/assets/installed/record.ts';
import { createClient } from '../../src/client/index.ts';
import { socketFetch } from '../../src/editor/host/node/socketFetch.ts';
import { contentOfBytes } from '../support/assets/smallAsset.ts';
import { forkService, startChild } from '../support/childService.ts';
import { runtimeFiles } from '../support/naturalVoice.ts';
import { newSocketPath } from '../support/socketPath.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { glue } from '../support/tinyFluent.ts';

const apiKey = 'key-of-this-start-only';

describe('the child process, with what a user fetched', () => {
  let child: ChildProcess;
  let socketPath: string;
  let remove: () => Promise<void>;
  let assetsFolder: string;
  beforeEach(async () => {
    ({ socketPath, remove } = await newSocketPath());
    child = forkService();
    assetsFolder = temporaryFolder();
  });
  afterEach(async () => {
    child.kill();
    await remove();
  });

  async function installed(id: string, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
    const folder = join(assetsFolder, id);
    mkdirSync(folder);
    const contents = Object.entries(files).map(([name, bytes]) => {
      writeFileSync(join(folder, name), bytes);
      return { name, ...contentOfBytes(Buffer.from(bytes)) };
    });
    await writeRecord(folder, { id, version: 'tiny', files: contents });
  }

  async function started(naturalVoices = {}) {
    await startChild(child, { socketPath, apiKey, assetsFolder, naturalVoices });
    const socket = socketFetch(socketPath);
    return createClient({ fetch: socket.fetch, baseUrl: 'http://localhost', apiKey });
  }

  it('translates fluently', async () => {
    const { model, shortlist, vocabulary } = tinyTranslationModel();
    await installed('fluent-translation', {
      'model.bin': model,
      'lex.bin': shortlist,
      'vocab.spm': vocabulary,
      'bergamot-translator-worker.wasm': readFileSync(glue.replace(/\.js$/, '.wasm')),
    });
    const { translation, engineVersion = '' } = await (await started()).translate({ text: 'سلام دنیا.' });
    assert.equal(translation, 'hello world.');
    assert.match(engineVersion, /\+tiny$/);
  });

  it('speaks by a natural voice', async () => {
    await installed('voice-tiny', {
      'voice.onnx': tinyVoice(),
      'voice.onnx.json': Buffer.from(tinyVoiceSettings()),
    });
    await installed('speech-runtime', {
      'ort-wasm-simd-threaded.wasm': readFileSync(runtimeFiles().wasm),
    });
    const client = await started({ leyla: 'tiny', amir: 'none' });
    const versionOf = async (voice: 'kian' | 'leyla' | 'ava' | 'amir') => {
      const { engineVersion = '', hasFallback } = await client.speech({
        text: 'سلام',
        tier: 'basic',
        voice,
        pace: 1,
      });
      assert.equal(hasFallback, false);
      return engineVersion;
    };
    assert.match(await versionOf('kian'), /\+voice-tiny-tiny$/);
    assert.match(await versionOf('leyla'), /\+voice-tiny-tiny$/);
    assert.doesNotMatch(await versionOf('ava'), /tiny/);
    assert.doesNotMatch(await versionOf('amir'), /tiny/);
  });

  it('does without what is not whole', async () => {
    await installed('fluent-translation', { 'model.bin': Buffer.from('x') });
    const { engineVersion = '' } = await (await started()).translate({ text: 'سلام دنیا.' });
    assert.doesNotMatch(engineVersion, /tiny/);
  });
});
