import { asJsonObject, type JsonObject } from './jsonObject.ts';

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
  const fields = undocumentedFields(answer);
  const top = candidates([fields], name, fits);
  const found = only(top.length > 0 ? top : candidates(innerObjects(fields), name, fits));
  return found?.isWellFormed() ? found : undefined;
}

function candidates(
  objects: readonly (readonly Field[])[],
  name: string,
  fits: (value: string) => boolean,
): string[] {
  const strings = objects.flat().filter((field): field is [string, string] => typeof field[1] === 'string');
  const named = strings.filter(([field]) => field === name);
  const chosen = named.length > 0 ? named : strings.filter(([, value]) => fits(value));
  return chosen.map(([, value]) => value);
}

type Field = [name: string, value: unknown];

/** An object of more fields is no answer of the contract. */
const MAX_FIELDS = 1000;

function undocumentedFields(object: JsonObject): Field[] {
  const fields = Object.entries(object);
  return fields.length > MAX_FIELDS ? [] : fields.filter(([name]) => !DOCUMENTED.has(name));
}

function innerObjects(fields: readonly Field[]): Field[][] {
  return fields.flatMap(([, value]) => {
    const inner = asJsonObject(value);
    return inner === undefined ? [] : [undocumentedFields(inner)];
  });
}

function only(values: string[]): string | undefined {
  return values.length === 1 ? values[0] : undefined;
}
