import assert from 'node:assert/strict';
import { hearSound, litText } from '../support/panel/listen.ts';
import { panelsForSuite } from '../support/panel/panelsForSuite.ts';
import { finished, type ScriptedPlayback, scriptPlayback } from '../support/panel/playbacks.ts';
import { mp3ChunksOf, wavOf } from '../support/panel/recordings.ts';
import type { ScriptedHost } from '../support/panel/scriptedHost.ts';

const TEXT = 'بهار آمد و باران بارید. باغ سبز شد و گل داد. پرنده‌ها از راه دور برگشتند.';
const PLACE = { playbackId: 'r1', section: 0 };

describe('a playback that is still being made', () => {
  const open = panelsForSuite();

  const begin = async (script: ScriptedPlayback, handlers: object = {}) => {
    const host = await open({ handlers: { ...script.handlers, ...handlers } });
    await host.send({ type: 'playbackAdded', playback: script.playback });
    await host.change(script.playback, 0, { state: 'running', startedAt: Date.now() });
    return host;
  };
  const unfinished = (text = TEXT) => scriptPlayback([text], { isFinished: false });
  const recordingOf = ({ recordings: [recording] }: ScriptedPlayback) => {
    assert.ok(recording);
    return recording;
  };
  const sendChunks = async (host: ScriptedHost, chunks: readonly Uint8Array<ArrayBuffer>[], firstId = 1) => {
    for (const [at, bytes] of chunks.entries())
      await host.send({ type: 'previewChunk', ...PLACE, eventId: firstId + at, bytes });
  };

  it('waits for sound, and sounds with the first of its preview', async () => {
    const script = unfinished();
    const host = await begin(script);
    await host.page.getByText('Waiting for sound…').waitFor();
    const chunks = await mp3ChunksOf(recordingOf(script));
    await sendChunks(host, chunks.slice(0, 4));
    await hearSound(host.page);
    await host.page.getByText('Preview', { exact: true }).waitFor();
    assert.equal(
      host.of('request').some(({ method }) => method === 'audio'),
      false,
    );
  });

  it('plays a chunk that comes twice once', async () => {
    const script = unfinished();
    const host = await begin(script);
    const chunks = await mp3ChunksOf(recordingOf(script));
    await sendChunks(host, chunks);
    await sendChunks(host, chunks);
    await host.send({ type: 'previewEnd', ...PLACE });
    await host.said('position', (at) => at.state === 'playing');
    const seconds = await host.page.evaluate(async () => {
      const audio = document.querySelector('audio');
      while (audio && !Number.isFinite(audio.duration)) await new Promise(requestAnimationFrame);
      return audio?.duration ?? 0;
    });
    assert.ok(Math.abs(seconds - recordingOf(script).seconds) < 0.3, `${seconds}`);
  });

  it('is taken over by the finished file between two sentences, at the same moment', async () => {
    const script = unfinished();
    const host = await begin(script);
    await sendChunks(host, await mp3ChunksOf(recordingOf(script)));
    await host.said('position', (at) => at.state === 'playing');
    const change = host.page.evaluate(async () => {
      const audio = document.querySelector('audio');
      const preview = audio?.src;
      let seconds = 0;
      while (audio?.src === preview) {
        seconds = audio?.currentTime ?? 0;
        await new Promise(requestAnimationFrame);
      }
      return seconds;
    });
    await host.change(script.playback, 0, finished(recordingOf(script)));
    const takenOverAt = await change;
    await host.page.getByText('Preview', { exact: true }).waitFor({ state: 'detached' });
    const pauses = recordingOf(script).words.flatMap(({ endSeconds }, at, words) => {
      const next = words[at + 1]?.startSeconds ?? endSeconds;
      return next > endSeconds ? [{ from: endSeconds, to: next }] : [];
    });
    assert.equal(pauses.length, 2);
    assert.ok(
      pauses.some(({ from, to }) => takenOverAt > from - 0.05 && takenOverAt < to),
      `taken over at ${takenOverAt} s`,
    );
    await host.said('position', (at) => at.state === 'playing' && at.seconds > takenOverAt);
    const seconds = host.of('position').map((at) => at.seconds);
    assert.deepEqual(
      seconds.filter((each, at) => each < (seconds[at - 1] ?? 0) - 0.05),
      [],
    );
  });

  it('is taken over by the finished file when its preview runs dry', async () => {
    const script = unfinished();
    const host = await begin(script);
    const chunks = await mp3ChunksOf(recordingOf(script));
    await sendChunks(host, chunks.slice(0, 3));
    await host.said('position', (at) => at.state === 'playing' && at.seconds > 0.2);
    await host.change(script.playback, 0, finished(recordingOf(script)));
    await host.said('position', (at) => at.state === 'playing' && at.seconds > 2);
    await host.page.getByText('Preview', { exact: true }).waitFor({ state: 'detached' });
  });

  it('is played anew from the same moment after a reset', async () => {
    const script = unfinished();
    const host = await begin(script);
    const chunks = await mp3ChunksOf(recordingOf(script));
    await sendChunks(host, chunks.slice(0, 4));
    const before = await host.said('position', (at) => at.state === 'playing' && at.seconds > 0.5);
    await host.send({ type: 'previewReset', ...PLACE });
    await host.page.getByText('Waiting for sound…').waitFor();
    await sendChunks(host, chunks, 100);
    const after = await host.said('position', (at) => at.state === 'playing' && at.seconds > 1.6);
    assert.ok(after.seconds > before.seconds);
  });

  it('needs no preview: the finished file is played when it comes', async () => {
    const script = unfinished();
    const host = await begin(script);
    await host.change(script.playback, 0, finished(recordingOf(script)));
    await hearSound(host.page);
    assert.equal(await host.page.getByText('Preview', { exact: true }).count(), 0);
  });

  it('falls back to the finished file when there is nothing to hear in the preview', async () => {
    const script = unfinished();
    const host = await begin(script);
    await sendChunks(host, [new TextEncoder().encode('no sound at all, however long one listens')]);
    await host.change(script.playback, 0, finished(recordingOf(script)));
    await hearSound(host.page);
  });

  it('is taken over at once while it is paused, and stays paused', async () => {
    const script = unfinished();
    const host = await begin(script);
    const chunks = await mp3ChunksOf(recordingOf(script));
    await sendChunks(host, chunks.slice(0, 3));
    await host.said('position', (at) => at.state === 'playing');
    await host.page.getByRole('button', { name: 'Pause', exact: true }).click();
    await sendChunks(host, chunks.slice(3), 4);
    await host.change(script.playback, 0, finished(recordingOf(script)));
    await host.page.getByText('Preview', { exact: true }).waitFor({ state: 'detached' });
    assert.equal(await host.page.evaluate(() => document.querySelector('audio')?.paused), true);
  });

  /** One sentence without a pause, in which nothing can be exchanged unheard, and a second part. */
  const ONE_BREATH = 'بهار آمد و باران بارید و باغ سبز شد و گل داد و همه خندیدند';
  const early = () => scriptPlayback([ONE_BREATH, 'پایان.'], { isFinished: false });
  /** The first second and a half, and word that nothing follows. */
  const sendShort = async (host: ScriptedHost, script: ScriptedPlayback) => {
    await sendChunks(host, (await mp3ChunksOf(recordingOf(script))).slice(0, 3));
    await host.send({ type: 'previewEnd', ...PLACE });
  };
  /** The first section was heard to its end before the second one began. */
  const wasHeardWhole = async (host: ScriptedHost, { recordings }: ScriptedPlayback) => {
    await host.said('position', (at) => at.section === 1);
    const heard = host.of('position').filter(({ section, state }) => section === 0 && state === 'playing');
    const last = Math.max(...heard.map(({ seconds }) => seconds));
    assert.ok(last > (recordings[0]?.seconds ?? 0) - 0.4, `heard until ${last}`);
    const back = heard.filter(({ seconds }, at) => seconds < (heard[at - 1]?.seconds ?? 0) - 0.05);
    assert.deepEqual(back, []);
  };

  for (const speed of ['0.75', '1', '2'])
    it(`goes on in the finished file where a shorter preview ended, at the speed of ${speed}`, async () => {
      const script = early();
      const host = await begin(script);
      await host.page.getByLabel('Speed').selectOption(speed);
      await sendShort(host, script);
      await host.said('position', (at) => at.state === 'playing');
      await host.change(script.playback, 0, finished(recordingOf(script)));
      await wasHeardWhole(host, script);
    });

  it('waits for the finished file where its preview ended before that was there', async () => {
    const script = early();
    const host = await begin(script);
    await sendShort(host, script);
    await host.said('position', (at) => at.state === 'playing');
    await host.page.getByText('Waiting for sound…').waitFor();
    assert.deepEqual(
      host.of('position').filter(({ section }) => section === 1),
      [],
    );
    await host.change(script.playback, 0, finished(recordingOf(script)));
    await wasHeardWhole(host, script);
  });

  it('goes on in the finished file where its preview broke off in the middle of a word', async () => {
    const script = early();
    const host = await begin(script);
    const [first = new Uint8Array()] = await mp3ChunksOf(recordingOf(script));
    await sendChunks(host, [first.slice(0, Math.floor(first.length * 0.7))]);
    await host.send({ type: 'previewEnd', ...PLACE });
    await host.change(script.playback, 0, finished(recordingOf(script)));
    await wasHeardWhole(host, script);
  });

  it('ends with its preview where the finished file is not longer', async () => {
    const script = early();
    const [shorter] = scriptPlayback(['بهار آمد و باران بارید'], {}).recordings;
    assert.ok(shorter);
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const audio = async () => {
      isAsked();
      return { bytes: wavOf(shorter), mimeType: 'audio/wav' };
    };
    const host = await begin(script, { audio });
    await sendChunks(host, await mp3ChunksOf(recordingOf(script)));
    await host.send({ type: 'previewEnd', ...PLACE });
    await host.said('position', (at) => at.state === 'playing' && at.seconds > 2);
    await host.change(script.playback, 0, finished(shorter));
    await asked;
    await host.said('position', (at) => at.section === 1);
  });

  it('is heard no more, and waited for no more, where its section fails', async () => {
    const script = early();
    const host = await begin(script);
    await sendShort(host, script);
    await host.said('position', (at) => at.state === 'playing' && at.seconds > 1);
    await host.change(script.playback, 0, { state: 'failed', failure: 'It went wrong.' });
    await host.page.locator('.time', { hasText: 'Failed' }).waitFor();
    assert.equal(await host.page.getByText('Waiting for sound…').count(), 0);
  });

  it('lights the words that are known so far', async () => {
    const script = unfinished();
    const host = await begin(script);
    const { words } = recordingOf(script);
    await sendChunks(host, (await mp3ChunksOf(recordingOf(script))).slice(0, 4));
    await host.said('position', (at) => at.state === 'playing' && at.seconds > 0.1);
    assert.equal(await litText(host.page), '');
    await host.send({ type: 'previewTiming', ...PLACE, timing: { unit: 'word', spans: words.slice(0, 5) } });
    await host.said('position', (at) => at.state === 'playing' && at.seconds > 0.9);
    const lit = await litText(host.page);
    assert.ok(lit !== '' && TEXT.split(/\s/).slice(0, 5).includes(lit), lit);
  });
});
