import { NO_VERB_PROPERTIES, type VerbProperties } from '../rules/properties.ts';
import type { VerbElement } from '../syntax/elements.ts';
import { type PhraseContext, verbFrom } from '../syntax/phrases.ts';
import type { Modal, Verb } from '../syntax/verb.ts';

/** Verbs of clauses inside the clause that may stand between a modal and its main verb. */
const MAX_VERBS_BETWEEN = 3;

/**
 * باید, می‌تواند and ممکن است join the subjunctive or short infinitive that follows («باید بروم», «می‌توان رفت»), also
 * over the verb of a relative clause: «باید کتابی را که خریدم بخوانم».
 */
export function joinsMainVerb(context: PhraseContext, at: number): boolean {
  const element = context.elements[at];
  if (element?.kind !== 'verb' || !isModal(element)) return false;
  let found = verbFrom(context, at + 1);
  for (let between = 0; found !== undefined && between <= MAX_VERBS_BETWEEN; between++) {
    if (mayFollowModal(found.element.verb, element.modal)) return true;
    found = verbFrom(context, found.at + 1);
  }
  return false;
}

/** «ممکن نیست» is `is not possible` where no main verb follows. */
export function withoutMainVerb({ verb, modal }: VerbElement): Verb {
  if (modal !== 'may' && modal !== 'will') return verb;
  const english = modal === 'may' ? 'be possible' : 'be planned';
  return { ...verb, english, role: 'ordinary', properties: IMPERSONAL };
}

const IMPERSONAL: VerbProperties = { ...NO_VERB_PROPERTIES, classes: new Set(['impersonal']) };

/** «باید می‌رفتم» and «باید رفته بودم» say what should have been. */
function mayFollowModal(
  { tense, person, negative, infinitive }: Verb,
  modal: Modal['sense'] | undefined,
): boolean {
  const isShortInfinitive = tense === 'past' && person === 3 && !negative;
  // «نگه دارد» is present and subjunctive.
  const isBoth = tense === 'present' && infinitive.endsWith(' داشتن');
  if (tense === 'subjunctive' || tense === 'perfect_subjunctive' || isShortInfinitive || isBoth) return true;
  return modal === 'must' && (tense === 'imperfect' || tense === 'pluperfect');
}

function isModal({ modal, verb }: VerbElement): boolean {
  return modal !== undefined || verb.properties.classes.has('ability');
}

/** The modal that has joined its main verb. */
export function modalOf({ verb, modal, impersonal }: VerbElement): Modal {
  const { tense, negative } = verb;
  return { sense: modal ?? 'can', tense, negative, impersonal: impersonal === true };
}

/** «می‌شود رفت» and «باید رفت» are said of nobody, «می‌شود برویم» of those who go. */
export function modalBefore(modal: Modal, verb: Verb | undefined): Modal {
  if (verb?.tense === 'subjunctive') return { ...modal, impersonal: false };
  const isShortInfinitive = verb?.tense === 'past' && verb.person === 3 && !verb.negative;
  return modal.sense === 'must' && isShortInfinitive ? { ...modal, impersonal: true } : modal;
}
