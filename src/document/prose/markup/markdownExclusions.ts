import {
  ADDRESSES,
  CHARACTER_REFERENCES,
  type ExclusionPattern,
  exclusionFinder,
  PLACEHOLDERS,
  TEMPLATES,
} from './exclusions.ts';

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
export const markdownExclusions = exclusionFinder([TEMPLATES, BRACKETED_MATHS, ENVIRONMENTS]);

/** What is no prose in the text of Markdown, after its marks are taken off. */
export const MARKDOWN_TEXT_EXCLUSIONS: readonly ExclusionPattern[] = [
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
