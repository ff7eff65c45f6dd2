import type { Joint } from '../prose.ts';

const words = (list: string) => new Set(list.split(' '));

/** Elements that stand within a line, so that text goes on over their tags. */
const INLINE = words(
  'a abbr acronym b bdi bdo big cite data del dfn em font i ins label mark nobr q rb ruby s small span strike strong sub sup time tt u wbr',
);

/** Elements whose contents are no prose and stand in a line as a word does. */
const INLINE_HIDDEN = words(
  'audio canvas code iframe kbd math meter noembed object progress samp svg textarea var video xmp',
);

const BLOCK_HIDDEN = words('applet noframes plaintext pre template');

/** Elements of which a reader sees nothing at all. */
const UNSEEN = words('datalist link meta param rp script source style track');

/** Elements without contents that stand in a line as a word does. */
const INLINE_VOID = words('embed img input');

export const VOID = words(
  'area base basefont bgsound br col embed frame hr img input link meta param source track wbr',
);

/** Within a drawing, elements whose contents are prose; each is a passage of its own. */
export const TEXTS_OF_DRAWINGS = words('desc text title');

/** Whether what stands within the element is no prose. */
export function isHidden(name: string): boolean {
  return INLINE_HIDDEN.has(name) || BLOCK_HIDDEN.has(name) || UNSEEN.has(name);
}

/** How the text around a tag is read; undefined if a passage ends there. */
export function tagJoint(name: string): Joint | undefined {
  if (INLINE.has(name) || UNSEEN.has(name)) return 'none';
  if (name === 'br') return 'line';
  return INLINE_HIDDEN.has(name) || INLINE_VOID.has(name) ? 'word' : undefined;
}
