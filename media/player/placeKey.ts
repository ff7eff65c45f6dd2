import type { SectionPlace } from '../../src/panel/requests.ts';

/** A section as the key of a map. */
export function placeKey({ playbackId, section }: SectionPlace): string {
  return `${section} ${playbackId}`;
}

/** Whether both are the same section of the same playback. */
export function isSamePlace(a: SectionPlace | undefined, b: SectionPlace | undefined): boolean {
  return a?.playbackId === b?.playbackId && a?.section === b?.section;
}
