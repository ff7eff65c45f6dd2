import { splitSections } from '../../../text/sections/sections.ts';
import type { Span } from '../../../text/span.ts';
import type { Analyses } from '../../aids/analyses.ts';
import { isDoubtful } from '../../aids/doubtful/isDoubtful.ts';

/** Of one text that is analysed; several go together into a request. */
const PIECE = { maxCodePoints: 1000, maxJsonBytes: 20_000 };
/** What the panel takes at most. */
const MAX_PLACES = 20_000;

/** The words of a text that is read aloud of which Harf is not sure, in order; read by the local service. */
export async function doubtfulPlaces(
  analyses: Pick<Analyses, 'of'>,
  text: string,
  signal: AbortSignal,
): Promise<Span[]> {
  const pieces = splitSections(text, PIECE);
  const words = await analyses.of(pieces, signal);
  const places: Span[] = [];
  let utf16Base = 0;
  pieces.forEach((piece, at) => {
    for (const word of (words[at] ?? []).filter(isDoubtful))
      places.push({ utf16Start: utf16Base + word.utf16Start, utf16End: utf16Base + word.utf16End });
    utf16Base += piece.length;
  });
  return places.slice(0, MAX_PLACES);
}
