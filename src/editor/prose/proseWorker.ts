/** The thread that tells what of a text is prose, so that the extension host goes on meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { Grammars } from '../../document/prose/code/grammars.ts';
import { packPassages } from '../../document/prose/packed.ts';
import { describeError } from '../wording/describeError.ts';
import { divide } from './divide.ts';
import type { ProseReply, ProseRequest, ProseThreadData } from './proseMessages.ts';

const { grammars: files, onigurumaPath }: ProseThreadData = workerData;
const grammars = new Grammars(files, onigurumaPath);

parentPort?.on('message', async ({ id, text, kind, languageId, hasTitles }: ProseRequest) => {
  try {
    const { passages, foreign, unit, unread } = await divide(text, kind, languageId, { grammars, hasTitles });
    const packed = packPassages(passages);
    const reply: ProseReply = { id, packed, foreign, unit, unread };
    parentPort?.postMessage(reply, [packed.buffer]);
  } catch (error) {
    const reply: ProseReply = { id, error: describeError(error) };
    parentPort?.postMessage(reply);
  }
});
