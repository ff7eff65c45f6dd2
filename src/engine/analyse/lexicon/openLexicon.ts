import { PHRASE_SECTION, unpackPhrases } from '../../format/arabicPhrases.ts';
import { numbersOf, type Sections, unpackSections } from '../../format/container.ts';
import { featuresOf } from '../../format/features.ts';
import { foldSpelling } from '../../format/fold.ts';
import { HOMOGRAPH_SECTION, type Homographs, openHomographs } from '../../format/homographs.ts';
import { SPOKEN_SECTION, unpackSpokenWords, type WrittenForSpoken } from '../../format/spokenWords.ts';
import { INDEX_COLUMNS, keyOf, lookUp, openStringIndex, type StringIndex } from '../../format/stringIndex.ts';
import {
  calibrationOf,
  letterSoundsOf,
  UNCALIBRATED,
  type Weights,
  weightsOf,
} from '../../format/trained.ts';
import { TYPED_SECTION, unpackTypedTables } from '../../format/typedTables.ts';
import { openWordCounts, type WordCounts } from '../../format/wordCounts.ts';
import { PARTS_OF_SPEECH, type Phonemes } from '../../types.ts';
import { type SoundModel, soundNamed } from '../sounds/soundModel.ts';
import type { Affix, ArabicPhrase, Entry, Lexicon, NetworkSections, Stem, Verb } from './lexicon.ts';

/** Opens a compiled lexicon that is not deflated. Throws an Error if `data` is none. */
export function openLexicon(data: Uint8Array): Lexicon {
  return lexiconOf(unpackSections(data));
}

/** The lexicon in the sections of a compiled file. Throws an Error if one is missing. */
export function lexiconOf(sections: Sections): Lexicon {
  const text = stringReader(sections);
  const forms = indexIn(sections, 'forms');
  const folded = indexIn(sections, 'folded');
  const compounds = indexIn(sections, 'compounds');
  const entry = entryReader(sections, forms, text);
  const calibration = sections.get('calibration');
  let counts: WordCounts | undefined;
  let homographs: Homographs | undefined;
  let written: WrittenForSpoken | undefined;
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
    get writtenForSpoken() {
      written ??= unpackSpokenWords(sections.get(SPOKEN_SECTION));
      return written;
    },
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
    get homographs() {
      homographs ??= openHomographs(sections.get(HOMOGRAPH_SECTION));
      return homographs;
    },
    get typed() {
      return unpackTypedTables(sections.get(TYPED_SECTION));
    },
    contextWeights: weightsIn(sections, 'context'),
    networkSections: networkIn(sections),
    calibration: calibration === undefined ? UNCALIBRATED : calibrationOf(calibration),
    soundModel: soundModelIn(sections),
  };
}

/** What training has written; a lexicon without a model has none. */
function weightsIn(sections: Sections, name: string): Weights | undefined {
  const bytes = sections.get(name);
  return bytes === undefined ? undefined : weightsOf(bytes);
}

function networkIn(sections: Sections): NetworkSections | undefined {
  const [weights, kernel] = [sections.get('network'), sections.get('kernel')];
  return weights === undefined || kernel === undefined ? undefined : { weights, kernel };
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

const VERB_COLUMNS = 8;
const COLLOQUIAL_COLUMNS = 3;
const AFFIX_COLUMNS = 5;

/** Creates the function that reads a word by its number. */
function entryReader(sections: Sections, forms: StringIndex, text: TextReader): (number: number) => Entry {
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

/** The verbs of the file, in the order of its source. */
function verbsIn(sections: Sections, text: TextReader): Verb[] {
  return rowsIn(sections, 'verbs', VERB_COLUMNS).map((row) => readVerb(row, text));
}

/** The spoken present stems of the file. */
function colloquialStemsIn(
  sections: Sections,
  text: TextReader,
): { readonly infinitive: string; readonly stem: Stem }[] {
  return rowsIn(sections, 'colloquial', COLLOQUIAL_COLUMNS).map(
    ([infinitive = 0, letters = 0, phonemes = 0]) => ({
      infinitive: text(infinitive),
      stem: stemOf(text(letters), text(phonemes)),
    }),
  );
}

/** The derivational affixes of the file. */
function affixesIn(sections: Sections, text: TextReader): Affix[] {
  return rowsIn(sections, 'affixes', AFFIX_COLUMNS).map((row) => readAffix(row, text));
}

/** The function that finds the Arabic phrases of a group. */
function arabicPhrasesIn(sections: Sections): (group: string) => readonly ArabicPhrase[] {
  const bytes = sections.get(PHRASE_SECTION);
  const rowsOf = bytes === undefined ? () => [] : unpackPhrases(bytes);
  return (group) =>
    rowsOf(group).map(([words, phonemes, partOfSpeech, features, gloss]) => ({
      words: words.split(' '),
      phonemes: phonemes.split(' '),
      partOfSpeech: PARTS_OF_SPEECH[partOfSpeech] ?? 'noun',
      features: featuresOf(features),
      gloss,
    }));
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
    past: stemOf(text(past), text(pastPhonemes)),
    present: stemOf(text(present), text(presentPhonemes)),
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

/** `|` stands between a preverb and its stem, in letters and in phonemes. */
function stemOf(letters: string, phonemes: Phonemes): Stem {
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

/** Returns a string of the file by its number. */
type TextReader = (number: number) => string;

/** The strings of the file, one behind the other in UTF-8; where they end is counted in UTF-16 units. */
function stringReader(sections: Sections): TextReader {
  const all = new TextDecoder().decode(sections.get('strings'));
  const ends = differencesIn(sections, 'stringEnds');
  return (number) => all.slice(ends[number - 1] ?? 0, ends[number]);
}

/** A section of numbers. Throws an Error if the file has no such section, as do the others. */
function numbersIn(sections: Sections, name: string): Uint32Array {
  const bytes = sectionIn(sections, name);
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

/** A section of numbers that are kept as differences. */
function differencesIn(sections: Sections, name: string, columns?: number): Uint32Array {
  const bytes = sectionIn(sections, name);
  return numbersOf(new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4), columns);
}

/** A section of numbers as a table of so many columns. */
function rowsIn(sections: Sections, name: string, columns: number): Uint32Array[] {
  const numbers = numbersIn(sections, name);
  return Array.from({ length: numbers.length / columns }, (_, row) =>
    numbers.subarray(row * columns, (row + 1) * columns),
  );
}

/** The index whose three sections begin with `name`. */
function indexIn(sections: Sections, name: string): StringIndex {
  return openStringIndex({
    keyUnits: unitsIn(sections, `${name}.keyUnits`),
    ends: differencesIn(sections, `${name}.ends`, INDEX_COLUMNS),
    values: differencesIn(sections, `${name}.values`, INDEX_COLUMNS),
  });
}

function unitsIn(sections: Sections, name: string): Uint16Array {
  const bytes = sectionIn(sections, name);
  return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
}

function sectionIn(sections: Sections, name: string): Uint8Array {
  const section = sections.get(name);
  if (section === undefined)
    throw new Error(`The engine data has no section "${name}"; build it again with "npm run build".`);
  return section;
}
