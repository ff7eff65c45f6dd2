import assert from 'node:assert/strict';
import { panelsForSuite } from '../support/panel/panelsForSuite.ts';
import { PARTS, scriptPlayback } from '../support/panel/playbacks.ts';
import { record, wavOf } from '../support/panel/recordings.ts';
import { START } from '../support/panel/scriptedHost.ts';

describe('the voices in the panel', () => {
  const open = panelsForSuite();
  const { playback, handlers } = scriptPlayback(PARTS);
  const sample = { bytes: wavOf(record('این صدای من است.')), mimeType: 'audio/wav' };

  const openVoices = async (tier: 'basic' | 'premium' = 'basic') => {
    const settings = { tier, voice: 'kian', pace: 1, delivery: {} };
    const host = await open({
      start: { playbacks: [playback], settings },
      handlers: { ...handlers, sample: async () => sample },
    });
    await host.page.getByRole('tab', { name: 'Voice' }).click();
    return host;
  };

  it('are those of the tier, and Premium has its own fields', async () => {
    const host = await openVoices();
    const names = () => host.page.locator('.voices label').allInnerTexts();
    assert.deepEqual(await names(), ['Kian', 'Leyla', 'Ava', 'Mana', 'Amir']);
    assert.equal(await host.page.getByLabel('Style').count(), 0);
    await host.page.getByLabel('Premium').check();
    await host.page.getByLabel('Style').waitFor();
    assert.deepEqual(await names(), ['Kian', 'Leyla']);
  });

  it('are chosen, as are tier and pace', async () => {
    const host = await openVoices();
    await host.page.getByLabel('Amir', { exact: true }).check();
    assert.deepEqual((await host.said('changeSettings')).change, { voice: 'amir' });
    await host.page.getByLabel('Pace').fill('1.2');
    await host.said('changeSettings', ({ change }) => change.pace === 1.2);
    await host.page.getByLabel('Premium').check();
    await host.said('changeSettings', ({ change }) => change.tier === 'premium' && change.voice === 'kian');
  });

  it('take how Premium is to deliver the text, with notes of bounded length', async () => {
    const host = await openVoices('premium');
    await host.page.getByLabel('Style').selectOption('news');
    await host.said('changeSettings', ({ change }) => change.delivery?.style === 'news');
    const notes = host.page.getByLabel('Notes for the director');
    await notes.fill('ی'.repeat(501));
    await notes.blur();
    assert.equal(await notes.getAttribute('aria-invalid'), 'true');
    await notes.fill('آرام و شمرده');
    await notes.blur();
    const { change } = await host.said(
      'changeSettings',
      (each) => each.change.delivery?.director_notes !== undefined,
    );
    assert.deepEqual(change.delivery, { style: 'news', director_notes: 'آرام و شمرده' });
  });

  it('can each be heard, and the playback pauses meanwhile', async () => {
    const host = await openVoices();
    await host.page.keyboard.press('Escape');
    await host.page.getByRole('button', { name: 'Play', exact: true }).click();
    await host.said('position', (at) => at.state === 'playing');
    await host.page.getByRole('button', { name: 'Hear a sample of Leyla' }).click();
    const { parameters } = await host.said('request', ({ method }) => method === 'sample');
    assert.deepEqual(parameters, { tier: 'basic', voice: 'leyla' });
    await host.said('position', (at) => at.state === 'paused');
    await host.page.getByRole('button', { name: 'Stop the sample of Leyla' }).waitFor();
    await host.page.getByRole('button', { name: 'Hear a sample of Leyla' }).waitFor();
  });

  it('stop their sample when it is clicked again', async () => {
    const host = await openVoices();
    await host.page.getByRole('button', { name: 'Hear a sample of Ava' }).click();
    await host.page.getByRole('button', { name: 'Stop the sample of Ava' }).click();
    await host.page.getByRole('button', { name: 'Hear a sample of Ava' }).waitFor();
  });

  it('follow settings that are changed elsewhere', async () => {
    const host = await openVoices();
    const settings = { tier: 'basic', voice: 'mana', pace: 0.75, delivery: {} } as const;
    await host.send({ type: 'settings', settings, choices: START.choices });
    await host.page.getByLabel('Mana', { exact: true }).and(host.page.locator(':checked')).waitFor();
  });
});
