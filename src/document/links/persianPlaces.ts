import type { Span } from '../../text/span.ts';
import type { Target } from '../targets/targets.ts';
import type { FollowedSpan } from './followedSpans.ts';
import type { Link } from './link.ts';

/**
 * Where the Persian words of links stand in their document, in order; those that reach over a piece are left out.
 * @param links of the target's whole text, in order
 * @param places where the target's pieces stand now
 */
export function persianPlaces(
  links: readonly Link[],
  { pieces }: Target,
  places: readonly Span[],
): FollowedSpan<Link>[] {
  let [utf16Next, next] = [0, 0];
  return pieces.flatMap(({ utf16Start, utf16End }, index) => {
    const from = utf16Next;
    const to = from + utf16End - utf16Start;
    utf16Next = to + 1;
    const first = next;
    while ((links[next]?.persian.utf16Start ?? Number.POSITIVE_INFINITY) <= to) next++;
    const place = places[index];
    if (place === undefined) return [];
    const shift = place.utf16Start - from;
    return links
      .slice(first, next)
      .filter(({ persian }) => persian.utf16Start >= from && persian.utf16End <= to)
      .map((value) => ({
        utf16Start: value.persian.utf16Start + shift,
        utf16End: value.persian.utf16End + shift,
        value,
      }));
  });
}
