import type { Pronunciation, Token, TokenKind, WordAnalysis } from '../types.ts';
import { firstGloss } from './gloss.ts';
import type { Verb } from './verb.ts';

/** A word of the source with its English. */
export interface WordItem {
  readonly kind: 'word';
  readonly token: Token;
  readonly pronunciation: Pronunciation;
  /** Unified letters, ZWNJ included. */
  readonly form: string;
  /** Whether an ezafe follows. */
  readonly ezafe: boolean;
  /** The first gloss, or the Pinglish of a word without gloss. */
  readonly english: string;
  readonly known: boolean;
  /** Of a participle: the verb that it is where no auxiliary follows. */
  readonly verb?: Verb;
}

/** What passes through unchanged: a number, Latin, a URL, code, an emoji. */
export interface RawItem {
  readonly kind: 'raw';
  readonly text: string;
  readonly tokenKind: TokenKind;
  /** Written onto the word before: the -19 of کووید-19. */
  readonly glued: boolean;
  /** An ezafe follows, seen by the های behind it. */
  readonly ezafe: boolean;
}

/** Text between brackets or quotation marks of one line. */
export interface GroupItem {
  readonly kind: 'group';
  readonly open: string;
  readonly close: string;
  readonly content: readonly LineItem[];
  /** No white space before the opening sign. */
  readonly glued: boolean;
}

/** Punctuation, in English form, with the white space around it. */
export interface BreakItem {
  readonly kind: 'break';
  readonly text: string;
  readonly spaceBefore: string;
  readonly spaceAfter: string;
}

export type LineItem = WordItem | RawItem | GroupItem | BreakItem;

const ENGLISH_PUNCTUATION: Readonly<Record<string, string>> = { '،': ',', '؛': ';', '؟': '?' };
const PART_OF_RAW = new Set([
  '-',
  '–',
  '/',
  '+',
  '=',
  '%',
  '٪',
  '$',
  '€',
  '£',
  '°',
  '&',
  '#',
  '@',
  '~',
  '^',
  '×',
  '_',
  "'",
  '’',
]);

/** Makes the items of one line; white space is kept only around punctuation. */
export function itemsOf(tokens: readonly Token[], pinglishOf: (token: Token) => string): LineItem[] {
  const items: LineItem[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'space' || isInvisible(token)) continue;
    if (token.kind === 'code' && isCommandBrace(tokens, at + 1)) continue;
    if (token.word?.attachedTo !== undefined) passEzafeOn(items, token.word);
    else if (isPluralOfRaw(items, token)) markPlural(items, token);
    else if (token.word !== undefined) items.push(wordItem(token, pinglishOf));
    else if (isLinkTarget(tokens, at)) closeLink(items, tokens, at);
    else if (isRaw(tokens, at))
      pushRaw(items, token, isGluedToRaw(tokens, at), tokens[at - 1]?.kind === 'word');
    else items.push(breakItem(tokens, at));
  }
  return items;
}

/** Joiners and direction marks standing alone. */
function isInvisible({ kind, source }: Token): boolean {
  return kind === 'other' && /^\p{Cf}+$/u.test(source);
}

const PLURAL_ENDINGS = new Set(['ها', 'های', 'هایی']);

/** Latin with a Persian plural ending: lymphocyteها. */
function isPluralOfRaw(items: readonly LineItem[], { word }: Token): boolean {
  return word !== undefined && PLURAL_ENDINGS.has(word.normalised) && items.at(-1)?.kind === 'raw';
}

function markPlural(items: LineItem[], { word }: Token): void {
  const raw = items.at(-1);
  if (raw?.kind === 'raw')
    items[items.length - 1] = { ...raw, ezafe: word?.normalised === 'های' || word?.ezafe !== 'none' };
}

/** The ezafe of «کتاب های من» is on the piece. */
function passEzafeOn(items: LineItem[], piece: WordAnalysis): void {
  const head = items.at(-1);
  if (piece.attachedTo === 'previous' && piece.ezafe !== 'none' && head?.kind === 'word')
    items[items.length - 1] = { ...head, ezafe: true };
}

function wordItem(token: Token, pinglishOf: (token: Token) => string): WordItem {
  const word = token.word;
  if (word === undefined) throw new TypeError('A token of another kind is no word.');
  const { pronunciation, normalised, ezafe } = word;
  const known = pronunciation.gloss !== '';
  return {
    kind: 'word',
    token,
    pronunciation,
    form: normalised,
    ezafe: ezafe !== 'none',
    english: known
      ? firstGloss(pronunciation.gloss)
      : pinglishOf({ ...token, word: { ...word, ezafe: 'none' } }),
    known,
  };
}

/** Whether a sign is a tag, which parts what is before it from what is behind it as the end of a sentence does. */
export function isTag(sign: string): boolean {
  return /^(?:<.|-->)/.test(sign);
}

/** Markdown's `(address)` directly behind `[text]`. */
function isLinkTarget(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'url' && tokens[at]?.source.startsWith('(') && tokens[at - 1]?.source === ']';
}

function closeLink(items: LineItem[], tokens: readonly Token[], at: number): void {
  const bracket = items.at(-1);
  if (bracket?.kind !== 'break') return;
  const text = bracket.text + (tokens[at]?.source ?? '');
  items[items.length - 1] = { ...bracket, text, spaceAfter: spaceAt(tokens, at + 1) };
}

function isRaw(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === 'code' && isTag(token.source)) return false;
  if (token === undefined || token.kind !== 'punctuation') return token !== undefined;
  return PART_OF_RAW.has(token.source) && (isPlainRaw(tokens[at - 1]) || isPlainRaw(tokens[at + 1]));
}

function isPlainRaw(token: Token | undefined): boolean {
  return token !== undefined && !['word', 'space', 'punctuation'].includes(token.kind);
}

function isGluedToRaw(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && before.kind !== 'space' && before.kind !== 'word' && isRaw(tokens, at - 1);
}

function pushRaw(items: LineItem[], token: Token, glued: boolean, onWord: boolean): void {
  const last = items.at(-1);
  if (glued && last?.kind === 'raw') items[items.length - 1] = { ...last, text: last.text + token.source };
  else items.push({ kind: 'raw', text: token.source, tokenKind: token.kind, glued: onWord, ezafe: false });
}

/** The brace of LaTeX's `\emph{`, which is one sign with its command. */
function isCommandBrace(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.source === '{' && /^\\/.test(tokens[at - 1]?.source ?? '');
}

function breakItem(tokens: readonly Token[], at: number): BreakItem {
  const source = tokens[at]?.source ?? '';
  const command = isCommandBrace(tokens, at) ? (tokens[at - 1]?.source ?? '') : '';
  return {
    kind: 'break',
    text: command + (ENGLISH_PUNCTUATION[source] ?? source),
    spaceBefore: spaceAt(tokens, command === '' ? at - 1 : at - 2),
    spaceAfter: spaceAt(tokens, at + 1),
  };
}

function spaceAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'space' ? token.source : '';
}
