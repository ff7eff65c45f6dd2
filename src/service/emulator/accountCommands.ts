/** What a portal would do, on the keys and the plan in a data folder, also while a service runs on it. */
import { parseArgs } from 'node:util';
import { openDataFolder } from '../database/openDataFolder.ts';
import { isoTime } from './clock.ts';
import { changeKeys, knownKeysIn } from './keyFile.ts';
import {
  type KeySet,
  parseKeySpecs,
  type StoredKey,
  withNewKey,
  withRevokedKey,
  withRotatedKey,
} from './keySet.ts';
import {
  accessStatusOf,
  approvedUnits,
  cancelled,
  periodOf,
  resumed,
  type Subscription,
  withApproval,
} from './subscription.ts';

interface AccountCommand {
  /** What it is told, as the usage text names it; none if it is left out. */
  readonly argument?: string;
  readonly help: string;
  /** The keys after it; `now` is in Unix milliseconds. */
  readonly change: (keys: KeySet, argument: string, now: number) => KeySet;
  /** What is printed of them, each a line of JSON. */
  readonly report: (keys: KeySet, argument: string, now: number) => readonly object[];
}

const keyReport: AccountCommand['report'] = ({ keys }, wanted, now) =>
  keys.filter(({ name }) => name === wanted).map((key) => ({ ...viewOf(key, now), key: key.secret }));
const planReport: AccountCommand['report'] = ({ subscription }, _, now) => [planView(subscription, now)];
const unchanged = (keys: KeySet): KeySet => keys;

const commands = new Map<string, AccountCommand>([
  ['keys list', { help: 'the keys, without their secrets', change: unchanged, report: allKeys }],
  [
    'keys create',
    {
      argument: 'KEY',
      help: 'a new key, written as for --keys',
      change: (keys, text) => parseKeySpecs(text).reduce(withNewKey, keys),
      report: (keys, text, now) => parseKeySpecs(text).flatMap(({ name }) => keyReport(keys, name, now)),
    },
  ],
  [
    'keys rotate',
    {
      argument: 'NAME',
      help: 'a new secret; the previous one stays valid for 24 hours',
      change: withRotatedKey,
      report: keyReport,
    },
  ],
  [
    'keys revoke',
    {
      argument: 'NAME',
      help: 'the key stops at once, and those that it replaced',
      change: withRevokedKey,
      report: (keys, name, now) => allKeys(keys, '', now).filter((key) => key.name === name),
    },
  ],
  ['plan show', { help: 'the paid plan', change: unchanged, report: planReport }],
  [
    'plan cancel',
    {
      help: 'it lasts to the end of the billing period',
      change: (keys, _, now) => withPlan(keys, cancelled(keys.subscription, now)),
      report: planReport,
    },
  ],
  [
    'plan resume',
    {
      help: 'it renews again, or begins anew if it has ended',
      change: (keys, _, now) => withPlan(keys, resumed(keys.subscription, now)),
      report: planReport,
    },
  ],
  [
    'plan approve',
    {
      argument: 'N',
      help: 'so many more text units for this billing period',
      change: (keys, text, now) => withPlan(keys, withApproval(keys.subscription, unitsIn(text), now)),
      report: planReport,
    },
  ],
]);

/** What `--help` says of the commands. */
export const accountUsage = `What a portal would do, on the data folder of a service, also while it runs:
npm run --silent service -- COMMAND --data-dir DIR [--now TIME]; without --now by the clock of that service.

${[...commands].map(([name, { argument, help }]) => `  ${`${name} ${argument ?? ''}`.padEnd(23)}${help}`).join('\n')}
`;

/** Whether the arguments are a command on keys or plan, not options of a service to be started. */
export function isAccountCommand([first]: readonly string[]): boolean {
  return first === 'keys' || first === 'plan';
}

/** Does what the arguments say and returns what is to be printed; throws an Error of one sentence for a wrong one. */
export function runAccountCommand(args: readonly string[]): string {
  const { command, argument, dataDir, start } = parse(args);
  const known = knownKeysIn(dataDir);
  const now = start ?? Date.now() + known.clock_ahead_ms;
  const folder = openDataFolder({ path: dataDir });
  try {
    const keys = changeKeys(dataDir, folder.store, (before) => command.change(before, argument, now));
    const lines = command.report(keys, argument, now).map((line) => `${JSON.stringify(line)}\n`);
    return lines.join('');
  } finally {
    folder.close();
  }
}

function parse(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'data-dir': { type: 'string' }, now: { type: 'string' } },
  });
  const [room, verb, ...given] = positionals;
  const command = commands.get(`${room} ${verb}`);
  if (command === undefined)
    throw new Error(`"${positionals.join(' ')}" is not known; there are ${[...commands.keys()].join(', ')}.`);
  if (given.length !== (command.argument === undefined ? 0 : 1))
    throw new Error(
      `Write it as: ${[room, verb, command.argument].filter(Boolean).join(' ')} --data-dir DIR.`,
    );
  const { 'data-dir': dataDir, now } = values;
  if (dataDir === undefined) throw new Error('Say with --data-dir which service is meant.');
  const start = isoTime.optional().safeParse(now);
  if (!start.success) throw new Error(`--now ${start.error.issues[0]?.message}.`);
  return { command, argument: given[0] ?? '', dataDir, start: start.data };
}

function unitsIn(text: string): number {
  const units = Number(text);
  if (/^\d+$/.test(text) && units > 0 && Number.isSafeInteger(units)) return units;
  throw new Error(
    `The units to approve are a whole number from 1 to ${Number.MAX_SAFE_INTEGER}, not "${text}".`,
  );
}

function withPlan(keys: KeySet, subscription: Subscription): KeySet {
  return { ...keys, subscription };
}

function allKeys({ keys }: KeySet, _: string, now: number) {
  return keys.map((key) => viewOf(key, now));
}

/** A key without its secrets. */
function viewOf({ name, environment, scopes, replaced, revoked_at }: StoredKey, now: number) {
  return {
    name,
    environment,
    scopes,
    status: revoked_at === null ? 'active' : 'revoked',
    revoked_at: isoTimeOf(revoked_at),
    previous_valid_until: replaced
      .filter(({ valid_until }) => now < valid_until)
      .map(({ valid_until }) => isoTimeOf(valid_until)),
  };
}

function planView(subscription: Subscription, now: number) {
  const { start, end } = periodOf(subscription, now);
  return {
    access_status: accessStatusOf(subscription, now),
    billing_period: { start: isoTimeOf(start), end: isoTimeOf(end) },
    approved_units: approvedUnits(subscription, now),
  };
}

function isoTimeOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
