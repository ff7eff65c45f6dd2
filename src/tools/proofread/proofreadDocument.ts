import { turnedOffIn } from '../../document/proofread/turnedOff.ts';
import { proseOf } from '../../document/prose/findProse.ts';
import { proseKind } from '../../document/prose/formats.ts';
import { withoutForeign } from '../../document/prose/withoutForeign.ts';
import { targetsWithin } from '../../document/targets/targets.ts';
import { documentChanges } from '../../document/tidy/documentChanges.ts';
import { type AskFindings, findChanges } from '../../document/tidy/findChanges.ts';
import type { FoundChange } from '../../document/tidy/foundChange.ts';
import { shownChange } from '../../document/tidy/shownChange.ts';
import { lineTable, withLf } from '../../text/lineTable.ts';

/** What a rule found in a document, and where: line and column from 1, the column in UTF-16 code units. */
export interface PlacedFinding extends Pick<FoundChange, 'rule' | 'severity' | 'reason'> {
  readonly line: number;
  readonly column: number;
  /** What stands there and what may be meant, with the words that it touches; `·` is a space. */
  readonly before: string;
  readonly meant: readonly string[];
}

/** The language ids of VS Code for endings that name one by themselves. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['txt', 'plaintext'],
  ['json', 'json'],
  ['jsonc', 'jsonc'],
  ['yaml', 'yaml'],
  ['yml', 'yaml'],
]);

/**
 * What the rules find in the prose of a document, whose format its file name tells, in order, without those that it turns
 * off; `ask` is given parts of it.
 * Rejects with an Error for a format whose prose is not known.
 */
export async function proofreadDocument(
  document: string,
  fileName: string,
  ask: AskFindings,
): Promise<PlacedFinding[]> {
  const languageId = LANGUAGES.get(/\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '') ?? '';
  const kind = proseKind(languageId, fileName);
  if (kind === 'code')
    throw new Error(
      `${fileName} has no format whose prose Harf finds: give Markdown, text, LaTeX, HTML or the like.`,
    );
  const text = withLf(document.replace(/^\ufeff/, ''));
  const off = turnedOffIn(text);
  if (off === 'all') return [];
  const { passages } = withoutForeign(text, (await proseOf(text, kind, languageId)).passages);
  const whole = { utf16Start: 0, utf16End: text.length };
  const found: FoundChange[] = [];
  for (const target of targetsWithin(text, passages, whole, { hasContext: true })) {
    const changes: FoundChange[] = [];
    for await (const some of findChanges(target.text, ask)) changes.push(...some);
    found.push(...documentChanges(target, changes, kind));
  }
  const lines = lineTable(text);
  return found
    .filter(({ rule }) => !off.has(rule))
    .sort((a, b) => a.utf16Start - b.utf16Start)
    .map(({ rule, severity, reason, suggestions, ...span }) => {
      const line = lines.lineAt(span.utf16Start);
      const column = span.utf16Start - lines.span(line).utf16Start + 1;
      const shown = suggestions.map((suggestion) => shownChange(text, { ...span, text: suggestion }));
      const before = shown[0]?.before ?? '';
      const meant = shown.map(({ after }) => after);
      return { line: line + 1, column, rule, severity, reason, before, meant };
    });
}
