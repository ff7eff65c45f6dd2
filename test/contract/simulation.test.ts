import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { type FetchInit, isClientFailure, type SpeechJob } from '../../src/client/index.ts';
import { routes } from '../../src/contract/index.ts';
import { brokenStreams } from '../support/brokenStreams.ts';
import { fakeClock } from '../support/fakeClock.ts';
import { lossyNetwork, type Serve } from '../support/lossyNetwork.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { type Command, newCommand } from '../support/simulatedCommands.ts';
import { type SimulatedWindow, simulatedWindows } from '../support/simulatedWindows.ts';
import { testApp } from '../support/testService.ts';

const COMMANDS = 1_000;
/** How often a person tries a command before they leave it at the error. */
const MOST_RUNS = 4;

/** How often a run is cancelled or its window ends; no time is counted while speech is made. */
const SURPRISES = { text: 0.1, speech: 0.5 } as const;

type Ending = 'applied' | 'failed' | 'cancelled' | 'crashed';

/** The service, the network before it, and what came to pass on both. */
function world(seed: number) {
  const clock = fakeClock({ auto: true });
  const random = seededRandom(seed);
  const tested = testApp({
    textUnits: 10_000_000,
    basicSeconds: 1_000_000,
    requestsPerMinute: 1_000,
    now: () => clock.unixNow(),
  });
  /** By text: every key that was sent, every key that the service has brought to an end, every job. */
  const sent = new Map<string, Set<string>>();
  const charged = new Map<string, Set<string>>();
  const jobs = new Map<string, Set<string>>();
  const note = (notes: Map<string, Set<string>>, text: string, value: string) =>
    notes.set(text, (notes.get(text) ?? new Set()).add(value));
  const serve: Serve = async (url, init) => {
    const { method, headers, body } = init;
    const command = commandIn(init);
    if (command) note(sent, ...command);
    const response = await tested.app.request(url, { method, headers, ...(body && { body }) });
    if (command && response.ok) note(charged, ...command);
    if (command && url.endsWith(routes.createSpeechJob.path) && response.ok)
      note(jobs, command[0], (await response.clone().json()).id);
    return response;
  };
  const network = lossyNetwork({ clock, random, serve });
  const fetch = brokenStreams({ clock, random, serve, fetch: network.fetch });
  const openWindow = simulatedWindows({ clock, random, fetch, apiKey: tested.keys.live_key });
  return { clock, random, network, tested, sent, charged, jobs, openWindow };
}

/** The text and the key of a request that has them. */
function commandIn({ headers, body }: FetchInit): [text: string, key: string] | undefined {
  if (body === undefined) return undefined;
  const { text }: { text: string } = JSON.parse(new TextDecoder().decode(body));
  return [text, headers['idempotency-key'] ?? ''];
}

type World = ReturnType<typeof world>;

/** Runs a command as the editor does, until it is applied or its user leaves it. */
async function live({ clock, random, openWindow }: World, command: Command): Promise<Ending[]> {
  const endings: Ending[] = [];
  const pause = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
  await pause(random() * 600_000);
  for (let run = 0; run < MOST_RUNS && endings.at(-1) !== 'applied'; run++) {
    const window = openWindow();
    const controller = new AbortController();
    const isCrash = random() < 0.5;
    const stop = () => {
      if (isCrash) window.end();
      controller.abort(isCrash ? 'crashed' : 'cancelled');
    };
    const callOff = random() < SURPRISES[command.kind] ? clock.after(random() * 4_000, stop) : () => {};
    endings.push(await runOnce(window, command, controller.signal));
    callOff();
    window.end();
    await pause(random() * 90_000);
  }
  return endings;
}

async function runOnce(
  { client, ledger }: SimulatedWindow,
  command: Command,
  signal: AbortSignal,
): Promise<Ending> {
  const keys = ledger.command();
  try {
    const result = await command.run(client, { signal, keys });
    assert.ok(result.length > 0);
    if (signal.reason === 'crashed') return 'crashed';
    if (command.kind === 'text') signal.throwIfAborted();
    await keys.settle();
    return 'applied';
  } catch (error) {
    if (signal.reason === 'crashed') return 'crashed';
    if (error === 'cancelled') return error;
    assert.ok(isClientFailure(error), String(error));
    assert.match(error.message, /\.$/);
    return 'failed';
  }
}

interface Lived {
  readonly command: Command;
  readonly endings: readonly Ending[];
}

describe('a thousand commands over a bad network, a quarter of them speech', () => {
  it('end in one result or one clear error each, and none is paid for twice', async function () {
    this.timeout(60_000);
    const all = world(20_260_101);
    const commands = Array.from({ length: COMMANDS }, (_, number) => newCommand(number, all.random));
    const lived = await Promise.all(
      commands.map(async (command): Promise<Lived> => ({ command, endings: await live(all, command) })),
    );
    let [units, seconds] = [0, 0];
    for (const each of lived) {
      assert.ok(each.endings.length > 0);
      assert.ok(each.endings.slice(0, -1).every((ending) => ending !== 'applied'));
      if (each.command.kind === 'text') units += paidUnits(all, each);
      else seconds += await paidSeconds(all, each);
    }
    const used = await meters(all);
    assert.deepEqual(used, { text: units, basicSeconds: seconds });
    assert.deepEqual(all.tested.unexpected, []);
    assertVaried(all, lived);
    all.tested.service.close();
  });
});

/** What a command of text has cost, in units; it has one key and at most one charge. */
function paidUnits({ sent, charged }: World, { command, endings }: Lived): number {
  const { text, units } = command;
  const charges = charged.get(text)?.size ?? 0;
  assert.ok((sent.get(text)?.size ?? 0) <= 1, `${text} has more than one key`);
  assert.ok(endings.at(-1) === 'applied' ? charges === 1 : charges <= 1, `${text}: ${charges} charges`);
  return charges * units;
}

/** What speech has cost, in seconds: one job at most is made to its end, all others are cancelled. */
async function paidSeconds(all: World, { command: { text }, endings }: Lived): Promise<number> {
  const ended = await Promise.all([...(all.jobs.get(text) ?? [])].map((id) => endedJob(all, id)));
  const made = ended.filter(({ status }) => status === 'succeeded');
  assert.ok(made.length <= 1, `${text} is made ${made.length} times`);
  assert.ok(endings.at(-1) !== 'applied' || made.length === 1, `${text} was never made`);
  for (const { status } of ended) assert.ok(status === 'succeeded' || status === 'cancelled', status);
  return made.reduce((sum, { result }) => sum + (result?.usage.seconds ?? Number.NaN), 0);
}

/** A client that loses nothing. */
function judge({ clock, tested, random }: World) {
  const openWindow = simulatedWindows({
    clock,
    random,
    apiKey: tested.keys.live_key,
    fetch: async (url, { method, headers }) => tested.app.request(url, { method, headers }),
  });
  return openWindow().client;
}

/** A job that nobody watches any more ends by itself. */
async function endedJob(all: World, id: string): Promise<SpeechJob> {
  for (;;) {
    const job = await judge(all).speechJob(id);
    if (job.status !== 'queued' && job.status !== 'running') return job;
    await setImmediate();
  }
}

async function meters(all: World) {
  const { textUnits, basicSeconds } = await judge(all).usage();
  return { text: textUnits?.used, basicSeconds: basicSeconds?.used };
}

/** The simulation is worth nothing if the network was kind. */
function assertVaried({ network }: World, lived: readonly Lived[]): void {
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
  for (const kind of ['text', 'speech'] as const) {
    const own = lived.filter(({ command }) => command.kind === kind);
    assert.ok(own.length >= COMMANDS / 5, `${own.length} are ${kind}`);
    // Speech that fails is rare: what breaks is its stream, and that is taken up again.
    const expected = ['applied', 'cancelled', 'crashed', ...(kind === 'text' ? ['failed'] : [])];
    for (const ending of expected)
      assert.ok(
        own.some(({ endings }) => endings.some((each) => each === ending)),
        `no ${kind} ${ending}`,
      );
  }
}
