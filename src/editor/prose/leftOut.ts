import type { ScriptLanguage } from '../../document/language/sentenceLanguage.ts';
import type { ForeignText } from '../../document/prose/withoutForeign.ts';
import type { LineTable } from '../../text/lineTable.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import { overlaps, type Span, sliceSpan } from '../../text/span.ts';
import type { DocumentText } from '../documents/lfDocument.ts';
import { harfLanguage, t } from '../wording/localize.ts';
import { listText } from '../wording/localText.ts';

/** So many lines, or groups of lines, are named one by one. */
const MAX_NAMED = 5;

/** The name of a language in the language of the editor. */
export function languageName(language: ScriptLanguage): string {
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

/** Says which lines within `spans` were left as they are because they are not Persian; undefined if none was. */
export function foreignSentence(
  lines: LineTable,
  foreign: readonly ForeignText[],
  spans: readonly Span[],
): string | undefined {
  const inside = foreign.filter((text) =>
    spans.some((span) => span.utf16Start <= text.utf16Start && text.utf16Start < span.utf16End),
  );
  const [first] = inside;
  if (first === undefined) return undefined;
  const numbers = [...new Set(inside.map(({ utf16Start }) => lineNumber(lines.lineAt(utf16Start))))];
  const isOne = inside.every(({ language }) => language === first.language);
  const name = isOne ? languageName(first.language) : t('not Persian');
  return t('Left as it is, because it is {0}: line {1}.', name, shortList(numbers));
}

/**
 * Says which lines with Persian letters within `spans` were left as they are because they were not read;
 * undefined if none was.
 */
export function unreadSentence(
  { text, lines }: Pick<DocumentText, 'text' | 'lines'>,
  unread: readonly Span[],
  spans: readonly Span[],
): string | undefined {
  const left = unread.filter(
    (part) => spans.some((span) => overlaps(span, part)) && hasPersianLetter(sliceSpan(text, part)),
  );
  if (left.length === 0) return undefined;
  const numbers = left.map(({ utf16Start, utf16End }) => {
    const [first, last] = [utf16Start, utf16End].map((offset) => lineNumber(lines.lineAt(offset)));
    return first === last ? `${first}` : `${first}–${last}`;
  });
  return t(
    'Left as it is, because telling text from code there takes too long: line {0}. Select the text to change it.',
    shortList(numbers),
  );
}

function lineNumber(line: number): string {
  return (line + 1).toLocaleString(harfLanguage(), { useGrouping: false });
}

function shortList(numbers: readonly string[]): string {
  return listText([...numbers.slice(0, MAX_NAMED), ...(numbers.length > MAX_NAMED ? ['…'] : [])]);
}
