import { parse, postprocess, preprocess } from 'micromark';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import type { Event } from 'micromark-util-types';

const EXTENSIONS = [gfm(), math(), frontmatter(['yaml', 'toml'])];

/** The tokens that hold text, each of which is one passage. */
export const BLOCKS = new Set(['paragraph', 'atxHeadingText', 'setextHeadingText', 'tableContent']);

/** The tokens of Markdown without a byte order mark, as they are entered and left. */
export function markdownEvents(source: string): Event[] {
  return eventsOf(source, parse({ extensions: EXTENSIONS }));
}

/** The same without what stands within the text of a block; this is linear for any number of marks in a block. */
export function blockEvents(source: string): Event[] {
  const parser = parse({ extensions: EXTENSIONS });
  parser.constructs.text = {};
  return eventsOf(source, parser);
}

function eventsOf(source: string, parser: ReturnType<typeof parse>): Event[] {
  return postprocess(parser.document().write(preprocess()(source, undefined, true)));
}
