/** The thread that speaks, which fills its memory for a text with the word مرگ. */
import { parentPort } from 'node:worker_threads';
import '../../src/service/speech/speechWorker.ts';

parentPort?.on('message', (message: object) => {
  if (!JSON.stringify(message).includes('مرگ')) return;
  // In small steps: one that is large ends the whole process.
  let filled = {};
  for (;;) filled = { filled };
});
