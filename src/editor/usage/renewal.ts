import { type ClientFailure, isClientFailure, type UsageCounter } from '../../client/index.ts';
import { shownFailure } from '../failures/describeFailure.ts';
import type { Connection } from '../service/connection.ts';
import { t } from '../wording/localize.ts';
import { dateText } from '../wording/localText.ts';
import { plainText } from '../wording/plainText.ts';

/** Nobody waits longer for the rest of a message, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What was answered for each failure, which its section and its message both tell. */
const sentences = new WeakMap<ClientFailure, Promise<string | undefined>>();

/**
 * Says when the allowance renews that `error` says is used up, as the service tells in its usage; asking that
 * charges nothing, and is done once. Undefined for another error, or if it is not known.
 */
export async function renewalSentence(connection: Connection, error: unknown): Promise<string | undefined> {
  if (!isClientFailure(error)) return undefined;
  const sentence = sentences.get(error) ?? asked(connection, shownFailure(error).meter);
  sentences.set(error, sentence);
  return sentence;
}

async function asked(connection: Connection, meter: UsageCounter['meter']): Promise<string | undefined> {
  if (meter === undefined) return undefined;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { counters, billingPeriod } = await connection.run((client) => client.usage({ signal }));
    const counter = counters.find((each) => each.meter === meter);
    const end = counter?.period?.end ?? billingPeriod?.end;
    return typeof end === 'string' ? t('It renews on {0}.', plainText(dateText(end))) : undefined;
  } catch {
    // The message is about another failure, and complete without it.
    return undefined;
  }
}
