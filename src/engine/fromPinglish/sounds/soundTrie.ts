/** Sounds as a tree: node 0 is the root, and what is said by the path to a node stands at it. */
export interface SoundTrie {
  /** The code of the phoneme that leads to each node. */
  readonly phonemes: Uint8Array;
  readonly firstChildren: Int32Array;
  readonly nextSiblings: Int32Array;
  /** Where the items of each node begin in `items`; one more than there are nodes. */
  readonly itemStarts: Int32Array;
  readonly items: Int32Array;
}

/** Builds the tree over the sounds of items, which are numbered as they stand; they need no order. */
export function buildSoundTrie(sounds: readonly string[]): SoundTrie {
  const items = sortedNumbers(sounds);
  const nodes = 1 + countNodes(items, sounds);
  const trie = {
    phonemes: new Uint8Array(nodes),
    firstChildren: new Int32Array(nodes),
    nextSiblings: new Int32Array(nodes),
    itemStarts: new Int32Array(nodes + 1),
    items,
  };
  const path = [0];
  let used = 1;
  let previous = '';
  for (const [at, item] of items.entries()) {
    const sound = sounds[item] ?? '';
    const common = commonLength(previous, sound);
    for (let depth = common; depth < sound.length; depth++, used++) {
      trie.phonemes[used] = sound.charCodeAt(depth);
      trie.itemStarts[used] = at;
      const hasSibling = depth === common && previous.length > depth;
      if (hasSibling) trie.nextSiblings[path[depth + 1] ?? 0] = used;
      else trie.firstChildren[path[depth] ?? 0] = used;
      path[depth + 1] = used;
    }
    previous = sound;
  }
  trie.itemStarts[nodes] = items.length;
  return trie;
}

/** The items at a node. */
export function itemsAt({ items, itemStarts }: SoundTrie, node: number): Int32Array {
  return items.subarray(itemStarts[node], itemStarts[node + 1]);
}

/** Things by their sounds. */
export interface BySound<Thing> {
  readonly trie: SoundTrie;
  /** The thing that an item of the tree is. */
  thing(item: number): Thing;
}

export function bySound<Thing>(rows: readonly (readonly [sound: string, thing: Thing])[]): BySound<Thing> {
  const things = rows.map(([, thing]) => thing);
  return { trie: buildSoundTrie(rows.map(([sound]) => sound)), thing: (item) => things[item] as Thing };
}

function sortedNumbers(sounds: readonly string[]): Int32Array {
  return Int32Array.from(sounds.keys()).sort((a, b) => {
    const [left, right] = [sounds[a] ?? '', sounds[b] ?? ''];
    return left < right ? -1 : left > right ? 1 : a - b;
  });
}

function countNodes(order: Int32Array, sounds: readonly string[]): number {
  let count = 0;
  let previous = '';
  for (const item of order) {
    const sound = sounds[item] ?? '';
    count += sound.length - commonLength(previous, sound);
    previous = sound;
  }
  return count;
}

function commonLength(left: string, right: string): number {
  let at = 0;
  while (at < left.length && at < right.length && left.charCodeAt(at) === right.charCodeAt(at)) at++;
  return at;
}
