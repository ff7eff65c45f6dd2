import * as vscode from 'vscode';
import type { RequestProgress } from '../client/index.ts';
import { linkWords } from '../text/alignment.ts';
import { linkedPieces } from '../text/linkedPieces.ts';
import type { LinkedText } from '../text/linkedText.ts';
import { pieceTexts } from '../text/placements.ts';
import { sliceSpan } from '../text/span.ts';
import { offsetAfter } from '../text/textChange.ts';
import { checkSizes } from './checkSizes.ts';
import { type Delivered, deliver } from './deliver.ts';
import { documentText } from './documentText.ts';
import { beginJob, type Job, type Reach } from './job.ts';
import type { Parts } from './parts.ts';
import { type Tell, withProgress } from './progress.ts';
import { requestText } from './progressText.ts';
import { report } from './report.ts';
import { type TextSettings, textSettings } from './settings.ts';
import {
  type CallDetails,
  type OperationName,
  type TextOperation,
  type Turned,
  textOperations,
} from './textOperations.ts';

/** A command under way, across retries. */
interface Work {
  readonly parts: Parts;
  readonly job: Job;
  readonly operation: TextOperation;
  readonly settings: TextSettings;
  /** One idempotency key for each text, the same on every attempt. */
  readonly keys: Map<string, string>;
  /** What was already turned, by text: nothing is sent, or charged, twice. */
  readonly turned: Map<string, Turned>;
}

/** Sends the Persian text that the command is about and puts the result where `harf.output` says. */
export async function runTextOperation(parts: Parts, name: OperationName, reach: Reach): Promise<void> {
  const operation = textOperations[name];
  const job = beginJob(reach);
  const settings = textSettings(vscode.workspace.getConfiguration('harf', job.document));
  try {
    checkSizes(job.targets, (text) => operation.body(text, settings));
  } catch (error) {
    job.dispose();
    throw error;
  }
  await attempt({ parts, job, operation, settings, keys: new Map(), turned: new Map() });
}

async function attempt(work: Work): Promise<void> {
  const { parts, job, operation, settings } = work;
  try {
    const turned = await withProgress(operation.title(), (signal, tell) => turnAll(work, signal, tell));
    const texts = turned.map(({ text }) => text);
    const delivered = await deliver(job, texts, settings.output);
    if (delivered && settings.output === 'replace') remember(work, turned, delivered);
    job.dispose();
  } catch (error) {
    // The command ends while the message is still shown.
    void report(error, parts.log, { canRetry: true }).then((again) =>
      again ? attempt(work) : job.dispose(),
    );
  }
}

async function turnAll(work: Work, signal: AbortSignal, tell: Tell): Promise<Turned[]> {
  const call = { signal, onProgress: (progress: RequestProgress) => tell(requestText(progress)) };
  const turned: Turned[] = [];
  for (const { text } of work.job.targets) turned.push(await turnOnce(work, text, call));
  signal.throwIfAborted();
  return turned;
}

async function turnOnce(
  work: Work,
  text: string,
  call: Omit<CallDetails, 'idempotencyKey'>,
): Promise<Turned> {
  const { parts, operation, settings, keys } = work;
  const known = work.turned.get(text);
  if (known) return known;
  const idempotencyKey = keys.get(text) ?? crypto.randomUUID();
  keys.set(text, idempotencyKey);
  const turned = await parts.connection.run((client) =>
    operation.send(client, text, settings, { ...call, idempotencyKey }),
  );
  work.turned.set(text, turned);
  return turned;
}

/** Remembers what the Latin text in the document came from. */
function remember({ parts, job }: Work, turned: readonly Turned[], delivered: Delivered): void {
  const linked = delivered.placements.flatMap(({ target, text, spans }, index): LinkedText[] => {
    const { alignment } = turned[index] ?? {};
    if (alignment === undefined) return [];
    const persian = target.pieces.map((piece) => sliceSpan(job.source.text, piece));
    return linkedPieces(persian, pieceTexts(target, text), linkWords(target.text, text, alignment)).map(
      (piece, at) => ({ ...piece, utf16Start: offsetAfter(spans[at]?.utf16Start ?? 0, delivered.changes) }),
    );
  });
  if (linked.length > 0) parts.linkedTexts.add(job.document, documentText(job.document).text, linked);
}
