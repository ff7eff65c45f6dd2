import type MarkdownIt from 'markdown-it';
import { leftToRightSpans, withoutCodeNames } from '../../text/direction/leftToRight.ts';
import { countLetters, type LetterCount, prevailingDirection } from '../../text/persian.ts';

type Token = ReturnType<MarkdownIt['parse']>[number];
type Direction = 'rtl' | 'ltr';

/** Blocks that go by the letters that prevail in them; others go by the block that they stand in. */
const JUDGED = /^(?:paragraph|heading|bullet_list|ordered_list|blockquote|table|th|td|dl|dt|dd)_open$/;
const LIST = /^(?:bullet|ordered)_list_open$/;
const CODE = /^(?:fence|code_block|math_block)$/;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/giu;

/**
 * Gives the blocks of Markdown the direction of the letters that prevail in them, while `isOn` says so. It is done
 * when they are rendered, since VS Code adds `auto` to what a plugin's rule says of direction, and on copies, since
 * VS Code keeps what it parsed.
 */
export function directMarkdown(md: MarkdownIt, isOn: () => boolean): MarkdownIt {
  const { renderer } = md;
  const render = renderer.render.bind(renderer);
  renderer.render = (tokens, options, env) => render(isOn() ? directed(tokens) : tokens, options, env);
  return md;
}

/** The same with directions; where no letter goes from right to left, nothing is said of them. */
function directed(tokens: Token[]): Token[] {
  const letters = lettersOfBlocks(tokens);
  if (!letters.values().some(({ rightToLeft }) => rightToLeft > 0)) return tokens;
  const open: { readonly block: Token; readonly direction: Direction }[] = [];
  return tokens.map((token) => {
    const outer = open.at(-1);
    const inherited = outer?.direction ?? 'ltr';
    const own = prevailingDirection(letters.get(token) ?? NO_LETTERS);
    if (token.nesting === -1) open.pop();
    if (CODE.test(token.type)) return withDirection(token, 'ltr');
    if (token.type === 'inline') {
      const direction = outer?.block.hidden && own !== inherited ? own : undefined;
      return directedInline(token, direction, inherited);
    }
    if (token.nesting !== 1) return token;
    // The signs of a list in a list stand on the side of the others; a paragraph without a tag of its own has no side.
    const goesByOuter = token.hidden || (LIST.test(token.type) && outer?.block.type === 'list_item_open');
    const direction = JUDGED.test(token.type) && !goesByOuter ? own : undefined;
    open.push({ block: token, direction: direction ?? inherited });
    return withDirection(token, direction);
  });
}

const NO_LETTERS: LetterCount = { rightToLeft: 0, leftToRight: 0 };

/** The letters of each block, those of the blocks in it included, and of each stretch of text. */
function lettersOfBlocks(tokens: readonly Token[]): Map<Token, LetterCount> {
  const letters = new Map<Token, LetterCount>();
  const open: Token[] = [];
  const add = (block: Token | undefined, { rightToLeft, leftToRight }: LetterCount) => {
    if (block === undefined) return;
    const before = letters.get(block) ?? NO_LETTERS;
    letters.set(block, {
      rightToLeft: before.rightToLeft + rightToLeft,
      leftToRight: before.leftToRight + leftToRight,
    });
  };
  for (const token of tokens) {
    if (token.type === 'inline') {
      add(token, countLetters(textOf(token)));
      add(open.at(-1), letters.get(token) ?? NO_LETTERS);
    } else if (token.nesting === 1) open.push(token);
    else if (token.nesting === -1) {
      const closed = open.pop();
      add(open.at(-1), (closed && letters.get(closed)) ?? NO_LETTERS);
    }
  }
  return letters;
}

/** What is to be read: no code, no HTML, no addresses. */
function textOf({ children }: Token): string {
  let isAddress = false;
  let text = '';
  for (const token of children ?? []) {
    if (token.type === 'link_open') isAddress = isBareAddress(token);
    else if (token.type === 'link_close') isAddress = false;
    else if (token.type === 'text' && !isAddress) text += token.content;
    else text += ' ';
  }
  return withoutCodeNames(text.replaceAll(ADDRESS, ' '));
}

/** A link whose text is its address. */
function isBareAddress({ markup }: Token): boolean {
  return markup === 'linkify' || markup === 'autolink';
}

/**
 * @param direction of a text that has no block of its own to say it
 * @param inherited the direction of the block
 */
function directedInline(inline: Token, direction: Direction | undefined, inherited: Direction): Token {
  const html = (content: string) => copyOf(inline, { type: 'html_inline', content, children: null });
  const within = (side: Direction, tokens: readonly Token[]) => [
    html(`<span dir="${side}">`),
    ...tokens,
    html('</span>'),
  ];
  let isAddress = false;
  const children = (inline.children ?? []).flatMap((token) => {
    if (token.type === 'code_inline') return [withDirection(token, 'ltr')];
    if (token.type === 'link_open') {
      isAddress = isBareAddress(token);
      return [withDirection(token, isAddress ? 'ltr' : 'auto')];
    }
    if (token.type === 'link_close') isAddress = false;
    if (token.type !== 'text' || isAddress || (direction ?? inherited) === 'ltr') return [token];
    return splitText(token).flatMap(({ part, isApart }) => (isApart ? within('ltr', [part]) : [part]));
  });
  return copyOf(inline, { children: direction ? within(direction, children) : children });
}

/** A text in pieces, of which some go from left to right by themselves. */
function splitText(token: Token): { readonly part: Token; readonly isApart: boolean }[] {
  const parts: { readonly part: Token; readonly isApart: boolean }[] = [];
  let at = 0;
  const add = (end: number, isApart: boolean) => {
    if (end > at) parts.push({ part: copyOf(token, { content: token.content.slice(at, end) }), isApart });
    at = end;
  };
  for (const { utf16Start, utf16End } of leftToRightSpans(token.content)) {
    add(utf16Start, false);
    add(utf16End, true);
  }
  add(token.content.length, false);
  return parts;
}

/** Without a direction, it goes by the block that it stands in; what another plugin or the author says stays. */
function withDirection(token: Token, direction: Direction | 'auto' | undefined): Token {
  const said = token.attrGet('dir');
  if (said !== null && said !== 'auto') return token;
  const attrs = (token.attrs ?? []).filter(([name]) => name !== 'dir');
  return copyOf(token, { attrs: direction ? [...attrs, ['dir', direction]] : attrs });
}

function copyOf(token: Token, changes: Partial<Token>): Token {
  return Object.assign(Object.create(Object.getPrototypeOf(token)), token, changes);
}
