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

  it('say who speaks, a man or a woman', async () => {
    const host = await openVoices();
    for (const [name, description] of [
      ['Kian', 'man'],
      ['Leyla', 'woman'],
      ['Amir', 'man'],
    ] as const)
      await host.page.getByRole('radio', { name, description, exact: true }).waitFor();
    assert.deepEqual(await host.page.locator('.speaker').allInnerTexts(), [
      'man',
      'woman',
      'woman',
      'woman',
      'man',
    ]);
  });

  it('come in tiers that are explained', async () => {
    const host = await openVoices();
    const basic = host.page.getByRole('radio', {
      name: 'Basic',
      description: /while the rest is still being made/,
    });
    await basic.and(host.page.locator(':checked')).waitFor();
    await host.page.getByRole('radio', { name: 'Premium', description: /made as a whole/ }).waitFor();
  });

  const withNatural = (natural: string | null, names: readonly string[]) => ({
    ...START.choices,
    voices: START.choices.voices.map((voice) => (voice.id === 'kian' ? { ...voice, natural } : voice)),
    naturalVoices: names.map((id) => ({ id, name: id })),
  });

  it('can each have a natural voice, once one is there, or the built-in one', async () => {
    const host = await openVoices();
    assert.equal(await host.page.getByLabel('Speaks for Kian').count(), 0);
    await host.page.getByText('A natural voice sounds like a person.').waitFor();
    await host.page.getByRole('button', { name: 'Get a Natural Voice…' }).click();
    await host.said('getNaturalVoice');
    const settings = { tier: 'basic', voice: 'kian', pace: 1, delivery: {} } as const;
    await host.send({ type: 'settings', settings, choices: withNatural('amir', ['amir', 'ganji']) });
    const kian = host.page.getByLabel('Speaks for Kian');
    await kian.waitFor();
    assert.equal(await kian.inputValue(), 'amir');
    assert.equal(await host.page.getByLabel('Speaks for Leyla').inputValue(), '');
    await host.page.getByLabel('Speaks for Leyla').selectOption('ganji');
    const { voice, natural } = await host.said('chooseNaturalVoice');
    assert.deepEqual([voice, natural], ['leyla', 'ganji']);
    await kian.selectOption('Built-in voice');
    await host.said('chooseNaturalVoice', (said) => said.voice === 'kian' && said.natural === null);
    await host.send({ type: 'settings', settings, choices: withNatural(null, ['amir', 'ganji']) });
    await host.page.getByRole('button', { name: 'Hear a sample of Kian' }).click();
    await host.said('request', ({ method }) => method === 'sample');
  });

  it('have no natural ones at the hosted service', async () => {
    const choices = { ...START.choices, naturalVoices: null };
    const host = await open({ start: { playbacks: [playback], choices }, handlers });
    await host.page.getByRole('tab', { name: 'Voice' }).click();
    await host.page.getByRole('button', { name: 'Hear a sample of Kian' }).waitFor();
    assert.equal(await host.page.getByRole('button', { name: 'Get a Natural Voice…' }).count(), 0);
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
    await notes.and(host.page.locator('[aria-invalid="true"]')).waitFor();
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
    // On a busy computer it would be over before the sample is asked for.
    await host.page.getByRole('button', { name: 'Loop' }).click();
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
