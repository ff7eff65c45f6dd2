import type { Client, CommandKeys } from '../../client/index.ts';
import type { Destination } from './destination.ts';
import type { RequestLedger } from './requestLedger.ts';

/** Work for one command; called again, with the same keys, if the local service broke. */
type KeyedOperation<T> = (client: Client, keys: CommandKeys, service: Destination['kind']) => Promise<T>;

/**
 * The requests of one command, at whichever service. Each has an idempotency key before it is first sent, and the
 * same one whenever it is sent again: by Retry, or to a local service that was started again.
 */
export interface ServiceCommand {
  /** Runs `operation` as `Connection.run` does; `keys` are to go with every request that charges. */
  run<T>(operation: KeyedOperation<T>): Promise<T>;
  /** Runs `operation` as `Connection.runLocal` does. */
  runLocal<T>(operation: KeyedOperation<T>): Promise<T>;
  /** All results were applied or handed over. */
  settle(): Promise<void>;
  /** The command ends without handing over what it has: the same requests, sent again, collect it unpaid. */
  release(): Promise<void>;
}

export interface ServiceCommandOptions {
  /** The key of the command's only request at the local service, where what asks for it keeps it on the disk. */
  readonly localKey?: string;
}

interface ServiceCommandDependencies {
  readonly run: <T>(operation: (client: Client, service: Destination['kind']) => Promise<T>) => Promise<T>;
  readonly runLocal: <T>(operation: (client: Client) => Promise<T>) => Promise<T>;
  readonly ledger: RequestLedger;
}

/**
 * Keys for the hosted service, which charges, are in the ledger on the disk, so that they outlive the window. The
 * local service charges nothing and forgets the requests for text with its process: its keys stay in memory.
 */
export function createServiceCommand(
  { run, runLocal, ledger }: ServiceCommandDependencies,
  { localKey }: ServiceCommandOptions,
): ServiceCommand {
  const opened = new Map<Destination['kind'], Promise<CommandKeys>>();
  const open = async (service: Destination['kind']): Promise<CommandKeys> => {
    if (service === 'hosted') return (await ledger()).command();
    const { createMemoryKeys } = await import('../../client/index.ts');
    return createMemoryKeys(localKey);
  };
  const keysFor = (service: Destination['kind']): Promise<CommandKeys> => {
    const keys = opened.get(service) ?? open(service);
    opened.set(service, keys);
    return keys;
  };
  const endAll = async (end: (keys: CommandKeys) => Promise<void>): Promise<void> => {
    for (const keys of opened.values()) await end(await keys);
  };
  return {
    run: (operation) => run(async (client, service) => operation(client, await keysFor(service), service)),
    runLocal: (operation) => runLocal(async (client) => operation(client, await keysFor('local'), 'local')),
    settle: () => endAll((keys) => keys.settle()),
    release: () => endAll((keys) => keys.release()),
  };
}
