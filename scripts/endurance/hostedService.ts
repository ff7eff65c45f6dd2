import * as z from 'zod';
import { end, lineOf, spawnCommandLine } from '../../test/support/commandLineService.ts';
import { seededRandom } from '../../test/support/seededRandom.ts';
import { type Account, Deliveries } from './account.ts';
import { startFaultyNetwork } from './faultyNetwork.ts';

/** The service's command line behind a network that fails. */
export interface HostedService {
  /** Of the network. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** How often each thing happened to a request. */
  readonly fates: ReadonlyMap<string, number>;
  account(): Promise<Account>;
  stop(): Promise<void>;
}

const ALLOWANCES = ['--text-units', '1000000000', '--rate-limit', '1000000'];

const usage = z.object({ text_units: z.object({ used: z.number() }) });

/** @param seed decides what happens to each request */
export async function startHostedService(seed: number): Promise<HostedService> {
  const child = spawnCommandLine(['--json', '--port', '0', ...ALLOWANCES]);
  child.stderr.resume();
  const { base_url: serviceUrl, live_key: apiKey } = await lineOf(child);
  child.stdout.resume();
  const deliveries = new Deliveries();
  const network = await startFaultyNetwork({ serviceUrl, random: seededRandom(seed), deliveries });
  return {
    baseUrl: network.baseUrl,
    apiKey,
    fates: network.fates,
    account: async () => {
      const response = await fetch(`${serviceUrl}/v1/usage`, {
        headers: { authorization: `Bearer ${apiKey}` },
      });
      return deliveries.account(usage.parse(await response.json()).text_units.used);
    },
    stop: async () => {
      await network.close();
      await end(child, 'SIGTERM');
    },
  };
}
