interface Format {
  /** Language ids of VS Code and of extensions that many have. */
  readonly languageIds: readonly string[];
  /** Endings of file names that say more than the language id `plaintext`. */
  readonly extensions: readonly string[];
  readonly context: 'text' | 'data';
}

/** The formats whose prose is found, but for programs. */
export const FORMATS = {
  markdown: {
    languageIds: ['markdown', 'mdx', 'quarto', 'rmd', 'chatagent', 'prompt', 'instructions'],
    extensions: ['md', 'markdown'],
    context: 'text',
  },
  html: {
    languageIds: ['html'],
    extensions: ['html', 'htm'],
    context: 'text',
  },
  xml: {
    languageIds: ['xml', 'xsl', 'svg'],
    extensions: ['xml'],
    context: 'text',
  },
  latex: {
    languageIds: ['latex', 'tex', 'latex-expl3', 'context'],
    extensions: ['tex'],
    context: 'text',
  },
  restructuredText: {
    languageIds: ['restructuredtext'],
    extensions: ['rst'],
    context: 'text',
  },
  asciidoc: {
    languageIds: ['asciidoc'],
    extensions: ['adoc', 'asciidoc'],
    context: 'text',
  },
  json: {
    languageIds: ['json', 'jsonc', 'json5', 'snippets'],
    extensions: [],
    context: 'data',
  },
  jsonLines: {
    languageIds: ['jsonl', 'ndjson'],
    extensions: ['jsonl', 'ndjson'],
    context: 'data',
  },
  arb: {
    languageIds: ['arb'],
    extensions: ['arb'],
    context: 'data',
  },
  yaml: {
    languageIds: ['yaml', 'dockercompose', 'github-actions-workflow', 'home-assistant', 'ansible'],
    extensions: [],
    context: 'data',
  },
  toml: {
    languageIds: ['toml'],
    extensions: ['toml'],
    context: 'data',
  },
  csv: {
    languageIds: ['csv', 'csv (semicolon)', 'dynamic csv'],
    extensions: ['csv'],
    context: 'data',
  },
  tsv: {
    languageIds: ['tsv'],
    extensions: ['tsv', 'tab'],
    context: 'data',
  },
  srt: {
    languageIds: ['srt', 'subrip'],
    extensions: ['srt'],
    context: 'data',
  },
  vtt: {
    languageIds: ['vtt', 'webvtt'],
    extensions: ['vtt'],
    context: 'data',
  },
  po: {
    languageIds: ['po', 'pot', 'gettext'],
    extensions: ['po', 'pot'],
    context: 'data',
  },
  properties: {
    languageIds: ['properties', 'java-properties'],
    extensions: ['properties'],
    context: 'data',
  },
  strings: {
    languageIds: ['strings', 'apple-strings'],
    extensions: ['strings'],
    context: 'data',
  },
  gitCommit: {
    languageIds: ['git-commit', 'scminput'],
    extensions: [],
    context: 'text',
  },
  plain: {
    languageIds: ['plaintext', 'log', 'search-result', 'org', 'typst'],
    extensions: [],
    context: 'text',
  },
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof FORMATS;

/** How prose is found in a document; `code` by the grammar of its language. */
export type ProseKind = FormatName | 'code';

/** What a cursor stands for in a document: the lines up to a blank one, or the comment, string or value. */
export type CursorUnit = 'paragraph' | 'passage';

const names = Object.keys(FORMATS).filter((name): name is FormatName => name in FORMATS);
const byLanguageId = new Map<string, FormatName>(
  names.flatMap((name) => FORMATS[name].languageIds.map((id): [string, FormatName] => [id, name])),
);
const byExtension = new Map<string, FormatName>(
  names.flatMap((name) => FORMATS[name].extensions.map((each): [string, FormatName] => [each, name])),
);

/**
 * How prose is found in a document of this language id of VS Code and this file name. The name counts where the
 * language says nothing, and for resource bundles, which look like any JSON.
 */
export function proseKind(languageId: string, fileName: string): ProseKind {
  const extension = byExtension.get(/\.([^./\\]{1,20})$/.exec(fileName)?.[1]?.toLowerCase() ?? '');
  const known = byLanguageId.get(languageId);
  if (extension === 'arb' && known === 'json') return extension;
  if (known !== undefined && known !== 'plain') return known;
  return extension ?? known ?? 'code';
}

/** Documents in which any line may follow another; in others lines are members, cues or rows, or do something. */
const TAKING_LINES: ReadonlySet<ProseKind> = new Set<ProseKind>([
  'markdown',
  'latex',
  'restructuredText',
  'asciidoc',
  'gitCommit',
  'plain',
]);

/** Whether text may be put on lines of its own below a paragraph, and the document still be what it is. */
export function takesLinesBelow(kind: ProseKind): boolean {
  return TAKING_LINES.has(kind);
}
