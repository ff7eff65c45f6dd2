import * as vscode from 'vscode';
import { longToWritten, type ToWrittenResult } from '../../client/index.ts';
import { type PartChange, partChanges } from '../../document/answers/changes.ts';
import { splitWritten } from '../../document/answers/writtenAnswer.ts';
import { alignedWords } from '../../document/links/linkWords.ts';
import { proseKind } from '../../document/prose/formats.ts';
import type { Features } from '../features.ts';
import { linkDelivery } from '../links/linkDelivery.ts';
import { withProgress } from '../progress/progress.ts';
import { sectionsText } from '../progress/progressText.ts';
import { textSettings } from '../settings.ts';
import { checkCharacters } from '../text/checkCharacters.ts';
import {
  type CommandStyle,
  type CommandTarget,
  type Extent,
  findCommandTarget,
  sayLeftOut,
} from '../text/commandTarget.ts';
import { deliver } from '../text/deliver.ts';
import type { Front } from '../text/front.ts';
import { inTurn } from '../text/inTurn.ts';
import { t } from '../wording/localize.ts';

const STYLE: CommandStyle = { edges: 'words', hasContext: true };

/**
 * Writes the spoken Persian in the selections, or in the paragraph at the cursor, as it is written, on this computer whatever
 * `harf.service` says, and ties every word to what was spoken. Nothing is applied until all of it is there.
 */
export async function toWritten(
  { connection, links, proseReader }: Features,
  front: Front | undefined,
  extent: Extent,
): Promise<void> {
  const target = await findCommandTarget(proseReader, front, extent, STYLE);
  if (target === undefined) return;
  try {
    checkCharacters(target.targets);
    const { output } = textSettings(vscode.workspace.getConfiguration('harf', target.document));
    const texts = target.targets.map(({ text }) => text);
    const answers = await withProgress(t('Harf: writing spoken Persian'), (signal, tell) =>
      inTurn(
        texts,
        (finishedSections) => tell(sectionsText({ finishedSections, sections: texts.length })),
        (whole) =>
          longToWritten(whole, (text) =>
            connection.runLocal((client) => client.toWritten({ text }, { signal })),
          ),
      ),
    );
    await linkDelivery({ links }, target, await deliver(target, changesOf(target, answers), output));
    sayLeftOut(target);
  } finally {
    target.dispose();
  }
}

function changesOf(
  { document, source, targets }: CommandTarget,
  answers: readonly ToWrittenResult[],
): PartChange[] {
  const kind = proseKind(document.languageId, document.fileName);
  const changes = targets.flatMap((target, at) => {
    const { written, alignment } = answers[at] ?? { written: target.text, alignment: [] };
    const answer = { text: written, words: alignedWords(target.text, alignment) };
    return partChanges(source.text, splitWritten(target, answer, source.text, kind) ?? [], at);
  });
  // Parts of one passage may stand within what another one is read over.
  return changes.sort((a, b) => a.utf16Start - b.utf16Start);
}
