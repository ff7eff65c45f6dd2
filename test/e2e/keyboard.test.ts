import assert from 'node:assert/strict';
import { panelsForSuite } from '../support/panel/panelsForSuite.ts';
import { PARTS, scriptPlayback } from '../support/panel/playbacks.ts';
import type { ScriptedHost } from '../support/panel/scriptedHost.ts';

describe('the keyboard in the panel', () => {
  const open = panelsForSuite();
  const { playback, handlers, recordings } = scriptPlayback(PARTS);

  const openPlayback = async () => {
    const host = await open({ start: { playbacks: [playback] }, handlers });
    await host.hasSound();
    return host;
  };
  /** The seconds at which the sentences of the first part begin. */
  const sentences = () => {
    const words = recordings[0]?.words ?? [];
    return words
      .filter(({ startSeconds }, at) => at === 0 || startSeconds > (words[at - 1]?.endSeconds ?? 0) + 0.2)
      .map(({ startSeconds }) => startSeconds);
  };
  /** Resolves once the last that the panel said of its place is this. */
  const isAt = (host: ScriptedHost, seconds: number, section = 0) =>
    host.said(
      'position',
      (at) =>
        at === host.of('position').at(-1) && at.section === section && Math.abs(at.seconds - seconds) < 0.001,
    );

  it('plays and pauses with the space bar', async () => {
    const host = await openPlayback();
    await host.page.keyboard.press('Space');
    await host.said('position', (at) => at.state === 'playing' && at.seconds > 0.2);
    await host.page.keyboard.press('Space');
    await host.said('position', (at) => at.state === 'paused');
  });

  it('stops with Escape', async () => {
    const host = await openPlayback();
    await host.page.keyboard.press('Space');
    await host.said('position', (at) => at.state === 'playing');
    await host.page.keyboard.press('Escape');
    await host.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  it('goes from sentence to sentence with the arrows, over the borders of parts', async () => {
    const host = await openPlayback();
    const [, second = 0, third = 0] = sentences();
    await host.page.keyboard.press('ArrowRight');
    await isAt(host, second);
    await host.page.keyboard.press('ArrowRight');
    await isAt(host, third);
    await host.page.keyboard.press('ArrowLeft');
    await isAt(host, second);
    await host.page.keyboard.press('ArrowRight');
    await host.page.keyboard.press('ArrowRight');
    await isAt(host, 0, 1);
  });

  it('skips five seconds with Shift and an arrow, goes to both ends with Home and End', async () => {
    const host = await openPlayback();
    await host.page.keyboard.press('Shift+ArrowRight');
    await isAt(host, 5);
    await host.page.keyboard.press('Shift+ArrowLeft');
    await isAt(host, 0);
    await host.page.keyboard.press('End');
    await isAt(host, recordings[0]?.seconds ?? 0);
  });

  it('changes volume and speed, loops and mutes', async () => {
    const host = await openPlayback();
    await host.page.keyboard.press('ArrowDown');
    await host.page.keyboard.press('ArrowDown');
    await host.page.keyboard.press('ArrowUp');
    await host.page.keyboard.press('+');
    await host.page.keyboard.press('l');
    assert.partialDeepStrictEqual(await host.state(), { volume: 0.9, speed: 1.1, isLooping: true });
    await host.page.keyboard.press('-');
    await host.page.keyboard.press('m');
    assert.partialDeepStrictEqual(await host.state(), { volume: 0, speed: 1 });
  });

  for (const [language, next] of [
    ['en', 'ArrowRight'],
    ['fa', 'ArrowLeft'],
  ] as const)
    it(`chooses a tab by the arrows, Home and End in one list of tabs, ${language}`, async () => {
      const host = await open({ start: { playbacks: [playback], language }, handlers });
      const isChosen = (name: string) => host.page.getByRole('tab', { name, selected: true }).waitFor();
      await host.page.getByRole('tab', { name: 'Text' }).focus();
      for (const [key, name] of [
        [next, 'Voice'],
        [next, 'History'],
        [next, 'Text'],
        ['End', 'History'],
        ['Home', 'Text'],
      ] as const) {
        await host.page.keyboard.press(key);
        await isChosen(name);
        await host.page.getByRole('tabpanel', { name }).waitFor();
        const focused = await host.page.evaluate(() => document.activeElement?.textContent?.trim());
        assert.equal(focused, name);
      }
      const tree = await host.page.locator('body').ariaSnapshot();
      assert.equal(tree.match(/- tablist/g)?.length, 1, tree);
      assert.equal(
        host.of('position').some((at) => at.seconds > 0),
        false,
      );
    });

  it('leaves a field its own keys', async () => {
    const settings = { tier: 'premium', voice: 'kian', pace: 1, delivery: {} } as const;
    const host = await open({ start: { playbacks: [playback], settings }, handlers });
    await host.page.getByRole('tab', { name: 'Voice' }).click();
    const notes = host.page.getByLabel('Notes for the director');
    await notes.fill('');
    await notes.press('a');
    await notes.press('Space');
    await notes.press('l');
    assert.equal(await notes.inputValue(), 'a l');
    assert.partialDeepStrictEqual(await host.state(), { isLooping: false });
    assert.equal(
      host.of('position').some((at) => at.state === 'playing'),
      false,
    );
  });

  it('presses a button that has the focus, and nothing else, with the space bar', async () => {
    const host = await openPlayback();
    await host.page.getByRole('button', { name: 'Loop' }).focus();
    await host.page.keyboard.press('Space');
    assert.partialDeepStrictEqual(await host.state(), { isLooping: true });
    assert.equal(
      host.of('position').some((at) => at.state === 'playing'),
      false,
    );
  });

  it('reaches every control with Tab', async () => {
    const host = await openPlayback();
    const reached = new Set<string>();
    for (let presses = 0; presses < 40; presses++) {
      await host.page.keyboard.press('Tab');
      reached.add(await host.page.evaluate(() => document.activeElement?.ariaLabel ?? ''));
    }
    for (const name of [
      'Position',
      'Back one sentence',
      'Play',
      'Forward one sentence',
      'Speed',
      'Mute',
      'Volume',
      'Loop',
    ])
      assert.ok(reached.has(name), `${name} among ${[...reached].join(', ')}`);
  });
});
