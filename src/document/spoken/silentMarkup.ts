import type { Span } from '../../text/span.ts';

/** How a document marks up its text; `plain` has nothing but addresses that nobody wants to hear. */
export type Markup = 'plain' | 'markdown' | 'html' | 'latex';

/** A part of a text that is not read aloud. */
export interface Silence extends Span {
  /** Whether it stands between words, which must not run together without it. */
  readonly isGap: boolean;
}

interface Pattern {
  /** Where it has named groups, only these are silent. */
  readonly expression: RegExp;
  readonly isGap: boolean;
}

const gap = (expression: RegExp): Pattern => ({ expression, isGap: true });
const mark = (expression: RegExp): Pattern => ({ expression, isGap: false });

const ADDRESS = gap(/<?(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:)[^\s<>"«»،؛؟()]*[^\s<>"«»،؛؟().,:;!?]>?/gi);

const TAGS: readonly Pattern[] = [
  gap(/<!--[\s\S]*?-->/g),
  gap(/<(script|style|pre)\b[\s\S]*?<\/\1\s*>/gi),
  gap(/<\/?(?:p|div|br|hr|li|ul|ol|t[dhr]|table|h[1-6]|img|section|blockquote)\b[^<>]*>/gi),
  mark(/<\/?[a-z][a-z0-9:-]*(?:\s[^<>]*)?\/?>|<![a-z][^<>]*>/gi),
  gap(/&(?:[a-z]+|#x?[0-9a-f]+);/gi),
];

const MARKDOWN: readonly Pattern[] = [
  gap(/^---\n[\s\S]*?\n---(?=\n|$)/g),
  gap(/^[^\S\n]*(`{3,}|~{3,})[\s\S]*?(?:^[^\S\n]*\1[`~]*[^\S\n]*$|$(?![\s\S]))/gm),
  gap(/\$\$[\s\S]*?\$\$/g),
  // Link definitions, rules and the lines of a table that only draw it.
  gap(/^[^\S\n]*\[[^\]\n]+\]:[^\n]*$/gm),
  gap(/^[^\S\n]*(?:[-*_][^\S\n]*){3,}$/gm),
  gap(/^[^\S\n]*\|?[^\S\n]*:?-[\s:|-]*?$/gm),
  gap(/\|/g),
  // What begins a heading, a quotation, an item or a task.
  mark(/^[^\S\n]*(?:>[^\S\n]?)*[^\S\n]*(?:#{1,6}[^\S\n]+|[-*+][^\S\n]+(?:\[[ x]\][^\S\n]+)?)/gim),
  mark(/^[^\S\n]*(?:>[^\S\n]?)+/gm),
  gap(/\[\^[^\]\n]+\]/g),
  // Of a link and of an image the label is heard.
  mark(/!?\[(?=[^\]\n]*\][([])/g),
  mark(/(?<=\[[^\]\n]*)\](?:\((?:[^()\n]|\([^()\n]*\))*\)|\[[^\]\n]*\])/g),
  // Code that is made of words is heard without its quotes, other code not at all.
  gap(/(?<open>`+)(?!`)[\p{L}\p{M}\p{N}\u200c _.-]+(?<close>\k<open>)(?!`)|(`+)(?!`)[^\n]*?[^`\n]\3(?!`)/dgu),
  mark(/(?<!\p{N})\*{1,3}(?=\S)|(?<=\S)\*{1,3}(?!\p{N})|~~|==/gu),
  mark(/(?<![\p{L}\p{M}\p{N}_])_{1,3}(?=[^\s_])|(?<=[^\s_])_{1,3}(?![\p{L}\p{M}\p{N}_])/gu),
  ...TAGS,
  ADDRESS,
];

const LATEX: readonly Pattern[] = [
  gap(/(?<!\\)%[^\n]*/g),
  gap(/\\begin\{(verbatim|lstlisting|minted|equation|align|gather|tikzpicture)\*?\}[\s\S]*?\\end\{\1\*?\}/g),
  gap(/\$\$[\s\S]*?\$\$|(?<!\\)\$[^$\n]*\$|\\\[[\s\S]*?\\\]|\\\([\s\S]*?\\\)/g),
  gap(
    /\\(?:begin|end|label|[a-z]*ref|cite[a-z]*|includegraphics|input|include|usepackage|documentclass|url|vspace|hspace|bibliography(?:style)?)\*?(?:\[[^\]\n]*\])?(?:\{[^{}\n]*\})+/gi,
  ),
  gap(/\\href\{[^{}\n]*\}/g),
  gap(/\\\\(?:\[[^\]\n]*\])?|(?<!\\)[~&]/g),
  gap(/\\[a-z]+\*?(?:\[[^\]\n]*\])?/gi),
  mark(/[{}]|\\(?=[%$&#_{}])/g),
  ADDRESS,
];

const PATTERNS: Readonly<Record<Markup, readonly Pattern[]>> = {
  plain: [ADDRESS],
  markdown: MARKDOWN,
  html: [...TAGS, ADDRESS],
  latex: LATEX,
};

/** What of `text` is markup and not read aloud: in order, without overlap; what an earlier pattern takes is taken. */
export function silencesIn(text: string, markup: Markup): Silence[] {
  const found: Silence[] = [];
  let free: readonly Span[] = [{ utf16Start: 0, utf16End: text.length }];
  for (const { expression, isGap } of PATTERNS[markup]) {
    const matches = matchesIn(text, expression, free).map((span) => ({ ...span, isGap }));
    for (const match of matches) found.push(match);
    free = without(free, matches);
  }
  return found.sort((a, b) => a.utf16Start - b.utf16Start);
}

/** The matches that lie inside a free span as a whole. */
function matchesIn(text: string, expression: RegExp, free: readonly Span[]): Span[] {
  const matches: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(expression)) {
    const span = { utf16Start: match.index, utf16End: match.index + match[0].length };
    while ((free[at]?.utf16End ?? Number.POSITIVE_INFINITY) < span.utf16End) at++;
    if (span.utf16Start < span.utf16End && (free[at]?.utf16Start ?? text.length) <= span.utf16Start)
      matches.push(...silentParts(match, span));
  }
  return matches;
}

function silentParts({ indices }: RegExpExecArray, whole: Span): Span[] {
  const parts = Object.values(indices?.groups ?? {}).filter((part) => part !== undefined);
  return parts.length === 0 ? [whole] : parts.map(([utf16Start, utf16End]) => ({ utf16Start, utf16End }));
}

/** `spans` without `holes`, both in order and each hole inside a span. */
function without(spans: readonly Span[], holes: readonly Span[]): Span[] {
  const left: Span[] = [];
  let hole = 0;
  for (const { utf16Start, utf16End } of spans) {
    let from = utf16Start;
    for (let next = holes[hole]; next && next.utf16End <= utf16End; next = holes[++hole]) {
      if (from < next.utf16Start) left.push({ utf16Start: from, utf16End: next.utf16Start });
      from = next.utf16End;
    }
    if (from < utf16End) left.push({ utf16Start: from, utf16End });
  }
  return left;
}
