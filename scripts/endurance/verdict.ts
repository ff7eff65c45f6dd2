import type { Account } from './account.ts';
import type { CommandTally, HostReport, Measurement, Outcome } from './report.ts';

/** One figure at the start and at the end, and whether they agree. */
export interface Comparison {
  readonly name: string;
  readonly unit: 'bytes' | 'count';
  readonly start: number;
  readonly end: number;
  readonly agrees: boolean;
}

const MEGABYTE = 1024 * 1024;
/**
 * The heap is measured after a collection, so what is more is held. The reading aids and the player remember words of
 * 10 MB each, and code that ran for the first time takes 5; the rest is for chance.
 */
const ALLOWED_HEAP_BYTES = 30 * MEGABYTE;
/** What was freed is not all given back to the system: 80 MB stay after a document of 2 MB, once, however many follow. */
const ALLOWED_GROWTH = 1.5;
const ALLOWED_BYTES = 30 * MEGABYTE;

/** The editor has timers of its own that come and go. */
const ALLOWED_TIMERS = 5;

/** Sets the figures of the end beside those of the start; less than at the start agrees. */
export function compare(start: Measurement, end: Measurement): readonly Comparison[] {
  const bytes = (
    name: string,
    figure: (of: Measurement) => number,
    most: (before: number) => number,
  ): Comparison => {
    const [before, after] = [figure(start), figure(end)];
    return { name, unit: 'bytes', start: before, end: after, agrees: after <= most(before) };
  };
  const memory = (name: string, figure: (of: Measurement) => number) =>
    bytes(name, figure, (before) => before * ALLOWED_GROWTH + ALLOWED_BYTES);
  const count = (name: string, figure: (of: Measurement) => number, allowed = 0): Comparison => {
    const [before, after] = [figure(start), figure(end)];
    return { name, unit: 'count', start: before, end: after, agrees: after <= before + allowed };
  };
  const kinds = [...new Set([...Object.keys(start.handles), ...Object.keys(end.handles)])].toSorted();
  return [
    memory('extension host, resident', (of) => of.residentBytes),
    bytes(
      'extension host, heap',
      (of) => of.heapBytes,
      (before) => before + ALLOWED_HEAP_BYTES,
    ),
    memory('extension host, heap reserved', (of) => of.heapReservedBytes),
    memory('extension host, outside the heap', (of) => of.externalBytes),
    memory('local service, resident', (of) => of.serviceResidentBytes),
    ...kinds.map((kind) => count(`handles: ${kind}`, (of) => of.handles[kind] ?? 0)),
    count('timers', (of) => of.timers, ALLOWED_TIMERS),
    count('open files', (of) => of.openFiles),
    count('sockets', (of) => of.sockets),
    count('child processes', (of) => of.childProcesses),
    count('temporary files', (of) => of.temporaryFiles.length),
    count('open documents', (of) => of.openDocuments.length),
  ];
}

const WRONG: readonly Outcome[] = ['silent', 'unclear', 'rejected', 'unfinished'];

/** Everything that must not be, a sentence each; none if the run was good. */
export function faults(report: HostReport, account: Account): readonly string[] {
  return [
    ...compare(report.start, report.end)
      .filter(({ agrees }) => !agrees)
      .map(({ name, start, end }) => `More at the end than at the start: ${name}, ${start} and ${end}.`),
    ...report.commands.flatMap(commandFaults),
    ...report.failures,
    ...accountFaults(account),
  ];
}

function commandFaults({ command, outcomes }: CommandTally): readonly string[] {
  return WRONG.flatMap((outcome) => {
    const times = outcomes[outcome] ?? 0;
    return times === 0 ? [] : [`${command} was ${times} times ${outcome}.`];
  });
}

function accountFaults({ asked, charged, lost }: Account): readonly string[] {
  return [
    ...(charged > asked ? [`The hosted service charged ${charged} units for ${asked}.`] : []),
    ...(charged < asked ? [`The hosted service charged only ${charged} units for ${asked}.`] : []),
    ...(lost > 0 ? [`${lost} units were paid for and never received.`] : []),
  ];
}
