import { barePronunciation, type Candidate } from '../candidate.ts';
import type { SoundModel } from '../sounds/soundModel.ts';
import { likeliestSounds } from '../sounds/soundSearch.ts';
import { SHADDA, SUKUN, vowelIn } from './inputMarks.ts';
import type { NormalisedWord } from './normalise.ts';

const MARKED_COST = 5;

/** The reading that the marks of the source spell out, letters without marks guessed. */
export function markedForm(word: NormalisedWord, model: SoundModel): Candidate {
  const last = word.letters.length - 1;
  const phonemes = likeliestSounds(word.letters, model)
    .map(({ text, phonemes: spoken }, at) => {
      const marks = word.marks[at] ?? '';
      return marks === '' ? spoken : markedSound(text, marks, at === last);
    })
    .join('');
  const pronunciation = barePronunciation({
    phonemes,
    lemma: word.letters,
    partOfSpeech: 'noun',
    origin: 'marks',
    cost: MARKED_COST,
  });
  return { ezafe: 'possible', pronunciation };
}

/** A kasra on the last letter may be ezafe and is left to context. */
function markedSound(sound: string, marks: string, isLast: boolean): string {
  const [carrier = '', vowel = ''] = sound.split('|');
  const single = carrier.length === 2 && carrier[0] === carrier[1] ? carrier.slice(1) : carrier;
  const doubled = marks.includes(SHADDA);
  const marked = vowelIn(marks);
  // A writer of tashdid alone says nothing about the vowel behind it.
  const behind = marked === '' && doubled && !marks.includes(SUKUN) ? vowel : marked;
  return (doubled ? single + single : single) + (isLast ? '' : behind);
}
