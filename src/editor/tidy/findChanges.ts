import type { ProseKind } from '../../document/prose/formats.ts';
import { documentChanges } from '../../document/tidy/documentChanges.ts';
import type { TidyChange, TidyKinds } from '../../document/tidy/tidyChange.ts';
import { tidySections } from '../../document/tidy/tidySections.ts';
import { Turns } from '../documents/slices.ts';
import type { Tell } from '../progress/progress.ts';
import type { Connection } from '../service/connection.ts';
import type { CommandTarget } from '../text/commandTarget.ts';
import { t } from '../wording/localize.ts';

interface Finding {
  readonly kind: ProseKind;
  readonly connection: Pick<Connection, 'runLocal'>;
  readonly signal: AbortSignal;
  readonly tell: Tell;
}

/** What of a command's target is to be tidied, in offsets of its source; the local service reads the words. */
export async function findTidyChanges(
  { targets }: Pick<CommandTarget, 'targets'>,
  kinds: TidyKinds,
  { kind, connection, signal, tell }: Finding,
): Promise<TidyChange[]> {
  const found: TidyChange[] = [];
  const turns = new Turns();
  const ask = (text: string) => connection.runLocal((client) => client.spelling({ text }, { signal }));
  for (const [at, target] of targets.entries()) {
    if (targets.length > 1) tell(t('{0} of {1} sections', at, targets.length));
    for await (const changes of tidySections(target.text, kinds, ask)) {
      for (const change of documentChanges(target, changes, kind)) found.push(change);
      await turns.pause();
      signal.throwIfAborted();
    }
  }
  return found;
}
