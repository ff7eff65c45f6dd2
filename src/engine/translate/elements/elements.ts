import type { Token, WordAnalysis } from '../../types.ts';
import { firstGloss } from '../english/gloss.ts';
import { englishNumber } from '../english/numberWords.ts';
import { spaced } from '../rules/phraseTables.ts';
import type { Dependencies } from '../rules/rules.ts';
import type { LineElement, LineElements, Punctuation, Word } from '../syntax/elements.ts';
import { isTag } from './sentenceParts.ts';
import { technicalEnd } from './technical.ts';

const ENGLISH_PUNCTUATION: Readonly<Record<string, string>> = { '،': ',', '؛': ';', '؟': '?' };
const PART_OF_VERBATIM = new Set("- – / + = % ٪ $ € £ ° & # @ ~ ^ × _ ' ’".split(' '));

/** Makes the elements of one line; white space is kept only around punctuation. */
export function elementsOf(tokens: readonly Token[], dependencies: Dependencies): LineElement[] {
  const elements: LineElement[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'space' || isInvisible(token)) continue;
    if (token.kind === 'code' && isCommandBrace(tokens, at + 1)) continue;
    if (token.word?.attachedTo === 'next') continue;
    if (token.word?.attachedTo !== undefined) attach(elements, token.word);
    else if (isPluralOfVerbatim(elements, token)) markPlural(elements, token);
    else if (token.word !== undefined) elements.push(wordOf(token, wholeAt(tokens, at), dependencies));
    else if (isLinkTarget(tokens, at)) closeLink(elements, tokens, at);
    else if (isThousands(tokens, at)) {
      joinThousands(elements, tokens[at + 1]?.source ?? '');
      at++;
    } else if (technicalEnd(tokens, at) > at) {
      const end = technicalEnd(tokens, at);
      pushVerbatim(elements, tokens.slice(at, end), tokens[at - 1]?.kind === 'word');
      at = end - 1;
    } else if (isVerbatim(tokens, at)) {
      const last = elements.at(-1);
      if (last?.kind === 'verbatim' && isGluedToVerbatim(tokens, at))
        elements[elements.length - 1] = { ...last, text: last.text + verbatim([token]) };
      else pushVerbatim(elements, [token], tokens[at - 1]?.kind === 'word');
    } else {
      const dashes = dashesAt(tokens, at);
      elements.push(punctuationAt(tokens, at, dashes));
      at += dashes - 1;
    }
  }
  return elements;
}

/** Joiners and direction marks standing alone. */
function isInvisible({ kind, source }: Token): boolean {
  return kind === 'other' && /^\p{Cf}+$/u.test(source);
}

const PLURAL_ENDINGS = new Set(['ها', 'های', 'هایی']);

/** Latin with a Persian plural ending, which becomes the English one: lymphocyteها. */
function isPluralOfVerbatim(elements: LineElements, { word }: Token): boolean {
  return word !== undefined && PLURAL_ENDINGS.has(word.normalised) && elements.at(-1)?.kind === 'verbatim';
}

function markPlural(elements: LineElement[], { word }: Token): void {
  const raw = elements.at(-1);
  if (raw?.kind !== 'verbatim') return;
  const ezafe = word?.normalised === 'های' || word?.ezafe !== 'none';
  const takesS = raw.tokenKind === 'latin' && /[a-rt-zA-RT-Z]$/.test(raw.text);
  elements[elements.length - 1] = {
    ...raw,
    ezafe,
    ...(takesS && { text: `${raw.text}s`, plural: true as const }),
  };
}

/** The ezafe of «کتاب های من» is on the piece. */
function attach(elements: LineElement[], piece: WordAnalysis): void {
  const head = elements.at(-1);
  if (head?.kind !== 'word') return;
  const whole = `${head.whole} ${spaced(piece.normalised)}`;
  elements[elements.length - 1] = { ...head, whole, ...(piece.ezafe !== 'none' && { ezafe: true }) };
}

/** With the pieces before it: the می of «می کنم». */
function wholeAt(tokens: readonly Token[], at: number): string {
  let whole = spaced(tokens[at]?.word?.normalised ?? '');
  for (let before = at - 1; before >= 0 && at - before <= MOST_PIECES; before--) {
    const token = tokens[before];
    if (token?.kind === 'space') continue;
    if (token?.word?.attachedTo !== 'next') break;
    whole = `${spaced(token.word.normalised)} ${whole}`;
  }
  return whole;
}

const MOST_PIECES = 8;

function wordOf(token: Token, whole: string, { rules, pinglishOf }: Dependencies): Word {
  const word = token.word;
  if (word === undefined) throw new TypeError('A token of another kind is no word.');
  const { pronunciation, normalised, ezafe } = word;
  const known = pronunciation.gloss !== '';
  return {
    kind: 'word',
    token,
    pronunciation,
    form: normalised,
    whole,
    ezafe: ezafe !== 'none',
    english: known
      ? firstGloss(pronunciation.gloss)
      : pinglishOf({ ...token, word: { ...word, ezafe: 'none' } }),
    known,
    properties: rules.word(pronunciation),
    functionWord: rules.functionWord(normalised),
  };
}

/** Markdown's `(address)` directly behind `[text]`. */
function isLinkTarget(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'url' && tokens[at]?.source.startsWith('(') && tokens[at - 1]?.source === ']';
}

function closeLink(elements: LineElement[], tokens: readonly Token[], at: number): void {
  const bracket = elements.at(-1);
  if (bracket?.kind !== 'punctuation') return;
  const text = bracket.text + (tokens[at]?.source ?? '');
  elements[elements.length - 1] = { ...bracket, text, spaceAfter: spaceAt(tokens, at + 1) };
}

function isVerbatim(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === 'code' && isTag(token.source)) return false;
  if (token === undefined || token.kind !== 'punctuation') return token !== undefined;
  return (
    PART_OF_VERBATIM.has(token.source) && (isPlainVerbatim(tokens[at - 1]) || isPlainVerbatim(tokens[at + 1]))
  );
}

function isPlainVerbatim(token: Token | undefined): boolean {
  return token !== undefined && !['word', 'space', 'punctuation'].includes(token.kind);
}

function isGluedToVerbatim(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    before !== undefined && before.kind !== 'space' && before.kind !== 'word' && isVerbatim(tokens, at - 1)
  );
}

function pushVerbatim(elements: LineElement[], tokens: readonly Token[], onWord: boolean): void {
  const tokenKind = tokens.length === 1 ? (tokens[0]?.kind ?? 'other') : 'code';
  elements.push({ kind: 'verbatim', text: verbatim(tokens), tokenKind, glued: onWord, ezafe: false });
}

/** As they stand in the source, but for digits. */
export function verbatim(tokens: readonly Token[]): string {
  return tokens.map(({ kind, source }) => (kind === 'number' ? englishNumber(source) : source)).join('');
}

/** ۱۲۲،۶۵۳: the comma of a sentence between thousands. */
function isThousands(tokens: readonly Token[], at: number): boolean {
  const [before, sign, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    sign?.source === '،' &&
    before?.kind === 'number' &&
    next?.kind === 'number' &&
    /^[0-9۰-۹]{3}$/.test(next.source)
  );
}

function joinThousands(elements: LineElement[], digits: string): void {
  const before = elements.at(-1);
  if (before?.kind === 'verbatim')
    elements[elements.length - 1] = { ...before, text: `${before.text},${englishNumber(digits)}` };
}

/** The brace of LaTeX's `\emph{`, which is one sign with its command. */
function isCommandBrace(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.source === '{' && /^\\/.test(tokens[at - 1]?.source ?? '');
}

/** How many hyphens make the dash at `at`; one where none is. */
function dashesAt(tokens: readonly Token[], at: number): number {
  let count = 0;
  while (count < 3 && tokens[at + count]?.source === '-') count++;
  return Math.max(1, count);
}

/** A sign that stands `count` times. */
function punctuationAt(tokens: readonly Token[], at: number, count: number): Punctuation {
  const source = (tokens[at]?.source ?? '').repeat(count);
  const command = isCommandBrace(tokens, at) ? (tokens[at - 1]?.source ?? '') : '';
  return {
    kind: 'punctuation',
    text: command + (ENGLISH_PUNCTUATION[source] ?? source),
    spaceBefore: spaceAt(tokens, command === '' ? at - 1 : at - 2),
    spaceAfter: spaceAt(tokens, at + count),
  };
}

function spaceAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'space' ? token.source : '';
}
