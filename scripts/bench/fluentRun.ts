/** A process that translates with the files that it is sent, and says what that took. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEngine } from '../../src/engine/index.ts';
import type { FluentFiles } from '../../src/service/translation/fluent/fluentMessages.ts';
import { openFluent } from '../fluent/openFluent.ts';
import { root } from '../setup/places.mjs';
import { prose } from './text.ts';

export interface FluentUse {
  readonly files: FluentFiles;
}

/** Bytes are what the process has grown by since before the engine was loaded. */
export interface FluentRun {
  readonly loadingMs: number;
  readonly loadedBytes: number;
  readonly sentences: number;
  readonly translationMs: number;
  readonly usedBytes: number;
  /** From a cancel until another word has been translated: at most what a sentence takes. */
  readonly cancelMs: number;
}

/** As much as one request carries. */
const CODE_POINTS = 6_000;
/** After that it is cancelled. */
const CANCEL_MS = 50;
/** Each waits for what is left of another sentence. */
const CANCELS = 9;

process.once('message', async (use: FluentUse) => {
  process.send?.(await runWith(use));
});

async function runWith({ files }: FluentUse): Promise<FluentRun> {
  const engine = await openEngine(readFileSync(join(root, 'dist/engine.bin')));
  const [word, text] = [engine.analyse('سلام'), engine.analyse(prose(CODE_POINTS))];
  const fluent = openFluent(files);
  const before = process.memoryUsage.rss();
  const loadingMs = await taken(() => fluent.translate(word));
  const loadedBytes = process.memoryUsage.rss() - before;
  let sentences = 0;
  const translationMs = await taken(async () => {
    sentences = (await fluent.translate(text)).links.length;
  });
  const usedBytes = process.memoryUsage.rss() - before;
  const cancels: number[] = [];
  for (let time = 1; time <= CANCELS; time++) {
    const signal = AbortSignal.timeout(time * CANCEL_MS);
    await fluent.translate(text, signal).catch(() => {});
    cancels.push(await taken(() => fluent.translate(word)));
  }
  await fluent.close();
  return { loadingMs, loadedBytes, sentences, translationMs, usedBytes, cancelMs: Math.max(...cancels) };
}

async function taken(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
