import type { Client, CommandKeys } from '../../client/index.ts';
import { UserError } from '../failures/userError.ts';
import type { Connection } from '../service/connection.ts';
import type { ServiceCommand } from '../service/serviceCommand.ts';
import { t } from '../wording/localize.ts';

/** The local service; another is called by its origin. */
export const LOCAL = 'local';

/** A command of which an operation is a part. */
export interface SpeechCommand {
  readonly connection: Connection;
  readonly command: ServiceCommand;
}

/** Called again, with the same keys, if the local service broke; `keys` go with what is charged. */
type SpeechOperation<T> = (client: Client, service: string, keys: CommandKeys) => Promise<T>;

/** Runs `operation` at the service that the settings name. */
export async function atService<T>(
  { connection, command }: SpeechCommand,
  operation: SpeechOperation<T>,
): Promise<T> {
  const service = await serviceName(connection);
  return command.run((client, keys, kind) => operation(client, kind === 'local' ? LOCAL : service, keys));
}

/** Runs `operation` where a job is; throws a `UserError` if the settings name another service by now. */
export async function atServiceOf<T>(
  at: SpeechCommand,
  service: string | null,
  operation: SpeechOperation<T>,
): Promise<T> {
  if (service !== null && service !== (await serviceName(at.connection)))
    throw new UserError(elsewhere(service));
  return atService(at, operation);
}

async function serviceName(connection: Connection): Promise<string> {
  const destination = await connection.destination();
  return destination.kind === 'hosted' ? new URL(destination.baseUrl).origin : LOCAL;
}

function elsewhere(service: string): string {
  return service === LOCAL
    ? t('This is with the local service. Choose that service to go on with it.')
    : t('This is with the service at {0}. Choose that service to go on with it.', service);
}
