import { answer, serveThread } from '#platform/ownThread.ts';
import { Grammars } from '../../document/prose/code/grammars.ts';
import { type ProseOptions, proseOf } from '../../document/prose/findProse.ts';
import type { ProseKind } from '../../document/prose/formats.ts';
import { packPassages } from '../../document/prose/packed.ts';
import { withoutForeign } from '../../document/prose/withoutForeign.ts';
import { describeError } from '../wording/describeError.ts';
import type { DocumentProse } from './documentProse.ts';
import type { ProseReply, ProseRequest, ProseThreadData } from './proseMessages.ts';

/** The thread that tells what of a text is prose, so that the extension host goes on meanwhile. */

serveThread(({ grammars: files, onigurumaPath }: ProseThreadData) => {
  const grammars = new Grammars(files, onigurumaPath);
  return (request: ProseRequest) => void reply(request, grammars);
});

async function reply(
  { id, text, kind, languageId, hasTitles }: ProseRequest,
  grammars: Grammars,
): Promise<void> {
  try {
    const { passages, foreign, unit, unread } = await findProse(text, kind, languageId, {
      grammars,
      hasTitles,
    });
    const packed = packPassages(passages);
    answer({ id, packed, foreign, unit, unread } satisfies ProseReply, [packed.buffer]);
  } catch (error) {
    answer({ id, error: describeError(error) } satisfies ProseReply);
  }
}

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
