import { randomBytes } from 'node:crypto';
import * as z from 'zod';

const MAX_TIME = Date.UTC(3000, 0);

const MAX_KEYS = 100;
/** How many replaced secrets of one key are valid beside it. */
const MAX_REPLACED = 10;

const secret = z.string().max(200);
/** Unix milliseconds, to the end of the year 2999. */
const time = z.int().min(0).max(MAX_TIME);
const keyName = z.string().regex(/^[a-z\d][a-z\d_-]{0,63}$/i);
export const keyScope = z.enum(['text', 'speech', 'usage']);
export const keyEnvironment = z.enum(['live', 'sandbox']);

const storedKey = z.strictObject({
  name: keyName,
  environment: keyEnvironment,
  scopes: z.array(keyScope).min(1).max(keyScope.options.length),
  secret,
  /** Secrets before this one, each valid to the end of its replacement window. */
  replaced: z.array(z.strictObject({ secret, valid_until: time })).max(MAX_REPLACED),
  revoked_at: time.nullable(),
});

/** The keys and the plan of the emulated organization, as a file has them. */
export const keySet = z.strictObject({
  /** Since when the sandbox has had its allowance. */
  since: time,
  /** How far the clock of the service that used them last was ahead of the system's, in milliseconds. */
  clock_ahead_ms: z.int().min(-MAX_TIME).max(MAX_TIME),
  /** The paid plan. */
  subscription: z.strictObject({
    since: time,
    end: time.nullable(),
    approval: z.strictObject({ units: z.int().min(0), at: time }).nullable(),
  }),
  keys: z
    .array(storedKey)
    .max(MAX_KEYS)
    .refine((keys) => new Set(keys.map(({ name }) => name)).size === keys.length)
    .refine((keys) => FIRST_NAMES.every((first) => keys.some(({ name }) => name === first))),
});

/** A set as it was written before keys had names. */
export const unnamedKeySet = z
  .strictObject({ since: time, live_key: secret, test_key: secret, limited_key: secret })
  .transform(({ since, live_key, test_key, limited_key }) =>
    firstKeys(since, { live: live_key, test: test_key, limited: limited_key }),
  );

export type StoredKey = Readonly<z.infer<typeof storedKey>>;
export type KeySet = Readonly<z.infer<typeof keySet>>;
/** What is asked for when a key is made. */
export type KeySpec = Pick<StoredKey, 'name' | 'environment' | 'scopes'>;

/** Every set has them; `limited` lacks the scope `speech`. */
const FIRST_NAMES = ['live', 'test', 'limited'] as const;

/** Three random keys, whose billing periods begin at `now`, in Unix milliseconds. */
export function newKeys(now: number): KeySet {
  return firstKeys(now, { live: newSecret('live'), test: newSecret('sandbox'), limited: newSecret('live') });
}

/** The key as it is made, with the secret `value`. */
function newKey({ name, environment, scopes }: KeySpec, value = newSecret(environment)): StoredKey {
  return { name, environment, scopes: [...scopes], secret: value, replaced: [], revoked_at: null };
}

/** A random secret; its prefix tells the environment (Authentication, 3). */
function newSecret(environment: StoredKey['environment']): string {
  const prefix = environment === 'live' ? 'harf_live_' : 'harf_test_';
  return prefix + randomBytes(24).toString('base64url');
}

/** The keys as the command line prints them: the three that are always there, then the others by name. */
export function printedKeys({ keys }: KeySet) {
  const secretOf = (wanted: string) => keys.find(({ name }) => name === wanted)?.secret ?? '';
  const named = keys.filter(({ name }) => !FIRST_NAMES.some((first) => first === name));
  return {
    live_key: secretOf('live'),
    test_key: secretOf('test'),
    limited_key: secretOf('limited'),
    ...(named.length > 0 && { keys: Object.fromEntries(named.map((key) => [key.name, key.secret])) }),
  };
}

function firstKeys(since: number, secrets: Readonly<Record<(typeof FIRST_NAMES)[number], string>>): KeySet {
  const all = keyScope.options;
  return {
    since,
    clock_ahead_ms: 0,
    subscription: { since, end: null, approval: null },
    keys: [
      newKey({ name: 'live', environment: 'live', scopes: all }, secrets.live),
      newKey({ name: 'test', environment: 'sandbox', scopes: all }, secrets.test),
      newKey({ name: 'limited', environment: 'live', scopes: ['text', 'usage'] }, secrets.limited),
    ],
  };
}

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
