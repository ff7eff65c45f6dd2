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

/** A sign, or a row of equal ones, with those that have a name or an address. */
const SIGN =
  /<\/?[a-z][^<>]*>|\[\^[^\]\s]*\]|!?\[|\](?:\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s"[^"]*")?\)|\[[^\]]*\])?|\\[a-z]+\*?(?:\[[^\]]*\])*\{|[{}]|(?::[\w-]+:)?`+|([*_~=+^'"|])\1*|\\["']|&[a-z#0-9]+;|\s+|./gisu;

interface Piece {
  readonly text: string;
  readonly role: 'opens' | 'closes' | 'either' | 'stands';
  /** Equal for what opens and what closes it. */
  readonly key: string;
}

/** Reads what stands between two runs as signs. */
function piecesOf(gap: string): Piece[] {
  return [...gap.matchAll(SIGN)].map(([text]) => pieceOf(text));
}

function pieceOf(text: string): Piece {
  const tag = /^<(\/?)([a-z][\w:.-]*)/i.exec(text);
  if (tag !== null) {
    if (text.endsWith('/>')) return { text, role: 'stands', key: '' };
    return { text, role: tag[1] === '/' ? 'closes' : 'opens', key: `<${tag[2]}` };
  }
  if (/^!?\[$/.test(text)) return { text, role: 'opens', key: '[' };
  if (text.startsWith(']')) return { text, role: 'closes', key: '[' };
  if (text.endsWith('{')) return { text, role: 'opens', key: '{' };
  if (text === '}') return { text, role: 'closes', key: '{' };
  if (/^&[lr](aquo|dquo|squo);$/.test(text))
    return { text, role: text.startsWith('&l') ? 'opens' : 'closes', key: text.slice(2) };
  if (/^:[\w-]+:`/.test(text)) return { text, role: 'opens', key: '`' };
  if (/^(?:[*_~=+^`'"|]+|\\["']|&quot;|&apos;)$/.test(text)) return { text, role: 'either', key: text };
  return { text, role: 'stands', key: '' };
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
export interface PairedSigns {
  readonly signs: readonly Sign[];
  /** Half-open pairs of indices; one that was opened before the passage begins at -1, one not closed ends behind the last. */
  readonly pairs: readonly { readonly opens: number; readonly closes: number }[];
}

/** Pairs the signs of a passage's gaps, in order; a pair that would cross another is none. */
export function pairedSigns(gaps: readonly Gap[]): PairedSigns {
  const signs: Sign[] = [];
  const pairs: { opens: number; closes: number }[] = [];
  const open: { key: string; index: number }[] = [];
  for (const gap of gaps)
    for (const { text, role, key } of mergedSpace(piecesOf(gap.text))) {
      const at = open.findLastIndex((other) => other.key === key && key !== '');
      const actual = role === 'either' ? roleAt(gap, at >= 0) : role;
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
      if (at < 0 && open.length === 0) pairs.push({ opens: -1, closes: index });
      if (at < 0) continue;
      pairs.push({ opens: open[at]?.index ?? -1, closes: index });
      open.length = at;
    }
  for (const { index } of open) pairs.push({ opens: index, closes: signs.length });
  return { signs, pairs };
}

/** White space goes with the sign beside it. */
function mergedSpace(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last !== undefined && (isBlank(piece) || isBlank(last))) {
      const kept = isBlank(piece) ? last : piece;
      merged[merged.length - 1] = { ...kept, text: last.text + piece.text };
    } else merged.push(piece);
  }
  return merged;
}

function isBlank({ text }: Piece): boolean {
  return text.trim() === '';
}

/** As Markdown has it: what opens touches what follows, what closes what is before it. */
function roleAt({ before, after }: Gap, isOpen: boolean): 'opens' | 'closes' {
  if (isOpen) return 'closes';
  const touchesBefore = before !== '' && !/[\s«“(]/u.test(before);
  const touchesAfter = after !== '' && !/[\s»”).,:;!?،؛؟…]/u.test(after);
  return touchesBefore && !touchesAfter ? 'closes' : 'opens';
}
