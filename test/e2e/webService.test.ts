import assert from 'node:assert/strict';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { speechJob } from '../../src/contract/index.ts';
import { launchBrowser } from '../support/panel/launchBrowser.ts';
import type { Answered, Asked } from '../support/webService/page.ts';
import { serveBuild } from '../support/webService/serveBuild.ts';

/** Resolves when the browser has kept a store with these jobs. */
async function keptIn(page: Page, ...ids: readonly string[]): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (let text = ''; !wanted.every((id) => text.includes(id)); await new Promise(requestAnimationFrame)) {
      const opened = indexedDB.open('speech');
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const found = opened.result.transaction('image').objectStore('image').getAll();
      await new Promise((resolve) => found.addEventListener('success', resolve));
      opened.result.close();
      text = found.result.map((piece) => new TextDecoder('latin1').decode(piece)).join('');
    }
  }, ids);
}

/** Keeps what is no store. */
async function putDamagedImage(): Promise<void> {
  const opened = indexedDB.open('speech', 1);
  opened.addEventListener('upgradeneeded', () => {
    for (const name of ['image', 'audio']) opened.result.createObjectStore(name);
  });
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  const { transaction } = opened.result
    .transaction('image', 'readwrite')
    .objectStore('image')
    .put(new Uint8Array(8192).fill(7), 0);
  await new Promise((resolve) => transaction?.addEventListener('complete', resolve));
  opened.result.close();
}

const SPEECH = { tier: 'basic', voice: 'kian' } as const;

describe('the local service in the worker of a browser', () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof serveBuild>>;
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];

  before(async () => {
    [browser, served] = await Promise.all([launchBrowser(), serveBuild()]);
  });
  after(() => Promise.all([browser.close(), served.close()]));

  beforeEach(async () => {
    context = await browser.newContext();
    complaints = [];
    page = await open();
  });
  afterEach(async () => {
    await context.close();
    assert.deepEqual(complaints, []);
  });

  /** Another window of the same browser. */
  async function open(): Promise<Page> {
    const opened = await context.newPage();
    opened.on('pageerror', (error) => complaints.push(error.message));
    opened.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await opened.goto(served.origin);
    await opened.evaluate(() => startService('speech'));
    return opened;
  }

  const ask = (asked: Asked, asking = page): Promise<Answered> =>
    asking.evaluate((request) => service.ask(request), asked);
  const post = async (path: string, body: unknown, key: string, asking = page) => {
    const { status, text } = await ask({ method: 'POST', path, body, key }, asking);
    return { status, answer: JSON.parse(text) };
  };
  const createJob = async (text: string, key: string, asking = page) =>
    speechJob.parse((await post('/v1/speech/jobs', { text, ...SPEECH }, key, asking)).answer);
  const readJob = async (id: string, asking = page) =>
    speechJob.parse(JSON.parse((await ask({ method: 'GET', path: `/v1/speech/jobs/${id}` }, asking)).text));
  const eventsOf = (id: string, count = Number.MAX_SAFE_INTEGER, asking = page) =>
    asking.evaluate(([path, most]) => service.events(path, most), [
      `/v1/speech/jobs/${id}/events`,
      count,
    ] as const);

  it('adds marks, writes Pinglish, translates and tells what was used', async () => {
    const text = 'کتاب خوب را خواندم.';
    const marks = await post('/v1/diacritize', { text }, 'key of marks');
    assert.deepEqual([marks.status, marks.answer.diacritized], [200, 'کِتابِ خوب را خواندَم.']);
    const pinglish = await post('/v1/pinglish', { text }, 'key of pinglish');
    assert.equal(pinglish.answer.pinglish, 'ketaab-e khoob raa khaandam.');
    const english = await post('/v1/translate', { text }, 'key of english');
    assert.match(JSON.stringify(english.answer), /good book/i);
    const usage = JSON.parse((await ask({ method: 'GET', path: '/v1/usage' })).text);
    assert.ok(usage.text_units.used > 0);
    assert.deepEqual(await page.evaluate(() => service.told), [{ type: 'ready' }]);
  });

  it('speaks: events, the sound as a whole and in part, the times of its words', async () => {
    const job = await createJob('سلام دنیا. این آزمایش است.', 'key of a job');
    assert.equal(job.status, 'queued');
    const events = await eventsOf(job.id);
    assert.deepEqual([events[0], events.at(-1)], ['status', 'complete']);
    assert.ok(events.includes('audio'));
    const { status, audio_url, result } = await readJob(job.id);
    assert.equal(status, 'succeeded');
    assert.ok(audio_url && result);
    const { pathname, search } = new URL(audio_url);
    const whole = await ask({ method: 'GET', path: pathname + search });
    assert.deepEqual(
      [whole.status, whole.headers['content-type'], whole.text.slice(0, 4)],
      [200, 'audio/wav', 'RIFF'],
    );
    assert.ok(result.duration_seconds > 1);
    assert.equal(whole.bytes, Number(whole.headers['content-length']));
    const part = await ask({ method: 'GET', path: pathname + search, headers: { range: 'bytes=4-7' } });
    assert.deepEqual([part.status, part.bytes], [206, 4]);
    const words = JSON.parse((await ask({ method: 'GET', path: `/x/speech/${job.id}/words` })).text);
    assert.equal(words.length, 5);
    assert.deepEqual(complaints, []);
  });

  it('ends a job that is cancelled, and a request that is given up', async () => {
    const long = 'این یک جمله است که خوانده می‌شود. '.repeat(100);
    const job = await createJob(long, 'key of a long job');
    assert.deepEqual(await eventsOf(job.id, 3), ['status', 'status', 'audio']);
    const end = page.evaluate((path) => service.giveUp(path), `/v1/speech/jobs/${job.id}/events`);
    assert.equal(await end, 'AbortError');
    const { status } = (await post(`/v1/speech/jobs/${job.id}/cancel`, undefined, 'key of a cancel')).answer;
    assert.equal(status, 'cancelled');
    assert.equal((await readJob(job.id)).status, 'cancelled');
  });

  it('keeps jobs and sounds when its page is loaded anew, and goes on with one that is under way', async () => {
    const text = 'سلام دنیا.';
    const done = await createJob(text, 'key of a job');
    assert.equal((await eventsOf(done.id)).at(-1), 'complete');
    const long = await createJob('این یک جمله است که خوانده می‌شود. '.repeat(40), 'key of a long job');
    assert.deepEqual(await eventsOf(long.id, 3), ['status', 'status', 'audio']);
    await keptIn(page, done.id, long.id);
    await page.reload();
    await page.evaluate(() => startService('speech'));
    const { status, audio_url } = await readJob(done.id);
    assert.equal(status, 'succeeded');
    const { pathname, search } = new URL(audio_url ?? '');
    assert.equal((await ask({ method: 'GET', path: pathname + search })).text.slice(0, 4), 'RIFF');
    assert.equal((await createJob(text, 'key of a job')).id, done.id);
    assert.equal((await eventsOf(long.id)).at(-1), 'complete');
  });

  it('lets another window speak too, which keeps nothing', async () => {
    const job = await createJob('سلام.', 'key of a job');
    assert.equal((await eventsOf(job.id)).at(-1), 'complete');
    const other = await open();
    const missing = await ask({ method: 'GET', path: `/v1/speech/jobs/${job.id}` }, other);
    assert.equal(missing.status, 404);
    const own = await createJob('سلام.', 'key of a job', other);
    assert.equal((await eventsOf(own.id, undefined, other)).at(-1), 'complete');
    const { pathname, search } = new URL((await readJob(own.id, other)).audio_url ?? '');
    const sound = await ask({ method: 'GET', path: pathname + search }, other);
    assert.equal(sound.text.slice(0, 4), 'RIFF');
  });

  it('gives up a store that is damaged for a new one, and says so', async () => {
    await page.evaluate(() => service.end());
    await page.evaluate(putDamagedImage);
    await page.evaluate(() => startService('speech'));
    const job = await createJob('سلام.', 'key of a job');
    assert.equal((await eventsOf(job.id)).at(-1), 'complete');
    const told: { type: string }[] = await page.evaluate(() => JSON.parse(JSON.stringify(service.told)));
    assert.deepEqual(
      told.map(({ type }) => type),
      ['ready', 'unexpected'],
    );
  });

  it('tells whoever asks that it has ended, by an error or without a word', async () => {
    for (const end of [
      () =>
        setTimeout(() => {
          throw new Error('It broke.');
        }),
      () => setTimeout(() => self.close()),
    ]) {
      await page.evaluate(() => startService('speech'));
      await post('/v1/diacritize', { text: 'کتاب' }, 'key of marks');
      const asked = page.evaluate(() =>
        service.ask({ method: 'GET', path: '/v1/speech/jobs/none/events' }).then(String, String),
      );
      void asked;
      await page.workers().at(-1)?.evaluate(end);
      assert.match(
        await page.evaluate(() => service.ask({ method: 'GET', path: '/v1/usage' }).then(String, String)),
        /^Error/,
      );
      await page.evaluate(() => service.end());
    }
    complaints = [];
  });
});
