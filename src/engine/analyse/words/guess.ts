import { SUN_LETTER } from '../../alignment/letterValues.ts';
import { withOnset } from '../../phonology.ts';
import { ZWNJ } from '../../signs.ts';
import type { Phonemes, Pronunciation } from '../../types.ts';
import { barePronunciation, type Candidate, charged } from '../candidate.ts';
import type { SoundModel } from '../sounds/soundModel.ts';
import { isStrange, soundedOut } from '../sounds/soundSearch.ts';
import { regularForms, type WordSources } from './entries.ts';
import { distinct, hasClitic, PLAIN_IN_POETRY_COST } from './ranking.ts';

/** More than what morphology makes of a word costs, unless it is far-fetched. */
export const UNKNOWN_COST = 9;
/** What morphology makes at this cost or more is checked: a word spelled so must be likely to sound so. */
const DOUBTFUL_COST = 1;
/** In logarithms of chances, as all that `isStrange` compares. */
const COMMON_ENDING = 5;
/** In letters. */
const LONG_LEMMA = 4;
/** Of two endings on a longer lemma: «داداشتم». */
const LONG_LEMMA_COST = 4;

/**
 * The letters of a word are sounded out where it has no other reading, or where taking it apart gives a sound that
 * words spelled so do not have: قیمت is no قیم with "your".
 */
export function withGuess(
  word: string,
  candidates: readonly Candidate[],
  sources: WordSources,
): readonly Candidate[] {
  const model = sources.lexicon.soundModel;
  const known = (part: string): Phonemes | undefined =>
    distinct(regularForms(part, sources))[0]?.pronunciation.phonemes;
  const best = distinct(candidates)[0];
  if (best === undefined) return [guessedForm(word, model, known)];
  if (!isDoubtful(best.pronunciation) || word.includes(ZWNJ)) return candidates;
  // «خانهی» for «خانه‌ی»: no other words of a known noun's letters end so.
  if (best.ezafe === 'written') return candidates;
  if (!isStrange(word, best.pronunciation.phonemes, strangest(best.pronunciation), model)) return candidates;
  return [
    guessedForm(word, model, known),
    ...candidates.map((candidate) => charged(candidate, UNKNOWN_COST)),
  ];
}

/** In letters, before «تون» and the like, with which few words end by chance: پدرتون. */
const SHORT_LEMMA = 3;
const WE = 4;

/**
 * Verbs have few endings, numerals (سومه) are few, and words that look like their forms are rare; so are those that a
 * longer word begins.
 */
function isDoubtful({ origin, cost, inflection, lemma, partOfSpeech }: Pronunciation): boolean {
  if (origin === 'lexicon' || cost < DOUBTFUL_COST || inflection.tense !== undefined) return false;
  if (partOfSpeech === 'numeral') return false;
  const most = lemma.length > LONG_LEMMA ? LONG_LEMMA_COST : PLAIN_IN_POETRY_COST;
  const { clitic = 0 } = inflection;
  const shortest = clitic >= WE ? SHORT_LEMMA : LONG_LEMMA;
  return !(hasClitic(inflection) && lemma.length >= shortest && cost <= most);
}

/** How strange a reading may sound; with the endings that many words have, stranger than without them. */
function strangest({ cost, inflection }: Pronunciation): number {
  const isCommon = inflection.clitic !== undefined || inflection.plural;
  return UNKNOWN_COST - cost + (isCommon ? COMMON_ENDING : 0);
}

/** An article, and a letter that only words of Arabic have. */
const ARABIC_WITH_ARTICLE = /^ال(?=..)(?=.*[ثحذصضطظعقةء])/;

/** The letters of a part in context, those of the article apart. */
function sounded(part: string, model: SoundModel): Phonemes {
  if (!ARABIC_WITH_ARTICLE.test(part)) return soundedOut(part, model);
  const word = part.slice(2);
  const sound = soundedOut(word, model);
  return `a${SUN_LETTER.test(word) ? sound.slice(0, 1) : 'l'}${withOnset(sound)}`;
}

/**
 * A guess at a word that neither lexicon nor morphology knows, letter by letter in context; its parts between ZWNJ as
 * `known` reads them where it can.
 */
function guessedForm(
  word: string,
  model: SoundModel,
  known: (part: string) => Phonemes | undefined,
): Candidate {
  const parts = word.split(ZWNJ);
  const sounds = parts.map(
    (part) => (parts.length > 1 && part.length > 1 ? known(part) : undefined) ?? sounded(part, model),
  );
  const phonemes = sounds.reduce((before, part) => before + (before === '' ? part : withOnset(part)), '');
  const pronunciation = barePronunciation({
    phonemes,
    lemma: word,
    partOfSpeech: 'noun',
    origin: 'letters',
    cost: UNKNOWN_COST,
  });
  return { ezafe: 'possible', pronunciation };
}
