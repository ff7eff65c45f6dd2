import { PHRASE_SECTION, unpackPhrases } from '../../format/arabicPhrases.ts';
import { featuresOf } from '../../format/features.ts';
import { keyOf, type StringIndex } from '../../format/stringIndex.ts';
import { PARTS_OF_SPEECH, type Phonemes } from '../../types.ts';
import type { Affix, ArabicPhrase, Entry, Stem, Verb } from './lexicon.ts';
import { differencesIn, numbersIn, rowsIn, type Sections, type TextReader } from './sections.ts';

const VERB_COLUMNS = 8;
const COLLOQUIAL_COLUMNS = 3;
const AFFIX_COLUMNS = 5;

/** Creates the function that reads a word by its number. */
export function entryReader(
  sections: Sections,
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

/** The verbs of the file, in the order of its source. */
export function verbsIn(sections: Sections, text: TextReader): Verb[] {
  return rowsIn(sections, 'verbs', VERB_COLUMNS).map((row) => readVerb(row, text));
}

/** The spoken present stems of the file. */
export function colloquialStemsIn(
  sections: Sections,
  text: TextReader,
): { readonly infinitive: string; readonly stem: Stem }[] {
  return rowsIn(sections, 'colloquial', COLLOQUIAL_COLUMNS).map(
    ([infinitive = 0, letters = 0, phonemes = 0]) => ({
      infinitive: text(infinitive),
      stem: divideStem(text(letters), text(phonemes)),
    }),
  );
}

/** The derivational affixes of the file. */
export function affixesIn(sections: Sections, text: TextReader): Affix[] {
  return rowsIn(sections, 'affixes', AFFIX_COLUMNS).map((row) => readAffix(row, text));
}

/** The function that finds the Arabic phrases of a group. */
export function arabicPhrasesIn(sections: Sections): (group: string) => readonly ArabicPhrase[] {
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

/** `|` stands between a preverb and its stem, in letters and in phonemes. */
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
