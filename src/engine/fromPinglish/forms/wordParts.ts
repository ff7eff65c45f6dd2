import type { Lexicon, Stem, Verb } from '../../analyse/lexicon/lexicon.ts';
import { type StemForm, stemTable } from '../../analyse/morphology/stems.ts';
import type { PartOfSpeech, Phonemes } from '../../types.ts';
import { buildSoundTrie, type SoundTrie } from '../sounds/soundTrie.ts';
import { NO_PREFIX, prefixed } from './verbForms.ts';

/** A word without endings, as it is written and said. */
export interface Base {
  readonly letters: string;
  readonly phonemes: Phonemes;
  readonly partOfSpeech: PartOfSpeech;
  readonly features: ReadonlySet<string>;
  /** How unusual this reading of the letters is, in nats. */
  readonly readingCost: number;
}

/** What stands at the nodes of the tree: words, and stems of verbs. */
export type Part = { readonly base: Base } | { readonly stem: StemForm };

interface WordParts {
  readonly trie: SoundTrie;
  /** The part that an item of the tree is; undefined for what is no standard spelling. */
  part(item: number): Part | undefined;
}

const LATER_READING_COST = 1;
const MOST_LATER_READINGS = 2;
const RARE_READING_COST = 3;

/** Lays out all that a word can begin with by its sounds. Takes about a tenth of a second. */
export function wordParts(lexicon: Lexicon): WordParts {
  const sounds = lexicon.sounds();
  const stems = [...stemTable(lexicon).values()].flat().filter(isStandard);
  const nouns = lexicon.verbs.flatMap(verbNouns);
  const ofVerbs: Part[] = [...stems.map((stem) => ({ stem })), ...nouns.map((base) => ({ base }))];
  const words = new Map<number, Part | undefined>();
  return {
    trie: buildSoundTrie([
      ...sounds,
      ...stems.map(({ stem }) => stem.phonemes),
      ...nouns.map(({ phonemes }) => phonemes),
    ]),
    part(item) {
      if (item >= sounds.length) return ofVerbs[item - sounds.length];
      if (!words.has(item)) words.set(item, listedPart(lexicon, item));
      return words.get(item);
    },
  };
}

function listedPart(lexicon: Lexicon, number: number): Part | undefined {
  const { form, phonemes, partOfSpeech, features, id } = lexicon.entry(number);
  if (features.has('respelt')) return undefined;
  const place = lexicon.entries(form).findIndex((other) => other.id === id);
  const readingCost =
    Math.min(Math.max(place, 0), MOST_LATER_READINGS) * LATER_READING_COST +
    (features.has('rare') ? RARE_READING_COST : 0);
  // An ا that sounds an is a tanvin, whether the lexicon marks it or not.
  const letters = form.endsWith('ا') && phonemes.endsWith('an') ? `${form}ً` : form;
  return { base: { letters, phonemes, partOfSpeech, features, readingCost } };
}

/** A stem that is only typed as it is heard (خاست) is not what is to be written. */
function isStandard({ stem, verb, colloquial }: StemForm): boolean {
  return !colloquial || ![verb.past.phonemes, verb.present.phonemes].includes(stem.phonemes);
}

/** رفتن, رفته and what they are with ن before them. */
function verbNouns({ past, features }: Verb): Base[] {
  return [{ letters: past.letters, phonemes: past.phonemes }, ...negated(past)].flatMap((stem) => {
    const letters = past.preverb + stem.letters;
    const phonemes = past.preverbPhonemes + stem.phonemes;
    return [
      { letters: `${letters}ن`, phonemes: `${phonemes}an`, partOfSpeech: 'noun', features, readingCost: 0 },
      {
        letters: `${letters}ه`,
        phonemes: `${phonemes}e`,
        partOfSpeech: 'adjective',
        features,
        readingCost: 0,
      },
    ];
  });
}

function negated(stem: Stem): { readonly letters: string; readonly phonemes: Phonemes }[] {
  const { phonemes } = stem;
  const plain = { ...NO_PREFIX, letters: 'ن' };
  const found = [
    { letters: prefixed(plain, stem), phonemes: `na${phonemes}` },
    { letters: prefixed({ ...plain, hasGlide: true }, stem), phonemes: `nay${phonemes}` },
  ];
  return found.flatMap(({ letters, phonemes }) => (letters === undefined ? [] : [{ letters, phonemes }]));
}
