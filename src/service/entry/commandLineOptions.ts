import { parseArgs } from 'node:util';
import * as z from 'zod';
import { basicVoice } from '../../contract/index.ts';
import { accountUsage, isoTime, type KeySpec, parseKeySpecs } from '../emulator/index.ts';

/** How an option stands on the command line and in the usage text. */
interface OptionUsage {
  /** The name of its value in the usage text; an option without one is a switch. */
  readonly value?: string;
  /** Taken where the option is left out. */
  readonly default?: string;
  /** One line or several. */
  readonly help: string;
}

const MAX_PORT = 65_535;
const MAX_RETENTION_SECONDS = 31_536_000;
/** A timer lasts 24.8 days at most. */
const MAX_TIMER_SECONDS = 2_000_000;
const MAX_DELAY_MS = 3_600_000;

const usages = z.registry<OptionUsage>();

/** Every option of the command line, by its name in camel case: what it takes, and what the usage text says of it. */
const commandLine = z.object({
  port: wholeNumber({ max: MAX_PORT }).register(usages, {
    value: 'N',
    default: '0',
    help: 'port; 0 takes a free one',
  }),
  dataDir: z.string().optional().register(usages, {
    value: 'DIR',
    help: 'keep keys, meters, jobs, idempotency records and audio there, across restarts',
  }),
  assetsDir: z.string().optional().register(usages, {
    value: 'DIR',
    help: 'use the fluent translation and the voices that are installed there',
  }),
  json: z.boolean().register(usages, { help: 'print the line of JSON and nothing else' }),
  keys: z
    .string()
    .transform(readKeySpecs)
    .register(usages, {
      value: 'A,B',
      default: '',
      help: `more keys, each NAME[=SCOPE+SCOPE][@sandbox] with all scopes and on the paid plan
unless it says otherwise: ci=text+usage,trial@sandbox`,
    }),
  now: isoTime.optional().register(usages, {
    value: 'TIME',
    help: 'begin at this time, such as 2026-01-31T10:00:00Z, and run on from there',
  }),
  environment: oneOf(['production', 'staging']).register(usages, {
    value: 'NAME',
    default: 'production',
    help: 'production or staging',
  }),
  textUnits: wholeNumber().register(usages, {
    value: 'N',
    default: '1000000',
    help: 'allowance of a billing period, in text units',
  }),
  additionalTextUnits: wholeNumber().register(usages, {
    value: 'N',
    default: '0',
    help: 'text units of the paid plan approved beyond that, in each billing period',
  }),
  basicSeconds: wholeNumber().register(usages, {
    value: 'N',
    default: '36000',
    help: 'allowance of a billing period, in seconds of Basic speech',
  }),
  premiumSeconds: wholeNumber().register(usages, {
    value: 'N',
    default: '3600',
    help: 'the same for Premium speech',
  }),
  rateLimit: wholeNumber().register(usages, {
    value: 'N',
    default: '120',
    help: 'requests a minute for each environment',
  }),
  unavailableVoices: voices().register(usages, {
    value: 'A,B',
    default: '',
    help: 'voices that cannot speak: for kian and leyla, ava stands in',
  }),
  audioUrlTtl: wholeNumber({ max: MAX_RETENTION_SECONDS }).register(usages, {
    value: 'S',
    default: '3600',
    help: 'life of signed audio URLs, in seconds',
  }),
  retention: wholeNumber({ min: 1, max: MAX_RETENTION_SECONDS }).register(usages, {
    value: 'S',
    default: '86400',
    help: 'keep jobs, events and idempotency records for so many seconds',
  }),
  jobTimeLimit: wholeNumber({ max: MAX_TIMER_SECONDS }).register(usages, {
    value: 'S',
    default: '7200',
    help: 'longest run of a speech job, in seconds',
  }),
  synthesisDelay: wholeNumber({ max: MAX_DELAY_MS }).register(usages, {
    value: 'MS',
    default: '0',
    help: 'wait so long before each sentence that is spoken, in milliseconds',
  }),
  faults: z.boolean().register(usages, {
    help: `obey the request header X-Harf-Fault:
  status=503;code=service_unavailable;times=2;retry-after=1
  drop-before-response;times=1   (nothing has been done)
  drop-after-response;times=1    (done, stored and charged)
  sse-cut-after=3                (events, then the stream ends)`,
  }),
  mcp: z.boolean().register(usages, {
    help: `in place of all that, offer Harf's tools to an agent by the Model Context
Protocol on standard input and output, until they are closed;
of the other options, only --assets-dir and --synthesis-delay count`,
  }),
  help: z.boolean().register(usages, { help: 'print this' }),
});

export type CommandLineOptions = Readonly<z.infer<typeof commandLine>>;

const options = Object.entries(commandLine.shape).map(([name, schema]) => ({
  name,
  flag: name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
  usage: usages.get(schema) ?? { help: '' },
}));

/** Reads the arguments; throws an Error of one sentence for a wrong one. */
export function parseCommandLine(args: readonly string[]): CommandLineOptions {
  const types = options.map(({ flag, usage: { value } }) => {
    const type = value === undefined ? ('boolean' as const) : ('string' as const);
    return [flag, { type }] as const;
  });
  const { values } = parseArgs({ args: [...args], options: Object.fromEntries(types) });
  const given = options.map(({ name, flag, usage }) => [name, values[flag] ?? defaultOf(usage)]);
  const parsed = commandLine.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const wrong = options.find(({ name }) => name === issue?.path[0]);
  throw new Error(`--${wrong?.flag} ${issue?.message}.`);
}

/** What `--help` prints. */
export function commandLineUsage(): string {
  return `Usage: npm run --silent service -- [options]

Serves the Persian Language API v1 on 127.0.0.1 and prints one line of JSON with its address and keys.

${options.map(usageLines).join('\n')}

${accountUsage}`;
}

function defaultOf({ value, default: text }: OptionUsage): string | boolean | undefined {
  return value === undefined ? false : text;
}

/** Where the explanations begin, in columns. */
const INDENT = 25;

function usageLines({ flag, usage }: (typeof options)[number]): string {
  const { value, default: text, help } = usage;
  const option = `  --${flag}${value === undefined ? '' : ` ${value}`}`;
  const lines = `${help}${text === undefined ? '' : ` (default ${text || 'none'})`}`.split('\n');
  const [first, ...rest] = lines.map((line) => ' '.repeat(INDENT) + line);
  const isShort = option.length < INDENT;
  return [...(isShort ? [option + first?.slice(option.length)] : [option, first]), ...rest].join('\n');
}

function wholeNumber({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
}: {
  readonly min?: number;
  readonly max?: number;
} = {}) {
  const isIn = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const error = ({ input }: { readonly input?: unknown }) =>
    `must be a whole number from ${min} to ${max}, not "${input}"`;
  return z.string().refine(isIn, { error }).transform(Number);
}

function oneOf<const Name extends string>(names: readonly Name[]) {
  return z.enum(names, { error: ({ input }) => `must be ${names.join(' or ')}, not "${input}"` });
}

function readKeySpecs(text: string, context: z.RefinementCtx<string>): KeySpec[] {
  try {
    return parseKeySpecs(text);
  } catch (error) {
    context.addIssue(`cannot be read: ${error instanceof Error ? error.message.replace(/\.$/, '') : text}`);
    return z.NEVER;
  }
}

/** Names of voices, separated by commas. */
function voices() {
  const voice = basicVoice.options;
  const name = z.enum(voice, { error: ({ input }) => `takes ${voice.join(', ')}, not "${input}"` });
  const names = (text: string) => (text === '' ? [] : text.split(',').map((each) => each.trim()));
  return z.string().transform(names).pipe(z.array(name));
}
