import { firstGloss } from '../english/gloss.ts';
import { isEnglishParticiple, participleOf } from '../english/verbForms.ts';
import { NO_VERB_PROPERTIES, type VerbProperties } from '../rules/properties.ts';
import type { Dependencies, TranslationRules } from '../rules/rules.ts';
import type { Elements, SentenceElement, SourceVerb, VerbElement, Word } from '../syntax/elements.ts';
import { intensifierOf, isAdjective, isForm } from '../syntax/wordClasses.ts';
import { type FoundCompound, TRANSITIVE } from './compounds.ts';
import { finiteVerb, verbalElement } from './simpleVerbs.ts';
import { sourceVerb } from './sourceVerbs.ts';

/** Verbs of two objects beside an adjective: «اجباری کرد», «بی‌اساس خواند», «لازم دانست». */
const CALLING = new Map(Object.entries({ کردن: 'make', خواندن: 'call', دانستن: 'consider' }));

/** What a verb does to its object with the adjective before it; undefined where the adjective tells how. */
export function callingOf(before: Elements, { pronunciation }: Word): string | undefined {
  const english = isAdjective(before.at(-1)) ? CALLING.get(pronunciation.lemma) : undefined;
  const isMarked = english === 'make' || before.slice(-MOST_BETWEEN).some((element) => isForm(element, 'را'));
  return isMarked ? english : undefined;
}

/** How far before the verb its object may be marked. */
const MOST_BETWEEN = 6;

const STATE = /^(be|become|get) (\w+)$/;

/** «خیلی خوشحال شدم»: takes the degree away from before the verb and gives `be very happy`. */
export function withDegree(before: SentenceElement[], compound: FoundCompound): FoundCompound {
  const degree = intensifierOf(before.at(-1));
  if (degree === undefined || !STATE.test(compound.english)) return compound;
  before.pop();
  return { ...compound, english: compound.english.replace(STATE, `$1 ${degree} $2`) };
}

const MAKING_PROPERTIES: VerbProperties = { ...NO_VERB_PROPERTIES, classes: new Set(['factitive']) };

/** «اجباری کرد»: کردن beside an adjective that makes no compound with it is `make`. */
export function making(word: Word, english: string, rules: TranslationRules): Word | VerbElement {
  const pronunciation = { ...word.pronunciation, features: TRANSITIVE };
  const element = verbalElement({ ...word, english, known: true, pronunciation }, undefined, rules);
  if (element.kind === 'word') return element;
  return { ...element, verb: { ...element.verb, properties: MAKING_PROPERTIES } };
}

/** «ساخته شد» where the lexicon has the participle as an adjective. */
export function passiveWithAdjective(
  before: Elements,
  word: Word,
  { rules, findParticiple }: Dependencies,
): VerbElement | undefined {
  const adjective = before.at(-1);
  const { lemma, inflection } = word.pronunciation;
  const isOfPerson = inflection.tense !== 'infinitive' && inflection.tense !== 'participle';
  if (lemma !== 'شدن' || !isOfPerson || !isAdjective(adjective)) return undefined;
  const isParticiple = adjective.pronunciation.inflection.tense === 'participle';
  if (!isParticiple && !isEnglishParticiple(adjective.english)) return undefined;
  const infinitive = `${adjective.form} شدن`;
  const becoming = { infinitive, properties: rules.verb(infinitive), english: `be ${adjective.english}` };
  return {
    kind: 'verb',
    source: passiveSource(adjective, word, findParticiple(adjective.form)),
    verb: { ...finiteVerb(word, undefined, rules), ...becoming, transitivity: 'intransitive' },
  };
}

/** «شناخته می‌شود» is the passive of شناختن; «خسته شد» is none of what wounds. */
function passiveSource(
  adjective: Word,
  word: Word,
  verb: ReturnType<Dependencies['findParticiple']>,
): SourceVerb {
  const { lemma, gloss, inflection } = adjective.pronunciation;
  const becoming = sourceVerb(word, undefined, () => undefined);
  const known = { ...becoming, words: [adjective, word] };
  if (inflection.tense === 'participle') return { ...known, infinitive: lemma, gloss, passive: true };
  const isItsVerb = verb !== undefined && participleOf(firstGloss(verb.gloss)) === adjective.english;
  if (isItsVerb) return { ...known, infinitive: verb.infinitive, gloss: verb.gloss, passive: true };
  return { ...known, infinitive: `${adjective.form} شدن`, gloss: `be ${adjective.english}` };
}
