import { OBJECT } from '../../../text/objectCharacters.ts';
import { endsWithLine } from '../../../text/sections/lineEnds.ts';
import type { TokenKind } from '../../types.ts';

/** A half-open UTF-16 span of the text and its kind; spans cover the text without gap or overlap. */
export interface RawToken {
  readonly utf16Start: number;
  readonly utf16End: number;
  readonly kind: TokenKind;
}

const LETTER =
  '[\\u0620-\\u063f\\u0641-\\u064a\\u066e\\u066f\\u0671-\\u06d3\\u06d5\\u06ee\\u06ef\\u06fa-\\u06fc\\u06ff\\ufb50-\\ufdf9\\ufdfc\\ufe70-\\ufefc]';
/** One character that stands for a sentence of Arabic; alone, so that a row of them is no endless word. */
const FORMULA = '[\\ufdfa\\ufdfb\\ufdfd]';
/** No letter has more than a few marks; others stand by themselves, for a word's work grows with its square. */
const MARKS = '[\\u064b-\\u065f\\u0670]{0,8}';
const JOINER = '[\\u200c\\u200d\\u0640]';
/** No word has so many. A longer run is cut, because the work on a word grows with the square of its length. */
const MAX_WORD_LETTERS = 64;
/** A longer row of digits is cut too: each is read aloud in one go. */
const MAX_DIGITS = 64;
const MAX_NUMBER_PARTS = 20;
const DIGIT = '[0-9\\u0660-\\u0669\\u06f0-\\u06f9]';

/** What a program or a typesetter puts something in place of: `${name}`, `{0}`, `{{name}}`, `%s`, `\n`, `\emph`. */
const PLACEHOLDER =
  '\\$?\\{\\{?[\\p{Script=Latin}0-9_.$]*\\}\\}?|%(?:\\([a-z_]+\\))?[sdif](?![a-z])|\\\\[a-z]+';

/** A tag of HTML or XML with its attributes, or what begins or ends a comment. */
const TAG = '</?[a-z][a-z0-9:-]*(?:\\s[^<>]*)?/?>|<!--|-->|<![a-z][^<>]*>|&(?:[a-z]+|#[0-9]+);';

const URL_SIGN = '[^\\s<>"«»،؛؟()]';

/** What stands in brackets belongs to an address; so does all of `(address "title")` behind Markdown's `[text]`. */
const URL = `(?:[a-z][a-z0-9+.-]*://|www\\.|mailto:)(?:${URL_SIGN}|\\(${URL_SIGN}*\\))+(?<![.,:;!?])`;
const LINK_TARGET = `(?<=\\])\\((?:${URL_SIGN}|\\(${URL_SIGN}*\\))+(?: "[^"\\n]*")?\\)`;

/** In order of precedence. */
const PATTERNS: readonly (readonly [TokenKind, string])[] = [
  ['space', '\\s+'],
  ['word', FORMULA],
  [
    'word',
    `${LETTER}${MARKS}(?:${JOINER}*${LETTER}${MARKS}){0,${MAX_WORD_LETTERS - 1}}(?:[\\u200d\\u0640]+)?`,
  ],
  ['code', OBJECT.source],
  ['code', `\`\`\`[\\s\\S]*?\`\`\`|\`[^\`\\n]+\`|${PLACEHOLDER}|${TAG}`],
  ['url', `${URL}|${LINK_TARGET}`],
  // Bounded as RFC 5321 has it: without the bound, a row of signs is read to its end at each of them.
  ['email', '[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+'],
  [
    'latin',
    "[\\p{Script=Latin}_](?:[\\p{Script=Latin}\\p{M}0-9_]|['’.+#/-](?=[\\p{Script=Latin}0-9_]))*[+#]*",
  ],
  [
    'number',
    `${DIGIT}{1,${MAX_DIGITS}}(?:[.,:/٫٬-]${DIGIT}{1,${MAX_DIGITS}}){0,${MAX_NUMBER_PARTS}}(?:[%٪])?`,
  ],
  [
    'emoji',
    '\\p{Regional_Indicator}{2}|[#*0-9]\\ufe0f?\\u20e3|\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})*(?:\\u200d\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})*)*',
  ],
  ['punctuation', '[\\p{P}\\p{S}]'],
  ['other', '[\\s\\S]'],
];

const SCANNERS = PATTERNS.map(([kind, pattern]) => ({ kind, scanner: new RegExp(pattern, 'iuy') }));

/** Divides `text` into tokens. Never fails; what no rule knows is one code point of kind `other`. */
export function tokenise(text: string): RawToken[] {
  const tokens: RawToken[] = [];
  for (let utf16Start = 0; utf16Start < text.length; ) {
    const token = tokenAt(text, utf16Start);
    tokens.push(token);
    utf16Start = token.utf16End;
  }
  return tokens;
}

function tokenAt(text: string, utf16Start: number): RawToken {
  for (const { kind, scanner } of SCANNERS) {
    scanner.lastIndex = utf16Start;
    if (scanner.test(text)) return { utf16Start, utf16End: scanner.lastIndex, kind };
  }
  throw new RangeError('The last pattern fits everything.');
}

const ENDS = new Set(['.', '!', '?', '؟', '…', '۔']);
const CLOSES = new Set(['»', '”', '’', '"', "'", ')', ']', '*', '_']);

/**
 * The tokens of `text` sentence by sentence: one ends behind the white space after its last mark, and with its
 * paragraph, heading, item of a list or message of a conversation.
 */
export function sentencesOf(text: string, tokens: readonly RawToken[]): (readonly RawToken[])[] {
  const sentences: (readonly RawToken[])[] = [];
  let start = 0;
  let isClosed = false;
  for (const [at, token] of tokens.entries()) {
    const source = text.slice(token.utf16Start, token.utf16End);
    if (token.kind === 'space' && (isClosed || endsBlock(text, token, source))) {
      sentences.push(tokens.slice(start, at + 1));
      start = at + 1;
    }
    isClosed = (ENDS.has(source) && !isAbbreviated(tokens, at)) || (isClosed && CLOSES.has(source));
  }
  if (start < tokens.length) sentences.push(tokens.slice(start));
  return sentences;
}

/** A dot behind a letter by itself ends no sentence: ر.ک. */
function isAbbreviated(tokens: readonly RawToken[], at: number): boolean {
  const [before, dot] = [tokens[at - 1], tokens[at]];
  return before?.kind === 'word' && before.utf16End - before.utf16Start === 1 && dot?.kind === 'punctuation';
}

function endsBlock(text: string, span: RawToken, space: string): boolean {
  const lines = space === ' ' ? 0 : space.split('\n').length - 1;
  if (lines !== 1) return lines > 1;
  return endsWithLine(text, text.lastIndexOf('\n', span.utf16Start - 1) + 1, span);
}
