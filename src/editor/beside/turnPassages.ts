import * as vscode from 'vscode';
import { type CommandKeys, type JoinedText, LongText, measureCodePoints } from '../../client/index.ts';
import type { LatinText } from '../../document/beside/besideLines.ts';
import { type LinkedWord, linkWords } from '../../document/links/linkWords.ts';
import { BORDER, groupTexts } from '../../document/passages/joinedTexts.ts';
import { Notice } from '../failures/notice.ts';
import { type Tell, withProgress } from '../progress/progress.ts';
import { sectionsText } from '../progress/progressText.ts';
import type { TextSettings } from '../settings.ts';
import { confirmUnits } from '../text/confirmUnits.ts';
import { textOperations } from '../text/textOperations.ts';
import type { BesideDependencies } from './besideDependencies.ts';

/** By the text of the passage. */
export type TurnedPassages = ReadonlyMap<string, LatinText>;

const NOTHING: TurnedPassages = new Map();
/** Of one request, in UTF-16 units; linking its words takes a millisecond or two. */
const MAX_GROUP = 3000;

const pinglish = textOperations.pinglish;

/** Turns passages by the local service, whatever the settings say. */
export async function turnLocally(
  { connection }: BesideDependencies,
  texts: readonly string[],
  settings: TextSettings,
  signal: AbortSignal,
): Promise<TurnedPassages> {
  const groups = groupTexts(texts, MAX_GROUP);
  const longText = longTextOf(groups, settings, (text, call) =>
    connection.runLocal((client) => pinglish.send(client, text, settings, call)),
  );
  return await turned(longText, groups, signal, () => {});
}

/**
 * Turns passages by the service that is chosen, with progress; asks before much is sent to the hosted one, and takes
 * a no for nothing to do. What was paid for and not shown is collected when it is asked for again.
 */
export async function turnAsked(
  parts: BesideDependencies,
  texts: readonly string[],
  settings: TextSettings,
): Promise<TurnedPassages> {
  const keys = (await parts.ledger()).command();
  try {
    const groups = groupTexts(texts, MAX_GROUP);
    const longText = longTextOf(groups, settings, (text, call) =>
      parts.connection.run((client, service) =>
        pinglish.send(client, text, settings, { ...call, ...idempotency(service, keys) }),
      ),
    );
    if (!(await confirmUnits(parts.connection, unitsOf(longText)))) return await released(keys);
    const result = await withProgress(pinglish.title(), (signal, tell) =>
      turned(longText, groups, signal, tell),
    );
    await keys.settle();
    return result;
  } catch (error) {
    await keys.release();
    throw error;
  }
}

async function released(keys: CommandKeys): Promise<TurnedPassages> {
  await keys.release();
  return NOTHING;
}

/** The local service charges nothing, and forgets with its process. */
function idempotency(service: string, keys: CommandKeys) {
  return service === 'hosted' ? { keys } : { idempotencyKey: crypto.randomUUID() };
}

function unitsOf({ sections }: LongText): number {
  return sections.reduce((units, section) => units + measureCodePoints(section) * pinglish.multiplier, 0);
}

function longTextOf(
  groups: readonly (readonly string[])[],
  settings: TextSettings,
  send: ConstructorParameters<typeof LongText>[0]['send'],
): LongText {
  const texts = groups.map((group) => group.join(BORDER));
  return new LongText({ texts, body: (text) => pinglish.body(text, settings), send });
}

async function turned(
  longText: LongText,
  groups: readonly (readonly string[])[],
  signal: AbortSignal,
  tell: Tell,
): Promise<TurnedPassages> {
  const outcome = await longText.run({ signal, onProgress: (progress) => tell(sectionsText(progress)) });
  if (!outcome.isComplete) throw outcome.failure;
  const all = new Map<string, LatinText>();
  for (const [at, group] of groups.entries()) {
    const joined = outcome.texts[at];
    if (joined !== undefined) for (const [text, passage] of apart(group, joined)) all.set(text, passage);
    // The editor must not wait for a long document.
    await new Promise(setImmediate);
  }
  return all;
}

function apart(group: readonly string[], { text, alignment }: JoinedText): [string, LatinText][] {
  const latins = text.split(BORDER);
  if (latins.length !== group.length)
    throw new Notice(vscode.l10n.t('The service joined or divided paragraphs, so nothing is shown.'));
  const words = linkWords(group.join(BORDER), text, alignment);
  let persianStart = 0;
  let latinStart = 0;
  return group.map((persian, at) => {
    const latin = latins[at] ?? '';
    const inside = words
      .filter(
        (word) => isWithin(word.persian, persianStart, persian) && isWithin(word.latin, latinStart, latin),
      )
      .map((word) => moved(word, persianStart, latinStart));
    persianStart += persian.length + BORDER.length;
    latinStart += latin.length + BORDER.length;
    return [persian, { latin, words: inside }];
  });
}

function isWithin(span: LinkedWord['latin'], utf16Start: number, text: string): boolean {
  return span.utf16Start >= utf16Start && span.utf16End <= utf16Start + text.length;
}

function moved({ persian, latin }: LinkedWord, persianStart: number, latinStart: number): LinkedWord {
  return {
    persian: { utf16Start: persian.utf16Start - persianStart, utf16End: persian.utf16End - persianStart },
    latin: { utf16Start: latin.utf16Start - latinStart, utf16End: latin.utf16End - latinStart },
  };
}
