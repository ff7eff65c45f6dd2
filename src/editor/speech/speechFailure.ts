import { describeFailure } from '../failures/describeFailure.ts';
import type { Log } from '../log.ts';
import type { Connection } from '../service/connection.ts';

export interface FailureParts {
  readonly connection: Connection;
  readonly log: Log;
}

/** What went wrong with a section, with the time when a used-up allowance renews. */
export async function sectionFailure(error: unknown, parts: FailureParts): Promise<string> {
  const { message } = describeFailure(error, parts.log);
  const whenRenewed = await renewal(error, parts);
  return whenRenewed === undefined ? message : `${message} ${whenRenewed}`;
}

/** Asks the service when a used-up allowance renews; undefined for another error. */
export async function renewal(
  error: unknown,
  { connection }: Pick<FailureParts, 'connection'>,
): Promise<string | undefined> {
  const { renewalSentence } = await import('../usage/renewal.ts');
  return renewalSentence(connection, error);
}
