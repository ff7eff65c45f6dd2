/** The thread that speaks, which fills its memory as soon as it begins with a text with the word مرگ. */
import { parentPort } from 'node:worker_threads';
import '../../src/service/speech/speechWorker.ts';

let greedy: unknown;

parentPort?.on('message', (message: object) => {
  if (JSON.stringify(message).includes('مرگ')) greedy = Reflect.get(message, 'id');
});

const post = parentPort?.postMessage.bind(parentPort);
if (parentPort !== null)
  parentPort.postMessage = (message: object, transferred) => {
    post?.(message, transferred);
    if (Reflect.get(message, 'type') !== 'turn' || Reflect.get(message, 'id') !== greedy) return;
    // In small steps: one that is large ends the whole process.
    let filled = {};
    for (;;) filled = { filled };
  };
