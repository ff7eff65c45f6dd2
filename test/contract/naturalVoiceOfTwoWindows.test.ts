import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tinyVoice, tinyVoiceSettings } from '../../scripts/models/voice/tinyVoice.ts';
import type { Asset } from '../../src/assets/catalogue/asset.ts';
import { speechRuntime } from '../../src/assets/catalogue/speechRuntime.ts';
import { remove } from '../../src/assets/install/install.ts';
import { installFromNetwork } from '../../src/assets/install/installFromNetwork.ts';
import { type Client, createClient } from '../../src/client/index.ts';
import { socketFetch } from '../../src/editor/host/node/socketFetch.ts';
import { type FileServer, startFileServer } from '../support/assets/fileServer.ts';
import { addressesAt, contentOfBytes } from '../support/assets/smallAsset.ts';
import { forkService, startChild } from '../support/childService.ts';
import { runtimeFiles } from '../support/naturalVoice.ts';
import { newSocketPath } from '../support/socketPath.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const apiKey = 'key-of-this-start-only';

/** A window as far as the voice goes: its service, and how it fetches. */
interface Window {
  readonly name: string;
  readonly child: ChildProcess;
  readonly client: Client;
  readonly removeSocket: () => Promise<void>;
}

describe('the natural voice of two windows', () => {
  let assetsFolder: string;
  let server: FileServer;
  let windows: readonly Window[];

  beforeEach(async () => {
    assetsFolder = join(temporaryFolder(), 'assets');
    server = await startFileServer(served);
    windows = await Promise.all(['window-1', 'window-2'].map((name) => opened(name, assetsFolder)));
  });
  afterEach(async () => {
    for (const { child, removeSocket } of windows) {
      child.kill();
      await removeSocket();
    }
    await server.close();
  });

  const options = ({ name }: Window) => ({
    assetsFolder,
    owners: { self: name, isAlive: () => true },
    fetch: (url: string, init?: RequestInit) => fetch(url, init),
    addresses: addressesAt(server.url),
    signal: new AbortController().signal,
  });
  const fetched = async (window: Window) => {
    for (const asset of [voice, speechRuntime]) await installFromNetwork(asset, options(window));
  };
  const versions = (text: string) =>
    Promise.all(
      windows.map(async ({ client }) => {
        const { engineVersion = '', hasFallback } = await client.speech({ text, ...basic });
        assert.equal(hasFallback, false);
        return engineVersion;
      }),
    );

  it('is fetched once by both, then speaks for both at the same time, and no more once one removed it', async () => {
    for (const version of await versions('سلام')) assert.doesNotMatch(version, /tiny/);
    await Promise.all(windows.map(fetched));
    assert.deepEqual(server.seen.toSorted(), [...served.keys()].sort());
    for (const version of await versions('هوا سرد است.')) assert.match(version, /\+voice-tiny-1$/);
    const [first] = windows;
    assert.ok(first);
    await remove(voice.id, options(first));
    for (const version of await versions('هوا گرم است.')) assert.doesNotMatch(version, /tiny/);
  });
});

const basic = { tier: 'basic', voice: 'kian', pace: 1 } as const;

const model = tinyVoice();
const table = Buffer.from(tinyVoiceSettings());
const voice: Asset = {
  id: 'voice-tiny',
  version: '1',
  title: 'A voice of tones',
  licence: 'CC0',
  page: 'https://harf.example/tiny',
  files: [
    {
      name: 'voice.onnx',
      source: 'voices',
      path: 'tiny.onnx',
      packing: 'none',
      packed: contentOfBytes(model),
    },
    {
      name: 'voice.onnx.json',
      source: 'voices',
      path: 'tiny.onnx.json',
      packing: 'none',
      packed: contentOfBytes(table),
    },
  ],
};
const served = new Map([
  ['tiny.onnx', model],
  ['tiny.onnx.json', table],
  ...speechRuntime.files.map(({ path }) => [path, readFileSync(runtimeFiles().wasm)] as const),
]);

async function opened(name: string, assetsFolder: string): Promise<Window> {
  const { socketPath, remove: removeSocket } = await newSocketPath();
  const child = forkService();
  await startChild(child, { socketPath, apiKey, assetsFolder, naturalVoices: {} });
  const { fetch } = socketFetch(socketPath);
  return { name, child, removeSocket, client: createClient({ fetch, baseUrl: 'http://localhost', apiKey }) };
}
