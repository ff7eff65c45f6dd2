import * as vscode from 'vscode';
import type { ScriptLanguage } from '../../document/language/sentenceLanguage.ts';
import type { ForeignText } from '../../document/prose/withoutForeign.ts';
import type { LineTable } from '../../text/lineTable.ts';
import type { Span } from '../../text/span.ts';

/** So many lines are named one by one. */
const MAX_NAMED = 5;

/** The name of a language in the language of the editor. */
export function languageName(language: ScriptLanguage): string {
  const { t } = vscode.l10n;
  const names: Record<ScriptLanguage, string> = {
    persian: t('Persian'),
    arabic: t('Arabic'),
    urdu: t('Urdu'),
    kurdish: t('Kurdish'),
    azeri: t('Azeri'),
    pashto: t('Pashto'),
    other: t('another language'),
  };
  return names[language];
}

/** Says which lines within `reaches` were left as they are because they are not Persian; undefined if none was. */
export function foreignSentence(
  lines: LineTable,
  foreign: readonly ForeignText[],
  reaches: readonly Span[],
): string | undefined {
  const inside = foreign.filter((text) =>
    reaches.some((reach) => reach.utf16Start <= text.utf16Start && text.utf16Start < reach.utf16End),
  );
  const [first] = inside;
  if (first === undefined) return undefined;
  const numbers = [...new Set(inside.map(({ utf16Start }) => lines.lineAt(utf16Start) + 1))];
  const shown = numbers.slice(0, MAX_NAMED).join(', ') + (numbers.length > MAX_NAMED ? ', …' : '');
  const isOne = inside.every(({ language }) => language === first.language);
  const name = isOne ? languageName(first.language) : vscode.l10n.t('not Persian');
  return vscode.l10n.t('Left as it is, because it is {0}: line {1}.', name, shown);
}
