import assert from 'node:assert/strict';
import { localRoutes, routes, type SpeechResponse, speechResponse } from '../../src/contract/index.ts';
import {
  type CommandLineProcess,
  end,
  lineOf,
  type Printed,
  spawnCommandLine,
} from '../support/commandLineService.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const body = JSON.stringify({ text: 'سلام دنیا، حال شما چطور است؟', tier: 'basic', voice: 'kian' });

/** With the real voice. */
describe('speech on the command line', () => {
  let child: CommandLineProcess;
  afterEach(() => child.kill());

  const start = async (...args: string[]) => {
    child = spawnCommandLine(['--json', ...args]);
    return lineOf(child);
  };

  const speak = async (service: Printed): Promise<SpeechResponse> => {
    const response = await ask(service, body, { 'idempotency-key': 'the same key each time' });
    assert.equal(response.status, 200);
    return speechResponse.parse(await response.json());
  };

  const ask = ({ base_url, live_key }: Printed, request: string, headers = {}): Promise<Response> =>
    fetch(base_url + routes.speech.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${live_key}`, 'content-type': 'application/json', ...headers },
      body: request,
    });

  const secondsUsed = async ({ base_url, live_key }: Printed): Promise<number> => {
    const headers = { authorization: `Bearer ${live_key}` };
    const response = await fetch(base_url + routes.usage.path, { headers });
    return routes.usage.response.json.parse(await response.json()).basic_seconds.used;
  };

  it('is a WAV file of the stated length, under the address that was called', async () => {
    const service = await start();
    const { audio_url, mime_type, duration_seconds, request_id } = await speak(service);
    assert.equal(new URL(audio_url).origin, service.base_url);
    assert.equal(mime_type, 'audio/wav');
    const wav = Buffer.from(await (await fetch(audio_url)).arrayBuffer());
    const bytesPerSecond = wav.readUInt32LE(28);
    assert.ok(Math.abs((wav.length - 44) / bytesPerSecond - duration_seconds) < 0.01);
    const path = localRoutes.speechWords.path.replace('{id}', request_id);
    const headers = { authorization: `Bearer ${service.live_key}` };
    const words = localRoutes.speechWords.response.json.parse(
      await (await fetch(service.base_url + path, { headers })).json(),
    );
    assert.deepEqual(
      words.map(({ source_start, source_end }) =>
        [...JSON.parse(body).text].slice(source_start, source_end).join(''),
      ),
      ['سلام', 'دنیا', 'حال', 'شما', 'چطور', 'است'],
    );
  });

  it('is MP3 where it is long, and WAV in Premium all the same', async () => {
    const service = await start();
    const long = { text: 'سلام دنیا. '.repeat(40), voice: 'kian' };
    for (const [tier, mimeType] of [
      ['basic', 'audio/mpeg'],
      ['premium', 'audio/wav'],
    ]) {
      const answer = speechResponse.parse(
        await (await ask(service, JSON.stringify({ ...long, tier }))).json(),
      );
      assert.ok(answer.duration_seconds > 30);
      assert.equal(answer.mime_type, mimeType);
    }
  });

  for (const signal of ['SIGTERM', 'SIGKILL'] as const)
    it(`is the same after ${signal} and a restart: its URL, its answer, its charge`, async () => {
      const dataDir = temporaryFolder();
      const before = await start('--data-dir', dataDir);
      const first = await speak(before);
      const used = await secondsUsed(before);
      await end(child, signal);
      const after = await start('--data-dir', dataDir);
      const old = first.audio_url.replace(before.base_url, after.base_url);
      const second = await speak(after);
      assert.equal(second.request_id, first.request_id);
      const [oldAudio, newAudio] = await Promise.all([fetch(old), fetch(second.audio_url)]);
      assert.deepEqual([oldAudio.status, newAudio.status], [200, 200]);
      assert.equal(oldAudio.headers.get('etag'), newAudio.headers.get('etag'));
      assert.equal(used, first.usage.seconds);
      assert.equal(await secondsUsed(after), used);
    });

  it('lets a URL expire as soon as told', async () => {
    const service = await start('--audio-url-ttl', '1');
    const { audio_expires_at } = await speak(service);
    const left = Date.parse(audio_expires_at) - Date.now();
    assert.ok(left <= 1000, String(left));
  });
});
