import assert from 'node:assert/strict';
import {
  createClient,
  createFileLedger,
  type FetchLike,
  isClientFailure,
  type SpeechJob,
  type WatchOptions,
} from '../../src/client/index.ts';
import { codePointLength } from '../../src/text/codePoints.ts';
import { brokenStreams } from '../support/brokenStreams.ts';
import { type FakeClock, fakeClock } from '../support/fakeClock.ts';
import { SECONDS_PER_CODE_POINT } from '../support/fakeSynthesizer.ts';
import { lossyNetwork, type Serve } from '../support/lossyNetwork.ts';
import { memoryFiles } from '../support/memoryFiles.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { testApp } from '../support/testService.ts';

const COMMANDS = 150;
const MOST_RUNS = 5;

/** The network for all but event streams, which break in the middle. */
function networkOf(
  clock: FakeClock,
  random: () => number,
  { app }: Pick<ReturnType<typeof testApp>, 'app'>,
): FetchLike {
  const serve: Serve = async (url, { method, headers, body }) =>
    app.request(url, { method, headers, ...(body && { body }) });
  const { fetch } = lossyNetwork({ clock, random, serve });
  return brokenStreams({ clock, random, serve, fetch });
}

describe('speech jobs over a bad network', () => {
  it('end in one result or one clear error each, and none is made or paid for twice', async function () {
    this.timeout(60_000);
    const clock = fakeClock({ auto: true });
    const random = seededRandom(7);
    const tested = testApp({
      basicSeconds: 100_000,
      requestsPerMinute: 1_000_000,
      now: () => clock.unixNow(),
    });
    const client = createClient({
      fetch: networkOf(clock, random, tested),
      baseUrl: 'http://localhost',
      apiKey: tested.keys.live_key,
      clock,
      random,
    });
    const ledger = createFileLedger('', { files: memoryFiles(), now: () => clock.unixNow() });
    const created = new Map<string, Set<string>>();

    /** As the editor does: creates the job, or follows again the one that is there. */
    const command = async (text: string, place: { id: string; lastEventId: number }): Promise<SpeechJob> => {
      const onEvent: WatchOptions['onEvent'] = (_, { lastEventId }) => {
        assert.ok(lastEventId > place.lastEventId);
        place.lastEventId = lastEventId;
      };
      if (place.id !== '') return client.watchSpeechJob(place, { onEvent });
      const keys = ledger.command();
      const onCreated = async ({ id }: SpeechJob) => {
        place.id = id;
        created.set(text, (created.get(text) ?? new Set()).add(id));
        await keys.settle();
      };
      const request = { text, tier: 'basic', voice: 'kian', pace: 1 } as const;
      return client.runSpeechJob(request, { keys, onCreated, onEvent });
    };
    const live = async (number: number) => {
      const text = `سلام ${number}`;
      const place = { id: '', lastEventId: 0 };
      await new Promise<void>((resolve) => clock.after(random() * 60_000, resolve));
      for (let run = 0; run < MOST_RUNS; run++) {
        try {
          return { text, job: await command(text, place) };
        } catch (error) {
          assert.ok(isClientFailure(error), String(error));
        }
      }
      return { text, job: undefined };
    };

    const ended = await Promise.all(Array.from({ length: COMMANDS }, (_, number) => live(number)));
    let seconds = 0;
    for (const { text, job } of ended) {
      assert.equal(created.get(text)?.size, 1, `${text} was created more than once`);
      assert.equal(job?.status, 'succeeded');
      seconds += Math.ceil(codePointLength(text) * SECONDS_PER_CODE_POINT);
    }
    const { basicSeconds } = await createClient({
      fetch: async (url, { method, headers }) => tested.app.request(url, { method, headers }),
      baseUrl: 'http://localhost',
      apiKey: tested.keys.live_key,
    }).usage();
    assert.equal(basicSeconds?.used, seconds);
    assert.deepEqual(tested.unexpected, []);
    tested.service.close();
  });
});
