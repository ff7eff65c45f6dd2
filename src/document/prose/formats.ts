import type { Span } from '../../text/span.ts';
import type { Grammars } from './code/grammars.ts';
import type { ProseContext } from './exclusions/context.ts';
import { withoutDoubleSpace } from './exclusions/withoutDoubleSpace.ts';
import type { FindProse, ProsePassage } from './prose.ts';

interface Format {
  /** Language ids of VS Code and of extensions that many have. */
  readonly languageIds: readonly string[];
  /** Endings of file names that say more than the language id `plaintext`. */
  readonly extensions: readonly string[];
  readonly context: ProseContext;
  readonly load: () => Promise<FindProse>;
}

const FORMATS = {
  markdown: {
    languageIds: ['markdown', 'mdx', 'quarto', 'rmd', 'chatagent', 'prompt', 'instructions'],
    extensions: ['md', 'markdown'],
    context: 'text',
    load: async () => (await import('./markup/markdown.ts')).markdownProse,
  },
  html: {
    languageIds: ['html'],
    extensions: ['html', 'htm'],
    context: 'text',
    load: async () => (await import('./markup/html.ts')).htmlProse,
  },
  xml: {
    languageIds: ['xml', 'xsl', 'svg'],
    extensions: ['xml'],
    context: 'text',
    load: async () => (await import('./markup/xml.ts')).xmlProse,
  },
  latex: {
    languageIds: ['latex', 'tex', 'latex-expl3', 'context'],
    extensions: ['tex'],
    context: 'text',
    load: async () => (await import('./markup/latex.ts')).latexProse,
  },
  restructuredText: {
    languageIds: ['restructuredtext'],
    extensions: ['rst'],
    context: 'text',
    load: async () => (await import('./markup/restructuredText.ts')).restructuredTextProse,
  },
  asciidoc: {
    languageIds: ['asciidoc'],
    extensions: ['adoc', 'asciidoc'],
    context: 'text',
    load: async () => (await import('./markup/asciidoc.ts')).asciidocProse,
  },
  json: {
    languageIds: ['json', 'jsonc', 'json5', 'snippets'],
    extensions: [],
    context: 'data',
    load: async () => (await import('./data/json.ts')).jsonProse,
  },
  jsonLines: {
    languageIds: ['jsonl', 'ndjson'],
    extensions: ['jsonl', 'ndjson'],
    context: 'data',
    load: async () => (await import('./data/json.ts')).jsonLinesProse,
  },
  arb: {
    languageIds: ['arb'],
    extensions: ['arb'],
    context: 'data',
    load: async () => (await import('./data/json.ts')).arbProse,
  },
  yaml: {
    languageIds: ['yaml', 'dockercompose', 'github-actions-workflow', 'home-assistant', 'ansible'],
    extensions: [],
    context: 'data',
    load: async () => (await import('./data/yaml.ts')).yamlProse,
  },
  toml: {
    languageIds: ['toml'],
    extensions: ['toml'],
    context: 'data',
    load: async () => (await import('./data/toml.ts')).tomlProse,
  },
  csv: {
    languageIds: ['csv', 'csv (semicolon)', 'dynamic csv'],
    extensions: ['csv'],
    context: 'data',
    load: async () => (await import('./data/csv.ts')).csvProse,
  },
  tsv: {
    languageIds: ['tsv'],
    extensions: ['tsv', 'tab'],
    context: 'data',
    load: async () => (await import('./data/csv.ts')).tsvProse,
  },
  srt: {
    languageIds: ['srt', 'subrip'],
    extensions: ['srt'],
    context: 'data',
    load: async () => (await import('./data/subtitles.ts')).srtProse,
  },
  vtt: {
    languageIds: ['vtt', 'webvtt'],
    extensions: ['vtt'],
    context: 'data',
    load: async () => (await import('./data/subtitles.ts')).vttProse,
  },
  po: {
    languageIds: ['po', 'pot', 'gettext'],
    extensions: ['po', 'pot'],
    context: 'data',
    load: async () => (await import('./data/po.ts')).poProse,
  },
  properties: {
    languageIds: ['properties', 'java-properties'],
    extensions: ['properties'],
    context: 'data',
    load: async () => (await import('./data/properties.ts')).propertiesProse,
  },
  strings: {
    languageIds: ['strings', 'apple-strings'],
    extensions: ['strings'],
    context: 'data',
    load: async () => (await import('./data/strings.ts')).stringsProse,
  },
  gitCommit: {
    languageIds: ['git-commit', 'scminput'],
    extensions: [],
    context: 'text',
    load: async () => (await import('./data/gitCommit.ts')).gitCommitProse,
  },
  plain: {
    languageIds: ['plaintext', 'log', 'search-result', 'org', 'typst'],
    extensions: [],
    context: 'text',
    load: async () => (await import('./markup/plainText.ts')).plainTextProse,
  },
} as const satisfies Readonly<Record<string, Format>>;

type FormatName = keyof typeof FORMATS;

/** How prose is found in a document; `code` by the grammar of its language. */
export type ProseKind = FormatName | 'code';

/** Documents in which a cursor stands for the lines up to a blank one, and not for a comment, a string or a value. */
const IN_PARAGRAPHS: ReadonlySet<ProseKind> = new Set<ProseKind>([
  'markdown',
  'html',
  'latex',
  'restructuredText',
  'asciidoc',
  'plain',
  'gitCommit',
  'srt',
  'vtt',
]);

/** What a cursor stands for in a document: the lines up to a blank one, or the comment, string or value. */
export type CursorUnit = 'paragraph' | 'passage';

function cursorUnit(kind: ProseKind, hasGrammar: boolean): CursorUnit {
  return IN_PARAGRAPHS.has(kind) || (kind === 'code' && !hasGrammar) ? 'paragraph' : 'passage';
}

interface FoundProse {
  readonly unit: CursorUnit;
  readonly passages: readonly ProsePassage[];
  /** The lines of a program that were not read because they are too long or took too long. */
  readonly unread: readonly Span[];
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

/**
 * The prose of a text whose lines end with LF, without what is prose in no document. A program whose language has no
 * grammar is read as plain text. The parser is loaded when it is first needed.
 */
export async function proseOf(
  text: string,
  kind: ProseKind,
  languageId: string,
  grammars?: Grammars,
): Promise<FoundProse> {
  const { withoutExclusions } = await import('./exclusions/withoutExclusions.ts');
  const tidied = (passages: readonly ProsePassage[], context: ProseContext) =>
    withoutExclusions(text, passages, context).map((passage) => withoutDoubleSpace(text, passage));
  const grammar = kind === 'code' ? await grammars?.ofLanguage(languageId) : undefined;
  if (grammar !== undefined) {
    const { sourceProse } = await import('./code/sourceProse.ts');
    const { passages, unread } = sourceProse(text, grammar);
    return { passages: tidied(passages, 'code'), unread, unit: cursorUnit(kind, true) };
  }
  const { load, context } = FORMATS[kind === 'code' ? 'plain' : kind];
  const findProse = await load();
  return {
    passages: tidied(findProse(text), context),
    unread: [],
    unit: cursorUnit(kind, false),
  };
}
