/** The thread of the fluent engine, which a sentence with the word مرگ ends at once and one with خطا by an error. */
import { parentPort } from 'node:worker_threads';
import '../../src/service/translation/fluent/fluentWorker.ts';

parentPort?.on('message', ({ html }: { readonly html: string }) => {
  if (html.includes('مرگ')) process.exit(9);
  if (html.includes('خطا')) throw new RangeError('Out of memory.');
});
