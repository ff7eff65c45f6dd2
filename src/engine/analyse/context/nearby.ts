import { CLASSES } from '../../format/meanings.ts';
import { mixFirst } from '../hash.ts';
import type { NodeView } from './nodeView.ts';
import { countOf, TEMPLATES } from './templates.ts';

/** Words at most so far away tell how a word of several sounds is meant. */
const REACH = 4;

/** The most hashes that a node has nearby. */
export const MOST_NEARBY = 2 * REACH * countOf('nearby');

/**
 * Writes to `into`, from `to` on, the words around a word of several sounds, and the classes of their meanings, hashed
 * with its form; nothing for a word of one sound. Returns where the hashes end, at most `MOST_NEARBY` behind `to`.
 */
export function hashNearby(nodes: readonly NodeView[], at: number, into: Int32Array, to: number): number {
  const here = nodes[at];
  if (here === undefined || !here.severalSounds) return to;
  let end = to;
  const last = Math.min(nodes.length - 1, at + REACH);
  for (let other = Math.max(0, at - REACH); other <= last; other++) {
    const node = nodes[other];
    if (other === at || node === undefined) continue;
    if (node.lemma !== 0) into[end++] = mixFirst(TEMPLATES.nearbyLemma.number, node.lemma, here.form);
    if (node.meaning === 0) continue;
    into[end++] = mixFirst(
      TEMPLATES.nearbyWiderMeaning.number,
      Math.floor(node.meaning / CLASSES),
      here.form,
    );
    into[end++] = mixFirst(TEMPLATES.nearbyMeaning.number, node.meaning, here.form);
  }
  return end;
}
