import * as vscode from 'vscode';
import type { Client, Ledger, PostOptions } from '../../client/index.ts';
import { Notice } from '../failures/notice.ts';
import type { Connection } from '../service/connection.ts';

/** The local service; another is called by its origin. */
export const LOCAL = 'local';

export interface SpeechServiceDependencies {
  readonly connection: Connection;
  readonly ledger: () => Promise<Ledger>;
}

/** What an operation is given; called again, with the same calls, if the local service broke. */
export type SpeechOperation<T> = (client: Client, service: string) => Promise<T>;

/** Runs `operation` at the service that the settings name. */
export async function atService<T>(connection: Connection, operation: SpeechOperation<T>): Promise<T> {
  const service = await serviceName(connection);
  return connection.run((client, kind) => operation(client, kind === 'local' ? LOCAL : service));
}

/** Runs `operation` where a job is; throws a `Notice` if the settings name another service by now. */
export async function atServiceOf<T>(
  connection: Connection,
  service: string | null,
  operation: SpeechOperation<T>,
): Promise<T> {
  if (service !== null && service !== (await serviceName(connection))) throw new Notice(elsewhere(service));
  return atService(connection, operation);
}

async function serviceName(connection: Connection): Promise<string> {
  const destination = await connection.destination();
  return destination.kind === 'hosted' ? new URL(destination.baseUrl).origin : LOCAL;
}

function elsewhere(service: string): string {
  return service === LOCAL
    ? vscode.l10n.t('This is with the local service. Choose that service to go on with it.')
    : vscode.l10n.t('This is with the service at {0}. Choose that service to go on with it.', service);
}

/** How the keys of a request are kept: the local service charges nothing, so its keys need no ledger. */
export interface RequestKeys {
  optionsFor(service: string): Pick<PostOptions, 'keys' | 'idempotencyKey'>;
  /** The result is kept. */
  settle(): Promise<void>;
  /** The request is given up for now: the same one takes up the key again. */
  release(): Promise<void>;
}

export async function requestKeys(
  ledger: SpeechServiceDependencies['ledger'],
  key: string,
): Promise<RequestKeys> {
  const keys = (await ledger()).command();
  return {
    optionsFor: (service) => (service === LOCAL ? { idempotencyKey: key } : { keys }),
    settle: () => keys.settle(),
    release: () => keys.release(),
  };
}
