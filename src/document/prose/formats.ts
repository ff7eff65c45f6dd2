interface Format {
  /** Language ids of VS Code and of extensions that many have. */
  readonly languageIds: readonly string[];
  /** Endings of file names that say more than the language id `plaintext`. */
  readonly extensions: readonly string[];
  /** Whether all is text for people, or its values only. */
  readonly context: 'text' | 'data';
  readonly cursor: CursorUnit;
  /** How text may come below a paragraph, if it may: as a paragraph of its own, or on the next line. */
  readonly below?: 'paragraph' | 'line';
  /** A backslash takes its meaning from the sign behind it. */
  readonly hasBackslashes?: true;
}

/** What a cursor stands for in a document: the lines up to a blank one, or the comment, string or value. */
export type CursorUnit = 'paragraph' | 'passage';

const text = { context: 'text', cursor: 'paragraph', below: 'paragraph' } as const;
const subtitles = { context: 'data', cursor: 'paragraph' } as const;
const data = { context: 'data', cursor: 'passage' } as const;

/** The formats whose prose is found, but for programs. */
export const FORMATS = {
  markdown: {
    ...text,
    languageIds: ['markdown', 'mdx', 'quarto', 'rmd', 'chatagent', 'prompt', 'instructions'],
    extensions: ['md', 'markdown'],
    hasBackslashes: true,
  },
  html: { context: 'text', cursor: 'paragraph', languageIds: ['html'], extensions: ['html', 'htm'] },
  xml: {
    context: 'text',
    cursor: 'passage',
    languageIds: ['xml', 'xsl', 'svg'],
    extensions: ['xml'],
    hasBackslashes: true,
  },
  latex: {
    ...text,
    languageIds: ['latex', 'tex', 'latex-expl3', 'context'],
    extensions: ['tex'],
    hasBackslashes: true,
  },
  restructuredText: {
    ...text,
    languageIds: ['restructuredtext'],
    extensions: ['rst'],
    hasBackslashes: true,
  },
  asciidoc: { ...text, languageIds: ['asciidoc'], extensions: ['adoc', 'asciidoc'], hasBackslashes: true },
  json: { ...data, languageIds: ['json', 'jsonc', 'json5', 'snippets'], extensions: [] },
  jsonLines: { ...data, languageIds: ['jsonl', 'ndjson'], extensions: ['jsonl', 'ndjson'] },
  arb: { ...data, languageIds: ['arb'], extensions: ['arb'] },
  yaml: {
    ...data,
    languageIds: ['yaml', 'dockercompose', 'github-actions-workflow', 'home-assistant', 'ansible'],
    extensions: [],
  },
  toml: { ...data, languageIds: ['toml'], extensions: ['toml'] },
  csv: { ...data, languageIds: ['csv', 'csv (semicolon)', 'dynamic csv'], extensions: ['csv'] },
  tsv: { ...data, languageIds: ['tsv'], extensions: ['tsv', 'tab'] },
  srt: { ...subtitles, languageIds: ['srt', 'subrip'], extensions: ['srt'] },
  vtt: { ...subtitles, languageIds: ['vtt', 'webvtt'], extensions: ['vtt'] },
  po: { ...data, languageIds: ['po', 'pot', 'gettext'], extensions: ['po', 'pot'] },
  properties: {
    ...data,
    languageIds: ['properties', 'java-properties'],
    extensions: ['properties'],
    hasBackslashes: true,
  },
  strings: { ...data, languageIds: ['strings', 'apple-strings'], extensions: ['strings'] },
  gitCommit: { ...text, languageIds: ['git-commit', 'scminput'], extensions: [] },
  plain: {
    ...text,
    languageIds: ['plaintext', 'log', 'search-result', 'org', 'typst'],
    extensions: [],
    below: 'line',
  },
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof FORMATS;

/** How prose is found in a document; `code` by the grammar of its language. */
export type ProseKind = FormatName | 'code';

/** What is known of a kind of document; a program that has no grammar is no format of these. */
export function formatOf(kind: ProseKind): Format | undefined {
  return kind === 'code' ? undefined : FORMATS[kind];
}

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

/** The language ids of VS Code whose documents are text for people; most others are programs and data. */
export const languagesForPeople: readonly string[] = names.flatMap((name) =>
  FORMATS[name].cursor === 'paragraph' ? FORMATS[name].languageIds : [],
);

/** Whether documents of this language id of VS Code are text for people. */
export function isForPeople(languageId: string): boolean {
  return languagesForPeople.includes(languageId);
}
