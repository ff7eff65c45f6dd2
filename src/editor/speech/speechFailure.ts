import { describeFailure } from '../failures/describeFailure.ts';
import type { Log } from '../log.ts';
import type { Connection } from '../service/connection.ts';

interface FailureDependencies {
  readonly connection: Connection;
  readonly log: Log;
}

/** What went wrong with a section, with the time when a used-up allowance renews. */
export async function sectionFailure(error: unknown, dependencies: FailureDependencies): Promise<string> {
  const { message } = describeFailure(error, dependencies.log);
  return [message, (await renewal(error, dependencies)) ?? []].flat().join(' ');
}

/** Asks the service when a used-up allowance renews; undefined for another error. */
export async function renewal(
  error: unknown,
  { connection }: Pick<FailureDependencies, 'connection'>,
): Promise<string | undefined> {
  const { renewalSentence } = await import('../usage/renewal.ts');
  return renewalSentence(connection, error);
}
