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
