import type { Candidate } from '../candidate.ts';
import { charged, withSound } from '../candidate.ts';
import { AND } from '../sentence/fixedPairs.ts';
import type { SourceWord } from '../sentence/sourceWords.ts';

/** How much less than in prose the words and forms of poetry cost in verse. */
const LESS = {
  poetic: 1.5,
  rareAndPoetic: 3.5,
  prohibition: 3,
  bareImperative: 2,
  pastWithPrefix: 3,
} as const;

/** The words of a hemistich as verse reads them: و between words is o, and the forms of poetry are usual ones. */
export function inVerse(words: ReadonlyMap<number, SourceWord>): Map<number, SourceWord> {
  let isFirst = true;
  const read = new Map<number, SourceWord>();
  for (const [at, word] of words) {
    read.set(at, { ...word, candidates: word.normalised === AND ? andInVerse(word, isFirst) : usual(word) });
    isFirst = false;
  }
  return read;
}

/** A hemistich begins with va; elsewhere و leans on the word before it. */
function andInVerse({ candidates }: SourceWord, isFirst: boolean): readonly Candidate[] {
  const meant = candidates.filter(({ pronunciation: { phonemes } }) => (phonemes === 'va') === isFirst);
  return meant.length > 0 ? meant : candidates;
}

const known = new WeakMap<readonly Candidate[], readonly Candidate[]>();

/** Kept by the list of candidates, as the states of a node are. */
function usual({ normalised, candidates }: SourceWord): readonly Candidate[] {
  const found = known.get(candidates) ?? allInVerse(normalised, candidates);
  known.set(candidates, found);
  return found;
}

function allInVerse(form: string, candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.flatMap((candidate) => {
    const read = cheaper(form, candidate);
    const full = withFullEnding(form, read);
    return full === undefined || candidates.some((other) => soundOf(other) === soundOf(full))
      ? read
      : [read, full];
  });
}

function soundOf({ pronunciation }: Candidate): string {
  return pronunciation.phonemes;
}

/** Prose says جا for جای without ezafe; verse has both. */
function withFullEnding(form: string, candidate: Candidate): Candidate | undefined {
  const { phonemes } = candidate.pronunciation;
  if (candidate.ezafe !== 'written' || !/[او]ی$/.test(form) || !/[Au]$/.test(phonemes)) return undefined;
  return { ...withSound(candidate, `${phonemes}y`), ezafe: 'impossible' };
}

function cheaper(form: string, candidate: Candidate): Candidate {
  return charged(candidate, -Math.min(candidate.pronunciation.cost, discount(form, candidate)));
}

function discount(form: string, { pronunciation }: Candidate): number {
  const { partOfSpeech, features, inflection, phonemes } = pronunciation;
  const poetic = !features.has('poetic') ? 0 : features.has('rare') ? LESS.rareAndPoetic : LESS.poetic;
  if (partOfSpeech !== 'verb') return poetic;
  if (inflection.negative && form.startsWith('م') && phonemes.startsWith('ma'))
    return poetic + LESS.prohibition;
  if (inflection.tense === 'imperative' && !/^b[eio]/.test(phonemes)) return poetic + LESS.bareImperative;
  if (inflection.tense === 'past' && /^b[ei]/.test(phonemes) && form.startsWith('ب'))
    return poetic + LESS.pastWithPrefix;
  return poetic;
}
