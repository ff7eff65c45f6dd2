import * as vscode from 'vscode';
import { TIDY_RULES, type TidyRuleName } from '../../contract/index.ts';
import { type ProseKind, proseKind } from '../../document/prose/formats.ts';
import { documentChanges } from '../../document/tidy/documentChanges.ts';
import { findChanges } from '../../document/tidy/findChanges.ts';
import type { FoundChange } from '../../document/tidy/foundChange.ts';
import { Turns } from '../../platform/turns.ts';
import { sliceSpan } from '../../text/span.ts';
import { isReadOnly } from '../documents/readOnly.ts';
import type { Features } from '../features.ts';
import { type Tell, withProgress } from '../progress/progress.ts';
import type { Connection } from '../service/connection.ts';
import { flag } from '../settings.ts';
import {
  type CommandStyle,
  type CommandTarget,
  findCommandTarget,
  sayLeftOut,
  selectedExtent,
} from '../text/commandTarget.ts';
import { deliver } from '../text/deliver.ts';
import type { Front } from '../text/front.ts';
import { chooseChanges } from '../tidy/preview.ts';
import { tidyRules } from '../tidy/tidyRules.ts';
import { tidyRuleTitle } from '../tidy/tidyRuleTitle.ts';
import { t } from '../wording/localize.ts';
import { listText, numberText } from '../wording/localText.ts';

const STYLE: CommandStyle = { edges: 'words', hasContext: true };
/** A list of more changes is none that anybody reads. */
const MOST_PREVIEWED = 5_000;

/** Tidies the Persian prose of the selections, or else of the whole document; the words are read on this computer. */
export async function tidy(
  features: Features,
  front: Front | undefined,
  extent = selectedExtent(front),
): Promise<void> {
  const target = await findCommandTarget(features.proseReader, front, extent, STYLE);
  if (target === undefined) return;
  try {
    const configuration = vscode.workspace.getConfiguration('harf', target.document);
    const rules = tidyRules(configuration);
    const halfSpaceBehindUnjoined = flag(configuration, 'tidy.halfSpaceBehindUnjoined');
    const kind = proseKind(target.document.languageId, target.document.uri.path);
    const changes = await withProgress(t('Harf: tidying Persian'), (signal, tell) =>
      findTidyChanges(
        target,
        { rules, halfSpaceBehindUnjoined },
        { kind, connection: features.connection, signal, tell },
      ),
    );
    const chosen = await chosenOf(target, changes, flag(configuration, 'tidy.preview'));
    if (chosen === undefined) return;
    if (chosen.length > 0) await replace(target, chosen);
    sayLeftOut(target);
  } finally {
    target.dispose();
  }
}

/** What the user leaves of the changes; undefined for nothing at all. */
async function chosenOf(
  target: CommandTarget,
  changes: readonly FoundChange[],
  wantsPreview: boolean,
): Promise<readonly FoundChange[] | undefined> {
  if (changes.length === 0)
    void vscode.window.showInformationMessage(t('This text is tidy: there was nothing to change.'));
  // What cannot go into the document is offered in another way.
  if (changes.length === 0 || !wantsPreview || (await isReadOnly(target.document))) return changes;
  if (changes.length <= MOST_PREVIEWED) return chooseChanges(target.source, changes);
  return (await agrees(changes.length)) ? changes : undefined;
}

async function agrees(count: number): Promise<boolean> {
  const change = t('Change All');
  const question = t('There are {0} changes, too many for a preview.', numberText(count));
  return (await vscode.window.showWarningMessage(question, { modal: true }, change)) === change;
}

/** Makes the changes at once, as one step of undo, and says how many by each rule. */
async function replace(target: CommandTarget, changes: readonly FoundChange[]): Promise<void> {
  const { text } = target.source;
  const parts = changes.map((change) => ({
    ...change,
    target: 0,
    source: sliceSpan(text, change),
    words: [],
  }));
  const { kind } = await deliver(target, parts, 'replace');
  if (kind === 'replaced') void vscode.window.showInformationMessage(countedText(changes));
}

function countedText(changes: readonly FoundChange[]): string {
  const counts = Map.groupBy(changes, ({ rule }) => rule);
  const each = TIDY_RULES.flatMap((rule) => {
    const count = counts.get(rule)?.length ?? 0;
    return count === 0 ? [] : [`${tidyRuleTitle(rule)}: ${numberText(count)}`];
  });
  return t('Tidied. {0}', listText(each));
}

interface Finding {
  readonly kind: ProseKind;
  readonly connection: Pick<Connection, 'runLocal'>;
  readonly signal: AbortSignal;
  readonly tell: Tell;
}

/** What of a command's target is to be tidied, in offsets of its source; the local service reads the words. */
async function findTidyChanges(
  { targets }: Pick<CommandTarget, 'targets'>,
  call: { readonly rules: readonly TidyRuleName[]; readonly halfSpaceBehindUnjoined: boolean },
  { kind, connection, signal, tell }: Finding,
): Promise<FoundChange[]> {
  const found: FoundChange[] = [];
  const turns = new Turns();
  const ask = (text: string) =>
    connection.runLocal((client) => client.proofread({ text, ...call, rules: [...call.rules] }, { signal }));
  for (const [at, target] of targets.entries()) {
    if (targets.length > 1) tell(t('{0} of {1} sections', at, targets.length));
    for await (const changes of findChanges(target.text, ask)) {
      for (const change of documentChanges(target, changes, kind)) found.push(change);
      await turns.pause();
      signal.throwIfAborted();
    }
  }
  return found;
}
