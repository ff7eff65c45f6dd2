import * as vscode from 'vscode';
import { type FromPinglishResult, type JoinedText, longFromPinglish } from '../../client/index.ts';
import { divideLatin } from '../../document/answers/latinAnswer.ts';
import type { Features } from '../features.ts';
import { linkDelivery } from '../links/linkDelivery.ts';
import { withProgress } from '../progress/progress.ts';
import { sectionsText } from '../progress/progressText.ts';
import type { Connection } from '../service/connection.ts';
import { textSettings } from '../settings.ts';
import { changesOf } from '../text/answerChanges.ts';
import { checkCharacters } from '../text/checkCharacters.ts';
import { type CommandStyle, findCommandTarget } from '../text/commandTarget.ts';
import { deliver } from '../text/deliver.ts';
import { t } from '../wording/localize.ts';

/** Without context: words that are typed apart may become one, and would reach over the edge of what is selected. */
const STYLE: CommandStyle = { edges: 'words', hasContext: false, marksJoints: false, script: 'latin' };

/**
 * Writes the Pinglish in the selections, or in the paragraph at the cursor, in Persian letters, on this computer whatever
 * `harf.service` says, and ties every word to what was typed.
 */
export async function fromPinglish({ connection, links, log, proseReader }: Features): Promise<void> {
  const target = await findCommandTarget(proseReader, 'selections', STYLE);
  if (target === undefined) return;
  try {
    checkCharacters(target.targets);
    const { output } = textSettings(vscode.workspace.getConfiguration('harf', target.document));
    const sent = target.targets.map(({ text }) => text);
    const texts = await withProgress(t('Harf: converting Pinglish to Persian'), (signal, tell) =>
      persianOf(sent, connection, signal, (finishedSections) =>
        tell(sectionsText({ finishedSections, sections: sent.length })),
      ),
    );
    const finish = async (_: string, answer: Parameters<typeof divideLatin>[1]) => answer;
    const changes = await changesOf(target, texts, { divide: divideLatin, finish, log });
    // Latin is divided at its words, so that the answer always fits.
    await linkDelivery({ links }, target, await deliver(target, changes ?? [], output));
  } finally {
    target.dispose();
  }
}

async function persianOf(
  texts: readonly string[],
  connection: Connection,
  signal: AbortSignal,
  onProgress: (finished: number) => void,
): Promise<JoinedText[]> {
  const answers: JoinedText[] = [];
  for (const text of texts) {
    onProgress(answers.length);
    const send = (section: string) =>
      connection.runLocal((client) => client.fromPinglish({ text: section }, { signal }));
    answers.push(joined(await longFromPinglish(text, send)));
  }
  return answers;
}

/** As the words of an answer are linked: what was written, and what it came from. */
function joined({ persian, alignment }: FromPinglishResult): JoinedText {
  return {
    text: persian,
    alignment: alignment.map(({ persian: pinglish, ...word }) => ({ ...word, pinglish })),
    warnings: [],
    isComplete: true,
  };
}
