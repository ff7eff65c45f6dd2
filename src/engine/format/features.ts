/** The features of the lexicon's sources, in the order of their bits in the compiled form. Only append. */
export const FEATURES = [
  'ezafe',
  'person',
  'place',
  'organisation',
  'animate',
  'plural',
  'time',
  'unit',
  'title',
  'question',
  'negative',
  'colloquial',
  'poetic',
  'rare',
  'uncountable',
  'transitive',
  'intransitive',
  'light',
  'familiar',
  'respelt',
] as const;

const FEATURE_NAMES: readonly string[] = FEATURES;

/** A feature set as bits; throws a RangeError for a feature that does not exist. */
export function featureBits(features: Iterable<string>): number {
  let bits = 0;
  for (const feature of features) {
    const bit = FEATURE_NAMES.indexOf(feature);
    if (bit < 0) throw new RangeError(`There is no feature "${feature}".`);
    bits |= 1 << bit;
  }
  return bits;
}

const setsByBits = new Map<number, ReadonlySet<string>>();

/** The features behind `bits`; the same set object for the same bits. */
export function featuresOf(bits: number): ReadonlySet<string> {
  let features = setsByBits.get(bits);
  if (features === undefined) {
    features = new Set(FEATURES.filter((_, bit) => bits & (1 << bit)));
    setsByBits.set(bits, features);
  }
  return features;
}

/**
 * Classes of meaning: English words that stand in like company. A class has a number below `CLASSES`; classes that
 * are near each other share a wider class, from 1. Both are one number, `wider * CLASSES + class`; 0 is unknown.
 */
export const CLASSES = 512;
