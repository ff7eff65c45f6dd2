import assert from 'node:assert/strict';
import { createClient, type FetchLike } from '../../src/client/index.ts';
import { startTestService, type TestService } from '../support/testService.ts';

const request = { text: 'سلام دنیا', tier: 'basic', voice: 'kian', pace: 1 } as const;

describe('audio of the service, downloaded by the client', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService();
  });
  after(() => service.close());

  const sinkOf = (written: Buffer[]) => ({
    write: (bytes: Uint8Array) => void written.push(Buffer.from(bytes)),
    restart: () => void written.splice(0),
  });

  it('is whole, and the sound that was made', async () => {
    const { audio, mimeType } = await service.client().speech(request);
    const written: Buffer[] = [];
    const done = await service.client().downloadAudio(audio, { sink: sinkOf(written) });
    const bytes = Buffer.concat(written);
    assert.deepEqual(done, { bytes: bytes.byteLength, mimeType });
    assert.equal(bytes.toString('latin1', 0, 4), 'RIFF');
    assert.equal(bytes.byteLength, bytes.readUInt32LE(4) + 8);
  });

  it('goes on by a range where the connection is cut', async () => {
    const { audio } = await service.client().speech(request);
    const ranges: (string | undefined)[] = [];
    const cutting: FetchLike = async (url, init) => {
      ranges.push(init.headers['range']);
      const response = await service.socket.fetch(url, init);
      if (ranges.length > 1) return response;
      const all = new Uint8Array(Buffer.from(await (response as Response).arrayBuffer()));
      const headers = { etag: response.headers.get('etag') ?? '', 'content-length': String(all.length) };
      const start = new ReadableStream({
        start: (controller) => controller.enqueue(all.subarray(0, 1000)),
        pull: (controller) => controller.error(new Error('cut')),
      });
      return new Response(start, { headers });
    };
    const { live_key: apiKey } = service.keys;
    const client = createClient({ fetch: cutting, baseUrl: 'http://localhost', apiKey, random: () => 0 });
    const written: Buffer[] = [];
    await client.downloadAudio(audio, { sink: sinkOf(written) });
    const whole: Buffer[] = [];
    await service.client().downloadAudio(audio, { sink: sinkOf(whole) });
    assert.deepEqual(Buffer.concat(written), Buffer.concat(whole));
    assert.deepEqual(ranges, [undefined, 'bytes=1000-']);
  });

  it('is had by a renewed URL where the old one is refused', async () => {
    const client = service.client();
    const { id, result } = await client.runSpeechJob(request);
    const forged = { url: `${result?.audio.url}0`, expiresAt: undefined };
    const written: Buffer[] = [];
    const renew = async () => (await client.speechJob(id)).result?.audio ?? forged;
    const { bytes } = await client.downloadAudio(forged, { sink: sinkOf(written), renew });
    assert.equal(bytes, Buffer.concat(written).byteLength);
  });
});
