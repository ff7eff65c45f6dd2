import { asJsonObject, type JsonObject } from '../decode/jsonObject.ts';

/** Two instants as the server writes them, usually ISO 8601; each may be missing. */
interface UsagePeriod {
  readonly start: string | undefined;
  /** When it ends or the allowance renews. */
  readonly end: string | undefined;
}

/** A counter of a usage answer, whatever its shape; what is neither told nor follows is undefined. */
export interface UsageCounter {
  /** As the answer names it, in words: `text units`. */
  readonly label: string;
  /** The counter of the contract that it is, if its name tells. */
  readonly meter: 'text' | 'additional_text' | 'basic_seconds' | 'premium_seconds' | undefined;
  readonly used: number | undefined;
  /** `null` is unlimited, here and in `remaining`. */
  readonly allowance: number | null | undefined;
  readonly remaining: number | null | undefined;
  readonly period: UsagePeriod | undefined;
}

/** Deeper levels are no accounting any more. */
const MAX_DEPTH = 5;

/** Nobody reads more. */
const MAX_COUNTERS = 100;

/** More than these are no accounting: of objects in all, and of fields in each. */
const MAX_OBJECTS = 1000;
const MAX_FIELDS = 1000;

interface AnswerPart {
  readonly words: readonly string[];
  readonly period: UsagePeriod | undefined;
  readonly depth: number;
  /** How many objects may still be looked at, all parts together. */
  readonly objects: { left: number };
}

/**
 * Every counter in a usage answer, up to a hundred, found by the names of its fields: the contract names the
 * contents of the answer, not its shape. What tells neither what was used nor what remains is no counter.
 */
export function findCounters(answer: JsonObject): UsageCounter[] {
  return countersIn(answer, { words: [], period: undefined, depth: 0, objects: { left: MAX_OBJECTS } }).slice(
    0,
    MAX_COUNTERS,
  );
}

function countersIn(object: JsonObject, part: AnswerPart): UsageCounter[] {
  if (part.depth > MAX_DEPTH || part.objects.left-- <= 0) return [];
  const fields = Object.entries(object);
  if (fields.length > MAX_FIELDS) return [];
  const period = periodOf(object) ?? part.period;
  const here = { ...part, period };
  const inner = fields.flatMap(([name, value]) =>
    innerObjects(value, part.objects.left).flatMap((each) =>
      countersIn(each, {
        ...part,
        words: [...part.words, ...wordsOf(nameIn(each) ?? name)],
        period,
        depth: part.depth + 1,
      }),
    ),
  );
  return [...ownCounters(object, here), ...inner];
}

function innerObjects(value: unknown, most: number): JsonObject[] {
  const values: readonly unknown[] = Array.isArray(value) ? value.slice(0, Math.max(0, most)) : [value];
  return values.map(asJsonObject).filter((each) => each !== undefined);
}

/** An item of a list is called by what it calls itself. */
function nameIn(object: JsonObject): string | undefined {
  const names = ['meter', 'name', 'label', 'counter', 'type', 'unit'].map((field) => object[field]);
  return names.find((name): name is string => typeof name === 'string');
}

/** The fields of one counter stand beside each other, with its name before or after what each tells. */
function ownCounters(object: JsonObject, { words, period }: AnswerPart): UsageCounter[] {
  const bySubject = new Map<string, Partial<Record<Role, number | null>>>();
  for (const [name, value] of Object.entries(object)) {
    const field = roleOf(name);
    const amount = amountOf(value);
    if (field === undefined || amount === undefined) continue;
    const subject = field.subject.join(' ');
    bySubject.set(subject, { [field.role]: amount, ...bySubject.get(subject) });
  }
  return [...bySubject].flatMap(([subject, amounts]) => {
    const label = [...words, subject].filter((word) => word !== '').join(' ');
    const counted = completed(amounts);
    return counted === undefined ? [] : [{ label, meter: meterOf(label), ...counted, period }];
  });
}

/** A number, also one in a string; `null` is no limit. */
function amountOf(value: unknown): number | null | undefined {
  if (value === null) return null;
  if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) return Number(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Any two of the three tell the third. */
function completed(amounts: Partial<Record<Role, number | null>>) {
  const { allowance, remaining } = amounts;
  const used = amounts.used ?? undefined;
  if (used === undefined && typeof remaining !== 'number') return undefined;
  if (used === undefined && typeof allowance === 'number' && typeof remaining === 'number')
    return { used: Math.max(0, allowance - remaining), allowance, remaining };
  if (used !== undefined && remaining === undefined && typeof allowance === 'number')
    return { used, allowance, remaining: Math.max(0, allowance - used) };
  if (used !== undefined && allowance === undefined && typeof remaining === 'number')
    return { used, allowance: used + remaining, remaining };
  return { used, allowance, remaining: remaining === undefined && allowance === null ? null : remaining };
}

function meterOf(label: string): UsageCounter['meter'] {
  if (/\btext\b/.test(label)) return /\badditional\b/.test(label) ? 'additional_text' : 'text';
  if (/\bbasic\b/.test(label)) return 'basic_seconds';
  return /\bpremium\b/.test(label) ? 'premium_seconds' : undefined;
}

/** The period that an object tells by its own fields, or by a period in it. */
function periodOf(object: JsonObject): UsagePeriod | undefined {
  const own = edgesOf(object);
  if (own !== undefined) return own;
  const inner = Object.entries(object).find(([name]) => wordsOf(name).includes('period'));
  const period = asJsonObject(inner?.[1]);
  return period && edgesOf(period);
}

function edgesOf(object: JsonObject): UsagePeriod | undefined {
  const edge = (wanted: 'start' | 'end') =>
    Object.entries(object).find(([name, value]) => periodEdge(name) === wanted && isInstant(value))?.[1];
  const [start, end] = [edge('start'), edge('end')].map((value) =>
    typeof value === 'string' ? value : undefined,
  );
  return start === undefined && end === undefined ? undefined : { start, end };
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d/.test(value) && !Number.isNaN(Date.parse(value));
}

type Role = 'used' | 'remaining' | 'allowance';

const ROLES: Readonly<Record<Role, ReadonlySet<string>>> = {
  remaining: new Set(['remaining', 'left', 'available', 'balance']),
  used: new Set(['used', 'consumed', 'spent']),
  allowance: new Set([
    'allowance',
    'limit',
    'quota',
    'included',
    'total',
    'granted',
    'approved',
    'cap',
    'max',
  ]),
};

/** The words of a field's name, in `snake_case` or `camelCase`. */
function wordsOf(name: string): string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** What a field tells of a counter, and the words of its name that are left to name the counter. */
function roleOf(name: string): { role: Role; subject: readonly string[] } | undefined {
  const words = wordsOf(name);
  for (const role of ['remaining', 'used', 'allowance'] as const) {
    const at = words.findIndex((word) => ROLES[role].has(word));
    if (at >= 0) return { role, subject: words.toSpliced(at, 1) };
  }
  return undefined;
}

const STARTS = new Set(['start', 'starts', 'started', 'from', 'since', 'begin', 'begins']);
const ENDS = new Set([
  'end',
  'ends',
  'until',
  'to',
  'reset',
  'resets',
  'renew',
  'renews',
  'renewal',
  'expires',
]);

/** Whether a field names the beginning or the end of a period. */
function periodEdge(name: string): 'start' | 'end' | undefined {
  const words = wordsOf(name);
  if (words.some((word) => ENDS.has(word))) return 'end';
  return words.some((word) => STARTS.has(word)) ? 'start' : undefined;
}
