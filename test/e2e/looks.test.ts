import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { panelsForSuite } from '../support/panel/panelsForSuite.ts';
import { scriptHalfMadePlayback } from '../support/panel/playbacks.ts';
import { type ScriptedHost, START } from '../support/panel/scriptedHost.ts';

const TABS = ['Text', 'Voice', 'History'];

describe('how the panel looks and reads out', () => {
  const open = panelsForSuite();
  const { playback: running, handlers } = scriptHalfMadePlayback();
  const start = { playbacks: [running] };

  const overflow = (host: ScriptedHost) =>
    host.page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter(
          (element) =>
            (element.getBoundingClientRect().right > innerWidth + 1 ||
              element.getBoundingClientRect().left < -1) &&
            !element.closest('.visually-hidden'),
        ).length,
    );

  for (const theme of ['dark', 'light', 'highContrast'] as const)
    it(`fits into 300 pixels, in the ${theme} theme`, async () => {
      const host = await open({ theme, width: 300, height: 600, start, handlers });
      for (const name of TABS) {
        await host.page.getByRole('tab', { name }).click();
        assert.equal(await overflow(host), 0, name);
      }
    });

  for (const language of ['en', 'fa'])
    it(`fits natural voices with long names into 300 pixels, ${language}`, async () => {
      const name = 'a-natural-voice-with-a-name-of-many-letters';
      const choices = { ...START.choices, naturalVoices: [{ id: name, name }] };
      const host = await open({ width: 300, height: 600, start: { ...start, language, choices }, handlers });
      await host.page.getByRole('tab', { name: 'Voice' }).click();
      await host.page.getByLabel('Speaks for Leyla').waitFor();
      assert.equal(await overflow(host), 0);
    });

  it('gives every control a name', async () => {
    const host = await open({ start, handlers });
    const nameless: string[] = [];
    for (const name of TABS) {
      await host.page.getByRole('tab', { name }).click();
      const tree = await host.page.locator('body').ariaSnapshot();
      nameless.push(
        ...tree
          .split('\n')
          .filter((line) => /- (button|slider|radio|combobox|textbox|tab)( \[.*)?:?$/.test(line)),
      );
    }
    assert.deepEqual(nameless, []);
  });

  it('stands still for who asked for reduced motion', async () => {
    const host = await open({ start, handlers, reducedMotion: true });
    await host.page.locator('.icon-loading').first().waitFor();
    const turning = await host.page.evaluate(() =>
      [...document.querySelectorAll('.icon-loading')].map((icon) => getComputedStyle(icon).animationName),
    );
    assert.deepEqual([...new Set(turning)], ['none']);
  });

  it('speaks Persian, from right to left, to who reads Persian', async () => {
    const translations = JSON.parse(
      readFileSync(new URL('../../l10n/bundle.l10n.fa.json', import.meta.url), 'utf8'),
    );
    const host = await open({ start: { ...start, language: 'fa', translations }, handlers });
    await host.page.getByRole('button', { name: 'لغو', exact: true }).waitFor();
    assert.equal(await host.page.evaluate(() => getComputedStyle(document.body).direction), 'rtl');
    const text = await host.page.locator('main').innerText();
    assert.doesNotMatch(text.replaceAll('bahar.md', '').replaceAll('Kian', ''), /[A-Za-z]{2}/);
  });

  it('changes its language while it is open, and keeps what it shows', async () => {
    const host = await open({ start, handlers });
    await host.page.getByRole('tab', { name: 'History' }).click();
    const translations = { History: 'پیشینه', Text: 'متن' };
    await host.send({ type: 'language', language: 'fa', translations });
    await host.page.getByRole('tab', { name: 'پیشینه', selected: true }).waitFor();
    assert.equal(await host.page.evaluate(() => getComputedStyle(document.body).direction), 'rtl');
    await host.page.getByRole('tab', { name: 'متن' }).click();
    await host.page.getByRole('region', { name: 'متن' }).waitFor();
    await host.send({ type: 'language', language: 'en', translations: {} });
    await host.page.getByRole('tab', { name: 'Text', selected: true }).waitFor();
    assert.equal(await host.page.evaluate(() => getComputedStyle(document.body).direction), 'ltr');
  });

  it('has words that stand out where the system forces its colours', async () => {
    const host = await open({ theme: 'highContrast', forcedColors: true, start, handlers });
    await host.page.getByRole('button', { name: 'Play', exact: true }).click();
    await host.said('position', (at) => at.seconds > 0.2);
    const adjust = await host.page
      .getByRole('region', { name: 'Text' })
      .evaluate((text) => getComputedStyle(text).forcedColorAdjust);
    assert.equal(adjust, 'none');
  });

  it('has one audio element in its document', async () => {
    const host = await open({ start, handlers });
    assert.equal(await host.page.locator('audio').count(), 1);
  });

  it('tells the host of a message that it does not understand, and goes on', async () => {
    const host = await open({ start, handlers });
    host.expectProblem();
    await host.page.evaluate(() => window.postMessage({ type: 'nonsense' }));
    assert.equal((await host.said('problem')).kind, 'invalidMessage');
    await host.change(running, 2, { state: 'failed', failure: 'It went wrong.' });
    await host.page.locator('.failure', { hasText: 'Part 3: It went wrong.' }).waitFor();
  });
});
