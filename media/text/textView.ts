import * as l10n from '@vscode/l10n';
import { elementDirection } from '../../src/text/direction/elementDirection.ts';
import { type LineTable, lineTable } from '../../src/text/lineTable.ts';
import type { Span } from '../../src/text/span.ts';

/** The view does not scroll by itself for so long after the user has scrolled. */
const NO_SCROLL_MILLISECONDS = 4000;

/** The text of a playback, a paragraph for each line, with places of it highlighted without changing its elements. */
export class TextView {
  readonly element = document.createElement('div');
  readonly #clicked: (utf16Offset: number) => void;
  readonly #word = new Highlight();
  readonly #sentence = new Highlight();
  readonly #doubtful = new Highlight();
  #text: string | undefined;
  #lines: LineTable = lineTable('');
  #highlighted: Span | undefined;
  #underlined: readonly Span[] = [];
  #scrolledAt = Number.NEGATIVE_INFINITY;

  constructor(clicked: (utf16Offset: number) => void) {
    this.#clicked = clicked;
    this.element.className = 'text';
    this.element.tabIndex = 0;
    this.element.role = 'region';
    this.element.addEventListener('click', (event) => this.#click(event));
    for (const name of ['wheel', 'touchmove', 'keydown'] as const)
      this.element.addEventListener(name, () => this.#noteScroll(), { passive: true });
    this.#word.priority = 1;
    CSS.highlights.set('heard-word', this.#word);
    CSS.highlights.set('heard-sentence', this.#sentence);
    CSS.highlights.set('doubtful-word', this.#doubtful);
  }

  /** Shows `text`, in UTF-16 with LF; the same text again changes nothing. */
  show(text: string): void {
    this.element.ariaLabel = l10n.t('Text');
    if (text === this.#text) return;
    this.#text = text;
    this.highlight(undefined, undefined);
    this.underline([]);
    this.#lines = lineTable(text);
    const paragraphs = document.createDocumentFragment();
    for (const line of text.split('\n')) paragraphs.append(paragraph(line));
    this.element.replaceChildren(paragraphs);
  }

  /** Highlights what is heard, and the sentence around it; undefined for nothing. */
  highlight(heard: Span | undefined, sentence: Span | undefined): void {
    if (heard === this.#highlighted) return;
    this.#highlighted = heard;
    this.#mark(this.#word, heard);
    this.#mark(this.#sentence, sentence);
  }

  /** Underlines the words of which Harf is not sure; the same again changes nothing. */
  underline(words: readonly Span[]): void {
    if (words === this.#underlined || words.length + this.#underlined.length === 0) return;
    this.#underlined = words;
    this.#doubtful.clear();
    for (const word of words) this.#add(this.#doubtful, word);
  }

  /** Scrolls what is highlighted into view, unless the user has just scrolled elsewhere. */
  keepInView(): void {
    const [range] = this.#word;
    if (!(range instanceof Range) || performance.now() - this.#scrolledAt < NO_SCROLL_MILLISECONDS) return;
    const target = range.getBoundingClientRect();
    const view = this.element.getBoundingClientRect();
    if (target.top >= view.top + target.height && target.bottom <= view.bottom - target.height) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = this.element.scrollTop + target.top - view.top - view.height / 3;
    this.element.scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' });
  }

  #mark(highlight: Highlight, span: Span | undefined): void {
    highlight.clear();
    if (span !== undefined) this.#add(highlight, span);
  }

  #add(highlight: Highlight, { utf16Start, utf16End }: Span): void {
    const start = this.#boundary(utf16Start);
    const end = this.#boundary(utf16End);
    if (!start || !end) return;
    const range = document.createRange();
    range.setStart(...start);
    range.setEnd(...end);
    highlight.add(range);
  }

  #boundary(utf16Offset: number): [Node, number] | undefined {
    const line = this.#lines.lineAt(utf16Offset);
    const utf16Column = utf16Offset - this.#lines.span(line).utf16Start;
    const node = this.element.children[line]?.firstChild;
    return node instanceof Text ? [node, Math.min(utf16Column, node.length)] : undefined;
  }

  #click({ clientX, clientY }: MouseEvent): void {
    if (document.getSelection()?.isCollapsed === false) return;
    const caret = document.caretPositionFromPoint(clientX, clientY);
    const paragraphElement = caret?.offsetNode.parentElement;
    if (!caret || !paragraphElement || paragraphElement.parentElement !== this.element) return;
    const line = [...this.element.children].indexOf(paragraphElement);
    this.#clicked(this.#lines.span(line).utf16Start + caret.offset);
  }

  #noteScroll(): void {
    this.#scrolledAt = performance.now();
  }
}

function paragraph(line: string): HTMLElement {
  const element = document.createElement('p');
  element.dir = elementDirection(line);
  element.lang = 'fa';
  element.textContent = line;
  return element;
}
