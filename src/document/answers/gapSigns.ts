/** A sign of the document, such as one of emphasis, between the words of a passage. */
export interface Sign {
  /** As it stands in the document. */
  readonly text: string;
  /** Where it stands in the text that was sent. */
  readonly utf16At: number;
  /** Whether it stands in place of white space there. */
  readonly isSpace: boolean;
  readonly role: 'opens' | 'closes' | 'stands';
  /** Whether it belongs to the word that it touches, as the sign of a note does. */
  readonly isTied: boolean;
}

const TERMINAL = String.raw`\\(?:0?33|x1b|u001b|u\{1b\}|e)\[`;
/** Of all, or of what one colour or style began. */
const RESET = '(?:0{0,2}|2[1-9]|39|49)';

/** A sign, or a row of equal ones, with those that have a name or an address. */
const SIGN = new RegExp(
  [
    // What a terminal reads: ends of colours, colours, and all else.
    String.raw`(?:${TERMINAL}${RESET}m)+|(?:${TERMINAL}(?!${RESET}m)[\d;]+m)+|${TERMINAL}[\d;?]*[a-z]`,
    // Tags whose brackets are references.
    '&lt;/?[a-z][^<>]{0,500}?&gt;',
    // The target of a link or a role of reStructuredText, and the end of one without.
    String.raw`\s{0,9}<[^<>\x60]{0,500}>\x60_{0,2}|\x60_{1,2}(?!\w)`,
    String.raw`</?[a-z\d][^<>]*>|<<[^<>,]{1,200},|>>`,
    // Macros of AsciiDoc, and their attributes.
    String.raw`[a-z]{2,30}:[^\s[\]]{0,500}\[|(?:,[^[\]\n]{0,200}|\^)\]`,
    String.raw`\[\^[^\]\s]*\]|\[[^[\]\s]+\]_(?!\w)|!?\[|\](?:\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s"[^"]*")?\)|\[[^\]]*\])?`,
    // Commands of LaTeX up to the argument that is prose.
    String.raw`\\[a-z]+\*?(?:\[[^\]]*\]|\{[^{}]*\})*(?:\{|(?<=[\]}]))|[{}]`,
    String.raw`(?::[\w-]+:)?\x60+|([*_~=+^'"|])\1*|\\["']|&[a-z#0-9]+;|\s+|.`,
  ].join('|'),
  'gisu',
);

const TERMINAL_RESET = new RegExp(String.raw`\[${RESET}m$`);

/** What is longer, in UTF-16 units, is a comment or the like and moves as a whole. */
export const MAX_GAP_LENGTH = 1000;

/** Elements that have no end, and times of subtitles. */
const STANDS_ALONE = /^(?:<|&lt;)(?:(?:br|hr|img|input|wbr|source|embed|area|col)\b|[\d:.]+:[\d:.]+>)/i;

type Role = 'opens' | 'closes' | 'either' | 'stands';

export interface GapPiece {
  readonly text: string;
  readonly role: Role;
  /** Equal for what opens and what closes it. */
  readonly key: string;
}

/** Reads what stands between two runs as signs; what is none of them goes with the one that it touches. */
function piecesOf(gap: string): GapPiece[] {
  return gap.length > MAX_GAP_LENGTH ? [{ text: gap, role: 'stands', key: '' }] : joined(rawPieces(gap));
}

/** The signs of a text, and what is between them letter by letter. */
export function rawPieces(text: string): GapPiece[] {
  return [...text.matchAll(SIGN)].map(([piece]) => pieceOf(piece));
}

function pieceOf(text: string): GapPiece {
  const tag = /^(?:<|&lt;)(\/?)([a-z\d][\w:.-]*)/i.exec(text);
  if (/^\s*<[^<>]*>?`/.test(text) || /^`_/.test(text)) return { text, role: 'closes', key: '`' };
  if (tag !== null) {
    if (/\/(?:>|&gt;)$/.test(text) || STANDS_ALONE.test(text)) return { text, role: 'stands', key: '' };
    return { text, role: tag[1] === '/' ? 'closes' : 'opens', key: `<${tag[2]}` };
  }
  if (/^\\.*\[[\d;]*m$/s.test(text))
    return { text, role: TERMINAL_RESET.test(text) ? 'closes' : 'opens', key: '\\[' };
  if (text.startsWith('<<')) return { text, role: 'opens', key: '<<' };
  if (text === '>>') return { text, role: 'closes', key: '<<' };
  if (text.endsWith('[')) return { text, role: 'opens', key: '[' };
  if (text.startsWith(']') || /^[,^].*\]$/s.test(text)) return { text, role: 'closes', key: '[' };
  if (text.endsWith('{')) return { text, role: 'opens', key: '{' };
  if (text === '&' || text === '&amp;') return { text, role: 'opens', key: '&' };
  if (text === '}') return { text, role: 'closes', key: '{' };
  if (text === '``') return { text, role: 'opens', key: text };
  if (/^&[lr](aquo|dquo|squo);$/.test(text))
    return { text, role: text.startsWith('&l') ? 'opens' : 'closes', key: text.slice(2) };
  if (/^:[\w-]+:`/.test(text)) return { text, role: 'opens', key: '`' };
  if (/^(?:[*_~=+^`'"|]+|\\["']|&quot;|&apos;)$/.test(text)) return { text, role: 'either', key: text };
  return { text, role: 'stands', key: '' };
}

/** Without white space between them, what stands joins what it touches, and what opens what closes it. */
function joined(pieces: readonly GapPiece[]): GapPiece[] {
  const result: GapPiece[] = [];
  for (const piece of pieces) {
    const opener =
      piece.role === 'closes'
        ? result.findLastIndex(({ role, key }) => role === 'opens' && key === piece.key)
        : -1;
    const last = result.at(-1);
    if (opener >= 0) {
      const text = result.splice(opener).map((each) => each.text);
      result.push({ text: text.join('') + piece.text, role: 'stands', key: '' });
    } else if (last !== undefined && touches(last, piece)) {
      const sign = last.role === 'stands' ? piece : last;
      result[result.length - 1] = { ...sign, text: last.text + piece.text };
    } else result.push(piece);
  }
  return result;
}

function touches(last: GapPiece, piece: GapPiece): boolean {
  return !isBlank(last) && !isBlank(piece) && (last.role === 'stands' || piece.role === 'stands');
}

/** What stands between two runs of a passage. */
export interface Gap {
  readonly text: string;
  readonly utf16At: number;
  readonly isSpace: boolean;
  /** The letters of the document beside it. */
  readonly before: string;
  readonly after: string;
}

/** The signs of a passage, and the pairs that they make. */
interface PairedSigns {
  readonly signs: readonly Sign[];
  /** Half-open pairs of indices; one that was opened before the passage begins at -1, one not closed ends behind the last. */
  readonly pairs: readonly { readonly opens: number; readonly closes: number }[];
  /** The keys of what was opened before the passage, the innermost first, and of what is not closed, likewise. */
  readonly unopened: readonly string[];
  readonly unclosed: readonly string[];
}

/** Pairs the signs of a passage's gaps, in order; a pair that would cross another is none. */
export function pairedSigns(gaps: readonly Gap[]): PairedSigns {
  const signs: Sign[] = [];
  const pairs: { opens: number; closes: number }[] = [];
  const unopened: string[] = [];
  const open: { key: string; index: number }[] = [];
  for (const gap of gaps)
    for (const piece of mergedSpace(piecesOf(gap.text)).flatMap((each) => splitPiece(each, open))) {
      const { text, role, key } = piece;
      const at = open.findLastIndex((other) => isOfKey(piece, other.key));
      const actual = role === 'either' ? roleAt(gap, text, at >= 0) : role;
      const index = signs.length;
      const isSpace = gap.isSpace && actual === 'stands';
      if (isSpace && text.trim() === '') continue;
      signs.push({
        text: gap.isSpace ? text.trim() : text,
        utf16At: gap.utf16At,
        isSpace,
        role: actual,
        isTied: actual === 'stands' && !isSpace && /\S/.test(gap.before),
      });
      if (actual === 'opens') open.push({ key, index });
      if (actual !== 'closes') continue;
      if (at < 0 && open.length === 0) {
        pairs.push({ opens: -1, closes: index });
        unopened.push(key);
      }
      if (at < 0) continue;
      pairs.push({ opens: open[at]?.index ?? -1, closes: index });
      open.length = at;
    }
  for (const { index } of open) pairs.push({ opens: index, closes: signs.length });
  return { signs, pairs, unopened, unclosed: open.map(({ key }) => key).reverse() };
}

const LATEX_QUOTES = new Set(["``''", "''``"]);

/** Quotation marks of LaTeX end with what elsewhere is a doubled sign. */
function isOfKey(piece: GapPiece, key: string): boolean {
  return key !== '' && (piece.key === key || LATEX_QUOTES.has(`${key}${piece.key}`));
}

/** `***` where `**` and `*` are open closes both. */
function splitPiece(piece: GapPiece, open: readonly { readonly key: string }[]): GapPiece[] {
  const [outer = '', inner = ''] = open.slice(-2).map(({ key }) => key);
  const isBoth = inner !== '' && outer !== inner && inner + outer === piece.key && /^[*_]+$/.test(piece.key);
  if (!isBoth) return [piece];
  const [before = '', after = ''] = piece.text.split(piece.key);
  return [
    { ...piece, text: before + inner, key: inner },
    { ...piece, text: outer + after, key: outer },
  ];
}

/** How much of the end of `text` is what opens these keys, the innermost first. */
export function openersAtEnd(text: string, keys: readonly string[]): number {
  return lengthOf(rawPieces(text).reverse(), keys, 'opens');
}

/** How much of the beginning of `text` is what closes these keys, the innermost first. */
export function closersAtStart(text: string, keys: readonly string[]): number {
  const length = lengthOf(rawPieces(text), keys, 'closes');
  // Attributes belong to what they follow.
  return text[length] === '{' ? 0 : length;
}

function lengthOf(pieces: readonly GapPiece[], keys: readonly string[], wanted: Role): number {
  let length = 0;
  for (const [at, key] of keys.entries()) {
    const piece = pieces[at];
    if (piece === undefined || !isOfKey(piece, key) || (piece.role !== wanted && piece.role !== 'either'))
      break;
    length += piece.text.length;
  }
  return length;
}

/** White space goes with the sign beside it. */
function mergedSpace(pieces: readonly GapPiece[]): GapPiece[] {
  const merged: GapPiece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last !== undefined && (isBlank(piece) || isBlank(last))) {
      const kept = isBlank(piece) ? last : piece;
      merged[merged.length - 1] = { ...kept, text: last.text + piece.text };
    } else merged.push(piece);
  }
  return merged;
}

function isBlank({ text }: GapPiece): boolean {
  return text.trim() === '';
}

/** As Markdown has it: what opens touches what follows, what closes what is before it. */
function roleAt({ before, after }: Gap, sign: string, isOpen: boolean): 'opens' | 'closes' {
  if (isOpen) return 'closes';
  const touchesBefore = before !== '' && !/^\s/.test(sign) && !/[\s«“(]/u.test(before);
  const touchesAfter = after !== '' && !/\s$/.test(sign) && !/[\s»”).,:;!?،؛؟…]/u.test(after);
  return touchesBefore && !touchesAfter ? 'closes' : 'opens';
}
