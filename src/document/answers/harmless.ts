import type { ProseKind } from '../prose/formats.ts';

/** What means something in each format beside the words, and what may stand for it. One character each, so that no offset moves. */
export const MEANINGS: Readonly<Record<ProseKind, string>> = {
  plain: '',
  gitCommit: '',
  markdown: '*_`<>[]|#$~\\',
  html: '<>&',
  // Texts of Android end or lose what stands behind a quotation mark.
  xml: '<>&\'"',
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

/** What no string of data may hold as it is; lines are another matter. */
const CONTROLS = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu;

/**
 * A translation or Pinglish without the signs that mean something in its format: a quotation mark would end a string, a comma a cell.
 * So many as the source has may stay. It has as many UTF-16 units as before.
 */
export function harmless(
  latin: string,
  source: string,
  { kind, isQuoted }: { readonly kind: ProseKind; readonly isQuoted: boolean },
): string {
  // What parts the cells of a table means nothing within quotation marks.
  const signs = kind === 'csv' && isQuoted ? '"' : MEANINGS[kind];
  return [...signs].reduce(
    (text, sign) => {
      let left = source.split(sign).length - 1;
      return text.replaceAll(sign, (_, at: number) => (left-- > 0 ? sign : standInFor(sign, text[at - 1])));
    },
    latin.replace(CONTROLS, (control) => (source.includes(control) ? control : ' ')),
  );
}

function standInFor(sign: string, before = ' '): string {
  return sign === '"' && /[\s([]/.test(before) ? '“' : (STAND_FOR[sign] ?? ' ');
}

/** Signs that the author wrote, and that a translation has no reason to leave out. */
const KEPT = [...'{}\\<>`*_|$'];

/** Signs that no translation has a reason to write more often than the author did. */
const COUNTED = ['‹', '›', '^', '~', '|', '=', '*', '_', '`', '{', '}', '<', '>', '\\'];

function count(text: string, sign: string): number {
  return text.split(sign).length;
}

/** Whether a translation has as many of the signs that mean something in its format as its source. */
export function hasSignsOf(english: string, source: string, kind: ProseKind): boolean {
  return KEPT.every((sign) => !MEANINGS[kind].includes(sign) || count(english, sign) >= count(source, sign));
}

/** Whether a translation, as it came, has a sign of its source more often than that. */
export function doublesSigns(english: string, source: string, kind: ProseKind): boolean {
  return COUNTED.some(
    (sign) =>
      // What means something in the format is not brought in.
      !MEANINGS[kind].includes(sign) && source.includes(sign) && count(english, sign) > count(source, sign),
  );
}
