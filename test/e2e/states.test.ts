import assert from 'node:assert/strict';
import type { Playback, Section, SectionState } from '../../src/panel/playback.ts';
import { panelsForSuite } from '../support/panel/panelsForSuite.ts';
import { finished, PARTS, scriptPlayback } from '../support/panel/playbacks.ts';
import { wavOf } from '../support/panel/recordings.ts';

describe('what the panel shows of a playback', () => {
  const open = panelsForSuite();
  const script = scriptPlayback(PARTS, { isFinished: false });

  const openWith = (sections: readonly Partial<Section>[], more: Partial<Playback> = {}) => {
    const changed = script.playback.sections.slice(0, sections.length).map((section, at) => ({
      ...section,
      ...sections[at],
    }));
    const playbacks = [{ ...script.playback, ...more, sections: changed }];
    return open({ start: { playbacks }, handlers: script.handlers });
  };

  const words: [SectionState, string][] = [
    ['waiting', 'Waiting'],
    ['queued', 'Queued'],
    ['running', 'Running'],
    ['succeeded', 'Succeeded'],
    ['failed', 'Failed'],
    ['cancelled', 'Cancelled'],
  ];
  for (const [state, word] of words)
    it(`says ${word} of a playback that is ${state}, and offers to cancel it only while it is under way`, async () => {
      const host = await openWith([{ state, failure: state === 'failed' ? 'It went wrong.' : null }]);
      await host.page.locator('header .state', { hasText: word }).waitFor();
      const isUnderWay = ['waiting', 'queued', 'running'].includes(state);
      assert.equal(
        await host.page.getByRole('button', { name: 'Cancel', exact: true }).count(),
        isUnderWay ? 1 : 0,
      );
      assert.equal(
        await host.page.getByRole('button', { name: 'Retry' }).count(),
        state === 'failed' ? 1 : 0,
      );
    });

  it('shows each part with its own state, and the playback as running while one of them runs', async () => {
    const host = await openWith([{ state: 'succeeded' }, { state: 'running' }, { state: 'waiting' }]);
    await host.page.locator('header .state', { hasText: 'Running' }).waitFor();
    const parts = await host.page.getByRole('list', { name: 'Parts' }).getByRole('listitem').allInnerTexts();
    assert.deepEqual(
      parts.map((part) => part.replace(/\s+/g, ' ').trim()),
      ['Part 1 Succeeded', 'Part 2 Running', 'Part 3 Waiting'],
    );
    await host.page.getByText('1 of 3 parts').waitFor();
  });

  it('follows the states as the host tells them, and says them to a screen reader', async () => {
    const host = await openWith([{ state: 'queued' }]);
    const state = host.page.locator('header .state');
    for (const [next, word] of [
      ['running', 'Running'],
      ['succeeded', 'Succeeded'],
    ] as const) {
      await host.change(script.playback, 0, { state: next });
      await state.filter({ hasText: word }).waitFor();
      assert.equal(await host.page.getByRole('status').innerText(), word);
    }
  });

  it('cancels all, or one part', async () => {
    const host = await openWith([{ state: 'running' }, { state: 'queued' }]);
    await host.page.getByRole('button', { name: 'Cancel part 2' }).click();
    assert.deepEqual(await host.said('cancelSection'), {
      type: 'cancelSection',
      playbackId: 'r1',
      section: 1,
    });
    await host.page.getByRole('button', { name: 'Cancel', exact: true }).click();
    assert.deepEqual(await host.said('cancelPlayback'), { type: 'cancelPlayback', playbackId: 'r1' });
  });

  it('says why a part failed, and retries what failed', async () => {
    const failure = 'The service stopped while it was reading this part.';
    const host = await openWith([{ state: 'succeeded' }, { state: 'failed', failure }]);
    await host.page.getByText(`Part 2: ${failure}`).waitFor();
    await host.page.getByRole('button', { name: 'Retry' }).click();
    assert.deepEqual(await host.said('retryFailed'), { type: 'retryFailed', playbackId: 'r1' });
  });

  it('forgets the old sound of a part that is made anew', async () => {
    const recording = script.recordings[0];
    assert.ok(recording);
    const host = await openWith([finished(recording)]);
    const play = host.page.getByRole('button', { name: 'Play', exact: true });
    await play.click();
    await host.said('position', (at) => at.state === 'playing');
    await host.page.getByRole('button', { name: 'Pause', exact: true }).click();
    await host.change(script.playback, 0, { state: 'running' });
    await host.change(script.playback, 0, { state: 'succeeded' });
    await host.page.locator('header .state', { hasText: 'Succeeded' }).waitFor();
    await host.said('request', ({ method, requestId }) => method === 'timing' && requestId > 3);
  });

  it('names voice, tier, length, charge and document', async () => {
    const host = await openWith([
      { state: 'succeeded', voice: 'kian', durationSeconds: 83.4, chargedSeconds: 84 },
    ]);
    const facts = await host.page.locator('header .facts').innerText();
    for (const fact of ['Kian', 'Basic', '1:23', '84 s charged', 'bahar.md'])
      assert.ok(facts.includes(fact), `${fact} in ${facts}`);
  });

  it('says so when another voice had to read', async () => {
    const host = await openWith([{ state: 'succeeded', voice: 'ava', isFallback: true }]);
    await host.page.getByText('Kian was not available; Ava read this.').waitFor();
  });

  it('counts the time of work that goes on', async () => {
    const host = await openWith([{ state: 'running', startedAt: Date.now() - 61_000 }]);
    await host.page.getByText(/^1:0\d$/).waitFor();
  });

  it('saves, reads again and removes, each by its button', async () => {
    const host = await openWith([{ state: 'succeeded' }]);
    for (const [name, type] of [
      ['Save Audio…', 'save'],
      ['Read Again', 'readAgain'],
      ['Remove', 'remove'],
    ] as const) {
      await host.page.getByRole('toolbar').getByRole('button', { name }).click();
      assert.deepEqual(await host.said(type), { type, playbackId: 'r1' });
    }
  });

  it('shows a failure as the state, and waits for no sound', async () => {
    const host = await open({ handlers: script.handlers });
    await host.send({ type: 'playbackAdded', playback: script.playback });
    await host.page.getByText('Waiting for sound…').waitFor();
    for (const at of script.playback.sections.keys())
      await host.change(script.playback, at, { state: 'failed', failure: 'The allowance is used up.' });
    await host.page.locator('.time', { hasText: 'Failed' }).waitFor();
    assert.equal(await host.page.getByText('Waiting for sound…').count(), 0);
    await host.page.locator('.failure', { hasText: 'The allowance is used up.' }).waitFor();
  });

  it('waits for no sound of a playback that has failed when it is told to play it', async () => {
    const host = await open({ handlers: script.handlers });
    const sections = script.playback.sections.map((section) => ({
      ...section,
      state: 'failed' as const,
      failure: 'It went wrong.',
    }));
    await host.send({ type: 'playbackAdded', playback: { ...script.playback, sections } });
    await host.page.locator('.time', { hasText: 'Failed' }).waitFor();
    assert.equal(await host.page.getByText('Waiting for sound…').count(), 0);
  });

  it('takes back every word of a failure when the retry has succeeded', async () => {
    const quota = 'The allowance of Basic speech is used up.';
    const { playback, handlers, recordings } = scriptPlayback(PARTS.slice(0, 1), { isFinished: false });
    const [recording] = recordings;
    assert.ok(recording);
    const sample = async () => {
      throw new Error(quota);
    };
    const host = await open({ start: { playbacks: [playback] }, handlers: { ...handlers, sample } });
    host.expectProblem();
    await host.change(playback, 0, { state: 'failed', failure: quota });
    await host.page.getByRole('tab', { name: 'Voice' }).click();
    await host.page.getByRole('button', { name: 'Hear a sample of Leyla' }).click();
    await host.page.getByRole('alert').filter({ hasText: quota }).waitFor();
    await host.change(playback, 0, { state: 'waiting', failure: null });
    await host.change(playback, 0, finished(recording));
    await host.page.getByText(quota).first().waitFor({ state: 'detached' });
    assert.equal(await host.page.getByText(quota).count(), 0);
  });

  it('takes back that a sample could not be had when it is heard', async () => {
    const { playback, handlers, recordings } = scriptPlayback(PARTS.slice(0, 1));
    const [recording] = recordings;
    assert.ok(recording);
    let times = 0;
    const sample = async () => {
      times += 1;
      if (times === 1) throw new Error('The allowance is used up.');
      return { bytes: wavOf(recording), mimeType: 'audio/wav' };
    };
    const host = await open({ start: { playbacks: [playback] }, handlers: { ...handlers, sample } });
    host.expectProblem();
    await host.page.getByRole('tab', { name: 'Voice' }).click();
    const leyla = host.page.getByRole('button', { name: 'Hear a sample of Leyla' });
    await leyla.click();
    await host.page.getByRole('alert').waitFor();
    await leyla.click();
    await host.page.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('is silent at once when it is cancelled, also while the finished file sounds', async () => {
    const recording = script.recordings[0];
    assert.ok(recording);
    const host = await openWith([finished(recording), { state: 'running' }]);
    await host.page.getByRole('button', { name: 'Play', exact: true }).click();
    await host.said('position', (at) => at.state === 'playing');
    await host.page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await host.said('position', (at) => at.state === 'stopped');
    assert.equal(await host.page.evaluate(() => document.querySelector('audio')?.paused), true);
  });
});
