import { parseArgs } from 'node:util';
import { basicVoice } from '../../contract/index.ts';
import type { Voice } from '../speech/voices.ts';

export interface CommandLineOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Where keys, meters, jobs, records and audio are kept; undefined keeps nothing. */
  readonly dataDir: string | undefined;
  /** Nothing but the line of JSON. */
  readonly json: boolean;
  readonly environment: 'production' | 'staging';
  /** Allowances of one billing period. */
  readonly textUnits: number;
  readonly basicSeconds: number;
  readonly premiumSeconds: number;
  /** Text units approved beyond the allowance. */
  readonly additionalTextUnits: number;
  /** Requests a minute. */
  readonly rateLimit: number;
  readonly unavailableVoices: readonly Voice[];
  /** Life of signed audio URLs, in seconds. */
  readonly audioUrlTtl: number;
  /** Life of jobs, events and idempotency records, in seconds. */
  readonly retention: number;
  /** The longest run of a job, in seconds. */
  readonly jobTimeLimit: number;
  /** Waited before each sentence that is spoken, in milliseconds. */
  readonly synthesisDelay: number;
  readonly faults: boolean;
  readonly help: boolean;
}

export const USAGE = `Usage: npm run --silent service -- [options]

Serves the Persian Language API v1 on 127.0.0.1 and prints one line of JSON with its address and keys.

  --port N               port; 0 takes a free one (default 0)
  --data-dir DIR         keep keys, meters, jobs, idempotency records and audio there, across restarts
  --json                 print the line of JSON and nothing else
  --environment NAME     production (default) or staging
  --text-units N         allowance of a billing period, in text units (default 1000000)
  --additional-text-units N
                         text units approved beyond that (default 0)
  --basic-seconds N      allowance of a billing period, in seconds of Basic speech (default 36000)
  --premium-seconds N    the same for Premium speech (default 3600)
  --rate-limit N         requests a minute for each environment (default 120)
  --unavailable-voices A,B
                         voices that cannot speak: for kian and leyla, ava stands in (default none)
  --audio-url-ttl S      life of signed audio URLs, in seconds (default 3600)
  --retention S          keep jobs, events and idempotency records for so many seconds (default 86400)
  --job-time-limit S     longest run of a speech job, in seconds (default 7200)
  --synthesis-delay MS   wait so long before each sentence that is spoken, in milliseconds (default 0)
  --faults               obey the request header X-Harf-Fault:
                           status=503;code=service_unavailable;times=2;retry-after=1
                           drop-before-response;times=1   (nothing has been done)
                           drop-after-response;times=1    (done, stored and charged)
                           sse-cut-after=3                (events, then the stream ends)
  --help                 print this
`;

const MAX_PORT = 65_535;
const MAX_RETENTION_SECONDS = 31_536_000;
/** A timer lasts 24.8 days at most. */
const MAX_TIMER_SECONDS = 2_000_000;
const MAX_DELAY_MS = 3_600_000;

/** Reads the arguments; throws an Error of one sentence for a wrong one. */
export function parseCommandLine(args: readonly string[]): CommandLineOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '0' },
      'data-dir': { type: 'string' },
      json: { type: 'boolean', default: false },
      environment: { type: 'string', default: 'production' },
      'text-units': { type: 'string', default: '1000000' },
      'additional-text-units': { type: 'string', default: '0' },
      'basic-seconds': { type: 'string', default: '36000' },
      'premium-seconds': { type: 'string', default: '3600' },
      'rate-limit': { type: 'string', default: '120' },
      retention: { type: 'string', default: '86400' },
      'unavailable-voices': { type: 'string', default: '' },
      'audio-url-ttl': { type: 'string', default: '3600' },
      'job-time-limit': { type: 'string', default: '7200' },
      'synthesis-delay': { type: 'string', default: '0' },
      faults: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { environment } = values;
  if (environment !== 'production' && environment !== 'staging')
    throw new Error(`--environment must be production or staging, not "${environment}".`);
  return {
    port: wholeNumber('--port', values.port, { max: MAX_PORT }),
    dataDir: values['data-dir'],
    json: values.json,
    environment,
    textUnits: wholeNumber('--text-units', values['text-units']),
    additionalTextUnits: wholeNumber('--additional-text-units', values['additional-text-units']),
    basicSeconds: wholeNumber('--basic-seconds', values['basic-seconds']),
    premiumSeconds: wholeNumber('--premium-seconds', values['premium-seconds']),
    rateLimit: wholeNumber('--rate-limit', values['rate-limit']),
    retention: wholeNumber('--retention', values.retention, { min: 1, max: MAX_RETENTION_SECONDS }),
    unavailableVoices: voices('--unavailable-voices', values['unavailable-voices']),
    audioUrlTtl: wholeNumber('--audio-url-ttl', values['audio-url-ttl'], { max: MAX_RETENTION_SECONDS }),
    jobTimeLimit: wholeNumber('--job-time-limit', values['job-time-limit'], { max: MAX_TIMER_SECONDS }),
    synthesisDelay: wholeNumber('--synthesis-delay', values['synthesis-delay'], { max: MAX_DELAY_MS }),
    faults: values.faults,
    help: values.help,
  };
}

function wholeNumber(
  option: string,
  value: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return number;
  throw new Error(`${option} must be a whole number from ${min} to ${max}, not "${value}".`);
}

function voices(option: string, value: string): Voice[] {
  const names = value === '' ? [] : value.split(',').map((name) => name.trim());
  return names.map((name) => {
    const voice = basicVoice.options.find((each) => each === name);
    if (voice !== undefined) return voice;
    throw new Error(`${option} takes ${basicVoice.options.join(', ')}, not "${name}".`);
  });
}
