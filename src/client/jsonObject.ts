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
  try {
    return asJsonObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}
