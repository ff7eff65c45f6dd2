import type { AdaptedVerb } from './adaptation.ts';
import type { NounConstituent } from './nounConstituents.ts';

const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['someone', 'nobody'],
  ['something', 'nothing'],
]);
const OBJECTS: ReadonlyMap<string, string> = new Map([
  ['someone', 'anyone'],
  ['something', 'anything'],
]);

/** «کسی نمی‌آید» is `nobody comes`, «چیزی ندیدم» `I did not see anything`. */
export function inNegation({ verb, roles }: AdaptedVerb): AdaptedVerb {
  if (!verb.negative) return { verb, roles };
  const subject = roles.subject && renamed(roles.subject, SUBJECTS, true);
  const object = roles.object && renamed(roles.object, OBJECTS, false);
  return {
    verb,
    roles: { ...roles, ...(subject !== undefined && { subject }), ...(object !== undefined && { object }) },
  };
}

function renamed(
  constituent: NounConstituent,
  names: ReadonlyMap<string, string>,
  negates: boolean,
): NounConstituent {
  const { phrase } = constituent;
  const head = phrase.headKind === 'pronoun' ? names.get(phrase.head) : undefined;
  if (head === undefined) return constituent;
  return { ...constituent, phrase: { ...phrase, head, negative: negates || phrase.negative } };
}
