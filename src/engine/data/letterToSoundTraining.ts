import { alignLetters, MISFIT_COST } from '../alignment.ts';
import { endsOpen, letterContexts } from './letterContexts.ts';

/** Ends the carrier in a stored sound, so that a doubled consonant and a silent seat stay apart from vowels. */
export const CARRIER_END = '|';

/**
 * Counts how letters sound in their contexts over the lexicon and keeps, for each context, the commonest sound
 * where it differs from what the next narrower context says. Deterministic.
 */
export function trainLetterToSound(words: Iterable<readonly [string, string]>): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const [form, phonemes] of words) countWord(counts, form, phonemes);
  return prune(counts);
}

type Counts = Map<string, Map<string, number>>;

function countWord(counts: Counts, form: string, phonemes: string): void {
  const { sounds, cost } = alignLetters(form, phonemes);
  if (cost >= MISFIT_COST) return;
  let afterVowel = false;
  sounds.forEach(({ carrier, vowel }, at) => {
    const sound = `${carrier}${CARRIER_END}${vowel}`;
    for (const context of letterContexts(form, at, afterVowel)) {
      const known = counts.get(context) ?? new Map<string, number>();
      known.set(sound, (known.get(sound) ?? 0) + 1);
      counts.set(context, known);
    }
    afterVowel = endsOpen(carrier + vowel);
  });
}

function prune(counts: Counts): Map<string, string> {
  const best = new Map<string, string>();
  for (const [context, sounds] of counts) best.set(context, commonest(sounds));
  const kept = new Map<string, string>();
  for (const [context, sound] of best) if (best.get(narrower(context)) !== sound) kept.set(context, sound);
  return kept;
}

function commonest(sounds: ReadonlyMap<string, number>): string {
  let best = '';
  let most = 0;
  for (const [sound, count] of sounds)
    if (count > most) {
      best = sound;
      most = count;
    }
  return best;
}

/** The context that is looked at after `context`, as `letterContexts` orders them. */
function narrower(context: string): string {
  const flag = context[1] ?? '';
  const window = context.slice(2);
  switch (context[0]) {
    case '6':
      return `5${flag}${window.slice(0, -1)}`;
    case '5':
      return `4${flag}${window.slice(1)}`;
    case '4':
      return `3${flag}${window.slice(0, -1)}`;
    case '3':
      return `2${flag}${window.slice(1)}`;
    case '2':
      return `1${flag}${window.slice(0, -1)}`;
    case '1':
      return `0${window}`;
    default:
      return '';
  }
}
