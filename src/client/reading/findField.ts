import { asJsonObject, type JsonObject } from '../jsonObject.ts';

/** Fields that the contract documents, in any text answer: none of them is the result that is looked for. */
const DOCUMENTED = new Set([
  'request_id',
  'engine_version',
  'usage',
  'original',
  'warnings',
  'include_ezafe',
]);

/**
 * The one string of an answer whose shape the contract does not show: the field called `name`, else the only
 * undocumented one that `fits`; at the top level, then one object down. Undefined if not exactly one is it, or
 * if it has half of a surrogate pair, which could neither be saved nor sent again.
 */
export function findField(
  answer: JsonObject,
  name: string,
  fits: (value: string) => boolean,
): string | undefined {
  const top = candidates([answer], name, fits);
  const found = only(top.length > 0 ? top : candidates(innerObjects(answer), name, fits));
  return found?.isWellFormed() ? found : undefined;
}

function candidates(objects: JsonObject[], name: string, fits: (value: string) => boolean): string[] {
  const strings = objects.flatMap(undocumentedStrings);
  const named = strings.filter(([field]) => field === name);
  const chosen = named.length > 0 ? named : strings.filter(([, value]) => fits(value));
  return chosen.map(([, value]) => value);
}

function undocumentedStrings(object: JsonObject): [string, string][] {
  return Object.entries(object).filter(
    (field): field is [string, string] => !DOCUMENTED.has(field[0]) && typeof field[1] === 'string',
  );
}

function innerObjects(answer: JsonObject): JsonObject[] {
  return Object.entries(answer).flatMap(([name, value]) => {
    const inner = DOCUMENTED.has(name) ? undefined : asJsonObject(value);
    return inner === undefined ? [] : [inner];
  });
}

function only(values: string[]): string | undefined {
  return values.length === 1 ? values[0] : undefined;
}
