import type { ProseKind } from '../prose/kinds.ts';

/** What means something in each format beside the words, and what may stand for it. One character each, so that no offset moves. */
const MEANINGS: Readonly<Record<ProseKind, string>> = {
  plain: '',
  gitCommit: '',
  markdown: '*_`<>[]|#$~\\',
  html: '<>&',
  xml: '<>&',
  latex: '\\{}$%&#_^~',
  restructuredText: '*`_|<>\\',
  asciidoc: '*`_|<>{}[]#+^~',
  json: '"\\{}',
  jsonLines: '"\\{}',
  arb: '"\\{}',
  yaml: '"\'\\#{}[]&*|>%@`:',
  toml: '"\'\\',
  csv: '",;\t',
  tsv: '"\t',
  srt: '<>',
  vtt: '<>',
  po: '"\\%{}',
  properties: '\\{}',
  strings: '"\\%',
  code: '{}"\'`\\$<>%',
};

const STAND_FOR: Readonly<Record<string, string>> = {
  '"': '”',
  "'": '’',
  '`': '’',
  '<': '‹',
  '>': '›',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '|': '/',
  '\\': '/',
  '&': '+',
  '*': '×',
  _: '-',
  '~': '≈',
  '^': 'ˆ',
  '#': '№',
  $: '＄',
  '%': '٪',
  '@': '＠',
  '+': '＋',
  ',': '،',
  ';': '؛',
  ':': '–',
  '\t': ' ',
};

/**
 * A translation without the signs that mean something in its format: a quotation mark would end a string, a comma a cell.
 * Those that the source has too may stay. It has as many UTF-16 units as before.
 */
export function harmlessEnglish(
  english: string,
  source: string,
  { kind, isQuoted }: { readonly kind: ProseKind; readonly isQuoted: boolean },
): string {
  // What parts the cells of a table means nothing within quotation marks.
  const signs = kind === 'csv' && isQuoted ? '"' : MEANINGS[kind];
  const meant = [...signs].filter((sign) => !source.includes(sign));
  return meant.reduce((text, sign) => text.replaceAll(sign, STAND_FOR[sign] ?? ' '), english);
}
