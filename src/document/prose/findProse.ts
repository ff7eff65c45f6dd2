import type { Span } from '../../text/span.ts';
import type { Grammars } from './code/grammars.ts';
import type { ProseContext } from './exclusions/context.ts';
import { withoutDoubleSpace } from './exclusions/withoutDoubleSpace.ts';
import { type CursorUnit, FORMATS, type FormatName, type ProseKind } from './formats.ts';
import { withInsets } from './markup/insets.ts';
import type { FindProse, ProsePassage } from './prose.ts';

/** What finds the prose of each format, loaded when it is first needed. */
const PARSERS: Readonly<Record<FormatName, () => Promise<FindProse>>> = {
  markdown: async () => (await import('./markup/markdown.ts')).markdownProse,
  html: async () => (await import('./markup/html.ts')).htmlProse,
  xml: async () => (await import('./markup/xml.ts')).xmlProse,
  latex: async () => (await import('./markup/latex.ts')).latexProse,
  restructuredText: async () => (await import('./markup/restructuredText.ts')).restructuredTextProse,
  asciidoc: async () => (await import('./markup/asciidoc.ts')).asciidocProse,
  json: async () => (await import('./data/json.ts')).jsonProse,
  jsonLines: async () => (await import('./data/json.ts')).jsonLinesProse,
  arb: async () => (await import('./data/json.ts')).arbProse,
  yaml: async () => (await import('./data/yaml.ts')).yamlProse,
  toml: async () => (await import('./data/toml.ts')).tomlProse,
  csv: async () => (await import('./data/csv.ts')).csvProse,
  tsv: async () => (await import('./data/csv.ts')).tsvProse,
  srt: async () => (await import('./data/subtitles.ts')).srtProse,
  vtt: async () => (await import('./data/subtitles.ts')).vttProse,
  po: async () => (await import('./data/po.ts')).poProse,
  properties: async () => (await import('./data/properties.ts')).propertiesProse,
  strings: async () => (await import('./data/strings.ts')).stringsProse,
  gitCommit: async () => (await import('./data/gitCommit.ts')).gitCommitProse,
  plain: async () => (await import('./markup/plainText.ts')).plainTextProse,
};

interface FoundProse {
  readonly unit: CursorUnit;
  readonly passages: readonly ProsePassage[];
  /** The lines of a program that were not read because they are too long or took too long. */
  readonly unread: readonly Span[];
}

export interface ProseOptions {
  /** Without it a program is read as plain text. */
  readonly grammars?: Grammars;
  /** Whether titles and descriptions in the front matter of Markdown are prose. */
  readonly hasTitles?: boolean;
}

/**
 * The prose of a text whose lines end with LF, without what is prose in no document. A program whose language has no
 * grammar is read as plain text. The parser is loaded when it is first needed.
 */
export async function proseOf(
  text: string,
  kind: ProseKind,
  languageId: string,
  { grammars, hasTitles = false }: ProseOptions = {},
): Promise<FoundProse> {
  const { withoutExclusions } = await import('./exclusions/withoutExclusions.ts');
  const tidied = (passages: readonly ProsePassage[], context: ProseContext) =>
    withoutExclusions(text, passages, context).map((passage) => withoutDoubleSpace(text, passage));
  const grammar = kind === 'code' ? await grammars?.ofLanguage(languageId) : undefined;
  if (grammar !== undefined) {
    const { sourceProse } = await import('./code/sourceProse.ts');
    const { passages, unread } = sourceProse(text, grammar);
    return { passages: tidied(passages, 'code'), unread, unit: 'passage' };
  }
  const format = kind === 'code' ? 'plain' : kind;
  const { context, cursor } = FORMATS[format];
  const findProse = await PARSERS[format]();
  const titles = kind === 'markdown' && hasTitles ? await titlesOf(text) : [];
  return {
    passages: [...tidied(titles, 'data'), ...tidied(withInsets(text, findProse(text)), context)],
    unread: [],
    unit: cursor,
  };
}

async function titlesOf(text: string): Promise<readonly ProsePassage[]> {
  return (await import('./markup/frontMatter.ts')).frontMatterProse(text);
}
