import { WebSession } from '../../test/support/web/webSession.ts';
import { root } from '../setup/places.mjs';
import { type Figure, median, milliseconds } from './figure.ts';

const SENTENCE = 'کتابخانه‌ی کوچک شهر ما سال گذشته با کمک مردم ساخته شد و اکنون هر روز باز است. ';
/** Longer than the service waits before it starts for what is on the screen, and takes to start. */
const SEEN_MS = 6_000;
const WARM_TIMES = 15;

/** The first command of a window in a browser, without a server, and later ones. */
export async function webFigures(): Promise<readonly Figure[]> {
  const cold = await firstCommand(0);
  const seen = await firstCommand(SEEN_MS);
  return [
    { name: 'web: first command after opening a window', value: milliseconds(cold.first), aim: '1.5 s' },
    { name: 'web: first command, its text on the screen for 6 s', value: milliseconds(seen.first) },
    { name: 'web: warm command, 200 code points', value: milliseconds(median(seen.warm)) },
  ];
}

async function firstCommand(seenMs: number): Promise<{ first: number; warm: readonly number[] }> {
  const files = { 'a.md': SENTENCE.repeat(3).slice(0, 200) };
  const session = await WebSession.open({ extension: root, files });
  try {
    await session.openDocument('a.md');
    await session.page.waitForTimeout(seenMs);
    const [first = 0, ...warm] = await session.inHost(async ({ commands }, times: number) => {
      const taken: number[] = [];
      for (let time = 0; time < times; time++) {
        await commands.executeCommand('editor.action.selectAll');
        const start = performance.now();
        await commands.executeCommand('harf.diacritize');
        taken.push(performance.now() - start);
        await commands.executeCommand('undo');
      }
      return taken;
    }, 1 + WARM_TIMES);
    return { first, warm };
  } finally {
    await session.close();
  }
}
