import { appearsUntouched, hearSound } from '../support/panel/listen.ts';
import { panelsForSuite } from '../support/panel/panelsForSuite.ts';
import { PARTS, scriptPlayback } from '../support/panel/playbacks.ts';

describe('a browser that lets nothing sound before a click', () => {
  const open = panelsForSuite({ mayPlay: false });

  const openBlocked = async () => {
    const { playback, handlers } = scriptPlayback(PARTS);
    const host = await open({ handlers });
    await host.send({ type: 'playbackAdded', playback });
    await appearsUntouched(host.page, '.press-to-start');
    return host;
  };

  it('gets a button to press, which starts the sound', async () => {
    const host = await openBlocked();
    await host.page.getByRole('button', { name: 'Press to start' }).click();
    await hearSound(host.page);
    await host.page.getByRole('button', { name: 'Press to start' }).waitFor({ state: 'detached' });
  });

  it('starts the sound with the space bar too', async () => {
    const host = await openBlocked();
    await host.page.keyboard.press('Space');
    await host.said('position', (at) => at.state === 'playing');
  });
});
