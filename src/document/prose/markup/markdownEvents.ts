import { parse, postprocess, preprocess } from 'micromark';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';

export type Event = ReturnType<typeof postprocess>[number];
export type Token = Event[1];

const EXTENSIONS = [gfm(), math()];
const FRONT_MATTER = frontmatter(['yaml', 'toml']);

/** The tokens that hold text, each of which is one passage. */
export const BLOCKS = new Set(['paragraph', 'atxHeadingText', 'setextHeadingText', 'tableContent']);

export interface MarkdownOptions {
  /** Whether front matter may stand at the beginning. */
  readonly hasFrontMatter: boolean;
  /** Labels of links that are defined elsewhere, as the parser normalises them. */
  readonly labels: readonly string[];
}

/** The tokens of Markdown without a byte order mark, as they are entered and left. */
export function markdownEvents(source: string, { hasFrontMatter, labels }: MarkdownOptions): Event[] {
  const parser = parse({ extensions: hasFrontMatter ? [...EXTENSIONS, FRONT_MATTER] : EXTENSIONS });
  parser.defined.push(...labels);
  return eventsOf(source, parser);
}

/** The same without what stands within the text of a block, however many marks there are. */
export function blockEvents(source: string, { hasFrontMatter }: MarkdownOptions): Event[] {
  const parser = parse({ extensions: hasFrontMatter ? [...EXTENSIONS, FRONT_MATTER] : EXTENSIONS });
  parser.constructs.text = {};
  return eventsOf(source, parser);
}

function eventsOf(source: string, parser: ReturnType<typeof parse>): Event[] {
  return postprocess(parser.document().write(preprocess()(source, undefined, true)));
}
