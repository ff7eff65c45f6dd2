import assert from 'node:assert/strict';
import { hearSound, litText } from '../support/panel/listen.ts';
import { panelsForSuite } from '../support/panel/panelsForSuite.ts';
import { PARTS, scriptPlayback } from '../support/panel/playbacks.ts';

describe('playing a finished playback in the panel', () => {
  const open = panelsForSuite();

  const openPlayback = async (parts: readonly string[] = PARTS, state?: unknown) => {
    const script = scriptPlayback(parts);
    const host = await open({ start: { playbacks: [script.playback] }, handlers: script.handlers, state });
    const play = () => host.page.getByRole('button', { name: 'Play', exact: true }).click();
    return { ...script, host, play };
  };

  it('sounds, tells the host where it is, and lights the word that is heard', async () => {
    const { host, play, text, recordings } = await openPlayback();
    await play();
    await hearSound(host.page);
    await host.said('position', (at) => at.state === 'playing' && at.seconds > 0.7);
    await host.page.getByRole('button', { name: 'Pause', exact: true }).click();
    const paused = await host.said('position', (at) => at.state === 'paused');
    const word = recordings[0]?.words.findLast(({ startSeconds }) => startSeconds <= paused.seconds);
    assert.ok(word);
    assert.equal(await litText(host.page), text.slice(word.utf16Start, word.utf16End));
    assert.equal(
      await litText(host.page, 'heard-sentence'),
      'بهار که می‌آید، باغچه‌ی مادربزرگ پر از گل‌های یاس می‌شود. ',
    );
  });

  it('tells where it is at most every 50 ms while it sounds', async () => {
    const { host, play } = await openPlayback();
    await play();
    const last = await host.said('position', (at) => at.state === 'playing' && at.seconds > 1);
    const playing = host.of('position').filter((at) => at.state === 'playing');
    assert.ok(playing.length <= last.seconds / 0.05 + 2, `${playing.length} in ${last.seconds} s`);
    assert.ok(playing.length >= 8, `${playing.length} in ${last.seconds} s`);
  });

  it('goes on with the next part, and stops after the last one with nothing lit', async () => {
    const { host, play } = await openPlayback(['یک.', 'دو.']);
    await play();
    await host.said('position', (at) => at.section === 1 && at.state === 'playing');
    await host.said('position', (at) => at.section === 0 && at.state === 'stopped');
    await host.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    assert.equal(await litText(host.page), '');
  });

  it('begins again after the last part when it loops', async () => {
    const { host, play } = await openPlayback(['یک.', 'دو.']);
    await host.page.getByRole('button', { name: 'Loop' }).click();
    await play();
    await host.said('position', (at) => at.section === 1);
    const before = host.messages.length;
    await host.said('position', (at) => at.section === 0 && host.messages.indexOf(at) >= before);
    assert.equal(await host.page.getByRole('button', { name: 'Loop' }).getAttribute('aria-pressed'), 'true');
  });

  it('plays the part that is clicked in the row of parts', async () => {
    const { host } = await openPlayback();
    await host.page.getByRole('button', { name: 'Part 2 Succeeded' }).click();
    await host.said('position', (at) => at.section === 1 && at.state === 'playing');
    await host.page.locator('[aria-current=true]', { hasText: '2' }).waitFor();
  });

  it('stops before a part that failed', async () => {
    const { playback, handlers } = scriptPlayback(['یک.', 'دو.']);
    const sections = playback.sections.map((section, at) =>
      at === 1 ? { ...section, state: 'failed' as const, failure: 'It went wrong.' } : section,
    );
    const host = await open({ start: { playbacks: [{ ...playback, sections }] }, handlers });
    await host.page.getByRole('button', { name: 'Play', exact: true }).click();
    await host.said('position', (at) => at.section === 1 && at.state === 'paused');
    assert.ok(await host.page.getByRole('button', { name: 'Play', exact: true }).isDisabled());
  });

  it('asks for each sound once, and for the next part while this one sounds', async () => {
    const { host, play } = await openPlayback();
    await play();
    await host.said('request', ({ method, parameters }) => method === 'audio' && hasSection(parameters, 1));
    await host.page.getByRole('button', { name: 'Pause', exact: true }).click();
    await play();
    await host.said('position', (at) => at.seconds > 0.3);
    const audio = host.of('request').filter(({ method }) => method === 'audio');
    assert.deepEqual(
      audio.map(({ parameters }) => parameters),
      [0, 1].map((section) => ({ playbackId: 'r1', section })),
    );
  });

  it('takes speed and volume from its controls, and keeps them', async () => {
    const { host, play } = await openPlayback();
    await play();
    await host.page.getByLabel('Speed').selectOption('1.5');
    await host.page.getByLabel('Volume').fill('0.4');
    const audio = await host.page.evaluate(() => {
      const element = document.querySelector('audio');
      return [element?.playbackRate, element?.volume, element?.preservesPitch];
    });
    assert.deepEqual(audio, [1.5, 0.4, true]);
    assert.partialDeepStrictEqual(await host.state(), { speed: 1.5, volume: 0.4 });
  });

  it('mutes, and comes back as loud as it was', async () => {
    const { host } = await openPlayback();
    await host.page.getByLabel('Volume').fill('0.6');
    await host.page.getByRole('button', { name: 'Mute' }).click();
    assert.partialDeepStrictEqual(await host.state(), { volume: 0 });
    await host.page.getByRole('button', { name: 'Unmute' }).click();
    assert.partialDeepStrictEqual(await host.state(), { volume: 0.6 });
  });

  it('comes back where it was left after a reload', async () => {
    const first = await openPlayback();
    await first.play();
    await first.host.said('position', (at) => at.seconds > 1);
    await first.host.page.getByRole('button', { name: 'Pause', exact: true }).click();
    const left = await first.host.said('position', (at) => at.state === 'paused');
    const second = await openPlayback(PARTS, await first.host.state());
    const back = await second.host.said('position', (at) => at.state === 'paused');
    assert.equal(back.seconds, left.seconds);
    await second.play();
    const on = await second.host.said('position', (at) => at.state === 'playing');
    // The browser's clock of a sound begins within a tenth of a second of where it was set.
    const gone = on.seconds - left.seconds;
    assert.ok(gone > -0.1 && gone < 1, `${on.seconds} after ${left.seconds}`);
  });

  it('says why when the sound cannot be had, and plays when it is tried again', async () => {
    const { playback, handlers } = scriptPlayback(PARTS);
    let times = 0;
    const host = await open({
      start: { playbacks: [playback] },
      handlers: {
        ...handlers,
        async audio(place, signal) {
          times += 1;
          if (times === 1) throw new Error('The sound could not be downloaded.');
          return await handlers.audio(place, signal);
        },
      },
    });
    host.expectProblem();
    await host.page.getByRole('button', { name: 'Play', exact: true }).click();
    await host.page.getByRole('alert').filter({ hasText: 'The sound could not be downloaded.' }).waitFor();
    await host.page.getByRole('button', { name: 'Play', exact: true }).click();
    await host.said('position', (at) => at.state === 'playing');
    await host.page.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('says so when the bytes are no sound', async () => {
    const { playback, handlers } = scriptPlayback(PARTS);
    const noise = { bytes: new TextEncoder().encode('this is not sound'), mimeType: 'audio/wav' };
    const host = await open({
      start: { playbacks: [playback] },
      handlers: { ...handlers, audio: async () => noise },
    });
    host.expectProblem();
    await host.page.getByRole('button', { name: 'Play', exact: true }).click();
    await host.page.getByRole('alert').filter({ hasText: 'The sound could not be played.' }).waitFor();
    assert.equal((await host.said('problem')).kind, 'unplayableAudio');
    await host.page.getByRole('button', { name: 'Dismiss' }).click();
    await host.page.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('pauses and plays when the editor says so', async () => {
    const { host } = await openPlayback();
    await host.send({ type: 'control', action: 'toggle' });
    await host.said('position', (at) => at.state === 'playing' && at.seconds > 0.3);
    await host.send({ type: 'control', action: 'toggle' });
    await host.said('position', (at) => at.state === 'paused' && at.seconds > 0.3);
    assert.equal(await host.page.evaluate(() => document.querySelector('audio')?.paused), true);
  });

  it('stops when the editor says so, with nothing lit, and can be played again', async () => {
    const { host, play } = await openPlayback();
    await host.page.getByRole('button', { name: 'Part 2 Succeeded' }).click();
    await host.said('position', (at) => at.state === 'playing' && at.section === 1);
    await host.send({ type: 'control', action: 'stop' });
    await host.said('position', (at) => at.state === 'stopped' && at.section === 0);
    assert.equal(await host.page.evaluate(() => document.querySelector('audio')?.paused), true);
    assert.equal(await litText(host.page), '');
    const before = host.messages.length;
    await play();
    await host.said('position', (at) => at.state === 'playing' && host.messages.indexOf(at) >= before);
  });
});

function hasSection(parameters: unknown, section: number): boolean {
  return (
    typeof parameters === 'object' && parameters !== null && Reflect.get(parameters, 'section') === section
  );
}
