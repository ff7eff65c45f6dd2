import { IRREGULAR_VERBS } from './irregularVerbs.ts';

/*
 * Why not `compromise`: it has 301 kB and takes 234 ms to load, and of the words of the glosses 274 of 7,592 verb forms
 * and 4,282 of 4,830 comparatives differ from those here, where it is mostly the one that is wrong.
 */

/** The form of one English verb: `base` go, `third` goes, `past` went, `participle` gone, `gerund` going. */
export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund';

const SHORT_SYLLABLE = /^(?:qu|[^aeiou])*[aeiou][^aeiouwxy]$/;
const STRESSED_END =
  /^(?:abet|abhor|acquit|admit|allot|befit|beget|begin|commit|compel|concur|confer|control|defer|deter|debug|dispel|embed|emit|equip|excel|expel|forbid|forget|format|incur|infer|kidnap|occur|omit|outrun|outstrip|outwit|overrun|patrol|permit|prefer|program|propel|rebel|rebut|recur|refer|regret|repel|reset|submit|transfer|transmit|unplug|unzip|upset|wiretap|worship|zigzag)$/;
const BRITISH_L = /[^aeiou][aeiou]l$/;

const PARTICIPLE =
  /^(?:\w+ed|built|made|written|hidden|broken|known|seen|said|done|lost|sold|sent|cut|hurt|bought|killed|drawn|taken|given|chosen|told|held|thrown|torn|spread)$/;

/** Whether an adjective is the past participle of a verb: `built`, `closed`. */
export function isParticiple(adjective: string): boolean {
  return PARTICIPLE.test(adjective);
}

/** The passive of a base form: `be written`. */
export function passiveOf(base: string): string {
  return `be ${verbForm(base, 'participle')}`;
}

/** The participle of a base form as an adjective has it: `written`, and `placed` of the passive `be placed`. */
export function participleOf(base: string): string {
  return base.startsWith('be ') ? base.slice(3) : verbForm(base, 'participle');
}

/** What can be done, as an adjective: `observable`. */
export function ableTo(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}iable`;
  if (/ate$/.test(base)) return `${base.slice(0, -3)}able`;
  return /[^cgeo]e$/.test(base) ? `${base.slice(0, -1)}able` : `${base}able`;
}

const PASSIVE = /^be \w+(?:ed|wn|en|t|de|ne|ld|nd)\b/;

/** Whether a base form is a passive: `be placed`. */
export function isPassive(base: string): boolean {
  return PASSIVE.test(base);
}

/** `phrase` is a base form, perhaps with words after it (`come back`); its first word is inflected. */
export function verbForm(phrase: string, form: VerbForm): string {
  if (form === 'base') return phrase;
  const space = phrase.indexOf(' ');
  if (space < 0) return wordForm(phrase, form);
  return wordForm(phrase.slice(0, space), form) + phrase.slice(space);
}

function wordForm(verb: string, form: Exclude<VerbForm, 'base'>): string {
  switch (form) {
    case 'third':
      return thirdPerson(verb);
    case 'past':
      return IRREGULAR_VERBS.get(verb)?.past ?? regularPast(verb);
    case 'participle':
      return IRREGULAR_VERBS.get(verb)?.participle ?? regularPast(verb);
    case 'gerund':
      return gerund(verb);
  }
}

function thirdPerson(verb: string): string {
  if (verb === 'be') return 'is';
  if (verb === 'have') return 'has';
  if (/(?:[sxz]|ch|sh|[^aeiou]o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

function regularPast(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${withDoubledConsonant(verb)}ed`;
}

function gerund(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  return `${withDoubledConsonant(verb)}ing`;
}

function withDoubledConsonant(verb: string): string {
  if (verb.endsWith('ic')) return `${verb}k`;
  const doubles = SHORT_SYLLABLE.test(verb) || STRESSED_END.test(verb) || BRITISH_L.test(verb);
  return doubles ? verb + verb.slice(-1) : verb;
}
