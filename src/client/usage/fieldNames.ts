export type Role = 'used' | 'remaining' | 'allowance';

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
export function wordsOf(name: string): string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** What a field tells of a counter, and the words of its name that are left to name the counter. */
export function roleOf(name: string): { role: Role; subject: readonly string[] } | undefined {
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
export function periodEdge(name: string): 'start' | 'end' | undefined {
  const words = wordsOf(name);
  if (words.some((word) => ENDS.has(word))) return 'end';
  return words.some((word) => STARTS.has(word)) ? 'start' : undefined;
}
