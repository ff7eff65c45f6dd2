import type { Constituent } from '../syntax/phrases.ts';
import type { AdaptedVerb } from './adaptation.ts';

/** «چهار سال دارد» is `is four years old`. */
export function ofAge({ verb, roles }: AdaptedVerb): AdaptedVerb {
  const years =
    verb.infinitive === 'داشتن' && roles.object === undefined ? roles.others.find(isAge) : undefined;
  if (years?.phrase.kind !== 'nounPhrase') return { verb, roles };
  const predicate = { ...years, phrase: { ...years.phrase, label: 'old' } };
  const others = roles.others.filter((other) => other !== years);
  return { verb: { ...verb, english: 'be', role: 'copula' }, roles: { ...roles, predicate, others } };
}

const SIZES: ReadonlyMap<string, string> = new Map([
  ['height', 'high'],
  ['length', 'long'],
  ['width', 'wide'],
  ['depth', 'deep'],
  ['thickness', 'thick'],
]);

/** «۴۳۵ متر ارتفاع دارد» is `is 435 metres high`. */
export function ofSize({ verb, roles }: AdaptedVerb): AdaptedVerb {
  const { object, ...rest } = roles;
  const size = verb.infinitive === 'داشتن' ? SIZES.get(object?.phrase.complement?.head ?? '') : undefined;
  if (object === undefined || size === undefined || object.phrase.quantity === undefined)
    return { verb, roles };
  const { complement: _, ...measure } = object.phrase;
  const predicate = { ...object, phrase: { ...measure, label: size } };
  return { verb: { ...verb, english: 'be', role: 'copula' }, roles: { ...rest, predicate } };
}

function isAge({ phrase }: Constituent): boolean {
  return (
    phrase.kind === 'nounPhrase' &&
    phrase.properties.classes.has('year') &&
    phrase.quantity !== undefined &&
    phrase.label === undefined
  );
}
