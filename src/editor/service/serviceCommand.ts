import type { Client, CommandKeys, Ledger } from '../../client/index.ts';
import type { Lazy } from '../lazy.ts';
import type { Destination } from './destination.ts';

/** Work for one command; called again, with the same keys, if the local service broke. */
type KeyedOperation<T> = (client: Client, keys: CommandKeys, service: Destination['kind']) => Promise<T>;

export interface ServiceCommandOptions {
  /** The key of the command's only request at the local service, where what asks for it keeps it on the disk. */
  readonly localKey?: string;
}

/** As a `Connection` has them. */
interface Services {
  run<T>(operation: (client: Client, service: Destination['kind']) => Promise<T>): Promise<T>;
  runLocal<T>(operation: (client: Client) => Promise<T>): Promise<T>;
}

/**
 * The requests of one command, at whichever service. Each has an idempotency key before it is first sent, and the
 * same one whenever it is sent again: by Retry, or to a local service that was started again. Keys for the hosted
 * service, which charges, are in the ledger on the disk, so that they outlive the window. The local service charges
 * nothing and forgets the requests for text with its process: its keys stay in memory.
 */
export class ServiceCommand {
  readonly #services: Services;
  readonly #ledger: Lazy<Ledger>;
  readonly #localKey: string | undefined;
  readonly #opened = new Map<Destination['kind'], Promise<CommandKeys>>();

  constructor(services: Services, ledger: Lazy<Ledger>, { localKey }: ServiceCommandOptions) {
    this.#services = services;
    this.#ledger = ledger;
    this.#localKey = localKey;
  }

  /** Runs `operation` as `Connection.run` does; `keys` are to go with every request that charges. */
  run<T>(operation: KeyedOperation<T>): Promise<T> {
    return this.#services.run(async (client, service) =>
      operation(client, await this.#keysFor(service), service),
    );
  }

  /** Runs `operation` as `Connection.runLocal` does. */
  runLocal<T>(operation: KeyedOperation<T>): Promise<T> {
    return this.#services.runLocal(async (client) =>
      operation(client, await this.#keysFor('local'), 'local'),
    );
  }

  /** All results were applied or handed over. */
  async settle(): Promise<void> {
    for (const keys of this.#opened.values()) await (await keys).settle();
  }

  /** The command ends without handing over what it has: the same requests, sent again, collect it unpaid. */
  async release(): Promise<void> {
    for (const keys of this.#opened.values()) await (await keys).release();
  }

  #keysFor(service: Destination['kind']): Promise<CommandKeys> {
    const keys = this.#opened.get(service) ?? this.#open(service);
    this.#opened.set(service, keys);
    return keys;
  }

  async #open(service: Destination['kind']): Promise<CommandKeys> {
    if (service === 'hosted') return (await this.#ledger.get()).command();
    const { createMemoryKeys } = await import('../../client/index.ts');
    return createMemoryKeys(this.#localKey);
  }
}
