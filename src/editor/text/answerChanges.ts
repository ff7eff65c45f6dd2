import type { JoinedText } from '../../client/index.ts';
import type { SplitAnswer } from '../../document/answers/answeredParts.ts';
import { type PartChange, partChanges } from '../../document/answers/changes.ts';
import { linkWords } from '../../document/links/linkWords.ts';
import { proseKind } from '../../document/prose/formats.ts';
import { Turns } from '../../platform/turns.ts';
import type { Log } from '../log.ts';
import type { CommandTarget } from './commandTarget.ts';
import type { FinishAnswer } from './finishAnswers.ts';

interface ChangesOptions {
  readonly split: SplitAnswer;
  readonly finish: FinishAnswer;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * What becomes of every part of a command's targets by the answers to them, in order; undefined if a service joined
 * or divided paragraphs, so that it cannot be told what became of which.
 */
export async function changesOf(
  { document, source, targets }: Pick<CommandTarget, 'document' | 'source' | 'targets'>,
  texts: readonly JoinedText[],
  { split, finish, log }: ChangesOptions,
): Promise<readonly PartChange[] | undefined> {
  const changes: PartChange[] = [];
  const turns = new Turns();
  const kind = proseKind(document.languageId, document.fileName);
  for (const [at, target] of targets.entries()) {
    const { text, alignment } = texts[at] ?? { text: target.text, alignment: [] };
    const words = linkWords(target.text, text, alignment);
    const missing = alignment.length - words.length;
    if (missing > 0)
      log.warn(
        `${missing} of the ${alignment.length} words of the alignment are not in the Pinglish; they are left out.`,
      );
    const parts = split(target, await finish(target.text, { text, words }), source.text, kind);
    if (parts === undefined) return undefined;
    for (const change of partChanges(source.text, parts, at)) changes.push(change);
    await turns.pause();
  }
  // Parts of one passage may stand within what another one is read over.
  return changes.sort((a, b) => a.utf16Start - b.utf16Start);
}
