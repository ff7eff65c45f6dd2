import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createMcpServer } from '../../../src/service/mcp/mcpServer.ts';
import { NothingToSpeakError } from '../../../src/service/speech/synthesizer.ts';
import { fakeEngine } from '../../support/fakeEngine.ts';
import { fakeSynthesizer } from '../../support/fakeSynthesizer.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('the tools for agents', () => {
  const text = 'سلام دنیا';

  /** A client of a server in this process. */
  const connected = async (changed: Partial<Parameters<typeof createMcpServer>[0]> = {}) => {
    const folder = temporaryFolder();
    const unexpected: Error[] = [];
    const server = createMcpServer({
      loadEngine: async () => fakeEngine(),
      synthesizer: fakeSynthesizer(),
      soundFolders: [folder],
      openApi: async () => '{}',
      now: Date.now,
      onUnexpected: (error) => unexpected.push(error),
      ...changed,
    });
    const [mine, theirs] = InMemoryTransport.createLinkedPair();
    const client = new Client({ name: 'test', version: '1' });
    await Promise.all([server.connect(theirs), client.connect(mine)]);
    return { client, folder, unexpected };
  };

  const failureOf = async (client: Client, name: string, input: Record<string, unknown>) => {
    const { isError, content } = await client.callTool({ name, arguments: input });
    assert.equal(isError, true);
    return JSON.stringify(content);
  };

  it('report how far speech is, to those who asked', async () => {
    const { client } = await connected();
    const heard: (readonly [number, number | undefined])[] = [];
    const onprogress = ({ progress, total }: { progress: number; total?: number | undefined }) =>
      void heard.push([progress, total]);
    await client.callTool({ name: 'read_aloud', arguments: { text } }, undefined, { onprogress });
    assert.deepEqual(heard, [
      [4, 9],
      [9, 9],
    ]);
    await client.callTool({ name: 'read_aloud', arguments: { text } });
    assert.equal(heard.length, 2);
  });

  it('stop speech that is cancelled, and write nothing', async () => {
    const started = Promise.withResolvers<void>();
    const gate = () => {
      started.resolve();
      return new Promise<void>(() => {});
    };
    const synthesizer = fakeSynthesizer({ gate });
    const { client, folder, unexpected } = await connected({ synthesizer });
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const input = { text, file: join(folder, 'a.wav') };
    const call = client.callTool({ name: 'read_aloud', arguments: input }, undefined, { signal });
    await started.promise;
    assert.equal(synthesizer.running, 1);
    cancelling.abort();
    await assert.rejects(call);
    await client.callTool({ name: 'diacritize', arguments: { text } });
    assert.equal(synthesizer.running, 0);
    assert.deepEqual(readdirSync(folder), []);
    assert.deepEqual(unexpected, []);
  });

  it('do not begin work that was cancelled while the engine was loaded', async () => {
    const loading = Promise.withResolvers<void>();
    let analysed = 0;
    const engine = fakeEngine();
    const counting = {
      ...engine,
      analyse: (source: string) => {
        analysed++;
        return engine.analyse(source);
      },
    };
    const { client } = await connected({ loadEngine: () => loading.promise.then(() => counting) });
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const call = client.callTool({ name: 'analyse', arguments: { text } }, undefined, { signal });
    cancelling.abort();
    await assert.rejects(call);
    const other = client.callTool({ name: 'diacritize', arguments: { text } });
    loading.resolve();
    await other;
    assert.equal(analysed, 1);
  });

  it('return no sound that is too large, and stop making it', async () => {
    const { client, folder } = await connected({ synthesizer: fakeSynthesizer({ previews: 4000 }) });
    assert.match(await failureOf(client, 'read_aloud', { text }), /larger than 1 MB; name a file/);
    const file = join(folder, 'a.wav');
    const { isError } = await client.callTool({ name: 'read_aloud', arguments: { text, file } });
    assert.equal(isError ?? false, false);
    assert.ok(existsSync(file));
  });

  it('say so where there is nothing to speak', async () => {
    const synthesizer = { ...fakeSynthesizer(), synthesize: () => Promise.reject(new NothingToSpeakError()) };
    const { client, unexpected } = await connected({ synthesizer });
    assert.match(await failureOf(client, 'read_aloud', { text }), /nothing that can be spoken\./);
    assert.deepEqual(unexpected, []);
  });

  it('tell a fault as one, without its message, and note it', async () => {
    const { client, unexpected } = await connected({ loadEngine: async () => assert.fail(text) });
    const told = await failureOf(client, 'diacritize', { text });
    assert.match(told, /a fault of its own, which is noted on standard error\./);
    assert.ok(!told.includes(text));
    assert.equal(unexpected.length, 1);
  });

  it('take nothing that they do not know', async () => {
    const { client } = await connected();
    assert.match(await failureOf(client, 'translate', { text, to: 'de' }), /The field \\"to\\" is not known/);
    assert.match(await failureOf(client, 'read_aloud', { text, voice: 'bob' }), /\\"voice\\" is not valid/);
    assert.match(await failureOf(client, 'read_aloud', { text, pace: 9 }), /\\"pace\\" is not valid/);
    await assert.rejects(client.callTool({ name: 'sing', arguments: {} }), /There is no tool of this name/);
  });
});
