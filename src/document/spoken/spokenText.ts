import { type Span, sliceSpan } from '../../text/span.ts';
import { passageSpan } from '../prose/clip.ts';
import { HASHTAG_NAME } from '../prose/exclusions/hashtags.ts';
import { strongerJoint } from '../prose/passageWriter.ts';
import type { Joint, ProsePassage, ProseRun } from '../prose/prose.ts';
import { composeProse, type JointTexts, type ProseText } from '../prose/proseText.ts';

const BLANK_LINE = /\n[^\S\n]*\n/;

/** Where inline code is not said, the voice pauses and the text has a dash. */
const PAUSE = '—';

const SPOKEN: JointTexts = {
  passage: (gap) => (BLANK_LINE.test(gap) ? '\n\n' : '\n'),
  none: '',
  space: ' ',
  lineBreak: '\n',
  word: (_, source) => (hasCode(source) ? PAUSE : ' '),
};

/** Lines at least so long, in UTF-16 units, are taken to be wrapped: their sentence goes on in the next line. */
const WRAPPED_LENGTH = 50;

/** Lines that end like this end a sentence, or are items or headings that stand for themselves. */
const LINE_BREAK = /(?<=[^\s.!?؟:؛…۔»)])[^\S\n]*\n[^\S\n]*(?=[\p{L}\p{N}«(])/gu;

/**
 * What is heard when `passages` of a document, as `spokenPassages` gives them, are read aloud: letters, marks and
 * punctuation as they are, a space in place of the line breaks of wrapped lines.
 */
export function spokenText(document: string, passages: readonly ProsePassage[]): ProseText {
  const prose = composeProse(document, passages, SPOKEN);
  return { ...prose, text: unwrapped(prose.text) };
}

/** Of the same length. */
function unwrapped(text: string): string {
  return text.replace(LINE_BREAK, (whiteSpace, index: number) => {
    const isWrapped = index - (text.lastIndexOf('\n', index - 1) + 1) >= WRAPPED_LENGTH;
    return isWrapped ? whiteSpace.replace('\n', ' ') : whiteSpace;
  });
}

/** How inline code is read aloud. */
export type SpokenCode = 'pause' | 'spoken';

/**
 * Inline code as the formats write it, a name with a dot in it, such as `Node.js`, and a hashtag; and markup without a
 * sound.
 */
const PARTS = new RegExp(
  [
    /<(?<tag>code|kbd|samp|tt)\b[^<>]{0,100}>(?<element>[^<>]{1,300})<\/\k<tag>>/,
    /(?<ticks>`{1,3})(?!`)(?<ticked>[^\n]{1,300}?)(?<!`)\k<ticks>(?!`)/,
    /\\texttt\{(?<argument>[^{}\n]{1,300})\}/,
    /(?<markup><\/?(?:a|b|bdi|em|i|mark|small|span|strong|u)\b[^<>]{0,300}>|\]\([^()\n]{0,500}\)|\\(?:emph|text(?:bf|it))(?=\{))/,
    /<[^<>]{1,300}>|\\[a-z]{1,30}\{[^{}\n]{0,300}\}|[a-z]{1,20}:\/\/\S{1,500}/,
    /(?<=^|[\s*_~[(«>"'“‘=,;:|]|\\(?:emph|text(?:bf|it))\{)(?<name>[A-Za-z][\w+-]{0,60}(?:\.[A-Za-z][\w+-]{0,60}){1,3})(?=$|[\s*_~\])».,:;!?،؛؟<"'”’|}])/,
    new RegExp(
      `(?<=^|[\\s*_~[(«>"'“‘،؛]|#[\\p{L}\\p{M}\\p{N}_\\u200c]{1,100})#(?<hashtag>${HASHTAG_NAME.source})`,
      'u',
    ),
  ]
    .map(({ source }) => source)
    .join('|'),
  'dgu',
);
const CODE = ['element', 'ticked', 'argument'];
const SAID = ['name', 'hashtag'];
/** What stands around and between these is read in one go. */
const TOGETHER = /^[ \n*_~[\](){}«»]*$/;
/** Lines behind a passage that have hashtags only. */
const HASHTAG_LINES = new RegExp(
  `^[^\\n]*(?:\\n[^\\S\\n]*(?:#${HASHTAG_NAME.source}[^\\S\\n]*)+(?=\\n|$))*`,
  'u',
);
const WHOLE = /.+/gsu;
/** Of a hashtag. */
const WORD = /[^_]+/gu;
/** So far from a passage, in UTF-16 units, is looked for what it begins or ends with. */
const MAX_EDGE = 500;

/**
 * The passages with what is said though it is not prose as runs of theirs, also at their ends: names with a dot in them,
 * the words of hashtags, and inline code where it is to be spoken.
 */
export function spokenPassages(
  document: string,
  passages: readonly ProsePassage[],
  code: SpokenCode,
): readonly ProsePassage[] {
  let utf16Before = 0;
  return passages.map((passage, at) => {
    const { utf16Start, utf16End } = passageSpan(passage);
    const utf16After = passages[at + 1]?.runs[0]?.utf16Start ?? document.length;
    const trail = trailOf(saidIn(document, edgeAfter(document, utf16End, utf16After), code));
    const lead = leadOf(saidIn(document, edgeBefore(document, utf16Before, utf16Start), code));
    utf16Before = Math.max(utf16Before, trail.at(-1)?.utf16End ?? utf16End);
    const [first, ...others] = passage.runs.flatMap((run, index) =>
      withGap(document, passage.runs[index - 1], run, code),
    );
    if (first === undefined) return passage;
    return { runs: [...lead.runs, { ...first, joint: lead.joint }, ...others, ...trail] };
  });
}

/** Whether inline code stands in a part of a document. */
function hasCode(source: string): boolean {
  return [...source.matchAll(PARTS)].some(({ groups }) => CODE.some((name) => groups?.[name] !== undefined));
}

interface Said {
  readonly runs: readonly ProseRun[];
  /** What parts the last of them from what comes behind. */
  readonly joint: Joint;
}

/** What of a part of a document is said. */
function saidIn(document: string, part: Span, code: SpokenCode): Said {
  const source = sliceSpan(document, part);
  const names = code === 'spoken' ? [...CODE, ...SAID] : SAID;
  const runs: ProseRun[] = [];
  let joint: Joint = 'none';
  let utf16Done = 0;
  const pass = (filler: string) => {
    const passed = !TOGETHER.test(filler) ? 'word' : /\s/.test(filler) ? 'space' : 'none';
    joint = strongerJoint(joint, passed);
  };
  for (const { 0: whole, index, groups, indices } of source.matchAll(PARTS)) {
    pass(source.slice(utf16Done, index));
    utf16Done = index + whole.length;
    const said = names.map((name) => indices?.groups?.[name]).find((each) => each !== undefined);
    if (said !== undefined) {
      const utf16Start = part.utf16Start + said[0];
      for (const word of source.slice(...said).matchAll(groups?.['hashtag'] === undefined ? WHOLE : WORD)) {
        const utf16Word = utf16Start + word.index;
        runs.push({ utf16Start: utf16Word, utf16End: utf16Word + word[0].length, joint });
        joint = 'space';
      }
      joint = 'none';
    } else if (groups?.['markup'] === undefined) joint = 'word';
  }
  pass(source.slice(utf16Done));
  return { runs, joint };
}

/** A run, behind what is said in the gap between the run before and it. */
function withGap(document: string, last: ProseRun | undefined, run: ProseRun, code: SpokenCode): ProseRun[] {
  if (last === undefined || run.joint !== 'word') return [run];
  const gap = { utf16Start: last.utf16End, utf16End: run.utf16Start };
  const { runs, joint } = saidIn(document, gap, code);
  return runs.length === 0 ? [run] : [...runs, { ...run, joint }];
}

/** What a passage begins with: all that nothing silent parts from it. */
function leadOf({ runs, joint }: Said): Said {
  if (joint === 'word') return { runs: [], joint: 'none' };
  const first = Math.max(
    0,
    runs.findLastIndex((run) => run.joint === 'word'),
  );
  const lead = runs
    .slice(first)
    .map((run, index) => (index === 0 ? { ...run, joint: 'none' as const } : run));
  return { runs: lead, joint: lead.length === 0 ? 'none' : joint };
}

/** What a passage ends with. */
function trailOf({ runs }: Said): readonly ProseRun[] {
  const end = runs.findIndex((run) => run.joint === 'word');
  return end < 0 ? runs : runs.slice(0, end);
}

/** On the line where the passage begins. */
function edgeBefore(document: string, utf16Least: number, utf16End: number): Span {
  const least = Math.max(utf16Least, utf16End - MAX_EDGE);
  const lineBreak = document.slice(least, utf16End).lastIndexOf('\n');
  return { utf16Start: Math.min(utf16End, least + lineBreak + 1), utf16End };
}

/** On the line where the passage ends, and on those of hashtags behind it. */
function edgeAfter(document: string, utf16Start: number, utf16Most: number): Span {
  const most = Math.max(utf16Start, Math.min(utf16Most, utf16Start + MAX_EDGE));
  const [lines = ''] = HASHTAG_LINES.exec(document.slice(utf16Start, most)) ?? [];
  return { utf16Start, utf16End: utf16Start + lines.length };
}
