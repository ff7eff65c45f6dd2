import { Failure } from '../failure.ts';

/** Strings, a colon after each that is a field's name, and the braces that open and close objects. */
const TOKEN = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}]/gs;

/**
 * The value of a body in strict JSON (Common conventions): UTF-8 without BOM, no field twice in one object, no lone
 * surrogate. Throws `invalid_json`.
 */
export function decodeJson(bytes: Uint8Array): unknown {
  const json = decodeUtf8(bytes);
  const value = parse(json);
  checkStrings(json);
  return value;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Failure('invalid_json', 'The body is not valid UTF-8.');
  }
}

function parse(json: string): unknown {
  if (json.startsWith('\ufeff')) throw new Failure('invalid_json', 'The body begins with a byte order mark.');
  try {
    return JSON.parse(json);
  } catch {
    throw new Failure('invalid_json', 'The body is not valid JSON.');
  }
}

/** Finds doubled fields and lone surrogates, which `JSON.parse` accepts. `json` is valid: its tokens are enough. */
function checkStrings(json: string): void {
  const objects: Set<string>[] = [];
  for (const [token, string, colon] of json.matchAll(TOKEN)) {
    if (token === '{') objects.push(new Set());
    else if (token === '}') objects.pop();
    else if (string !== undefined) checkString(JSON.parse(string), colon ? objects.at(-1) : undefined);
  }
}

function checkString(value: string, names: Set<string> | undefined): void {
  if (!value.isWellFormed()) throw new Failure('invalid_json', 'The body has a lone surrogate in a string.');
  if (names?.has(value))
    throw new Failure('invalid_json', `The field ${JSON.stringify(value)} is given twice.`);
  names?.add(value);
}
