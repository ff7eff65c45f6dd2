import assert from 'node:assert/strict';
import {
  type Client,
  type CommandKeys,
  createClient,
  createFileLedger,
  type FetchInit,
  isClientFailure,
} from '../../src/client/index.ts';
import type { LedgerFiles } from '../../src/client/ledger/ledgerFiles.ts';
import { codePointLength } from '../../src/text/codePoints.ts';
import { fakeClock } from '../support/fakeClock.ts';
import { lossyNetwork } from '../support/lossyNetwork.ts';
import { memoryFiles } from '../support/memoryFiles.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { testApp } from '../support/testService.ts';

const COMMANDS = 1_000;
/** How often a person tries a command before they leave it at the error. */
const MOST_RUNS = 4;

type Ending = 'applied' | 'failed' | 'cancelled' | 'crashed';

/** One command of a user: one text that no other command has. */
interface Command {
  readonly text: string;
  readonly units: number;
  readonly send: (client: Client, call: { signal: AbortSignal; keys: CommandKeys }) => Promise<string>;
  readonly endings: Ending[];
}

function newCommand(number: number, random: () => number): Command {
  const text = `سلام دنیا شماره ${number}`;
  const kind = Math.floor(random() * 3);
  const send: Command['send'] = async (client, call) => {
    if (kind === 0) return (await client.diacritize({ text, includeEzafe: true }, call)).diacritized;
    if (kind === 1) return (await client.translate({ text }, call)).translation;
    return (await client.pinglish({ text, style: 'readable', vowelNotation: 'macron' }, call)).pinglish;
  };
  return { text, units: codePointLength(text) * (kind === 1 ? 2 : 1), send, endings: [] };
}

/** The service, the network before it, and what came to pass on both. */
function world(seed: number) {
  const clock = fakeClock({ auto: true });
  const random = seededRandom(seed);
  const tested = testApp({
    textUnits: 10_000_000,
    requestsPerMinute: 400,
    now: () => clock.unixNow(),
  });
  /** By text: every key that was sent, and every key that the service has brought to an end. */
  const sent = new Map<string, Set<string>>();
  const charged = new Map<string, Set<string>>();
  const note = (notes: Map<string, Set<string>>, { headers, body }: FetchInit) => {
    const { text }: { text: string } = JSON.parse(new TextDecoder().decode(body));
    notes.set(text, (notes.get(text) ?? new Set()).add(headers['idempotency-key'] ?? ''));
  };
  const network = lossyNetwork({
    clock,
    random,
    async serve(url, init) {
      note(sent, init);
      const { method, headers, body } = init;
      const response = await tested.app.request(url, { method, headers, ...(body && { body }) });
      if (response.ok) note(charged, init);
      return response;
    },
  });
  const client = createClient({
    fetch: network.fetch,
    baseUrl: 'http://localhost',
    apiKey: tested.keys.live_key,
    clock,
    random,
  });
  return { clock, random, network, client, tested, sent, charged };
}

type World = ReturnType<typeof world>;

/** The windows of the user, which share one ledger and of which any may end at any time. */
function windows(clock: World['clock']) {
  const files = memoryFiles();
  const alive = new Set<string>();
  let count = 0;
  return () => {
    const self = `window-${count++}`;
    alive.add(self);
    const orEnded = async <T>(action: () => Promise<T>): Promise<T> => {
      if (!alive.has(self)) throw new Error('The window has ended.');
      return action();
    };
    const own: LedgerFiles = {
      list: () => orEnded(files.list),
      read: (name) => orEnded(() => files.read(name)),
      create: (...parts) => orEnded(() => files.create(...parts)),
      rename: (...parts) => orEnded(() => files.rename(...parts)),
      remove: (name) => orEnded(() => files.remove(name)),
    };
    const owners = { self, isAlive: (owner: string) => alive.has(owner) };
    const ledger = createFileLedger({ folder: '', files: own, owners, now: () => clock.unixNow() });
    return { ledger, end: () => alive.delete(self) };
  };
}

/** Runs a command as the editor does, until it is applied or its user leaves it. */
async function live(
  { clock, random, client }: World,
  openWindow: ReturnType<typeof windows>,
  command: Command,
) {
  const pause = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
  await pause(random() * 600_000);
  for (let run = 0; run < MOST_RUNS && command.endings.at(-1) !== 'applied'; run++) {
    const { ledger, end } = openWindow();
    const controller = new AbortController();
    const surprise = random();
    const stop = () => {
      if (surprise < 0.05) end();
      controller.abort(surprise < 0.05 ? 'crashed' : 'cancelled');
    };
    const callOff = surprise < 0.1 ? clock.after(random() * 4_000, stop) : () => {};
    command.endings.push(await runOnce(client, command, ledger.command(), controller.signal));
    callOff();
    end();
    await pause(random() * 90_000);
  }
}

async function runOnce(
  client: Client,
  command: Command,
  keys: CommandKeys,
  signal: AbortSignal,
): Promise<Ending> {
  try {
    const result = await command.send(client, { signal, keys });
    assert.ok(result.length > 0);
    signal.throwIfAborted();
    await keys.settle();
    return 'applied';
  } catch (error) {
    if (error === 'crashed' || error === 'cancelled') return error;
    assert.ok(isClientFailure(error), String(error));
    assert.match(error.message, /\.$/);
    return 'failed';
  }
}

describe('a thousand commands over a bad network', () => {
  it('end in one result or one clear error each, and none is paid for twice', async function () {
    this.timeout(60_000);
    const all = world(20_260_101);
    const openWindow = windows(all.clock);
    const commands = Array.from({ length: COMMANDS }, (_, number) => newCommand(number, all.random));
    await Promise.all(commands.map((command) => live(all, openWindow, command)));

    let units = 0;
    for (const { text, endings, units: cost } of commands) {
      assert.ok(endings.length > 0);
      assert.ok(endings.slice(0, -1).every((ending) => ending !== 'applied'));
      const isApplied = endings.at(-1) === 'applied';
      const charges = all.charged.get(text)?.size ?? 0;
      assert.ok((all.sent.get(text)?.size ?? 0) <= 1, `${text} has more than one key`);
      assert.ok(isApplied ? charges === 1 : charges <= 1, `${text} is charged ${charges} times`);
      units += charges * cost;
    }
    const usage = await all.tested.app.request('http://localhost/v1/usage', {
      headers: { authorization: `Bearer ${all.tested.keys.live_key}` },
    });
    const { text_units }: { text_units: { used: number } } = await usage.json();
    assert.equal(text_units.used, units);
    assert.deepEqual(all.tested.unexpected, []);
    assertVaried(all, commands);
  });
});

/** The simulation is worth nothing if the network was kind. */
function assertVaried({ network }: World, commands: readonly Command[]): void {
  for (const fate of [
    'arrives',
    'lost before',
    'lost after',
    'cut',
    'twice',
    'never answered',
    'bad gateway',
  ] as const)
    assert.ok((network.fates.get(fate) ?? 0) >= 5, `${fate} hardly happened`);
  for (const ending of ['applied', 'failed', 'cancelled', 'crashed'] as const)
    assert.ok(
      commands.filter(({ endings }) => endings.includes(ending)).length >= 5,
      `${ending} hardly happened`,
    );
}
