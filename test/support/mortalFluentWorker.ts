/**
 * The thread of the fluent engine, which a sentence with the word مرگ ends at once, one with خطا by an error, and one with
 * پر by filling its memory.
 */
import { parentPort } from 'node:worker_threads';
import '../../src/service/translation/fluent/fluentWorker.ts';

parentPort?.on('message', ({ html }: { readonly html: string }) => {
  if (html.includes('مرگ')) process.exit(9);
  // In small steps: one that is large ends the whole process.
  if (html.includes('پر')) for (let filled = {}; ; ) filled = { filled };
  if (html.includes('خطا')) throw new RangeError('Out of memory.');
});
