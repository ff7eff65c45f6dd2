import { randomBytes } from 'node:crypto';
import * as z from 'zod';

const MAX_TIME = Date.UTC(3000, 0);

export const MAX_KEYS = 100;
/** How many replaced secrets of one key are valid beside it. */
export const MAX_REPLACED = 10;

const secret = z.string().max(200);
/** Unix milliseconds, to the end of the year 2999. */
const time = z.int().min(0).max(MAX_TIME);
export const keyName = z.string().regex(/^[a-z\d][a-z\d_-]{0,63}$/i);
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
export function newKey({ name, environment, scopes }: KeySpec, value = newSecret(environment)): StoredKey {
  return { name, environment, scopes: [...scopes], secret: value, replaced: [], revoked_at: null };
}

/** A random secret; its prefix tells the environment (Authentication, 3). */
export function newSecret(environment: StoredKey['environment']): string {
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
