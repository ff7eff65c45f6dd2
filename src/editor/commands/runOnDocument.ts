import * as vscode from 'vscode';
import { type CommandId, commands } from '../contributions/commands.ts';
import type { Features } from '../features.ts';
import { showInterlinear } from '../interlinear/interlinear.ts';
import type { Call, Front } from '../text/front.ts';
import { harfLanguage, t } from '../wording/localize.ts';
import { fromPinglish } from './fromPinglish.ts';
import { removeDiacritics } from './removeDiacritics.ts';
import { restorePersian } from './restorePersian.ts';
import { runTextOperation } from './textCommand.ts';
import { tidy } from './tidy.ts';
import { toWritten } from './toWritten.ts';

/** What can be done with a whole document. */
interface Operation {
  /** Has the names of it. */
  readonly command: CommandId;
  /** Whether its text goes to the service that is chosen, and not only to the one on this computer. */
  readonly isSent?: true;
  readonly run: (features: Features, front: Front | undefined) => Promise<void>;
}

/** By the names that links give. */
const operations: Readonly<Record<string, Operation>> = {
  diacritize: {
    command: 'harf.diacritize',
    isSent: true,
    run: (features, front) => runTextOperation(features, front, 'diacritize', 'document'),
  },
  removeDiacritics: {
    command: 'harf.removeDiacritics',
    run: (features, front) => removeDiacritics(features, front, 'document'),
  },
  toWritten: {
    command: 'harf.toWritten',
    run: (features, front) => toWritten(features, front, 'document'),
  },
  tidy: { command: 'harf.tidy', run: (features, front) => tidy(features, front, 'document') },
  pinglish: {
    command: 'harf.pinglish',
    isSent: true,
    run: (features, front) => runTextOperation(features, front, 'pinglish', 'document'),
  },
  fromPinglish: {
    command: 'harf.fromPinglish',
    run: (features, front) => fromPinglish(features, front, 'document'),
  },
  restorePersian: {
    command: 'harf.restorePersian',
    run: (features, front) => restorePersian(features, { argument: undefined, front }, 'document'),
  },
  translate: {
    command: 'harf.translate',
    isSent: true,
    run: (features, front) => runTextOperation(features, front, 'translate', 'document'),
  },
  pinglishBeside: {
    command: 'harf.pinglishBeside',
    isSent: true,
    run: async ({ beside }, front) => (await beside.get()).open('pinglish', front),
  },
  translateBeside: {
    command: 'harf.translateBeside',
    isSent: true,
    run: async ({ beside }, front) => (await beside.get()).open('translate', front),
  },
  interlinear: {
    command: 'harf.interlinear',
    run: (features, front) => showInterlinear(features, front, 'document'),
  },
  doubtful: {
    command: 'harf.showDoubtful',
    run: ({ readingAids }, front) => readingAids.toggleDoubtfulWords(front),
  },
  readAloud: { command: 'harf.readAloud', isSent: true, run: readAloud },
};

/** Does something with the whole document in front: what a link names, or else what the user picks. */
export async function runOnDocument(features: Features, { argument, front }: Call): Promise<void> {
  const named = typeof argument === 'string' && Object.hasOwn(operations, argument);
  const operation = named ? operations[argument] : await pick(features);
  await operation?.run(features, front);
}

async function pick({ connection }: Features): Promise<Operation | undefined> {
  const { kind } = await connection.destination();
  const items = Object.values(operations).map((operation) => itemOf(operation, kind === 'hosted'));
  const picked = await vscode.window.showQuickPick(items, {
    title: t('Harf: Run on Whole Document'),
    placeHolder: t('What should be done with the whole document?'),
    matchOnDescription: true,
  });
  return picked?.operation;
}

/** Its name in the language of Harf, and beside it the other one, which is found too. */
function itemOf(operation: Operation, isHosted: boolean): vscode.QuickPickItem & { operation: Operation } {
  const { title, icon } = commands[operation.command];
  const isPersian = harfLanguage() === 'fa';
  return {
    operation,
    iconPath: new vscode.ThemeIcon(icon),
    label: isPersian ? title.fa : title.en,
    description: isPersian ? title.en : title.fa,
    ...(isHosted && operation.isSent && { detail: t('Its text goes to the hosted service.') }),
  };
}

async function readAloud({ readAloud }: Features, front: Front | undefined): Promise<void> {
  const start = { uri: front?.document.uri.toString(), line: 0, character: 0 };
  await (await readAloud.session()).readFromHere(start, front);
}
