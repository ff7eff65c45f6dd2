import { answer, serveThread } from '#platform/ownThread.ts';
import type { Grammars } from '../../document/prose/code/grammars.ts';
// What every text needs is loaded with this module, not one after the other behind it.
import '../../document/prose/exclusions/withoutExclusions.ts';
import { type ProseOptions, proseOf } from '../../document/prose/findProse.ts';
import type { ProseKind } from '../../document/prose/formats.ts';
import { packPassages } from '../../document/prose/packed.ts';
import { withoutForeign } from '../../document/prose/withoutForeign.ts';
import { describeError } from '../wording/describeError.ts';
import type { DocumentProse } from './documentProse.ts';
import type { ProseReply, ProseRequest, ProseThreadData } from './proseMessages.ts';

/** The thread that tells what of a text is prose, so that the extension host goes on meanwhile. */

serveThread((data: ProseThreadData) => {
  const loadGrammars = grammarLoader(data);
  return (request: ProseRequest) => void reply(request, loadGrammars);
});

/** Grammars and what runs them are for programs only. */
function grammarLoader({ grammars: files, onigurumaPath }: ProseThreadData): () => Promise<Grammars> {
  let loading: Promise<Grammars> | undefined;
  return () => {
    loading ??= import('../../document/prose/code/grammars.ts').then(
      ({ Grammars }) => new Grammars(files, onigurumaPath),
    );
    return loading;
  };
}

async function reply(
  { id, text, kind, languageId, hasTitles }: ProseRequest,
  loadGrammars: () => Promise<Grammars>,
): Promise<void> {
  try {
    const { passages, foreign, unit, unread } = await findProse(text, kind, languageId, {
      ...(kind === 'code' && { grammars: await loadGrammars() }),
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
