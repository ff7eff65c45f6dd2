import { referenceJoint } from '../characterReferences.ts';
import { type Exclusion, type FindProse, type Joint, movedPassages, type ProsePassage } from '../prose.ts';
import {
  ADDRESSES,
  CHARACTER_REFERENCES,
  type ExclusionPattern,
  exclusionFinder,
  inOrder,
  masked,
  PLACEHOLDERS,
  TEMPLATES,
} from './exclusions.ts';
import { addHtml } from './html.ts';
import { isHidden, tagJoint } from './htmlElements.ts';
import { BLOCKS, type Event, type MarkdownOptions, markdownEvents, type Token } from './markdownEvents.ts';
import { deepLines, isTangled, unboundedBlocks } from './markdownLimits.ts';
import { definedLabels, markdownSegments } from './markdownSegments.ts';
import { PassageBuilder } from './passageBuilder.ts';

/** Formulas in brackets with backslashes; where Persian stands in them, the backslash is an escape. */
const BRACKETED_MATHS: ExclusionPattern = {
  expression:
    /\\\([^\\\n\u0600-\u06ff]*(?:\\[^()\n\u0600-\u06ff][^\\\n\u0600-\u06ff]*)*\\\)|\\\[[^\\\u0600-\u06ff]*(?:\\[^[\]\u0600-\u06ff][^\\\u0600-\u06ff]*)*\\\]/g,
  joint: 'word',
};

const ENVIRONMENTS: ExclusionPattern = {
  expression:
    /\\begin\{(equation|align|gather|multline|math|displaymath)\*?\}[^\\]*(?:\\(?!(?:begin|end)\{\1)[^\\]*)*\\end\{\1\*?\}/g,
  joint: 'word',
};

/** What is no prose in Markdown before anything else is read. */
const markdownExclusions = exclusionFinder([TEMPLATES, BRACKETED_MATHS, ENVIRONMENTS]);

/** What is no prose in the text of Markdown, after its marks are taken off. */
const MARKDOWN_TEXT_EXCLUSIONS: readonly ExclusionPattern[] = [
  CHARACTER_REFERENCES,
  ADDRESSES,
  PLACEHOLDERS,
  // Attributes, of a heading or of what stands before them.
  { expression: /\{[#.:][^{}\n]*\}/g, joint: 'none' },
  // Citations.
  { expression: /\[[^[\]@]*@[A-Za-z_][^[\]]*\]|(?<![\w.@])@[A-Za-z_][\w:-]*/g, joint: 'word' },
  // Links to pages by their names.
  { expression: /!?\[\[[^[\]\n]{1,200}\]\]/g, joint: 'word' },
  // Kinds of notes and of containers.
  { expression: /\[![A-Za-z]+\]/g, joint: 'space' },
  {
    expression: /^(?::::+[^\S\n]*(?:[A-Za-z][\w-]*)?|(?:!!!|\?\?\?\+?)[^\S\n]+[A-Za-z][\w-]*)/gm,
    joint: 'space',
  },
  // Emoji by name.
  { expression: /(?<![\w:]):[a-z][a-z0-9_+-]*:(?!\w)/g, joint: 'word' },
];

/** What stands at the start of a line that goes on with a block. */
const PREFIXES = new Set(['blockQuotePrefix', 'listItemIndent', 'linePrefix']);

/** What is left out with all that stands in it, and how the text around it is read. */
const LEFT_OUT: Readonly<Record<string, Joint>> = {
  codeText: 'word',
  autolink: 'word',
  literalAutolink: 'word',
  resource: 'none',
  reference: 'none',
  gfmFootnoteCall: 'none',
  hardBreakEscape: 'space',
  hardBreakTrailing: 'space',
  taskListCheck: 'space',
};

const LABELLED = new Set(['link', 'image']);
/** What says by its text alone where it leads; with another text it would lead nowhere. */
const BY_LABEL = /^!?\[[^[\]]*\](?:\[\])?$/;

/** Letter by letter in the text, a line's end too. */
const TEXTS = new Set(['data', 'characterEscapeValue', 'lineEnding', 'lineSuffix', 'whitespace']);

/** What begins a module's line in MDX. */
const MODULE_LINE = /^(?:import\s[^\n]*['"]|export\s+(?:const|let|default|function|\{|\*))/;

const findTextExclusions = exclusionFinder(MARKDOWN_TEXT_EXCLUSIONS);

/**
 * The text of CommonMark with the tables, notes and autolinks of GitHub, maths and front matter; of HTML within it,
 * the text. A block with so much markup that the parser would not be done in linear time is no prose.
 */
export const markdownProse: FindProse = (text) => {
  // The parser passes over a byte order mark without counting it.
  const utf16Base = text.startsWith('\ufeff') ? 1 : 0;
  const source = text.slice(utf16Base);
  const labels = definedLabels(source);
  return markdownSegments(source).flatMap(({ utf16Start, utf16End }) => {
    const options = { hasFrontMatter: utf16Start === 0, labels };
    return movedPassages(readableProse(source.slice(utf16Start, utf16End), options), utf16Base + utf16Start);
  });
};

/** Nothing of what the parser fails on. */
function readableProse(text: string, options: MarkdownOptions): readonly ProsePassage[] {
  try {
    return proseOf(text, options);
  } catch {
    return [];
  }
}

function proseOf(text: string, options: MarkdownOptions): readonly ProsePassage[] {
  if (isTangled(text)) return [];
  const patterned = inOrder([...markdownExclusions(text), ...deepLines(text)]);
  const unbounded = unboundedBlocks(masked(text, patterned), options);
  const mask = inOrder([...unbounded, ...patterned]);
  const source = masked(text, mask);
  const events = markdownEvents(source, options);
  const exclusions = inOrder([...mask, ...prefixesIn(events)]);
  const builder = new PassageBuilder(text, { exclusions, findExclusions: findTextExclusions });
  new MarkdownReader(source, exclusions, builder).read(events);
  return builder.finish();
}

function prefixesIn(events: readonly Event[]): Exclusion[] {
  return events.flatMap(([kind, { type, start, end }]) =>
    kind === 'enter' && PREFIXES.has(type)
      ? [{ utf16Start: start.offset, utf16End: end.offset, joint: 'space' }]
      : [],
  );
}

class MarkdownReader {
  readonly #source: string;
  readonly #exclusions: readonly Exclusion[];
  readonly #builder: PassageBuilder;
  #isInBlock = false;
  #nextExclusion = 0;
  /** The innermost token that is left out, with what stands in it. */
  #leftOut: Token | undefined;
  /** The name of an HTML element that hides the text up to its end tag. */
  #hiddenBy: string | undefined;

  constructor(source: string, exclusions: readonly Exclusion[], builder: PassageBuilder) {
    this.#source = source;
    this.#exclusions = exclusions;
    this.#builder = builder;
  }

  read(events: readonly Event[]): void {
    for (const [kind, token] of events) {
      if (this.#leftOut !== undefined) {
        if (kind === 'exit' && token === this.#leftOut) this.#leftOut = undefined;
      } else if (kind === 'enter') this.#enter(token);
      else this.#exit(token);
    }
  }

  #enter(token: Token): void {
    const { type } = token;
    if (type === 'htmlFlow') this.#addHtmlBlock(token);
    if (BLOCKS.has(type)) this.#openBlock(token);
    else if (this.#isInBlock) this.#enterInline(token);
  }

  #exit({ type }: Token): void {
    if (type === 'image') this.#builder.part('word');
    if (!BLOCKS.has(type)) return;
    this.#builder.endPassage();
    this.#isInBlock = false;
  }

  #openBlock(token: Token): void {
    this.#isInBlock = true;
    this.#hiddenBy = undefined;
    if (MODULE_LINE.test(this.#source.slice(token.start.offset, token.start.offset + 200)))
      this.#leftOut = token;
  }

  #enterInline(token: Token): void {
    const { type } = token;
    const joint = LEFT_OUT[type];
    if (joint !== undefined) this.#leaveOut(token, joint);
    else if (LABELLED.has(type) && BY_LABEL.test(this.#sourceOf(token))) this.#leaveOut(token, 'word');
    else if (type === 'characterReference') this.#leaveOut(token, referenceJoint(this.#sourceOf(token)));
    else if (type === 'htmlText') this.#enterTag(token);
    else if (type === 'mathText') this.#enterMaths(token);
    else if (type === 'image') this.#builder.part('word');
    else if (PREFIXES.has(type)) this.#builder.part('space');
    else if (TEXTS.has(type) && this.#hiddenBy === undefined) this.#add(token);
  }

  #add({ start, end }: Token): void {
    this.#builder.add(start.offset, end.offset);
  }

  #leaveOut(token: Token, joint: Joint): void {
    this.#builder.part(joint);
    this.#leftOut = token;
  }

  #enterTag(token: Token): void {
    const [, slash = '', tag = ''] = /^<(\/?)([a-z][\w:-]*)/i.exec(this.#sourceOf(token)) ?? [];
    const name = tag.toLowerCase();
    if (this.#hiddenBy === undefined && slash === '' && isHidden(name)) this.#hiddenBy = name;
    else if (this.#hiddenBy === name && slash !== '') this.#hiddenBy = undefined;
    this.#leaveOut(token, name === '' ? 'none' : (tagJoint(name) ?? 'space'));
  }

  /** Two amounts of money in Persian text are no formula. */
  #enterMaths(token: Token): void {
    const inside = this.#sourceOf(token).replace(/^\$+|\$+$/g, '');
    const isMoney = inside.trim() !== inside && !inside.includes('\\') && /[\u0600-\u06ff]/.test(inside);
    if (isMoney && this.#hiddenBy === undefined) this.#add(token);
    this.#leaveOut(token, isMoney ? 'none' : 'word');
  }

  #addHtmlBlock(token: Token): void {
    this.#leftOut = token;
    const { start, end } = token;
    const exclusions: Exclusion[] = [];
    for (; this.#nextExclusion < this.#exclusions.length; this.#nextExclusion++) {
      const exclusion = this.#exclusions[this.#nextExclusion];
      if (exclusion === undefined || exclusion.utf16End > end.offset) break;
      if (exclusion.utf16Start >= start.offset)
        exclusions.push({
          ...exclusion,
          utf16Start: exclusion.utf16Start - start.offset,
          utf16End: exclusion.utf16End - start.offset,
        });
    }
    addHtml(this.#builder, masked(this.#sourceOf(token), exclusions, ' '), start.offset);
    this.#builder.endPassage();
  }

  #sourceOf({ start, end }: Token): string {
    return this.#source.slice(start.offset, end.offset);
  }
}
