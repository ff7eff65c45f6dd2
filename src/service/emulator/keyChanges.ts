import {
  type KeySet,
  type KeySpec,
  keyEnvironment,
  keyName,
  keyScope,
  MAX_KEYS,
  MAX_REPLACED,
  newKey,
  newSecret,
  type StoredKey,
} from './keySet.ts';

/** How long the previous key stays valid beside the new one, in milliseconds (Authentication, 4). */
const REPLACEMENT_WINDOW_MS = 86_400_000;

/**
 * Keys as the command line asks for them: `NAME[=SCOPE+SCOPE…][@sandbox]`, separated by commas; all scopes and the
 * paid plan where that is left out. Throws an Error of one sentence for what it cannot read.
 */
export function parseKeySpecs(text: string): KeySpec[] {
  return text === '' ? [] : text.split(',').map((each) => parseKeySpec(each.trim()));
}

/** With a note of how far the clock of their service is ahead of the system's, in milliseconds. */
export function withClock(set: KeySet, aheadMs: number): KeySet {
  return set.clock_ahead_ms === aheadMs ? set : { ...set, clock_ahead_ms: aheadMs };
}

/** With the keys asked for; those that are there already stay as they are. Throws where one asks for something else. */
export function withKeys(set: KeySet, specs: readonly KeySpec[]): KeySet {
  return specs.reduce((before, spec) => {
    const known = before.keys.find(({ name }) => name === spec.name);
    if (known === undefined) return withNewKey(before, spec);
    if (isSame(known, spec)) return before;
    throw new Error(`The key "${spec.name}" has other scopes or another environment; choose another name.`);
  }, set);
}

/** With one key more. Throws an Error of one sentence if its name is taken, or if there are too many. */
export function withNewKey(set: KeySet, spec: KeySpec): KeySet {
  if (set.keys.some(({ name }) => name === spec.name))
    throw new Error(`There is a key "${spec.name}" already, perhaps a revoked one; choose another name.`);
  if (set.keys.length >= MAX_KEYS) throw new Error(`There are ${MAX_KEYS} keys already, and no more fit.`);
  return { ...set, keys: [...set.keys, newKey(spec)] };
}

/** With a new secret for the key `name`; the previous one is valid for 24 hours from `now`, in Unix milliseconds. */
export function withRotatedKey(set: KeySet, name: string, now: number): KeySet {
  return withChangedKey(set, name, (key) => {
    if (key.revoked_at !== null) throw new Error(`The key "${name}" is revoked; create a new one.`);
    const replaced = key.replaced.filter(({ valid_until }) => now < valid_until);
    if (replaced.length >= MAX_REPLACED)
      throw new Error(`The key "${name}" was rotated ${MAX_REPLACED} times in 24 hours; wait, or revoke it.`);
    const previous = { secret: key.secret, valid_until: now + REPLACEMENT_WINDOW_MS };
    return { ...key, secret: newSecret(key.environment), replaced: [...replaced, previous] };
  });
}

/** With the key `name`, and those it replaced, stopped at once; `now` is in Unix milliseconds. */
export function withRevokedKey(set: KeySet, name: string, now: number): KeySet {
  return withChangedKey(set, name, (key) => ({ ...key, revoked_at: key.revoked_at ?? now }));
}

function withChangedKey(set: KeySet, name: string, change: (key: StoredKey) => StoredKey): KeySet {
  if (!set.keys.some((key) => key.name === name))
    throw new Error(`There is no key "${name}"; there are ${set.keys.map((key) => key.name).join(', ')}.`);
  return { ...set, keys: set.keys.map((key) => (key.name === name ? change(key) : key)) };
}

function parseKeySpec(text: string): KeySpec {
  const [, name = '', scopes, environment = 'live'] =
    /^([^=@]*)(?:=([^=@]*))?(?:@([^=@]*))?$/.exec(text) ?? [];
  if (!keyName.safeParse(name).success)
    throw new Error(
      `A key is written NAME, NAME=text+usage or NAME@sandbox, its name in ASCII letters, not "${text}".`,
    );
  const given = keyScope.array().safeParse(scopes?.split('+') ?? keyScope.options);
  if (!given.success)
    throw new Error(
      `The scopes of a key are ${keyScope.options.join('+')} or some of them, not "${scopes}".`,
    );
  const where = keyEnvironment.safeParse(environment);
  if (!where.success)
    throw new Error(`A key is of ${keyEnvironment.options.join(' or ')}, not of "${environment}".`);
  return { name, scopes: [...new Set(given.data)], environment: where.data };
}

function isSame(key: StoredKey, { environment, scopes }: KeySpec): boolean {
  const sorted = (names: readonly string[]) => names.toSorted().join();
  return key.environment === environment && sorted(key.scopes) === sorted(scopes);
}
