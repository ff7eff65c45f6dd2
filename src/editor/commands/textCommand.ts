import * as vscode from 'vscode';
import {
  type JoinedText,
  LongText,
  type LongTextOutcome,
  type TextOperationName,
} from '../../client/index.ts';
import type { PartChange } from '../../document/answers/changes.ts';
import { mayPass } from '../failures/describeFailure.ts';
import type { FailedCommand } from '../failures/failedWork.ts';
import { report } from '../failures/report.ts';
import type { Features } from '../features.ts';
import { confirmUnkept } from '../links/confirmUnkept.ts';
import { linkDelivery, noteAuthorsMarks } from '../links/linkDelivery.ts';
import { withProgress } from '../progress/progress.ts';
import { sectionsText } from '../progress/progressText.ts';
import type { ServiceCommand } from '../service/serviceCommand.ts';
import { type TextSettings, textSettings } from '../settings.ts';
import { changesOf } from '../text/answerChanges.ts';
import { checkCharacters } from '../text/checkCharacters.ts';
import { type CommandTarget, type Extent, findCommandTarget, sayLeftOut } from '../text/commandTarget.ts';
import { confirmUnits } from '../text/confirmUnits.ts';
import { deliver, type Outcome, offerInstead } from '../text/deliver.ts';
import { sayDoubtful } from '../text/doubtfulSentences.ts';
import { type EditorOperation, editorOperations } from '../text/editorOperations.ts';
import { answerFinisher } from '../text/finishAnswers.ts';
import type { Front } from '../text/front.ts';
import { renewalSentence } from '../usage/renewal.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/localText.ts';
import { offerFluent } from './offerFluent.ts';

/** A command under way, across retries. */
interface Work {
  readonly features: Features;
  readonly target: CommandTarget;
  readonly operation: EditorOperation;
  readonly settings: TextSettings;
  /** Keeps the answers that have come: nothing is sent, or charged, twice. */
  readonly longText: LongText;
  /** Has the keys of what was sent. */
  readonly command: ServiceCommand;
}

/**
 * Sends the Persian text that the command is about and puts the result where `harf.output` says. The way of a text:
 * `findCommandTarget` finds what is to be sent, `editorOperations` says how, `LongText` sends it in sections,
 * `changesOf` tells from the answers what becomes of each part of the document, `deliver` makes the changes or offers
 * the result, and `linkDelivery` ties its words to those that they came from.
 */
export async function runTextOperation(
  features: Features,
  front: Front | undefined,
  name: TextOperationName,
  extent: Extent,
): Promise<void> {
  const operation = editorOperations[name];
  const target = await findCommandTarget(features.proseReader, front, extent, operation.style);
  if (target === undefined) return;
  await features.failedWork.abandon(target.document);
  const settings = textSettings(vscode.workspace.getConfiguration('harf', target.document));
  const command = features.connection.command();
  await givingUpOnError({ target, command }, async () => {
    checkCharacters(target.targets);
    const longText = new LongText(
      { operation: operation.requested(settings), texts: target.targets.map(({ text }) => text) },
      (ask) => command.run(ask),
      operation.accept,
    );
    const work = { features, target, operation, settings, longText, command };
    if (await mayBegin(work)) await attempt(work);
    else await giveUp(work);
  });
}

/** Whether the user agrees to what it costs, and to what cannot be taken back. */
async function mayBegin({ features, target, operation, settings, longText }: Work): Promise<boolean> {
  if (!(await confirmUnits(features.connection, longText.units))) return false;
  const replacesPersian = operation === editorOperations.pinglish && settings.output === 'replace';
  if (!replacesPersian) return true;
  const canKeep = await features.links.canKeepLinks(target.document);
  return canKeep === true || confirmUnkept(canKeep);
}

/** Sends what is missing; nothing is applied until all of it is there or the user decides. */
async function attempt(work: Work): Promise<void> {
  const { longText, operation, features } = work;
  const outcome = await withProgress(operation.title(), (signal, tell) =>
    longText.run({ signal, onProgress: (progress) => tell(sectionsText(progress)) }),
  );
  if (outcome.isComplete) return finish(work, outcome.texts);
  // The command ends while the question is still shown.
  void askAfter(work, outcome).catch((error: unknown) => report(error, features.log));
}

/** Says what failed, and does what the user chooses; until then the work is kept for `harf.retryFailed`. */
async function askAfter(work: Work, outcome: LongTextOutcome): Promise<void> {
  const { target, features } = work;
  const { failure, finishedSections } = outcome;
  if (finishedSections === 0 && !mayPass(failure)) {
    await giveUp(work);
    await report(failure, features.log, { note: await renewalSentence(features.connection, failure) });
    return;
  }
  const failed: FailedCommand = {
    document: target.document,
    retry: () => givingUpOnError(work, () => attempt(work)),
    abandon: () => giveUp(work),
  };
  features.failedWork.add(failed);
  const finished = finishedSections > 0 ? outcome : undefined;
  const note = await renewalSentence(features.connection, failure);
  const chosen = await report(failure, features.log, { canRetry: true, finished, note });
  if (chosen === undefined) return;
  features.failedWork.take(failed);
  if (chosen === 'retry') await failed.retry();
  else await givingUpOnError(work, () => finish(work, outcome.texts));
}

/** Puts the result where it belongs, which ends the command. */
async function finish(work: Work, texts: readonly JoinedText[]): Promise<void> {
  const { target, command, features, operation } = work;
  const delivery = await deliverTexts(work, texts);
  target.dispose();
  sayLeftOut(target);
  if (delivery.kind === 'offered') {
    // The command ends while the offer is still shown.
    void settleIfTaken(command, delivery.isTaken).catch((error: unknown) => report(error, features.log));
    return;
  }
  await command.settle();
  if (operation !== editorOperations.translate || delivery.kind === 'unchanged') return;
  offerFluent(features);
  const sources = target.targets.map(({ text }) => text);
  void sayDoubtful(sources, texts).catch((error: unknown) => report(error, features.log));
}

async function deliverTexts(work: Work, texts: readonly JoinedText[]): Promise<Outcome> {
  const { features, target, operation, settings } = work;
  const changes = await changesFrom(work, texts);
  if (changes === undefined) {
    const text = texts.map((each) => each.text).join('\n\n');
    return offerInstead(paragraphsMessage(), { text, languageId: target.source.languageId });
  }
  const isMarks = operation === editorOperations.diacritize;
  const marks = isMarks ? noteAuthorsMarks(features.links, target.document) : undefined;
  const delivery = await deliver(target, changes, settings.output, marks?.beforeReplacing);
  sayLeft(changes);
  if (isMarks) await marks?.link(delivery);
  else await linkDelivery(features, target, delivery);
  return delivery;
}

/** Says how many passages stay as they are; the command ends while the message is still shown. */
function sayLeft(changes: readonly PartChange[]): void {
  const count = changes.filter(({ isLeft }) => isLeft).length;
  if (count === 0) return;
  const one = t(
    'One passage was left as it is: the result has lost code, a placeholder or something else that must stay.',
  );
  const several = t(
    '{0} passages were left as they are: the result has lost code, placeholders or something else that must stay.',
    numberText(count),
  );
  void vscode.window.showWarningMessage(count === 1 ? one : several);
}

/** What is made of answers on this computer may need the local service, which may be slow to start or fail. */
function changesFrom({ features, target, operation, settings }: Work, texts: readonly JoinedText[]) {
  const { connection, log } = features;
  let hasFailed = false;
  const onFailure = (error: unknown) => {
    if (!hasFailed) void report(error, log, { note: unfinishedMessage() });
    hasFailed = true;
  };
  return withProgress(operation.title(), (signal) => {
    const finish = answerFinisher(operation.finish(settings), { connection, signal, onFailure });
    return changesOf(target, texts, { split: operation.split, finish, log });
  });
}

function unfinishedMessage(): string {
  return t('The result stays as the service gave it.');
}

function paragraphsMessage(): string {
  return t('The service joined or divided paragraphs, so the document was left as it is.');
}

/** A result that nobody took is collected unpaid when the command is run again. */
async function settleIfTaken(command: ServiceCommand, isTaken: Promise<boolean>): Promise<void> {
  let taken = false;
  try {
    taken = await isTaken;
  } finally {
    await (taken ? command.settle() : command.release());
  }
}

type Held = Pick<Work, 'target' | 'command'>;

async function givingUpOnError(held: Held, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    await giveUp(held);
    throw error;
  }
}

/** What was paid for and not applied is collected when the command is run again. */
async function giveUp({ target, command }: Held): Promise<void> {
  target.dispose();
  await command.release();
}
