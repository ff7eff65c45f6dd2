import { firstGloss } from '../english/gloss.ts';
import { isEnglishParticiple, participleOf } from '../english/verbForms.ts';
import { NO_VERB_PROPERTIES, type VerbProperties } from '../rules/properties.ts';
import type { TranslationDependencies, TranslationRules } from '../rules/rules.ts';
import type { SentenceElement, SourceVerb, VerbElement, Word } from '../syntax/elements.ts';
import { intensifierOf, isAdjective, isForm } from '../syntax/wordClasses.ts';
import type { FoundCompound } from './compounds.ts';
import { finiteVerb, verbalElement } from './simpleVerbs.ts';
import { sourceVerb } from './sourceVerbs.ts';

/** Verbs of two objects beside an adjective: «اجباری کرد», «بی‌اساس خواند», «لازم دانست». */
const CALLING: ReadonlyMap<string, string> = new Map([
  ['کردن', 'make'],
  ['خواندن', 'call'],
  ['دانستن', 'consider'],
]);

/** What a verb does to its object with the adjective before it; undefined where the adjective tells how. */
export function callingOf(before: readonly SentenceElement[], { pronunciation }: Word): string | undefined {
  const english = isAdjective(before.at(-1)) ? CALLING.get(pronunciation.lemma) : undefined;
  const isMarked = english === 'make' || before.slice(-MOST_BETWEEN).some((element) => isForm(element, 'را'));
  return isMarked ? english : undefined;
}

/** How far before the verb its object may be marked. */
const MOST_BETWEEN = 6;

const STATE = /^(be|become|get) (\w+)$/;

/** «خیلی خوشحال شدم»: takes the degree away from before the verb and gives `be very happy`. */
export function withDegree(
  before: SentenceElement[],
  compound: FoundCompound | undefined,
): FoundCompound | undefined {
  const degree = intensifierOf(before.at(-1));
  if (compound === undefined || degree === undefined || !STATE.test(compound.english)) return compound;
  before.pop();
  return { ...compound, english: compound.english.replace(STATE, `$1 ${degree} $2`) };
}

const MAKING_PROPERTIES: VerbProperties = { ...NO_VERB_PROPERTIES, classes: new Set(['factitive']) };

/** «اجباری کرد»: کردن beside an adjective that makes no compound with it is `make`. */
export function making(word: Word, english: string, rules: TranslationRules): Word | VerbElement {
  const features: ReadonlySet<string> = new Set(['transitive']);
  const element = verbalElement(
    { ...word, english, known: true, pronunciation: { ...word.pronunciation, features } },
    undefined,
    rules,
  );
  if (element.kind === 'word') return element;
  return { ...element, verb: { ...element.verb, properties: MAKING_PROPERTIES } };
}

/** «ساخته شد» where the lexicon has the participle as an adjective. */
export function passiveWithAdjective(
  before: readonly SentenceElement[],
  word: Word,
  { rules, findParticiple }: TranslationDependencies,
): VerbElement | undefined {
  const adjective = before.at(-1);
  const { lemma, inflection } = word.pronunciation;
  if (lemma !== 'شدن' || inflection.tense === 'infinitive' || inflection.tense === 'participle')
    return undefined;
  if (!isAdjective(adjective) || !isParticiple(adjective)) return undefined;
  return {
    kind: 'verb',
    source: passiveSource(adjective, word, findParticiple(adjective.form)),
    verb: {
      ...finiteVerb(word, undefined, rules),
      infinitive: `${adjective.form} شدن`,
      properties: rules.verb(`${adjective.form} شدن`),
      english: `be ${adjective.english}`,
      transitivity: 'intransitive',
    },
  };
}

function isParticiple({ english, pronunciation }: Word): boolean {
  return pronunciation.inflection.tense === 'participle' || isEnglishParticiple(english);
}

/** «شناخته می‌شود» is the passive of شناختن; «خسته شد» is none of what wounds. */
function passiveSource(
  adjective: Word,
  word: Word,
  verb: ReturnType<TranslationDependencies['findParticiple']>,
): SourceVerb {
  const { lemma, gloss, inflection } = adjective.pronunciation;
  const becoming = sourceVerb(word, undefined, () => undefined);
  const known = { ...becoming, words: [adjective, word] };
  if (inflection.tense === 'participle') return { ...known, infinitive: lemma, gloss, passive: true };
  const isItsVerb = verb !== undefined && participleOf(firstGloss(verb.gloss)) === adjective.english;
  if (isItsVerb) return { ...known, infinitive: verb.infinitive, gloss: verb.gloss, passive: true };
  return { ...known, infinitive: `${adjective.form} شدن`, gloss: `be ${adjective.english}` };
}
