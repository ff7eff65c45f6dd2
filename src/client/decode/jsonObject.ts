export type JsonObject = Readonly<Record<string, unknown>>;

/** `value` as a JSON object; undefined if it is anything else. */
export function asJsonObject(value: unknown): JsonObject | undefined {
  return isJsonObject(value) ? value : undefined;
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `text` as a JSON object; undefined if it is none. */
export function parseJsonObject(text: string): JsonObject | undefined {
  return asJsonObject(parseJson(text));
}

/** What `text` is as JSON; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Deeper levels and longer lists tell nothing more about a shape. */
const MAX_DEPTH = 3;
const MAX_FIELDS = 30;

/** The names and types in `value`, for the log: no text of the user, no value at all. */
export function shapeOf(value: unknown, depth = 0): string {
  if (value === null) return 'null';
  if (typeof value !== 'object') return typeof value;
  if (depth === MAX_DEPTH) return Array.isArray(value) ? '[…]' : '{…}';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${shapeOf(value[0], depth + 1)}]`;
  const fields = Object.entries(value).slice(0, MAX_FIELDS);
  return `{${fields.map(([name, field]) => `${fieldName(name)}: ${shapeOf(field, depth + 1)}`).join(', ')}}`;
}

/** A name that is no plain identifier may be text of the user. */
function fieldName(name: string): string {
  return /^\w{1,40}$/.test(name) ? name : '(name)';
}
