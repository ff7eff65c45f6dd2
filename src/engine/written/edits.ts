/** A part of a text, in code points, and what is written for it. */
export interface Edit {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly text: string;
}

/** A text with edits made, which lie in order without overlap. */
export function edited(codePoints: readonly string[], edits: readonly Edit[]): string {
  return editedWithin(codePoints, { codePointStart: 0, codePointEnd: codePoints.length }, edits);
}

type Span = Pick<Edit, 'codePointStart' | 'codePointEnd'>;

function editedWithin(codePoints: readonly string[], span: Span, edits: readonly Edit[]): string {
  let next = span.codePointStart;
  const parts: string[] = [];
  for (const { codePointStart, codePointEnd, text } of edits) {
    parts.push(codePoints.slice(next, codePointStart).join(''), text);
    next = codePointEnd;
  }
  parts.push(codePoints.slice(next, span.codePointEnd).join(''));
  return parts.join('');
}

/** What `second`, edits of what `first` made, comes to as edits of the first text. `middle` is what `first` made. */
export function composed(first: readonly Edit[], second: readonly Edit[], middle: readonly string[]): Edit[] {
  const made = placed(first);
  const result: Edit[] = [];
  let [atFirst, atSecond, shift] = [0, 0, 0];
  while (atFirst < made.length || atSecond < second.length) {
    let [start, end] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const changes: Edit[] = [];
    let grown = 0;
    for (;;) {
      const [one, other] = [made[atFirst], second[atSecond]];
      const isFirst = startOf(one) <= startOf(other);
      const next = isFirst ? one : other;
      if (next === undefined || next.codePointStart >= end) break;
      start = Math.min(start, next.codePointStart);
      end = Math.max(end === Number.POSITIVE_INFINITY ? 0 : end, next.codePointEnd);
      if (isFirst) {
        grown += one?.grown ?? 0;
        atFirst++;
      } else {
        if (other !== undefined) changes.push(other);
        atSecond++;
      }
    }
    const text = editedWithin(middle, { codePointStart: start, codePointEnd: end }, changes);
    result.push({ codePointStart: start - shift, codePointEnd: end - shift - grown, text });
    shift += grown;
  }
  return result;
}

function startOf(span: Span | undefined): number {
  return span?.codePointStart ?? Number.POSITIVE_INFINITY;
}

/** Where the texts of edits stand in what these make, and by how much longer each is than what it replaced. */
function placed(edits: readonly Edit[]) {
  let shift = 0;
  return edits.map(({ codePointStart, codePointEnd, text }) => {
    const length = [...text].length;
    const grown = length - (codePointEnd - codePointStart);
    const place = { codePointStart: codePointStart + shift, codePointEnd: codePointStart + shift + length };
    shift += grown;
    return { ...place, grown };
  });
}
