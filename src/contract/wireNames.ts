/**
 * The names of fields. JSON has `part_of_speech` where code has `partOfSpeech`, and so throughout, but for a few that
 * say more in code, above all the unit of an offset. Values, `double_a` and the like, are the same in both.
 */
const NAMES = {
  source_start: 'codePointStart',
  source_end: 'codePointEnd',
  homograph: 'isHomograph',
} as const;

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type CodeName<Name> = Name extends keyof typeof NAMES ? (typeof NAMES)[Name] : CamelCase<Name>;

/** `Wire`, JSON of the API, with the names of code. */
export type FromWire<Wire> = Wire extends readonly (infer Item)[]
  ? readonly FromWire<Item>[]
  : Wire extends object
    ? { readonly [Name in keyof Wire as CodeName<Name>]: FromWire<Wire[Name]> }
    : Wire;

const codeNames = new Map<string, string>(Object.entries(NAMES));
const wireNames = new Map<string, string>(Object.entries(NAMES).map(([wire, code]) => [code, wire]));

/** What came as JSON, with the names of code. */
export function fromWire<Wire>(wire: Wire): FromWire<Wire> {
  return renamed(wire, codeName) as FromWire<Wire>;
}

/** What is sent as JSON, from what has the names of code. */
export function toWire<Wire>(value: FromWire<Wire>): Wire {
  return renamed(value, wireName) as Wire;
}

function codeName(name: string): string {
  const known = codeNames.get(name);
  if (known !== undefined || !name.includes('_')) return known ?? name;
  return name.replaceAll(/(?<=[a-z])_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function wireName(name: string): string {
  return wireNames.get(name) ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function renamed(value: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([name, field]) => [nameOf(name), renamed(field, nameOf)]));
}
