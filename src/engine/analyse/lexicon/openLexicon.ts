import { calibrationOf, UNCALIBRATED } from '../../format/calibration.ts';
import { unpackSections } from '../../format/container.ts';
import { featuresOf } from '../../format/features.ts';
import { foldSpelling } from '../../format/fold.ts';
import { letterSoundsOf } from '../../format/letterSounds.ts';
import { lookUp } from '../../format/stringIndex.ts';
import { TYPED_SECTION, unpackTypedTables } from '../../format/typedTables.ts';
import { type Weights, weightsOf } from '../../format/weights.ts';
import { openWordCounts, type WordCounts } from '../../format/wordCounts.ts';
import { type SoundModel, soundNamed } from '../sounds/soundModel.ts';
import type { Lexicon } from './lexicon.ts';
import { affixesIn, arabicPhrasesIn, colloquialStemsIn, entryReader, verbsIn } from './rows.ts';
import { differencesIn, indexIn, type Sections, stringReader } from './sections.ts';

/** Opens a compiled lexicon. Throws an Error if `data` is none. */
export function openLexicon(data: Uint8Array): Lexicon {
  const sections = unpackSections(data);
  const text = stringReader(sections);
  const forms = indexIn(sections, 'forms');
  const folded = indexIn(sections, 'folded');
  const compounds = indexIn(sections, 'compounds');
  const entry = entryReader(sections, forms, text);
  const calibration = sections.get('calibration');
  let counts: WordCounts | undefined;
  return {
    revision: new TextDecoder().decode(sections.get('revision')),
    entries: (form) => Array.from(lookUp(forms, form), entry),
    hasForm: (...parts) => lookUp(forms, ...parts).length > 0,
    similarEntries(form) {
      const key = foldSpelling(form);
      return [...lookUp(forms, key), ...lookUp(folded, key)].sort((a, b) => a - b).map(entry);
    },
    sounds: () => Array.from(differencesIn(sections, 'words.phonemes'), text),
    glosses: () => Array.from(new Set(differencesIn(sections, 'words.gloss')), text),
    entry,
    verbs: verbsIn(sections, text),
    colloquialStems: colloquialStemsIn(sections, text),
    affixes: affixesIn(sections, text),
    arabicPhrases: arabicPhrasesIn(sections),
    compound(complement, infinitive) {
      const [features, gloss] = lookUp(compounds, complement, '\t', infinitive);
      if (features === undefined || gloss === undefined) return undefined;
      return { features: featuresOf(features), gloss: text(gloss) };
    },
    hasCompound: (complement, infinitive) => lookUp(compounds, complement, '\t', infinitive).length > 0,
    get wordCounts() {
      counts ??= openWordCounts(sections);
      return counts;
    },
    get typed() {
      return unpackTypedTables(sections.get(TYPED_SECTION));
    },
    contextWeights: weightsIn(sections, 'context'),
    calibration: calibration === undefined ? UNCALIBRATED : calibrationOf(calibration),
    soundModel: soundModelIn(sections),
  };
}

/** What training has written; a lexicon without a model has none. */
function weightsIn(sections: Sections, name: string): Weights | undefined {
  const bytes = sections.get(name);
  return bytes === undefined ? undefined : weightsOf(bytes);
}

const NO_WEIGHTS: Weights = { values: new Int8Array(1), scale: 0 };

function soundModelIn(sections: Sections): SoundModel {
  const bytes = sections.get('sounds');
  const sounds = bytes === undefined ? [] : [...letterSoundsOf(bytes)];
  return {
    sounds: new Map(sounds.map(([letter, named]) => [letter, named.map(soundNamed)])),
    weights: weightsIn(sections, 'soundWeights') ?? NO_WEIGHTS,
  };
}
