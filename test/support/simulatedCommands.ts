import {
  type Client,
  type CommandKeys,
  jobFailure,
  type KeyedCallOptions,
  type SpeechJob,
} from '../../src/client/index.ts';
import { codePointLength } from '../../src/text/codePoints.ts';

/** What one run of a command has from its editor. */
export interface CommandCall extends KeyedCallOptions {
  readonly keys: CommandKeys;
  readonly signal: AbortSignal;
}

/** One command of a user: one text that no other command has. */
export interface Command {
  readonly text: string;
  readonly kind: 'text' | 'speech';
  /** Text units that it is charged once it is done; none of speech, which is counted in seconds. */
  readonly units: number;
  /** Runs it, or goes on with it; resolves with what is shown or heard of it. */
  readonly run: (client: Client, call: CommandCall) => Promise<string>;
}

/** A command of a random kind; the text ones are three quarters. */
export function newCommand(number: number, random: () => number): Command {
  const text = `سلام دنیا شماره ${number}`;
  const units = codePointLength(text);
  const kind = Math.floor(random() * 4);
  if (kind === 0)
    return textCommand(text, units, (client, call) =>
      client.diacritize({ text, includeEzafe: true }, call).then(({ diacritized }) => diacritized),
    );
  if (kind === 1)
    return textCommand(text, 2 * units, (client, call) =>
      client.translate({ text }, call).then(({ translation }) => translation),
    );
  if (kind === 2)
    return textCommand(text, units, (client, call) =>
      client
        .pinglish({ text, style: 'readable', vowelNotation: 'macron' }, call)
        .then(({ pinglish }) => pinglish),
    );
  return speechCommand(text);
}

function textCommand(text: string, units: number, run: Command['run']): Command {
  return { text, kind: 'text', units, run };
}

/** As the editor does: creates a job or goes on with the one that is there, and keeps its id over windows. */
function speechCommand(text: string): Command {
  let id: string | undefined;
  const watch = (client: Client, { keys, signal }: CommandCall): Promise<SpeechJob> => {
    if (id !== undefined) return client.watchSpeechJob({ id }, { signal });
    const onCreated = async (job: SpeechJob) => {
      ({ id } = job);
      await keys.settle();
    };
    const request = { text, tier: 'basic', voice: 'kian', pace: 1 } as const;
    return client.runSpeechJob(request, { keys, signal, onCreated });
  };
  /** What has ended before it could be cancelled is paid for, so it is taken. */
  const endOf = async (client: Client, signal: AbortSignal, error: unknown) => {
    if (!signal.aborted || id === undefined) throw error;
    const job = await client.cancelSpeechJob(id, {}).catch(() => undefined);
    if (job?.status === 'cancelled') id = undefined;
    if (job?.status !== 'succeeded') throw error;
    return job;
  };
  return {
    text,
    kind: 'speech',
    units: 0,
    async run(client, call) {
      const job = await watch(client, call).catch((error: unknown) => endOf(client, call.signal, error));
      if (job.result !== undefined) return job.result.audio.url;
      id = undefined;
      throw jobFailure(job) ?? 'cancelled';
    },
  };
}
