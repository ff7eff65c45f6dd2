import { type GapPiece, MAX_GAP_LENGTH, rawPieces } from './gapSigns.ts';

/** Code, a formula or what stands in braces, in which no sign is one of the document's; and what is around them. */
const OPAQUE = /(`+)[^`]+\1|(\$+)[^$]+\2|\{[^{}]+\}|[^`${]+|[`${]/g;
/** One sign by itself may be a letter of the object. */
const CERTAIN = /^(?:[*_]{2,3}|~~|==)$/;
const NO_LETTER = /^[`{$[<\\:%("'«»،؛.!؟\s]/u;

/** What of an object's gap pairs with a sign elsewhere, before and behind the object, and the object itself. */
interface ObjectGap {
  readonly lead: string;
  readonly core: string;
  readonly tail: string;
}

export function objectGap(gap: string): ObjectGap {
  if (gap.length > MAX_GAP_LENGTH) return { lead: '', core: gap, tail: '' };
  const pieces = withoutPairs(
    [...gap.matchAll(OPAQUE)].flatMap(([text]) =>
      /^(?:`+[^`]|\$+[^$]|\{[^}])/.test(text) ? [standing(text)] : rawPieces(text),
    ),
  );
  const lead = signsAtStart(pieces);
  const tail = signsAtStart(pieces.slice(lead).reverse());
  const text = (part: readonly GapPiece[]) => part.map((piece) => piece.text).join('');
  const end = pieces.length - tail;
  const core = text(pieces.slice(lead, end));
  if (core.trim() === '') return { lead: '', core: gap, tail: '' };
  return { lead: text(pieces.slice(0, lead)), core, tail: text(pieces.slice(end)) };
}

function standing(text: string): GapPiece {
  return { text, role: 'stands', key: '' };
}

/** What opens and closes within the gap is of the object. */
function withoutPairs(pieces: readonly GapPiece[]): GapPiece[] {
  const result: GapPiece[] = [];
  for (const piece of pieces) {
    const at = result.findLastIndex(
      ({ role, key }) =>
        key === piece.key &&
        ((role === 'opens' && piece.role === 'closes') || (role === 'either' && piece.role === 'either')),
    );
    if (at < 0) result.push(piece);
    else
      result.push(
        standing(
          result
            .splice(at)
            .map(({ text }) => text)
            .join('') + piece.text,
        ),
      );
  }
  return result;
}

/** How many pieces from the start are signs, with the white space between them. */
function signsAtStart(pieces: readonly GapPiece[]): number {
  let count = 0;
  for (const [at, piece] of pieces.entries()) {
    if (piece.text.trim() === '') continue;
    if (!isSign(piece, pieces[at + 1])) break;
    count = at + 1;
  }
  // White space goes with the sign before it.
  return count > 0 && pieces[count]?.text.trim() === '' ? count + 1 : count;
}

function isSign({ role, key }: GapPiece, next: GapPiece | undefined): boolean {
  if (role !== 'either') return role !== 'stands';
  return CERTAIN.test(key) || (/^[*_]$/.test(key) && NO_LETTER.test(next?.text ?? ' '));
}
