import type { SectionPlace } from '../../src/panel/requests.ts';

/** A section as the key of a map. */
export function placeKey({ readingId, section }: SectionPlace): string {
  return `${section} ${readingId}`;
}

/** Whether both are the same section of the same reading. */
export function isSamePlace(a: SectionPlace | undefined, b: SectionPlace | undefined): boolean {
  return a?.readingId === b?.readingId && a?.section === b?.section;
}
