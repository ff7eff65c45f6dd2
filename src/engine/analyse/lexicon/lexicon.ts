import { unpackSections } from '../../format/container.ts';
import { numbersOf } from '../../format/differences.ts';
import { featuresOf, PARTS_OF_SPEECH } from '../../format/features.ts';
import { foldSpelling } from '../../format/fold.ts';
import { INDEX_COLUMNS, keyOf, lookUp, openStringIndex, type StringIndex } from '../../format/stringIndex.ts';
import type { PartOfSpeech, Phonemes } from '../../types.ts';
import { type Calibration, UNCALIBRATED } from '../context/confidence.ts';
import type { Weights } from '../hash.ts';
import { type SoundModel, soundNamed } from '../sounds/soundModel.ts';

/** An entry of the lexicon: a form and one way to read it. */
export interface Entry {
  readonly form: string;
  readonly phonemes: Phonemes;
  readonly partOfSpeech: PartOfSpeech;
  readonly features: ReadonlySet<string>;
  readonly gloss: string;
  readonly id: string;
  /** The class of its meaning, as `data/meanings.ts` numbers them; 0 if unknown. */
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

export interface Compound {
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

export interface Lexicon {
  /** Tells one state of the data from another. */
  readonly revision: string;
  /** The entries of a form as it is written; empty if there are none. */
  entries(form: string): readonly Entry[];
  /** Whether `parts` together are a form that has entries. */
  hasForm(...parts: readonly string[]): boolean;
  /** The entries whose spelling differs only in ZWNJ, hamza or madda. */
  similarEntries(form: string): readonly Entry[];
  readonly verbs: readonly Verb[];
  readonly colloquialStems: readonly { readonly infinitive: string; readonly stem: Stem }[];
  readonly affixes: readonly Affix[];
  /** The compound verb of a complement (words joined by a space) and a light verb's infinitive. */
  compound(complement: string, infinitive: string): Compound | undefined;
  hasCompound(complement: string, infinitive: string): boolean;
  /** What the context model has learned, if the data have it. */
  readonly contextWeights: Weights | undefined;
  /** How the context model's margins become confidence. */
  readonly calibration: Calibration;
  /** How unknown words are sounded out. */
  readonly soundModel: SoundModel;
}

const VERB_COLUMNS = 8;
const COLLOQUIAL_COLUMNS = 3;
const AFFIX_COLUMNS = 5;

/** Opens a compiled lexicon. Throws an Error if `data` is none. */
export function openLexicon(data: Uint8Array): Lexicon {
  const sections = unpackSections(data);
  const text = stringReader(sections);
  const forms = indexIn(sections, 'forms');
  const folded = indexIn(sections, 'folded');
  const compounds = indexIn(sections, 'compounds');
  const entry = entryReader(sections, forms, text);
  return {
    revision: new TextDecoder().decode(sections.get('revision')),
    entries: (form) => Array.from(lookUp(forms, form), entry),
    hasForm: (...parts) => lookUp(forms, ...parts).length > 0,
    similarEntries(form) {
      const key = foldSpelling(form);
      return [...lookUp(forms, key), ...lookUp(folded, key)].sort((a, b) => a - b).map(entry);
    },
    verbs: rows(numbersIn(sections, 'verbs'), VERB_COLUMNS).map((row) => readVerb(row, text)),
    colloquialStems: rows(numbersIn(sections, 'colloquial'), COLLOQUIAL_COLUMNS).map(
      ([infinitive = 0, letters = 0, phonemes = 0]) => ({
        infinitive: text(infinitive),
        stem: divideStem(text(letters), text(phonemes)),
      }),
    ),
    affixes: rows(numbersIn(sections, 'affixes'), AFFIX_COLUMNS).map((row) => readAffix(row, text)),
    compound(complement, infinitive) {
      const [features, gloss] = lookUp(compounds, complement, '\t', infinitive);
      if (features === undefined || gloss === undefined) return undefined;
      return { features: featuresOf(features), gloss: text(gloss) };
    },
    hasCompound: (complement, infinitive) => lookUp(compounds, complement, '\t', infinitive).length > 0,
    contextWeights: weightsIn(sections, 'context'),
    calibration: calibrationIn(sections),
    soundModel: soundModelIn(sections),
  };
}

/** Weights as training writes them: the scale (float32, little endian), then a signed byte for each feature. */
function weightsIn(sections: ReadonlyMap<string, Uint8Array>, name: string): Weights | undefined {
  const bytes = sections.get(name);
  if (bytes === undefined) return undefined;
  const scale = new DataView(bytes.buffer, bytes.byteOffset).getFloat32(0, true);
  return { scale, values: new Int8Array(bytes.buffer, bytes.byteOffset + 4, bytes.byteLength - 4) };
}

/** Slope and offset (float32, little endian). */
function calibrationIn(sections: ReadonlyMap<string, Uint8Array>): Calibration {
  const bytes = sections.get('calibration');
  if (bytes === undefined) return UNCALIBRATED;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { slope: view.getFloat32(0, true), offset: view.getFloat32(4, true) };
}

const NO_WEIGHTS: Weights = { values: new Int8Array(1), scale: 0 };

function soundModelIn(sections: ReadonlyMap<string, Uint8Array>): SoundModel {
  const sounds = JSON.parse(new TextDecoder().decode(sections.get('sounds')) || '[]') as [string, string[]][];
  return {
    sounds: new Map(sounds.map(([letter, named]) => [letter, named.map(soundNamed)])),
    weights: weightsIn(sections, 'soundWeights') ?? NO_WEIGHTS,
  };
}

type TextReader = (number: number) => string;

function stringReader(sections: ReadonlyMap<string, Uint8Array>): TextReader {
  const bytes = sections.get('strings') ?? new Uint8Array(0);
  const ends = differencesIn(sections, 'stringEnds');
  const decoder = new TextDecoder();
  return (number) => decoder.decode(bytes.subarray(ends[number - 1] ?? 0, ends[number]));
}

function numbersIn(sections: ReadonlyMap<string, Uint8Array>, name: string): Uint32Array {
  const bytes = sectionIn(sections, name);
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

function differencesIn(
  sections: ReadonlyMap<string, Uint8Array>,
  name: string,
  columns?: number,
): Uint32Array {
  const bytes = sectionIn(sections, name);
  return numbersOf(new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4), columns);
}

function unitsIn(sections: ReadonlyMap<string, Uint8Array>, name: string): Uint16Array {
  const bytes = sectionIn(sections, name);
  return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
}

function indexIn(sections: ReadonlyMap<string, Uint8Array>, name: string): StringIndex {
  return openStringIndex({
    keyUnits: unitsIn(sections, `${name}.keyUnits`),
    ends: differencesIn(sections, `${name}.ends`, INDEX_COLUMNS),
    values: differencesIn(sections, `${name}.values`, INDEX_COLUMNS),
  });
}

function sectionIn(sections: ReadonlyMap<string, Uint8Array>, name: string): Uint8Array {
  const section = sections.get(name);
  if (section === undefined)
    throw new Error(`The engine data has no section "${name}"; build it again with "npm run build".`);
  return section;
}

function rows(numbers: Uint32Array, columns: number): Uint32Array[] {
  return Array.from({ length: numbers.length / columns }, (_, row) =>
    numbers.subarray(row * columns, (row + 1) * columns),
  );
}

/** Gives the function that reads a word by its number. */
function entryReader(
  sections: ReadonlyMap<string, Uint8Array>,
  forms: StringIndex,
  text: TextReader,
): (number: number) => Entry {
  const form = differencesIn(sections, 'words.form');
  const phonemes = differencesIn(sections, 'words.phonemes');
  const gloss = differencesIn(sections, 'words.gloss');
  const id = numbersIn(sections, 'words.id');
  const partOfSpeech = numbersIn(sections, 'words.partOfSpeech');
  const features = numbersIn(sections, 'words.features');
  const meaning = numbersIn(sections, 'words.meaning');
  return (number) => ({
    form: keyOf(forms, form[number] ?? 0),
    phonemes: text(phonemes[number] ?? 0),
    partOfSpeech: PARTS_OF_SPEECH[partOfSpeech[number] ?? 0] ?? 'noun',
    features: featuresOf(features[number] ?? 0),
    gloss: text(gloss[number] ?? 0),
    id: text(id[number] || phonemes[number] || 0),
    meaning: meaning[number] ?? 0,
  });
}

function readVerb(row: Uint32Array, text: TextReader): Verb {
  const [
    infinitive = 0,
    past = 0,
    pastPhonemes = 0,
    present = 0,
    presentPhonemes = 0,
    features = 0,
    gloss = 0,
    meaning = 0,
  ] = row;
  return {
    infinitive: text(infinitive),
    features: featuresOf(features),
    gloss: text(gloss),
    meaning,
    past: divideStem(text(past), text(pastPhonemes)),
    present: divideStem(text(present), text(presentPhonemes)),
  };
}

function readAffix(row: Uint32Array, text: TextReader): Affix {
  const [kind = 0, letters = 0, phonemes = 0, partOfSpeech = 0, gloss = 0] = row;
  return {
    kind: kind === 0 ? 'prefix' : 'suffix',
    letters: text(letters),
    phonemes: text(phonemes),
    partOfSpeech: PARTS_OF_SPEECH[partOfSpeech] ?? 'noun',
    gloss: text(gloss),
  };
}

function divideStem(letters: string, phonemes: Phonemes): Stem {
  const border = letters.indexOf('|');
  if (border < 0) return { preverb: '', preverbPhonemes: '', letters, phonemes };
  const phonemeBorder = phonemes.indexOf('|');
  return {
    preverb: letters.slice(0, border),
    preverbPhonemes: phonemes.slice(0, phonemeBorder),
    letters: letters.slice(border + 1),
    phonemes: phonemes.slice(phonemeBorder + 1),
  };
}
