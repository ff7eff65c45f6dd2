import type { Homographs } from '../../format/homographs.ts';
import type { WrittenForSpoken } from '../../format/spokenWords.ts';
import type { Calibration, Weights } from '../../format/trained.ts';
import type { TypedTables } from '../../format/typedTables.ts';
import type { WordCounts } from '../../format/wordCounts.ts';
import type { PartOfSpeech, Phonemes } from '../../types.ts';
import type { SoundModel } from '../sounds/soundModel.ts';

/** An entry of the lexicon: a form and one way to read it. */
export interface Entry {
  readonly form: string;
  readonly phonemes: Phonemes;
  readonly partOfSpeech: PartOfSpeech;
  readonly features: ReadonlySet<string>;
  readonly gloss: string;
  readonly id: string;
  /** The class of its meaning, as `format/features.ts` numbers them; 0 if unknown. */
  readonly meaning: number;
}

export interface Verb {
  readonly infinitive: string;
  readonly features: ReadonlySet<string>;
  readonly gloss: string;
  readonly meaning: number;
  readonly past: Stem;
  readonly present: Stem;
}

/** A stem without its preverb; `preverb` is empty for most. */
export interface Stem {
  readonly preverb: string;
  readonly preverbPhonemes: Phonemes;
  readonly letters: string;
  readonly phonemes: Phonemes;
}

interface Compound {
  readonly features: ReadonlySet<string>;
  readonly gloss: string;
}

export interface Affix {
  readonly kind: 'prefix' | 'suffix';
  readonly letters: string;
  readonly phonemes: Phonemes;
  readonly partOfSpeech: PartOfSpeech;
  readonly gloss: string;
}

/** An Arabic phrase that is read as a whole, word by word. */
export interface ArabicPhrase {
  /** With small alef where a letter may be left out, and ة where ه and ت are written too. */
  readonly words: readonly string[];
  /** With ezafe, `-e` or `-ye`, behind those that have it. */
  readonly phonemes: readonly Phonemes[];
  readonly partOfSpeech: PartOfSpeech;
  readonly features: ReadonlySet<string>;
  readonly gloss: string;
}

/** Sections as `format/networkWeights.ts` and `network/kernel/kernel.ts` have them. */
export interface NetworkSections {
  readonly weights: Uint8Array;
  readonly kernel: Uint8Array;
}

export interface Lexicon {
  /** Tells one state of the data from another. */
  readonly revision: string;
  /** The entries of a form as it is written; empty if there are none. */
  entries(form: string): readonly Entry[];
  /** Whether `parts` together are a form that has entries. */
  hasForm(...parts: readonly string[]): boolean;
  /** The entries whose spelling differs only in ZWNJ, hamza or madda. */
  similarEntries(form: string): readonly Entry[];
  /** The sounds of all entries, each at the number of its entry: the earlier, the commoner. */
  sounds(): readonly Phonemes[];
  /** The glosses of all entries, each once. */
  glosses(): readonly string[];
  /** The entry with this number. */
  entry(number: number): Entry;
  readonly verbs: readonly Verb[];
  readonly colloquialStems: readonly { readonly infinitive: string; readonly stem: Stem }[];
  readonly affixes: readonly Affix[];
  /** What is written for words that are spoken otherwise, where the letters alone do not lead to it. */
  readonly writtenForSpoken: WrittenForSpoken;
  /** The Arabic phrases of a group, as `format/arabicPhrases.ts` groups them. */
  arabicPhrases(group: string): readonly ArabicPhrase[];
  /** The compound verb of a complement (words joined by a space) and a light verb's infinitive. */
  compound(complement: string, infinitive: string): Compound | undefined;
  hasCompound(complement: string, infinitive: string): boolean;
  /** How often words stand in prose, and beside which. */
  readonly wordCounts: WordCounts;
  /** Which spellings have several readings in use. */
  readonly homographs: Homographs;
  /** What is known of words as they are typed in Latin letters. */
  readonly typed: TypedTables;
  /** What the context model has learned, if the data have it. */
  readonly contextWeights: Weights | undefined;
  /** The network that judges anew, by the whole sentence, and the kernel that runs it, if the data have them. */
  readonly networkSections: NetworkSections | undefined;
  /** How the context model's margins become confidence. */
  readonly calibration: Calibration;
  /** How unknown words are sounded out. */
  readonly soundModel: SoundModel;
}
