import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/panel/launchBrowser.ts';
import { hearSound, litText } from '../support/panel/listen.ts';
import { PARTS, scriptReading } from '../support/panel/readings.ts';
import { ScriptedHost } from '../support/panel/scriptedHost.ts';

describe('playing a finished reading in the panel', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());

  it('sounds, tells the host where it is, and lights the word that is heard', async () => {
    const { reading, text, handlers, recordings } = scriptReading(PARTS);
    const host = await ScriptedHost.open(browser, { start: { readings: [reading] }, handlers });
    await host.page.getByRole('button', { name: 'Play', exact: true }).click();
    await hearSound(host.page);
    const { seconds } = await host.said('position', (at) => at.state === 'playing' && at.seconds > 0.7);
    await host.page.getByRole('button', { name: 'Pause', exact: true }).click();
    const paused = await host.said('position', (at) => at.state === 'paused' && at.seconds >= seconds);
    const word = recordings[0]?.words.findLast(({ startSeconds }) => startSeconds <= paused.seconds);
    assert.ok(word);
    assert.equal(await litText(host.page), text.slice(word.utf16Start, word.utf16End));
    await host.close();
  });

  it('goes on with the next part, and stops after the last one', async () => {
    const short = ['یک.', 'دو.'];
    const { reading, handlers } = scriptReading(short);
    const host = await ScriptedHost.open(browser, { start: { readings: [reading] }, handlers });
    await host.page.getByRole('button', { name: 'Play', exact: true }).click();
    await host.said('position', (at) => at.section === 1 && at.state === 'playing');
    await host.said('position', (at) => at.section === 0 && at.state === 'stopped');
    await host.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    assert.equal(await litText(host.page), '');
    await host.close();
  });
});
