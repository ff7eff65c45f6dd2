import type { Person } from '../../types.ts';
import { isPassive, type VerbForm, verbForm } from '../english/verbForms.ts';
import type { Modal, Verb } from '../syntax/verb.ts';

interface VerbContext {
  readonly person: Person;
  readonly modal?: Modal;
  /** A negative word in the clause already says it. */
  readonly affirmative: boolean;
  /** The first auxiliary goes before the subject. */
  readonly inverted: boolean;
  readonly mood: 'finite' | 'infinitive' | 'bare' | 'gerund';
  /** What was done again and again: `he always said`. */
  readonly habitual?: boolean;
  /** The verb before it of the same subject, whose auxiliary it may share. */
  readonly beside?: Verb;
}

/** A verb in English: its first auxiliary, then the rest; `auxiliary` is empty where there is none. */
export interface EnglishVerb {
  readonly auxiliary: string;
  readonly main: string;
}

interface Link {
  readonly word: string;
  /** The form of what follows. */
  readonly next: VerbForm;
}

/** Conjugates `verb`, with negation and the auxiliaries that a question needs. */
export function englishVerb(verb: Verb, context: VerbContext): EnglishVerb {
  const negative = (verb.negative || context.modal?.negative === true) && !context.affirmative;
  const modal = context.modal === undefined ? modalOfTense(verb) : modalWord(context.modal, verb);
  const isSimple = modal !== undefined || context.habitual === true;
  const links = [
    ...(modal === undefined ? [] : [modal]),
    ...auxiliaries(verb, modal !== undefined, isSimple),
  ];
  const main = mainWord(verb, links.at(-1)?.next);
  if (context.mood === 'infinitive') return infinitive(verb, negative, 'to ');
  const { beside } = context;
  if (
    context.mood === 'bare' &&
    !negative &&
    beside !== undefined &&
    saysPassive(verb) &&
    saysPassive(beside)
  )
    return {
      auxiliary: '',
      main: verb.passive ? mainWord(verb, 'participle') : verb.english.replace(/^be /, ''),
    };
  if (context.mood === 'bare') return infinitive(verb, negative, '');
  if (context.mood === 'gerund') return { auxiliary: negative ? 'not' : '', main: mainWord(verb, 'gerund') };
  const hasAuxiliary = links.length > 0 || isBe(verb.english);
  if (!negative && context.modal === undefined && hasAuxiliary && sharesAuxiliary(verb, context.beside))
    return { auxiliary: '', main: main.replace(/^(?:be|been) /, '') };
  if (links.length === 0) return simple(verb, main, context, negative);
  return compound(verb, links, main, context.person, negative);
}

function modalOfTense({ tense, properties }: Verb): Link | undefined {
  if (properties.classes.has('ability')) return undefined;
  return tense === 'future' ? { word: 'will', next: 'base' } : undefined;
}

const PERFECT = new Set(['perfect', 'pluperfect', 'perfect_subjunctive', 'participle']);

function modalWord(modal: Modal, verb: Verb): Link {
  const past = PAST.has(modal.tense) || modal.tense === 'perfect';
  if (modal.sense === 'must') return obligationOf(verb);
  if (modal.sense === 'would') return { word: 'would', next: 'base' };
  if (modal.sense === 'will') return { word: past ? 'would' : 'will', next: 'base' };
  if (modal.sense === 'may') return { word: past ? 'might' : 'may', next: 'base' };
  if (modal.tense === 'future') return { word: 'will be able to', next: 'base' };
  return { word: past ? 'could' : 'can', next: 'base' };
}

/** `I must go`, but of others and of things `should`. */
function obligationOf({ tense, person }: Verb): Link {
  if (tense === 'imperfect' || tense === 'pluperfect') return { word: 'should have', next: 'participle' };
  return { word: person === 1 || person === 4 ? 'must' : 'should', next: 'base' };
}

function auxiliaries(verb: Verb, afterModal: boolean, isSimple: boolean): Link[] {
  const links: Link[] = [];
  const perfect = PERFECT.has(verb.tense) && !(afterModal && verb.tense === 'pluperfect');
  if (perfect) links.push({ word: 'have', next: 'participle' });
  if (isProgressive(verb) && !isSimple) links.push({ word: 'be', next: 'gerund' });
  if (verb.passive) links.push({ word: 'be', next: 'participle' });
  return links;
}

function isProgressive({ tense, progressive, english, passive, negative, role, properties }: Verb): boolean {
  if (progressive) return !passive;
  const isGoingOn = tense === 'imperfect' && role === 'ordinary' && !passive && !negative;
  const isState = properties.classes.has('stative') || properties.classes.has('saying');
  return isGoingOn && !isBe(english) && !isState;
}

function mainWord(verb: Verb, form: VerbForm | undefined): string {
  return verb.known ? verbForm(verb.english, form ?? 'base') : verb.english;
}

function infinitive(verb: Verb, negative: boolean, to: 'to ' | ''): EnglishVerb {
  const base = verb.passive ? `be ${mainWord(verb, 'participle')}` : verb.english;
  return { auxiliary: '', main: `${negative ? 'not ' : ''}${to}${base}` };
}

/** «ترجمه و منتشر شد»: `was translated and published`. */
function sharesAuxiliary(verb: Verb, beside: Verb | undefined): boolean {
  if (beside === undefined || beside.negative || verb.role !== 'ordinary' || beside.role !== 'ordinary')
    return false;
  if (verb.tense !== beside.tense || saysPassive(verb) !== saysPassive(beside)) return false;
  const isState = !saysPassive(verb) && (isBe(verb.english) || isBe(beside.english));
  return !isState && isProgressive(verb) === isProgressive(beside);
}

function saysPassive({ passive, english }: Verb): boolean {
  return passive || isPassive(english);
}

const PAST = new Set(['past', 'imperfect', 'pluperfect']);

function simple(verb: Verb, base: string, { person, inverted }: VerbContext, negative: boolean): EnglishVerb {
  const modal = modalAlone(verb);
  if (modal !== undefined) return conjugatedModal(modal, verb, negative);
  const past = PAST.has(verb.tense);
  if (verb.tense === 'imperative') return { auxiliary: '', main: negative ? `do not ${base}` : base };
  if (isBe(base)) return ofBe(finiteBe(person, past), base.slice(3), negative);
  if (negative || inverted)
    return { auxiliary: withNot(past ? 'did' : isThird(person) ? 'does' : 'do', negative), main: base };
  if (!verb.known) return { auxiliary: '', main: base };
  return { auxiliary: '', main: verbForm(base, past ? 'past' : isThird(person) ? 'third' : 'base') };
}

/** The modal that a verb is by itself: می‌تواند and باید without a main verb. */
function modalAlone({ role, modal, properties }: Verb): 'can' | 'must' | undefined {
  if (properties.classes.has('ability')) return 'can';
  return role === 'modal' && (modal === 'can' || modal === 'must') ? modal : undefined;
}

function conjugatedModal(modal: 'can' | 'must', { tense }: Verb, negative: boolean): EnglishVerb {
  const past = PAST.has(tense) || tense === 'perfect';
  const word = modal === 'can' && past ? 'could' : modal;
  return { auxiliary: withNot(word, negative), main: '' };
}

function isBe(base: string): boolean {
  return base === 'be' || base.startsWith('be ');
}

function ofBe(finite: string, rest: string, negative: boolean): EnglishVerb {
  return { auxiliary: withNot(finite, negative), main: rest };
}

function compound(
  ...[verb, links, main, person, negative]: readonly [Verb, readonly Link[], string, Person, boolean]
): EnglishVerb {
  const [first, ...rest] = links;
  if (first === undefined) return { auxiliary: '', main };
  const finite = finiteAuxiliary(first.word, verb, person);
  const words = rest.map(({ word }, at) => verbForm(word, links[at]?.next ?? 'base'));
  return { auxiliary: withNot(finite, negative), main: [...words, main].join(' ') };
}

function finiteAuxiliary(word: string, verb: Verb, person: Person): string {
  if (word === 'be') return finiteBe(person, PAST.has(verb.tense));
  if (word !== 'have') return word;
  if (verb.tense === 'pluperfect') return 'had';
  return isThird(person) ? 'has' : 'have';
}

function finiteBe(person: Person, past: boolean): string {
  if (past) return person === 1 || person === 3 ? 'was' : 'were';
  if (person === 1) return 'am';
  return person === 3 ? 'is' : 'are';
}

function isThird(person: Person): boolean {
  return person === 3;
}

/** `not` behind the first word of the auxiliary: `should not have`, `cannot`. */
function withNot(auxiliary: string, negative: boolean): string {
  if (!negative) return auxiliary;
  if (auxiliary === 'can') return 'cannot';
  const [first = '', ...rest] = auxiliary.split(' ');
  return [first, 'not', ...rest].join(' ');
}
