import * as vscode from 'vscode';
import { TIDY_RULES } from '../../contract/index.ts';
import type { FoundChange } from '../../document/tidy/foundChange.ts';
import { otherLetters, shownChange } from '../../document/tidy/shownChange.ts';
import { isolated } from '../../text/invisible.ts';
import type { DocumentText } from '../documents/lfDocument.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/localText.ts';
import { reasonText } from '../wording/reasonText.ts';
import { ticksAfter } from './ticks.ts';
import { tidyRuleTitle } from './tidyRuleTitle.ts';

/** A change, or the head of those of a rule. */
interface Row extends vscode.QuickPickItem {
  readonly change?: FoundChange;
}

/**
 * Lists `changes` of a source by their rules, each with its reason, all of them ticked. Resolves with those that are left ticked; undefined if the
 * user leaves the list.
 */
export async function chooseChanges(
  source: DocumentText,
  changes: readonly FoundChange[],
): Promise<readonly FoundChange[] | undefined> {
  const groups = groupsOf(source, changes);
  const rows = groups.flatMap((group) => [group.head, ...group.rows]);
  const pick = vscode.window.createQuickPick<Row>();
  pick.title = t('Harf: Tidy Persian (· is a space, ¦ a half-space that parts nothing)');
  pick.canSelectMany = true;
  pick.ignoreFocusOut = true;
  pick.matchOnDescription = true;
  pick.items = groups.flatMap((group, at) => [...(at > 0 ? [LINE] : []), group.head, ...group.rows]);
  pick.selectedItems = rows;
  let ticked: ReadonlySet<Row> = new Set(rows);
  // VS Code counts the heads of rules as well.
  const tellCount = () => {
    const count = [...ticked].filter(({ change }) => change !== undefined).length;
    pick.placeholder = t(
      '{0} of {1} changes are ticked; untick what is to stay as it is',
      numberText(count),
      numberText(changes.length),
    );
  };
  tellCount();
  pick.onDidChangeSelection((selected) => {
    ticked = ticksAfter(groups, ticked, new Set(selected));
    if (ticked.size !== selected.length || !selected.every((row) => ticked.has(row)))
      pick.selectedItems = rows.filter((row) => ticked.has(row));
    tellCount();
  });
  try {
    const isAccepted = await new Promise<boolean>((resolve) => {
      pick.onDidAccept(() => resolve(true));
      pick.onDidHide(() => resolve(false));
      pick.show();
    });
    const chosen = new Set([...ticked].map(({ change }) => change));
    return isAccepted ? changes.filter((change) => chosen.has(change)) : undefined;
  } finally {
    pick.dispose();
  }
}

const LINE: Row = { label: '', kind: vscode.QuickPickItemKind.Separator };

function groupsOf(source: DocumentText, changes: readonly FoundChange[]) {
  const byRule = Map.groupBy(changes, ({ rule }) => rule);
  return TIDY_RULES.flatMap((rule) => {
    const ofRule = byRule.get(rule);
    if (ofRule === undefined) return [];
    const head: Row = { label: isolated(tidyRuleTitle(rule)), description: numberText(ofRule.length) };
    return { head, rows: ofRule.map((change) => rowOf(source, change)) };
  });
}

function rowOf({ text, lines }: DocumentText, change: FoundChange): Row {
  const { before, after, line } = shownChange(text, change);
  const number = t('line {0}', lines.lineAt(change.utf16Start) + 1);
  const letters = change.rule === 'letters' ? otherLetters(text, change).map(arrow) : [];
  return {
    label: plain(arrow([before, after])),
    description: plain([...letters, isolated(number), isolated(line)].join(' · ')),
    detail: plain(reasonText(change.reason)),
    change,
  };
}

function arrow([before, after]: readonly [string, string]): string {
  return `${isolated(before)} → ${isolated(after)}`;
}

/** VS Code makes icons of `$(name)`. */
function plain(label: string): string {
  return label.replaceAll('$(', '$\u2060(');
}
