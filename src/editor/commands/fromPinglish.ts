import * as vscode from 'vscode';
import { type FromPinglishResult, longFromPinglish } from '../../client/index.ts';
import { type PartChange, partChanges } from '../../document/answers/changes.ts';
import { splitLatin } from '../../document/answers/latinAnswer.ts';
import { alignedWords } from '../../document/links/linkWords.ts';
import type { Features } from '../features.ts';
import { linkDelivery } from '../links/linkDelivery.ts';
import { readTypedList } from '../links/typed/typedList.ts';
import { withProgress } from '../progress/progress.ts';
import { sectionsText } from '../progress/progressText.ts';
import { choice, textSettings } from '../settings.ts';
import { checkCharacters } from '../text/checkCharacters.ts';
import {
  type CommandStyle,
  type CommandTarget,
  type Extent,
  findCommandTarget,
} from '../text/commandTarget.ts';
import { deliver } from '../text/deliver.ts';
import type { Front } from '../text/front.ts';
import { inTurn } from '../text/inTurn.ts';
import { t } from '../wording/localize.ts';

/** Without context: words that are typed apart may become one, and would reach over the edge of what is selected. */
const STYLE: CommandStyle = { edges: 'words', hasContext: false, script: 'latin' };

/**
 * Writes the Pinglish in the selections, or in the paragraph at the cursor, in Persian letters, on this computer whatever
 * `harf.service` says, and ties every word to what was typed. Nothing is applied until all of it is there.
 */
export async function fromPinglish(
  { connection, links, proseReader }: Features,
  front: Front | undefined,
  extent: Extent,
): Promise<void> {
  const target = await findCommandTarget(proseReader, front, extent, STYLE);
  if (target === undefined) return;
  try {
    checkCharacters(target.targets);
    const configuration = vscode.workspace.getConfiguration('harf', target.document);
    const { output } = textSettings(configuration);
    const loanWords = choice(configuration, 'fromPinglish.loanWords');
    const chosen = await readTypedList(links.typedList);
    const texts = target.targets.map(({ text }) => text);
    const answers = await withProgress(t('Harf: converting Pinglish to Persian'), (signal, tell) =>
      inTurn(
        texts,
        (finishedSections) => tell(sectionsText({ finishedSections, sections: texts.length })),
        (whole) =>
          longFromPinglish(whole, (text) =>
            connection.runLocal((client) => client.fromPinglish({ text, loanWords, chosen }, { signal })),
          ),
      ),
    );
    await linkDelivery({ links }, target, await deliver(target, changesOf(target, answers), output));
  } finally {
    target.dispose();
  }
}

function changesOf({ source, targets }: CommandTarget, answers: readonly FromPinglishResult[]): PartChange[] {
  return targets.flatMap((target, at) => {
    const { persian, alignment } = answers[at] ?? { persian: target.text, alignment: [] };
    const answer = { text: persian, words: alignedWords(target.text, alignment) };
    return partChanges(source.text, splitLatin(target, answer, source.text) ?? [], at);
  });
}
