import type { Person, Tense } from '../types.ts';

/** A place in the source; code points, half-open. */
interface Part {
  readonly codePointStart: number;
  readonly codePointEnd: number;
}

/** A verb of the source with its complement and auxiliaries, wherever they stand. */
export interface VerbPhrase {
  /** In Persian letters, the complement of a compound before it: دوست داشتن. */
  readonly infinitive: string;
  /** Base forms in English, commonest first, separated by `; `; empty if unknown. */
  readonly gloss: string;
  readonly tense: Tense;
  /** Not for infinitives and participles. */
  readonly person?: Person;
  readonly negative: boolean;
  readonly passive: boolean;
  /** «دارم می‌روم», «داشتم می‌رفتم». */
  readonly progressive: boolean;
  /** Its words in the order of the source. */
  readonly parts: readonly Part[];
}
