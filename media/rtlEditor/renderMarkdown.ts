import type { SyntaxNode } from '@lezer/common';
import { GFM, parser } from '@lezer/markdown';

/** Elements for what hovers are written with; what is not here stands as its text. */
const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ['Paragraph', 'p'],
  ['StrongEmphasis', 'strong'],
  ['Emphasis', 'em'],
  ['InlineCode', 'code'],
  ['FencedCode', 'pre'],
  ['BulletList', 'ul'],
  ['OrderedList', 'ol'],
  ['ListItem', 'li'],
  ['Link', 'a'],
]);
/** The signs of Markdown itself; the HTML of a hover is only for VS Code's own. */
const LEFT_OUT =
  /Mark$|^(?:URL|LinkTitle|LinkLabel|CodeInfo|HTMLBlock|HTMLTag|Comment|Image|HorizontalRule)$/;
/** What `MarkdownString.appendText` makes of spaces is a space here, so that lines are broken. */
const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', amp: '&', quot: '"' };

const markdown = parser.configure(GFM);

/**
 * Markdown as elements, with text that is never interpreted.
 * @param follow is called with the target of a link that is chosen
 */
export function renderMarkdown(text: string, follow: (target: string) => void): DocumentFragment {
  const fragment = document.createDocumentFragment();
  append(fragment, markdown.parse(text).topNode, { text, follow });
  return fragment;
}

interface Rendering {
  readonly text: string;
  readonly follow: (target: string) => void;
}

function append(parent: Node, node: SyntaxNode, rendering: Rendering): void {
  let at = node.from;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    appendText(parent, node, rendering.text.slice(at, child.from));
    appendNode(parent, child, rendering);
    at = child.to;
  }
  appendText(parent, node, rendering.text.slice(at, node.to));
}

function appendNode(parent: Node, node: SyntaxNode, rendering: Rendering): void {
  if (LEFT_OUT.test(node.name)) return;
  const written = rendering.text.slice(node.from, node.to);
  const name = ELEMENTS.get(node.name);
  if (node.name === 'Escape') appendText(parent, node, written.slice(1));
  else if (node.name === 'Entity') appendText(parent, node, ENTITIES[written.slice(1, -1)] ?? written);
  else if (name === undefined) append(parent, node, rendering);
  else parent.appendChild(elementOf(name, node, rendering));
}

function elementOf(name: string, node: SyntaxNode, rendering: Rendering): HTMLElement {
  const element = document.createElement(name);
  const url = node.name === 'Link' ? node.getChild('URL') : null;
  if (url && element instanceof HTMLAnchorElement)
    makeLink(element, rendering.text.slice(url.from, url.to), rendering.follow);
  append(element, node, rendering);
  return element;
}

/** The host opens it: a page may open nothing by itself. */
function makeLink(link: HTMLAnchorElement, target: string, follow: Rendering['follow']): void {
  link.href = '#';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    follow(target);
  });
}

/** Between blocks there are only line ends. */
function appendText(parent: Node, { name }: SyntaxNode, text: string): void {
  if (text === '' || name === 'Document' || name.endsWith('List') || name === 'ListItem') return;
  parent.appendChild(new Text(text));
}
