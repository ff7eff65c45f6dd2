import type { Constituent, Roles } from '../syntax/phrases.ts';

/** The places of a clause's words in English, without subject, verb and object. */
export interface WordOrder {
  readonly front: readonly Constituent[];
  /** The question word, before the verb. */
  readonly question: readonly Constituent[];
  /** Adverbs beside the verb. */
  readonly middle: readonly Constituent[];
  readonly behind: readonly Constituent[];
}

/**
 * Orders what has no role: adverbials before the subject stay in front, question words go there, the rest
 * follows the verb in the order of the source, times last.
 */
export function wordOrder(
  { subject, object, predicate, others }: Roles,
  isQuestion: boolean,
  isState = false,
): WordOrder {
  const subjectAt = subject?.at ?? -1;
  const front: Constituent[] = [];
  const question: Constituent[] = [];
  const middle: Constituent[] = [];
  const behind: Constituent[] = [];
  const times: Constituent[] = [];
  const purposes: Constituent[] = [];
  for (const constituent of others) {
    if (asksQuestion(constituent)) question.push(constituent);
    else if (isMiddle(constituent) || (isState && isManner(constituent))) middle.push(constituent);
    else if (isFront(constituent, { subjectAt, isQuestion })) front.push(constituent);
    else if (isTime(constituent)) times.push(constituent);
    else if (isPurpose(constituent)) purposes.push(constituent);
    else behind.push(constituent);
  }
  for (const asked of [object, predicate])
    if (asked !== undefined && asksQuestion(asked)) question.unshift(asked);
  return { front, question, middle, behind: [...behind, ...purposes, ...times] };
}

/** Whether a constituent has a question word. */
export function asksQuestion({ phrase }: Constituent): boolean {
  if (phrase.kind === 'nounPhrase' || phrase.kind === 'adverb') return phrase.question;
  return phrase.kind === 'prepositional' && phrase.object?.question === true;
}

function isMiddle({ phrase }: Constituent): boolean {
  return phrase.kind === 'adverb' && phrase.classes.has('middle');
}

/** `is strictly forbidden`, `was completely rebuilt`. */
function isManner({ phrase }: Constituent): boolean {
  return (
    phrase.kind === 'adverb' &&
    /^(?!automatically|daily|early|likely|only)[a-z]+ly$/.test(phrase.english) &&
    !phrase.comparative &&
    !phrase.time
  );
}

function isFront(
  constituent: Constituent,
  { subjectAt, isQuestion }: { readonly subjectAt: number; readonly isQuestion: boolean },
): boolean {
  const { phrase, at } = constituent;
  if (phrase.kind === 'adverb' && phrase.classes.has('front')) return true;
  if (phrase.kind === 'adverb' && phrase.english === 'any more') return false;
  if (phrase.kind === 'text') return at === 0;
  if (isQuestion) return false;
  return at < subjectAt || (at === 0 && constituent.comma !== undefined && subjectAt < 0);
}

function isPurpose({ phrase }: Constituent): boolean {
  return phrase.kind === 'prepositional' && phrase.persian === 'برای';
}

function isTime({ phrase }: Constituent): boolean {
  if (phrase.kind === 'adverb') return phrase.time;
  return phrase.kind === 'nounPhrase' && phrase.features.has('time');
}
