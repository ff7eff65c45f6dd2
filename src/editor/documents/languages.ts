/** Languages whose documents are text for people. */
const prose = new Set([
  'plaintext',
  'markdown',
  'latex',
  'restructuredtext',
  'asciidoc',
  'html',
  'tex',
  'mdx',
  'typst',
  'org',
  'quarto',
  'git-commit',
  'scminput',
  'csv',
  'tsv',
  'log',
  'srt',
  'vtt',
]);

/** Whether documents of this VS Code language id are text for people; most others are source code. */
export function isProse(languageId: string): boolean {
  return prose.has(languageId);
}
