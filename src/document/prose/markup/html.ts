import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';
import type { Exclusion, FindProse } from '../prose.ts';
import {
  ADDRESSES,
  CHARACTER_REFERENCES,
  delimitedExclusions,
  exclusionFinder,
  inOrder,
  masked,
  PLACEHOLDERS,
  REFERENCED_TAGS,
  TEMPLATES,
} from './exclusions.ts';
import { isHidden, TEXTS_OF_DRAWINGS, tagJoint, VOID } from './htmlElements.ts';
import { PassageBuilder } from './passageBuilder.ts';

/** What is no prose in the text between tags. */
const HTML_TEXT_EXCLUSIONS = [...REFERENCED_TAGS, CHARACTER_REFERENCES, ADDRESSES, PLACEHOLDERS];

/** How the tokenizer goes on after the tags of elements that have no tags within. */
const CONTENT_MODES = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

const findTemplates = exclusionFinder([TEMPLATES]);
const findTextExclusions = exclusionFinder(HTML_TEXT_EXCLUSIONS);

/**
 * The text that a reader of the page sees: no attributes, scripts, styles, code, forms' values or drawings but for
 * their labels, nor what a template language puts in. Tags are read one by one, without building the page, so
 * that no depth of nesting matters.
 */
export const htmlProse: FindProse = (text) => {
  const exclusions = templateExclusions(text);
  const builder = new PassageBuilder(text, { exclusions, findExclusions: findTextExclusions });
  addHtml(builder, masked(text, exclusions), 0);
  return builder.finish();
};

/** What template languages and servers' scripts put into a page. */
function templateExclusions(text: string): readonly Exclusion[] {
  return inOrder([
    ...findTemplates(text),
    ...delimitedExclusions(text, '<%', '%>', 'word'),
    ...delimitedExclusions(text, '<?', '?>', 'word'),
  ]);
}

interface OpenElement {
  readonly name: string;
  readonly isVisible: boolean;
  /** Whether it is within a drawing whose labels can be seen. */
  readonly isDrawn: boolean;
}

/** Adds the prose of HTML that begins at an offset of the builder's text; passages end at its block elements. */
export function addHtml(builder: PassageBuilder, html: string, utf16Offset: number): void {
  const elements = new OpenElements();
  const part = (name: string) => {
    const joint = elements.innermost?.isDrawn && TEXTS_OF_DRAWINGS.has(name) ? undefined : tagJoint(name);
    if (joint === undefined) builder.endPassage();
    else builder.part(joint);
  };
  const addCharacters = ({ location }: Token.CharacterToken) => {
    if (location && elements.isVisible)
      builder.add(utf16Offset + location.startOffset, utf16Offset + location.endOffset);
  };
  const handler: TokenHandler = {
    onStartTag(tag) {
      part(tag.tagName);
      const mode = CONTENT_MODES.get(tag.tagName);
      if (mode !== undefined && !elements.innermost?.isDrawn) tokenizer.state = mode;
      elements.open(tag);
    },
    onEndTag({ tagName }) {
      elements.close(tagName);
      part(tagName);
    },
    onCharacter: addCharacters,
    onWhitespaceCharacter: addCharacters,
    onNullCharacter: addCharacters,
    onComment() {},
    onDoctype() {},
    onEof() {},
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler);
  tokenizer.write(html, true);
}

class OpenElements {
  readonly #stack: OpenElement[] = [];
  readonly #counts = new Map<string, number>();

  get innermost(): OpenElement | undefined {
    return this.#stack.at(-1);
  }

  get isVisible(): boolean {
    return this.innermost?.isVisible ?? true;
  }

  open({ tagName: name, selfClosing, attrs }: Token.TagToken): void {
    if (VOID.has(name) || (selfClosing && !CONTENT_MODES.has(name))) return;
    const isDrawn = name === 'svg' ? this.isVisible : (this.innermost?.isDrawn ?? false) && name !== 'script';
    const isShown = this.isVisible || (isDrawn && TEXTS_OF_DRAWINGS.has(name));
    const isExempt = attrs.some((each) => each.name === 'translate' && each.value === 'no');
    this.#stack.push({ name, isVisible: isShown && !isExempt && !isHidden(name), isDrawn });
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Closes the innermost element of the name and what is open within it; nothing if there is none. */
  close(name: string): void {
    if (!this.#counts.get(name)) return;
    for (let last = this.#stack.pop(); last !== undefined; last = this.#stack.pop()) {
      this.#counts.set(last.name, (this.#counts.get(last.name) ?? 0) - 1);
      if (last.name === name) return;
    }
  }
}
