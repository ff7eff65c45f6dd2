/** The thread that tells what of a text is prose, so that the extension host goes on meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { Grammars } from '../../document/prose/code/grammars.ts';
import { proseOf } from '../../document/prose/formats.ts';
import { packPassages } from '../../document/prose/packed.ts';
import { withoutForeign } from '../../document/prose/withoutForeign.ts';
import { describeError } from '../wording/describeError.ts';
import type { ProseReply, ProseRequest, ProseThreadData } from './proseMessages.ts';

const { grammars: files, onigurumaPath }: ProseThreadData = workerData;
const grammars = new Grammars(files, onigurumaPath);

parentPort?.on('message', async ({ id, text, kind, languageId }: ProseRequest) => {
  try {
    const found = await proseOf(text, kind, languageId, grammars);
    const { passages, foreign } = withoutForeign(text, found.passages);
    const packed = packPassages(passages);
    const reply: ProseReply = { id, packed, foreign, unit: found.unit, unread: found.unread };
    parentPort?.postMessage(reply, [packed.buffer]);
  } catch (error) {
    const reply: ProseReply = { id, error: describeError(error) };
    parentPort?.postMessage(reply);
  }
});
