import { ezafeAfter } from '../../phonology.ts';
import type { Pronunciation, Token } from '../../types.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { groupVerbs } from '../sentence/verbGroups.ts';
import type { PinnedPronunciations } from '../words/pins.ts';
import { adjectiveAt, nameAt, nounInYeAt, verbalNounAt } from './nominals.ts';
import { participleAt } from './participles.ts';
import { doorAt, functionWordAt, nounBehindPrepositionAt, prepositionAt } from './prepositions.ts';
import { type Facts, factsOf, type Seen, type SeenWord, seenIn } from './seen.ts';
import { monthAt, relativeTimeAt } from './times.ts';
import { amAt, spokenFormAt, withTenses } from './verbs.ts';

/** The reading that a word has beside its neighbours, if it is another than the one it was given. */
type Reader = (sentence: readonly Seen[], at: number, facts: Facts) => Pronunciation | undefined;

const READERS: readonly Reader[] = [
  nameAt,
  adjectiveAt,
  monthAt,
  relativeTimeAt,
  doorAt,
  prepositionAt,
  nounBehindPrepositionAt,
  functionWordAt,
  spokenFormAt,
  nounInYeAt,
  verbalNounAt,
  amAt,
];

/** What is known beside the sentence. */
interface Known {
  readonly pins: PinnedPronunciations;
  readonly lexicon: Pick<Lexicon, 'hasCompound'>;
}

/**
 * The words of a sentence, each with the one of its readings that its neighbours ask for among those that sound alike and
 * so cannot be told by what marks teach: «مهر» the month and the affection, the م of "my" and of "am". Verbs of several
 * words are joined once their participles are known. What the user chose stays. Linear.
 */
export function readAlike(tokens: readonly Token[], { pins, lexicon }: Known): readonly Token[] {
  const joined = groupVerbs(reread(tokens, seenIn(tokens, pins), [participleAt], lexicon));
  return reread(joined, withTenses(seenIn(joined, pins)), READERS, lexicon);
}

/** The tokens of a sentence with the readings that the first of the readers that know better give. */
function reread(
  tokens: readonly Token[],
  sentence: Seen[],
  readers: readonly Reader[],
  lexicon: Known['lexicon'],
): readonly Token[] {
  const facts = factsOf(sentence, lexicon);
  for (const [at, seen] of sentence.entries()) {
    if (seen.kind !== 'word' || seen.isChosen) continue;
    for (const read of readers) {
      const pronunciation = read(sentence, at, facts);
      if (pronunciation === undefined) continue;
      sentence[at] = { ...seen, pronunciation };
      break;
    }
  }
  const changed = new Map(
    sentence.flatMap((seen): [number, SeenWord][] =>
      seen.kind === 'word' && seen.pronunciation !== seen.word.pronunciation ? [[seen.tokenIndex, seen]] : [],
    ),
  );
  if (changed.size === 0) return tokens;
  return tokens.map((token, index) => {
    const read = changed.get(index);
    return read === undefined ? token : { ...token, word: withReading(read) };
  });
}

/** The reading that it had is now one of the others; an ezafe is as the new one sounds. */
function withReading({ word, pronunciation }: SeenWord): SeenWord['word'] {
  const alternatives = word.alternatives.map((other) =>
    isOneWord(other.pronunciation, pronunciation) ? { ...other, pronunciation: word.pronunciation } : other,
  );
  const ezafe = word.ezafe === 'none' ? 'none' : ezafeAfter(pronunciation.phonemes);
  return { ...word, pronunciation, ezafe, alternatives };
}

function isOneWord(one: Pronunciation, other: Pronunciation): boolean {
  return one.lemma === other.lemma && one.partOfSpeech === other.partOfSpeech && one.id === other.id;
}
