import type { SoundTrie } from '../sounds/soundTrie.ts';
import { type Found, searchSounds, type TypedSounds } from '../sounds/typedSounds.ts';

/** A way to write what is typed as one word in Persian letters. All costs are in nats. */
export interface Form {
  readonly letters: string;
  /** The letters of the base or the infinitive, as the lexicon has them. */
  readonly base: string;
  /** How unusual the typed spelling is for it. */
  readonly spellingCost: number;
  /** How unusual this reading of its letters is. */
  readonly readingCost: number;
  /** How unusual its endings are. */
  readonly endingCost: number;
  readonly isEzafe: boolean;
  readonly isVerb: boolean;
  readonly features: ReadonlySet<string>;
}

const MOST_ENDING_COST = 2.7;

/** A typed word while its forms are looked for: what was found once in a small tree is remembered. */
export class SoughtWord {
  readonly sounds: TypedSounds;
  readonly length: number;
  readonly #known = new Map<SoundTrie, Map<number, readonly Found[]>>();

  constructor(sounds: TypedSounds) {
    this.sounds = sounds;
    this.length = sounds.length - 1;
  }

  /** What a tree of endings or prefixes has from a place on. */
  find(trie: SoundTrie, at: number): readonly Found[] {
    const places = this.#known.get(trie) ?? new Map<number, readonly Found[]>();
    this.#known.set(trie, places);
    const known = places.get(at) ?? searchSounds(trie, this.sounds, at, MOST_ENDING_COST);
    places.set(at, known);
    return known;
  }
}
