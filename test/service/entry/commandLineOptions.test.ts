import assert from 'node:assert/strict';
import { parseCommandLine } from '../../../src/service/entry/commandLineOptions.ts';

describe('the options of the command line', () => {
  it('have defaults', () => {
    assert.deepEqual(parseCommandLine([]), {
      port: 0,
      dataDir: undefined,
      assetsDir: undefined,
      json: false,
      keys: [],
      now: undefined,
      environment: 'production',
      textUnits: 1_000_000,
      additionalTextUnits: 0,
      basicSeconds: 36_000,
      premiumSeconds: 3600,
      rateLimit: 120,
      unavailableVoices: [],
      audioUrlTtl: 3600,
      retention: 86_400,
      jobTimeLimit: 7200,
      synthesisDelay: 0,
      faults: false,
      mcp: false,
      help: false,
    });
  });

  it('are read', () => {
    const given =
      '--port 8080 --data-dir d --assets-dir a --json --environment staging --text-units 5 --rate-limit 0 --retention 1 ' +
      '--additional-text-units 6 --basic-seconds 7 --premium-seconds 8 ' +
      '--keys ci=text+usage,trial@sandbox --now 2026-01-31T10:00:00+03:30 ' +
      '--unavailable-voices kian,leyla --audio-url-ttl 9 --job-time-limit 10 --synthesis-delay 11';
    assert.deepEqual(parseCommandLine([...given.split(' '), '--faults', '--mcp', '--help']), {
      port: 8080,
      dataDir: 'd',
      assetsDir: 'a',
      json: true,
      keys: [
        { name: 'ci', scopes: ['text', 'usage'], environment: 'live' },
        { name: 'trial', scopes: ['text', 'speech', 'usage'], environment: 'sandbox' },
      ],
      now: Date.UTC(2026, 0, 31, 6, 30),
      environment: 'staging',
      textUnits: 5,
      additionalTextUnits: 6,
      basicSeconds: 7,
      premiumSeconds: 8,
      rateLimit: 0,
      unavailableVoices: ['kian', 'leyla'],
      audioUrlTtl: 9,
      retention: 1,
      jobTimeLimit: 10,
      synthesisDelay: 11,
      faults: true,
      mcp: true,
      help: true,
    });
  });

  it('are refused with a sentence that names the option', () => {
    for (const [args, message] of [
      [['--port', '65536'], /^--port must be a whole number from 0 to 65535, not "65536"\.$/],
      [['--port=-1'], /^--port /],
      [['--text-units', '1.5'], /^--text-units /],
      [['--rate-limit', ''], /^--rate-limit /],
      [['--retention', '0'], /^--retention must be a whole number from 1 /],
      [['--environment', 'Production'], /^--environment /],
      [['--basic-seconds', 'x'], /^--basic-seconds /],
      [['--premium-seconds', '1.5'], /^--premium-seconds /],
      [['--unavailable-voices', 'kian,bob'], /^--unavailable-voices .* not "bob"\.$/],
      [['--audio-url-ttl', '-1'], /--audio-url-ttl/],
      [['--job-time-limit', 'x'], /^--job-time-limit /],
      [['--synthesis-delay', '1s'], /^--synthesis-delay /],
      [['--keys', 'a,b c'], /^--keys .* not "b c"\.$/],
      [['--keys', 'a=text+sing'], /^--keys .* text\+speech\+usage or some of them, not "text\+sing"\.$/],
      [['--keys', 'a=text@moon'], /^--keys .* live or sandbox, not of "moon"\.$/],
      [['--now', 'noon'], /^--now must be a time such as 2026-01-31T10:00:00Z, not "noon"\.$/],
      [['--now', '1999-12-31'], /^--now must be a time in the years 2000 to 2998\.$/],
      [['--colour', '5'], /--colour/],
      [['more'], /more/],
    ] as const)
      assert.throws(() => parseCommandLine([...args]), { message });
  });
});
