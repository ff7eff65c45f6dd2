import assert from 'node:assert/strict';
import { panelsForSuite } from '../support/panel/panelsForSuite.ts';
import { PARTS, scriptPlayback } from '../support/panel/playbacks.ts';

describe('the playbacks of the last 24 hours in the panel', () => {
  const open = panelsForSuite();
  const old = scriptPlayback(PARTS, { id: 'old' });
  const recent = scriptPlayback(['یک جمله‌ی تازه.'], { id: 'recent' });
  const playbacks = [{ ...recent.playback, createdAt: old.playback.createdAt + 1000 }, old.playback];
  const handlers = {
    ...old.handlers,
    text: async ({ playbackId }: { playbackId: string }) => (playbackId === 'old' ? old.text : recent.text),
  };

  const openHistory = async () => {
    const host = await open({ start: { playbacks }, handlers });
    await host.page.getByRole('tab', { name: 'History' }).click();
    return { host, rows: host.page.locator('.past') };
  };

  it('are listed, the newest first and shown', async () => {
    const { rows } = await openHistory();
    const titles = await rows.locator('.past-title').allTextContents();
    assert.deepEqual(titles, [recent.playback.title, old.playback.title]);
    assert.equal(await rows.first().getByRole('button').first().getAttribute('aria-current'), 'true');
  });

  it('are shown and played when they are chosen, and the host is told', async () => {
    const { host, rows } = await openHistory();
    await rows.nth(1).getByRole('button').first().click();
    assert.deepEqual(await host.said('shown'), { type: 'shown', playbackId: 'old' });
    await host.page.getByRole('region', { name: 'Text' }).filter({ hasText: 'بهار' }).waitFor();
    await host.page.getByRole('button', { name: 'Play', exact: true }).click();
    await host.said('position', (at) => at.playbackId === 'old' && at.state === 'playing');
  });

  it('are removed by the host, which is asked to', async () => {
    const { host, rows } = await openHistory();
    await rows.first().getByRole('button', { name: 'Remove' }).click();
    assert.deepEqual(await host.said('remove'), { type: 'remove', playbackId: 'recent' });
    await host.send({ type: 'playbackRemoved', playbackId: 'recent' });
    await rows.nth(1).waitFor({ state: 'detached' });
    await host.page.getByRole('heading', { name: old.playback.title }).waitFor();
  });

  it('begin, where there are none, with a button that reads aloud', async () => {
    const host = await open();
    await host.page.getByText('Nothing was read aloud in the last 24 hours.').first().waitFor();
    await host.page.getByRole('button', { name: 'Read Aloud' }).first().click();
    await host.said('readAloud');
    assert.equal(await host.page.getByRole('button', { name: 'Play' }).count(), 0);
  });

  it('give way to a new playback, which is shown and played', async () => {
    const { host } = await openHistory();
    const { playback } = scriptPlayback(['سلام دنیا.'], { id: 'new' });
    await host.send({ type: 'playbackAdded', playback });
    await host.said('position', (at) => at.playbackId === 'new' && at.state === 'playing');
    await host.page.getByRole('heading', { name: 'سلام دنیا.' }).waitFor();
  });

  it('come back with the one that was shown before a reload', async () => {
    const { host, rows } = await openHistory();
    await rows.nth(1).getByRole('button').first().click();
    await host.said('shown');
    const again = await open({ start: { playbacks }, handlers, state: await host.state() });
    await again.page.getByRole('heading', { name: old.playback.title }).waitFor();
  });
});
