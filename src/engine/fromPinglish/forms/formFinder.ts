import type { Lexicon } from '../../analyse/lexicon/lexicon.ts';
import { type BySound, bySound, itemsAt } from '../sounds/soundTrie.ts';
import { searchSounds, type TypedSounds } from '../sounds/typedSounds.ts';
import { type Form, SoughtWord } from './form.ts';
import { NominalForms, nominalEndings } from './nominalForms.ts';
import { NO_PREFIX, type TypedVerbPrefix, VerbForms, verbEndings, verbPrefixes } from './verbForms.ts';
import { type Part, wordParts } from './wordParts.ts';

interface FormFinder {
  /** What can be meant by a typed word, in no order, its base spelled at no more than `mostCost`. */
  forms(typed: TypedSounds, mostCost: number): Form[];
  /** The same without what has endings and prefixes. */
  bases(typed: TypedSounds, mostCost: number): Form[];
}

/** What stands before a stem, and how far it reaches. */
interface Before {
  readonly preverb: string;
  readonly prefix: TypedVerbPrefix;
  readonly end: number;
  readonly cost: number;
}

export function createFormFinder(lexicon: Lexicon): FormFinder {
  const parts = wordParts(lexicon);
  const suffixes = nominalEndings();
  const endings = verbEndings();
  const beginnings = { prefixes: verbPrefixes(), preverbs: preverbsOf(lexicon) };
  const partsAt = (node: number): Part[] =>
    Array.from(itemsAt(parts.trie, node), parts.part).filter((part) => part !== undefined);
  return {
    forms(sounds, mostCost) {
      const word = new SoughtWord(sounds);
      const nominal = new NominalForms(word, suffixes);
      const verbal = new VerbForms(word, endings);
      return beginningsOf(word, beginnings).flatMap(({ preverb, prefix, end, cost }) =>
        searchSounds(parts.trie, sounds, end, mostCost - cost).flatMap((found) =>
          partsAt(found.node).flatMap((part) => {
            if ('stem' in part) return verbal.of(part.stem, found, preverb, prefix, cost);
            return end === 0 ? nominal.of(part.base, found) : [];
          }),
        ),
      );
    },
    bases(sounds, mostCost) {
      const word = new SoughtWord(sounds);
      const nominal = new NominalForms(word, suffixes);
      return searchSounds(parts.trie, sounds, 0, mostCost)
        .filter(({ end }) => end === word.length)
        .flatMap((found) =>
          partsAt(found.node).flatMap((part) => ('base' in part ? nominal.of(part.base, found) : [])),
        );
    },
  };
}

interface Beginnings {
  readonly prefixes: BySound<TypedVerbPrefix>;
  readonly preverbs: BySound<string>;
}

/** Nothing, a prefix, a preverb, or both. */
function beginningsOf(word: SoughtWord, { prefixes, preverbs }: Beginnings): Before[] {
  const nothing = { preverb: '', prefix: NO_PREFIX, end: 0, cost: 0 };
  const withPreverb = foundAt(word, preverbs, 0).map(({ thing, ...found }) => ({
    preverb: thing,
    prefix: NO_PREFIX,
    ...found,
  }));
  return [nothing, ...withPreverb].flatMap((before) => [
    before,
    ...foundAt(word, prefixes, before.end).map(({ thing, end, cost }) => ({
      preverb: before.preverb,
      prefix: thing,
      end,
      cost: before.cost + cost,
    })),
  ]);
}

function foundAt<Thing>(word: SoughtWord, { trie, thing }: BySound<Thing>, at: number) {
  return word
    .find(trie, at)
    .flatMap(({ node, end, cost }) =>
      Array.from(itemsAt(trie, node), (item) => ({ thing: thing(item), end, cost })),
    );
}

function preverbsOf(lexicon: Lexicon): BySound<string> {
  const stems = lexicon.verbs.flatMap(({ past, present }) => [past, present]);
  const preverbs = new Map(stems.map(({ preverb, preverbPhonemes }) => [preverbPhonemes, preverb]));
  return bySound([...preverbs].filter(([sound]) => sound !== ''));
}
