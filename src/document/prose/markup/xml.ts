import { SaxesParser } from 'saxes';
import { escapeAt } from '../data/escapes.ts';
import type { FindProse, Joint } from '../prose.ts';
import {
  ADDRESSES,
  CHARACTER_REFERENCES,
  type ExclusionPattern,
  exclusionFinder,
  masked,
  PLACEHOLDERS,
  REFERENCED_TAGS,
  TEMPLATES,
} from './exclusions.ts';
import { PassageBuilder } from './passageBuilder.ts';

const words = (list: string) => new Set(list.split(' '));

/** Elements of HTML, DocBook, DITA, Android and the like that hold no prose, by their names without a prefix. */
const HIDDEN = words(
  'script style code pre programlisting screen literal literallayout filename command option userinput computeroutput constant varname function parameter classname codeblock codeph filepath math kbd samp var guid url uri email',
);

/** Elements that may stand within a word. */
const INLINE = words(
  'a abbrev acronym b bold cite citetitle em emph emphasis firstterm font foreignphrase hi i italic link mark ph phrase q quote ref s seg small span strong sub subscript sup superscript term tspan u ulink underline wordasword xref',
);

const BREAKS = words('br lb linebreak cr tab space');

const PRINTF = {
  expression: /%(?:\d{1,2}\$)?[-+0#]{0,3}\d{0,3}(?:\.\d{1,2})?[sdfxcui@]/g,
  joint: 'word',
} as const;

const findTemplates = exclusionFinder([TEMPLATES]);
const TEXT_EXCLUSIONS: readonly ExclusionPattern[] = [
  // The letter that a menu is reached by.
  { expression: /(?<![\p{L}\p{M}\p{N}\u200c;])&amp;(?=\p{Script=Arabic})/gu, joint: 'none' },
  ...REFERENCED_TAGS,
  CHARACTER_REFERENCES,
  ADDRESSES,
  PLACEHOLDERS,
  PRINTF,
];
const findTextExclusions = exclusionFinder(TEXT_EXCLUSIONS);

/** Texts of an application for Android: a backslash begins an escape, or stands before a sign that means itself. */
const RESOURCES = /<resources[\s>]/;
const findResourceExclusions = exclusionFinder([
  {
    expression: /\\(?:[nrt'"\\]|u[\da-f]{4})/gi,
    joint: (escaped) => escapeAt(escaped, 0)?.joint ?? 'word',
  },
  { expression: /\\(?=[^\w\s\\])/g, joint: 'none' },
  ...TEXT_EXCLUSIONS,
]);

class NotWellFormed extends Error {}

/**
 * The text between the tags. An element that has text of its own is a passage with all that stands within it.
 * Where the text stops being well-formed, what was read until then stays and the rest is no prose; entities that
 * a document type would define are allowed.
 */
export const xmlProse: FindProse = (text) => {
  const exclusions = findTemplates(text);
  const findExclusions = RESOURCES.test(text) ? findResourceExclusions : findTextExclusions;
  const builder = new PassageBuilder(text, { exclusions, findExclusions });
  try {
    read(masked(text, exclusions), builder);
  } catch (error) {
    if (!(error instanceof NotWellFormed)) throw error;
    builder.dropPassage();
  }
  return builder.finish();
};

function read(source: string, builder: PassageBuilder): void {
  const parser = new SaxesParser();
  const elements = new Elements(builder);
  let utf16TextStart = 0;
  const atMarkup = () => {
    const at = source.indexOf('<', utf16TextStart);
    elements.addText(source, utf16TextStart, at < 0 ? source.length : at);
    // A comment is reported before its last character is read.
    utf16TextStart = source.indexOf('>', parser.position - 1) + 1;
  };
  parser.on('error', ({ message }) => {
    if (!/undefined entity/.test(message)) throw new NotWellFormed(message);
  });
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    atMarkup();
    elements.open(name, isSelfClosing, attributes['translate'] === 'no');
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (!isSelfClosing) atMarkup();
    elements.close(name);
  });
  parser.on('comment', atMarkup);
  parser.on('processinginstruction', atMarkup);
  parser.on('doctype', atMarkup);
  parser.on('xmldecl', atMarkup);
  parser.on('cdata', (data) => {
    const utf16Start = source.indexOf('<![CDATA[', utf16TextStart) + '<![CDATA['.length;
    atMarkup();
    if (!data.includes('<')) elements.addText(source, utf16Start, utf16Start + data.length);
  });
  // The parser fails on half of a character; what stands for it here is as long.
  parser.write(source.toWellFormed()).close();
}

/** The open elements, and which of them the passage belongs to. */
class Elements {
  readonly #builder: PassageBuilder;
  readonly #hidden: boolean[] = [];
  /** How deep the element of the passage is; 0 while there is none. */
  #passageDepth = 0;

  constructor(builder: PassageBuilder) {
    this.#builder = builder;
  }

  open(name: string, isEmpty: boolean, isExempt: boolean): void {
    if (this.#hidden.length < this.#passageDepth) this.#end();
    const localName = withoutPrefix(name);
    const isHidden = isExempt || HIDDEN.has(localName) || name === 'xliff:g';
    this.#builder.part(isHidden ? 'word' : tagJoint(localName, isEmpty));
    this.#hidden.push(isHidden || (this.#hidden.at(-1) ?? false));
  }

  close(name: string): void {
    this.#hidden.pop();
    this.#builder.part(tagJoint(withoutPrefix(name), false));
    // What comes next ends the passage, since text right after a first inline element belongs to it.
    if (this.#hidden.length < this.#passageDepth - 1) this.#end();
  }

  addText(source: string, utf16Start: number, utf16End: number): void {
    const depth = this.#hidden.length;
    if (depth === 0 || this.#hidden.at(-1)) return;
    if (source.slice(utf16Start, utf16End).trim() === '') {
      if (depth < this.#passageDepth) this.#end();
      else if (this.#passageDepth > 0) this.#builder.add(utf16Start, utf16End);
      return;
    }
    if (this.#passageDepth === 0 || depth < this.#passageDepth) this.#passageDepth = depth;
    this.#builder.add(utf16Start, utf16End);
  }

  #end(): void {
    this.#builder.endPassage();
    this.#passageDepth = 0;
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function tagJoint(name: string, isEmpty: boolean): Joint {
  if (isEmpty && !BREAKS.has(name)) return 'word';
  return INLINE.has(name) ? 'none' : 'space';
}
