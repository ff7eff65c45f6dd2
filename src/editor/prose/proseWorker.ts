import { parentPort, workerData } from 'node:worker_threads';
import { Grammars } from '../../document/prose/code/grammars.ts';
import { type ProseOptions, proseOf } from '../../document/prose/findProse.ts';
import type { ProseKind } from '../../document/prose/formats.ts';
import { packPassages } from '../../document/prose/packed.ts';
import { withoutForeign } from '../../document/prose/withoutForeign.ts';
import { describeError } from '../wording/describeError.ts';
import type { DocumentProse } from './documentProse.ts';
import type { ProseReply, ProseRequest, ProseThreadData } from './proseMessages.ts';

/** The thread that tells what of a text is prose, so that the extension host goes on meanwhile. */

const { grammars: files, onigurumaPath }: ProseThreadData = workerData;
const grammars = new Grammars(files, onigurumaPath);

parentPort?.on('message', async ({ id, text, kind, languageId, hasTitles }: ProseRequest) => {
  try {
    const { passages, foreign, unit, unread } = await findProse(text, kind, languageId, {
      grammars,
      hasTitles,
    });
    const packed = packPassages(passages);
    const reply: ProseReply = { id, packed, foreign, unit, unread };
    parentPort?.postMessage(reply, [packed.buffer]);
  } catch (error) {
    const reply: ProseReply = { id, error: describeError(error) };
    parentPort?.postMessage(reply);
  }
});

/** Finds the Persian prose of a text whose lines end with LF. */
async function findProse(
  text: string,
  kind: ProseKind,
  languageId: string,
  options: ProseOptions,
): Promise<DocumentProse> {
  const { passages, unit, unread } = await proseOf(text, kind, languageId, options);
  return { ...withoutForeign(text, passages), unit, unread };
}
