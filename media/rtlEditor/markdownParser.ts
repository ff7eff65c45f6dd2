import {
  type Input,
  NodeType,
  Parser,
  type PartialParse,
  type SyntaxNode,
  Tree,
  type TreeFragment,
} from '@lezer/common';
import { GFM, parser } from '@lezer/markdown';

const markdown = parser.configure(GFM);

/** So much is parsed anew with a key, or the double of it where no block ends in it, in UTF-16 units. */
const WINDOW_UNITS = 6_000;
/** So far behind its end a chunk depends on what follows: on the line that begins the next block. */
const LOOK_AHEAD = 200;

/**
 * Markdown, parsed in chunks that end where one block ends and another begins: a whole document of a megabyte would have all its
 * blocks put together again with every key. A list that goes over such a place is two lists.
 */
export class MarkdownParser extends Parser {
  readonly #windowUnits: number;

  constructor(windowUnits = WINDOW_UNITS) {
    super();
    this.#windowUnits = windowUnits;
  }

  override createParse(input: Input, fragments: readonly TreeFragment[]): PartialParse {
    return new ChunkedParse(input, fragments, this.#windowUnits);
  }
}

class ChunkedParse implements PartialParse {
  readonly #input: Input;
  readonly #fragments: readonly TreeFragment[];
  readonly #windowUnits: number;
  readonly #chunks: Tree[] = [];
  readonly #starts: number[] = [];
  parsedPos = 0;
  stoppedAt: number | null = null;

  constructor(input: Input, fragments: readonly TreeFragment[], windowUnits: number) {
    this.#input = input;
    this.#fragments = fragments;
    this.#windowUnits = windowUnits;
  }

  advance(): Tree | null {
    const end = Math.min(this.stoppedAt ?? this.#input.length, this.#input.length);
    if (this.parsedPos >= end) return this.#tree();
    const chunk = this.#former(this.parsedPos) ?? this.#parse(this.parsedPos);
    this.#chunks.push(chunk);
    this.#starts.push(this.parsedPos);
    this.parsedPos += chunk.length;
    return null;
  }

  stopAt(pos: number): void {
    this.stoppedAt = pos;
  }

  #tree(): Tree {
    const type = markdown.nodeSet.types.find(({ isTop }) => isTop) ?? NodeType.none;
    return new Tree(type, this.#chunks, this.#starts, this.parsedPos);
  }

  /** The chunk that began here before and is as it was. */
  #former(from: number): Tree | undefined {
    const found = this.#formerAt(from);
    if (found === undefined) return undefined;
    const { chunk, to } = found;
    const end = from + chunk.length;
    const isLast = end === this.#input.length;
    return (isLast ? to >= end : to >= end + LOOK_AHEAD) ? chunk : undefined;
  }

  /** The chunk that began here before, and up to where nothing has changed. */
  #formerAt(from: number): { readonly chunk: Tree; readonly to: number } | undefined {
    const fragment = this.#fragments.find((each) => each.from <= from && from < each.to);
    if (fragment === undefined) return undefined;
    const { children, positions } = fragment.tree;
    const chunk = children[indexOf(positions, from + fragment.offset)];
    return chunk instanceof Tree ? { chunk, to: fragment.to } : undefined;
  }

  /** Blocks that are followed by another one: what follows that one does not matter to them. */
  #parse(from: number): Tree {
    const { length } = this.#input;
    for (let units = this.#windowUnits; from + units < length; units *= 2) {
      const window = this.#input.read(from, from + units);
      const text = window.slice(0, window.lastIndexOf('\n') + 1);
      const starts = startsOf(markdown.parse(text).topNode, text);
      const end = starts.find((start) => this.#formerAt(from + start) !== undefined) ?? starts.at(-1);
      // Without the line end, which belongs to no block.
      if (end !== undefined) return parsed(text.slice(0, end - 1), end);
    }
    return parsed(this.#input.read(from, length), length - from);
  }
}

function parsed(text: string, length: number): Tree {
  const { children, positions } = markdown.parse(text);
  return new Tree(NodeType.none, children, positions, length);
}

/** Where the blocks of a document begin, or the items where it is one list; not the first. */
function startsOf(top: SyntaxNode, text: string): number[] {
  const { firstChild } = top;
  const isOneList = firstChild?.name.endsWith('List') === true && firstChild.nextSibling === null;
  const starts: number[] = [];
  for (let node = (isOneList ? firstChild : top).firstChild; node; node = node.nextSibling)
    starts.push(text.lastIndexOf('\n', node.from - 1) + 1);
  return starts.filter((start) => start > 0);
}

function indexOf(positions: readonly number[], position: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return positions[low] === position ? low : -1;
}
