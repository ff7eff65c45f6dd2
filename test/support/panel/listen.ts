import type { Page } from 'playwright-core';

/** Resolves when sound, not silence, comes out of the panel's audio element. */
export async function hearSound(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const audio = document.querySelector('audio');
    if (!audio) throw new Error('There is no audio element.');
    const stream: MediaStream = Reflect.get(audio, 'captureStream').call(audio);
    const context = new AudioContext();
    await context.resume();
    const analyser = new AnalyserNode(context);
    if (stream.getAudioTracks().length === 0)
      await new Promise((resolve) => stream.addEventListener('addtrack', resolve, { once: true }));
    new MediaStreamAudioSourceNode(context, { mediaStream: stream }).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const isLoud = () => {
      analyser.getFloatTimeDomainData(samples);
      return samples.some((sample) => Math.abs(sample) > 0.05);
    };
    while (!isLoud()) await new Promise(requestAnimationFrame);
    await context.close();
  });
}

/** The words that are lit in the panel's text. */
export function litText(page: Page, name: 'heard-word' | 'heard-sentence' = 'heard-word'): Promise<string> {
  return page.evaluate((highlight) => [...(CSS.highlights.get(highlight) ?? [])].join(''), name);
}

const NEXT_FRAME = 'new Promise(requestAnimationFrame)';

/** Resolves when `selector` is in the page, found in a way that does not count as a click of the user there. */
export async function appearsUntouched(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const expression = `document.querySelector(${JSON.stringify(selector)}) !== null`;
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression, userGesture: false });
    if (result.value === true) return;
    await session.send('Runtime.evaluate', {
      expression: NEXT_FRAME,
      userGesture: false,
      awaitPromise: true,
    });
  }
}
