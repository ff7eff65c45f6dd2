import type { Client } from '../../client/index.ts';
import type { ProseKind } from '../../document/prose/kinds.ts';
import { documentChanges } from '../../document/tidy/documentChanges.ts';
import { type FindSpelling, withSpelling } from '../../document/tidy/spelling.ts';
import type { TidyChange, TidyKinds } from '../../document/tidy/tidyChange.ts';
import { tidyText } from '../../document/tidy/tidyText.ts';
import { offsetTable } from '../../text/codePoints.ts';
import { splitSections } from '../../text/sections/sections.ts';
import { movedSpan } from '../../text/span.ts';
import { Turns } from '../documents/slices.ts';
import type { Tell } from '../progress/progress.ts';
import type { Connection } from '../service/connection.ts';
import type { CommandTarget } from '../text/commandTarget.ts';
import { t } from '../wording/localize.ts';

/** Of one request, within the contract's limits. */
const SECTION = { maxCodePoints: 5600, maxJsonBytes: 30_000 };

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
  const find = spelling(connection, kinds, signal);
  for (const [at, target] of targets.entries()) {
    if (targets.length > 1) tell(t('{0} of {1} sections', at, targets.length));
    let utf16Base = 0;
    for (const section of splitSections(target.text, SECTION)) {
      signal.throwIfAborted();
      const tidied = tidyText(section, kinds);
      const { changes: all } = find ? await withSpelling(tidied, find) : tidied;
      const inTarget = all.map((change) => moved(change, utf16Base));
      for (const change of documentChanges(target, inTarget, kind)) found.push(change);
      utf16Base += section.length;
      await turns.pause();
    }
  }
  return found;
}

/** Asks the local service; undefined if nothing is wanted that it knows. */
function spelling(
  connection: Pick<Connection, 'runLocal'>,
  kinds: TidyKinds,
  signal: AbortSignal,
): FindSpelling | undefined {
  if (!kinds.has('halfSpaces') && !kinds.has('joinedWords')) return undefined;
  return async (text) => {
    const { changes } = await connection.runLocal((client) => client.spelling({ text }, { signal }));
    return inUtf16(text, changes).filter(({ kind }) => kinds.has(kind));
  };
}

type SpellingChanges = Awaited<ReturnType<Client['spelling']>>['changes'];

function inUtf16(text: string, changes: SpellingChanges): TidyChange[] {
  const table = offsetTable(text);
  return changes.map(({ codePointStart, codePointEnd, text, kind }) => ({
    utf16Start: table.toUtf16(codePointStart),
    utf16End: table.toUtf16(codePointEnd),
    text,
    kind,
  }));
}

function moved(change: TidyChange, by: number): TidyChange {
  return { ...change, ...movedSpan(change, by) };
}
