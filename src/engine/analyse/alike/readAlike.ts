import { ezafeAfter } from '../../phonology.ts';
import type { Pronunciation, Token } from '../../types.ts';
import type { PinnedPronunciations } from '../words/pins.ts';
import { adjectiveAt, nameAt, nounInYeAt, verbalNounAt } from './nominals.ts';
import { doorAt, prepositionAt } from './prepositions.ts';
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
  spokenFormAt,
  nounInYeAt,
  verbalNounAt,
  amAt,
];

/**
 * The words of a sentence, each with the one of its readings that its neighbours ask for among those that sound alike and
 * so cannot be told by what marks teach: «مهر» the month and the affection, the م of "my" and of "am". What the user
 * chose stays. Linear.
 */
export function readAlike(tokens: readonly Token[], pins: PinnedPronunciations): readonly Token[] {
  const sentence = withTenses(seenIn(tokens, pins));
  const facts = factsOf(sentence);
  for (const [at, seen] of sentence.entries()) {
    if (seen.kind !== 'word' || seen.isChosen) continue;
    for (const read of READERS) {
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
    return read === undefined ? token : { ...token, word: reread(read) };
  });
}

/** The reading that it had is now one of the others; an ezafe is as the new one sounds. */
function reread({ word, pronunciation }: SeenWord): SeenWord['word'] {
  const alternatives = word.alternatives.map((other) =>
    isOneWord(other.pronunciation, pronunciation) ? { ...other, pronunciation: word.pronunciation } : other,
  );
  const ezafe = word.ezafe === 'none' ? 'none' : ezafeAfter(pronunciation.phonemes);
  return { ...word, pronunciation, ezafe, alternatives };
}

function isOneWord(one: Pronunciation, other: Pronunciation): boolean {
  return one.lemma === other.lemma && one.partOfSpeech === other.partOfSpeech && one.id === other.id;
}
