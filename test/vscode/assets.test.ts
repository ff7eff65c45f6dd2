import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { tinyVoice, tinyVoiceSettings } from '../../scripts/models/voice/tinyVoice.ts';
import type { Asset } from '../../src/assets/catalogue/asset.ts';
import { installedAsset } from '../../src/assets/installed/installedAsset.ts';
import type { AssetsFeature } from '../../src/editor/assets/assetsFeature.ts';
import { getFluentTranslation } from '../../src/editor/assets/getFluentTranslation.ts';
import { getNaturalVoice } from '../../src/editor/assets/getNaturalVoice.ts';
import { removeFluentTranslation, removeNaturalVoice } from '../../src/editor/assets/removeAssets.ts';
import { trySpeaking } from '../../src/editor/assets/trySpeaking.ts';
import { OutputLog } from '../../src/editor/log.ts';
import { showServiceNotice } from '../../src/editor/service/showServiceNotice.ts';
import {
  answer,
  cutAfter,
  type FileServer,
  give,
  stallAfter,
  startFileServer,
} from '../support/assets/fileServer.ts';
import { contentOfBytes, type SmallAsset, smallAsset } from '../support/assets/smallAsset.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { run, setSetting } from '../support/editor/editing.ts';
import { memoryOf } from '../support/editor/memory.ts';
import { watchProgress } from '../support/editor/progress.ts';
import { startProxy } from '../support/editor/proxy.ts';
import { setNetwork } from '../support/editor/setNetwork.ts';
import { longVoice } from '../support/hostileVoices.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { otherLoopback } from '../support/vscode/network.ts';

describe('What a user may fetch', () => {
  const dialogs = useDialogs();
  const { showOpenDialog } = vscode.window;
  let small: SmallAsset;
  let server: FileServer;
  let folder: string;
  let restarts: number;
  let kept: Map<string, unknown>;
  let chosenFolder: string | undefined;
  let feature: AssetsFeature;

  beforeEach(async () => {
    small = smallAsset('fluent-translation');
    server = await startFileServer(small.served);
    for (const name of ['fluentTranslationAddress', 'packagesAddress', 'voicesAddress'])
      await setSetting(`assets.${name}`, server.url);
    [folder, restarts, kept, chosenFolder] = [join(temporaryFolder(), 'assets'), 0, new Map(), undefined];
    const restartLocal = async () => void restarts++;
    feature = {
      connection: { assetsFolder: folder, restartLocal },
      log: new OutputLog(),
      memory: memoryOf(kept),
      extensionUri: vscode.Uri.file(folder),
    };
    Reflect.set(vscode.window, 'showOpenDialog', async () =>
      chosenFolder === undefined ? undefined : [vscode.Uri.file(chosenFolder)],
    );
  });
  afterEach(async () => {
    Reflect.set(vscode.window, 'showOpenDialog', showOpenDialog);
    await server.close();
  });

  const get = () => getFluentTranslation(feature, small.asset);
  const installed = () => installedAsset(folder, 'fluent-translation');
  const isInstalled = async () => {
    const asset = await installed();
    assert.ok(asset);
    for (const [name, bytes] of small.lying) assert.deepEqual(readFileSync(join(asset.folder, name)), bytes);
  };

  it('is fetched by the command only after a question that tells what, whence, how large and under which licence', async () => {
    await get();
    const { isModal, detail, buttons } = dialogs.expect(/^Fetch what translates Persian fluently\?/);
    assert.ok(isModal);
    assert.match(detail, /A small asset, licence CC0: https:\/\/harf\.example\/small/);
    assert.ok(detail.includes(`Size: 0.2 MB. From: ${server.host}.`), detail);
    assert.deepEqual(buttons, ['Fetch', 'Choose a Folder…']);
    assert.deepEqual(server.seen, []);
    assert.equal(await installed(), undefined);
  });

  it('is named as it really is by the command of the palette', async () => {
    for (const name of ['fluentTranslationAddress', 'packagesAddress', 'voicesAddress'])
      await setSetting(`assets.${name}`, undefined);
    await run('getFluentTranslation');
    const { detail } = dialogs.expect(/^Fetch what translates Persian fluently\?/);
    assert.match(detail, /MPL-2\.0/);
    assert.match(
      detail,
      /20\.6 MB. From: media\.githubusercontent\.com, \*\.githubusercontent\.com, cdn\.jsdelivr\.net\./,
    );
    dialogs.pick('Amir');
    await run('getNaturalVoice');
    const voice = dialogs.expect(/^Fetch the natural voice Amir\?/);
    assert.match(voice.detail, /CC0/);
    assert.match(
      voice.detail,
      /77\.8 MB. From: cdn\.jsdelivr\.net, huggingface\.co, \*\.hf\.co, \*\.huggingface\.co\./,
    );
  });

  it('is there after a yes, and used by the service at once', async () => {
    dialogs.press('Fetch');
    await get();
    dialogs.expect(/Fluent translation is there/);
    await isInstalled();
    assert.equal(restarts, 1);
    assert.equal(kept.get('harf.hasFluentTranslation'), true);
    assert.equal(kept.get('harf.hasNaturalVoice'), undefined);
  });

  it('is not asked about when it is there', async () => {
    dialogs.press('Fetch');
    await get();
    dialogs.messages.length = 0;
    await get();
    assert.deepEqual(
      dialogs.messages.map(({ text }) => text),
      ['Fluent translation is there and is used from now on.'],
    );
    assert.equal(server.seen.length, 3);
  });

  it('can be tried again after a failure that says why, and goes on where it was', async () => {
    server.fail(cutAfter(100_000), answer(503));
    dialogs.press('Fetch', 'Try Again');
    await get();
    const failure = await dialogs.shown(/does not give the file \(HTTP 503\)/);
    assert.equal(failure.kind, 'error');
    assert.deepEqual(failure.buttons, ['Try Again', 'Choose a Folder…', 'Open Settings']);
    await isInstalled();
  });

  it('shows how much has come, and can be cancelled and taken up again', async () => {
    const progress = watchProgress();
    try {
      progress.onMessage = (message) => /^0\.1 of 0\.2 MB$/.test(message) && progress.cancel();
      server.fail(stallAfter(100_000, () => {}));
      dialogs.press('Fetch');
      await get();
      assert.deepEqual(
        dialogs.messages.map(({ text }) => text),
        ['Fetch what translates Persian fluently?'],
      );
      assert.equal(await installed(), undefined);
    } finally {
      progress.restore();
    }
    dialogs.press('Fetch');
    await get();
    await isInstalled();
    assert.match(server.seen[1] ?? '', /^model\.fa\.bin\.gz bytes=\d+-$/);
  });

  it('comes through the proxy of the settings', async () => {
    const proxy = await startProxy(Number(new URL(server.url).port));
    try {
      for (const name of ['fluentTranslationAddress', 'packagesAddress'])
        await setSetting(`assets.${name}`, `http://${otherLoopback}:8080`);
      await setNetwork('proxy', proxy.url);
      dialogs.press('Fetch');
      await get();
      await isInstalled();
      assert.ok(proxy.seen.length > 0);
      assert.equal(server.seen.length, 3);
    } finally {
      await setNetwork('proxy', undefined);
      await proxy.close();
    }
  });

  it('is left alone after a failure if the user says nothing, and nothing is used', async () => {
    server.fail(give(Buffer.alloc(small.asset.files[0]?.packed.bytes ?? 0)));
    dialogs.press('Fetch');
    await get();
    dialogs.expect(/^model\.bin is not the file that it should be, so it is not used\.$/);
    assert.equal(await installed(), undefined);
    assert.equal(restarts, 0);
  });

  it('is taken from a folder, which fetches nothing', async () => {
    chosenFolder = temporaryFolder();
    for (const [path, bytes] of small.served)
      writeFileSync(join(chosenFolder, path.replace(/.*\//, '')), bytes);
    dialogs.press('Choose a Folder…');
    await get();
    dialogs.expect(/is there/);
    await isInstalled();
    assert.deepEqual(server.seen, []);
  });

  it('is not taken from a folder that lacks files, which are named', async () => {
    chosenFolder = temporaryFolder();
    writeFileSync(join(chosenFolder, 'engine.js'), 'another');
    dialogs.press('Choose a Folder…');
    await get();
    const { buttons } = dialogs.expect(
      /lacks: model\.fa\.bin\.gz, lex\.fa\.bin\.gz\. Not the right file: engine\.js\./,
    );
    assert.deepEqual(buttons, ['Choose a Folder…']);
    assert.equal(await installed(), undefined);
  });

  it('is not fetched from an address that is not safe, and asks before it is tried again elsewhere', async () => {
    await setSetting('assets.fluentTranslationAddress', 'http://mirror.example');
    dialogs.press('Try Again');
    await get();
    const texts = dialogs.messages.map(({ text }) => text);
    assert.match(texts.join('\n'), /must begin with https/);
    assert.deepEqual(server.seen, []);
    assert.equal(await installed(), undefined);
  });

  it('is deleted after one question', async () => {
    dialogs.press('Fetch');
    await get();
    await removeFluentTranslation(feature);
    assert.ok(dialogs.expect(/^Delete what translates fluently\?/).isModal);
    assert.ok(await installed());
    dialogs.press('Delete');
    await removeFluentTranslation(feature);
    dialogs.expect(/was deleted; drafts/);
    assert.deepEqual(readdirSync(folder), []);
    assert.equal(kept.get('harf.hasFluentTranslation'), undefined);
    assert.equal(restarts, 2);
    await assert.rejects(removeFluentTranslation(feature), {
      message: 'Fluent translation is not installed.',
    });
  });

  describe('that speaks', () => {
    const [sound, table, engine] = [Buffer.from('sound'), voiceTable(), Buffer.from('engine')];
    const choices = {
      voice: asset('voice-amir', [
        ['voice.onnx', sound],
        ['voice.onnx.json', table],
      ]),
      runtime: asset('speech-runtime', [['ort.wasm', engine]]),
      tryOut: async () => {},
    };
    beforeEach(async () => {
      await server.close();
      server = await startFileServer(
        new Map([
          ['voice.onnx', sound],
          ['voice.onnx.json', table],
          ['ort.wasm', engine],
        ]),
      );
      await setSetting('assets.voicesAddress', server.url);
    });

    it('is fetched with what it needs to speak, and deleted with it', async () => {
      dialogs.pick('Amir');
      dialogs.press('Fetch');
      await getNaturalVoice(feature, choices);
      const { text, buttons } = await dialogs.shown(/is there/);
      assert.equal(
        text,
        'The natural voice Amir is there and speaks for Kian and Amir of the local service.',
      );
      assert.deepEqual(buttons, []);
      assert.deepEqual(readdirSync(folder).sort(), ['speech-runtime', 'voice-amir']);
      assert.equal(kept.get('harf.hasNaturalVoice'), true);
      dialogs.press('Delete');
      await removeNaturalVoice(feature);
      dialogs.expect(/natural voice amir was deleted/);
      assert.deepEqual(readdirSync(folder), []);
      assert.equal(kept.get('harf.hasNaturalVoice'), undefined);
    });

    it('is told to speak for others than the voice in use, for which it can be used too', async () => {
      await setSetting('speech.voice', 'leyla');
      const chosen = await chosenVoices(async () => {
        dialogs.pick('Amir');
        dialogs.press('Fetch', 'Use It for Leyla');
        await getNaturalVoice(feature, choices);
        const { text, buttons } = await dialogs.shown(/is there/);
        assert.equal(
          text,
          'The natural voice Amir is there and speaks for Kian and Amir of the local service. Leyla, your voice for reading aloud, sounds as before.',
        );
        assert.deepEqual(buttons, ['Use It for Leyla']);
      });
      assert.deepEqual(chosen, { leyla: 'amir' });
    });

    it('is told to speak for nobody where another one does', async () => {
      await setSetting('assets.naturalVoices', { kian: 'none', amir: 'none' });
      dialogs.pick('Amir');
      dialogs.press('Fetch');
      await getNaturalVoice(feature, choices);
      const { text } = await dialogs.shown(/is there/);
      assert.equal(
        text,
        'The natural voice Amir is there, and speaks for nobody yet. Kian, your voice for reading aloud, sounds as before.',
      );
    });

    it('is taken from a folder, and what it needs is fetched after a question', async () => {
      chosenFolder = temporaryFolder();
      writeFileSync(join(chosenFolder, 'Ganji.onnx'), 'another sound');
      writeFileSync(join(chosenFolder, 'Ganji.onnx.json'), table);
      dialogs.pick('A voice from a folder…');
      await getNaturalVoice(feature, choices);
      dialogs.expect(/^Fetch what natural voices need to speak\?/);
      assert.equal(await installedAsset(folder, 'voice-ganji'), undefined);
      dialogs.pick('A voice from a folder…');
      dialogs.press('Fetch');
      await getNaturalVoice(feature, choices);
      assert.ok(await installedAsset(folder, 'voice-ganji'));
      assert.deepEqual(server.seen, ['ort.wasm']);
    });

    it('is not taken from a folder where it says no phrase, which is said', async () => {
      chosenFolder = temporaryFolder();
      writeFileSync(join(chosenFolder, 'Ganji.onnx'), 'no voice');
      writeFileSync(join(chosenFolder, 'Ganji.onnx.json'), table);
      dialogs.pick('A voice from a folder…');
      dialogs.press('Fetch');
      const extension = vscode.extensions.all.find(({ id }) => id.endsWith('.harf'));
      assert.ok(extension);
      feature = { ...feature, extensionUri: extension.extensionUri };
      await getNaturalVoice(feature, { ...choices, tryOut: trySpeaking });
      dialogs.expect(/^Ganji\.onnx could not speak a phrase, so it is not used\./);
      assert.deepEqual(readdirSync(folder), ['speech-runtime']);
    });

    it('is tried in a thread with what runs it, where a voice that speaks passes and a silent one does not', async () => {
      const extension = vscode.extensions.all.find(({ id }) => id.endsWith('.harf'));
      assert.ok(extension);
      const { extensionUri } = extension;
      const runtime = join(extensionUri.fsPath, 'node_modules', 'onnxruntime-web', 'dist');
      const wasm = readFileSync(join(runtime, 'ort-wasm-simd-threaded.wasm'));
      const attempt = (model: Buffer) => {
        const voice = temporaryFolder();
        const lying = [
          ['voice.onnx', model],
          ['voice.onnx.json', Buffer.from(tinyVoiceSettings())],
        ] as const;
        for (const [name, bytes] of lying) writeFileSync(join(voice, name), bytes);
        const tried = {
          voice: { folder: voice, files: lying.map(([name, bytes]) => ({ name, ...contentOfBytes(bytes) })) },
          runtime: {
            id: 'speech-runtime',
            version: '1',
            folder: runtime,
            files: [{ name: 'ort-wasm-simd-threaded.wasm', ...contentOfBytes(wasm) }],
          },
          file: 'x.onnx',
        };
        return trySpeaking(extensionUri, tried, new AbortController().signal);
      };
      await attempt(tinyVoice());
      const problem = { kind: 'cannot_speak', file: 'x.onnx', reason: 'It was silent.' };
      await assert.rejects(attempt(longVoice(10)), { name: 'AssetFailure', problem });
    });

    it('is told to have been stopped where it did not end a phrase', () => {
      showServiceNotice({ kind: 'voice_endless', version: 'voice-ganji-1' }, folder);
      const { kind, text } = dialogs.expect(/did not finish a phrase and was stopped/);
      assert.equal(kind, 'warning');
      assert.match(text, /the built-in voice speaks from now on\. Run Harf: Get a Natural Voice…/);
    });

    it('is told to be missing in a folder without one', async () => {
      chosenFolder = temporaryFolder();
      mkdirSync(join(chosenFolder, 'x.onnx'));
      dialogs.pick('A voice from a folder…');
      await getNaturalVoice(feature, choices);
      dialogs.expect(/has no voice/);
    });

    it('is deleted alone while another needs the same', async () => {
      dialogs.pick('Amir');
      dialogs.press('Fetch');
      await getNaturalVoice(feature, choices);
      chosenFolder = temporaryFolder();
      writeFileSync(join(chosenFolder, 'Ganji.onnx'), 'another sound');
      writeFileSync(join(chosenFolder, 'Ganji.onnx.json'), table);
      dialogs.pick('A voice from a folder…');
      await getNaturalVoice(feature, choices);
      dialogs.pick('amir');
      dialogs.press('Delete');
      await removeNaturalVoice(feature);
      assert.deepEqual(readdirSync(folder).sort(), ['speech-runtime', 'voice-ganji']);
    });
  });
});

/** What the setting says once `change` has changed it. */
async function chosenVoices(change: () => Promise<void>): Promise<unknown> {
  const changed = new Promise<void>((resolve) => {
    const subscription = vscode.workspace.onDidChangeConfiguration((event) => {
      if (!event.affectsConfiguration('harf.assets.naturalVoices')) return;
      subscription.dispose();
      resolve();
    });
  });
  await change();
  await changed;
  return vscode.workspace.getConfiguration('harf').get('assets.naturalVoices');
}

function voiceTable(): Buffer {
  return Buffer.from(JSON.stringify({ audio: { sample_rate: 22_050 }, phoneme_id_map: { a: [14] } }));
}

function asset(id: string, files: readonly (readonly [string, Buffer])[]): Asset {
  return {
    id,
    version: '1',
    title: id,
    licence: 'CC0',
    page: 'https://harf.example/',
    files: files.map(([name, bytes]) => ({
      name,
      source: 'voices',
      path: name,
      packing: 'none',
      packed: contentOfBytes(bytes),
    })),
  };
}
