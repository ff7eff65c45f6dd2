import type { Account } from './account.ts';
import type { CommandTally, HostReport } from './report.ts';
import { type Comparison, compare } from './verdict.ts';

interface Printed {
  readonly report: HostReport;
  readonly account: Account;
  readonly fates: ReadonlyMap<string, number>;
}

/** The tables of a run, line by line. */
export function tables({ report, account, fates }: Printed): readonly string[] {
  const { rounds, steps, seconds, loopDelay, longTasks, commands, notes } = report;
  return [
    `${rounds} rounds, ${steps} steps, ${seconds.toFixed(0)} s`,
    ...notes,
    '',
    `  ${'With everything closed'.padEnd(44)} ${'start'.padStart(12)} ${'end'.padStart(12)}`,
    ...compare(report.start, report.end).map(comparisonLine),
    ...leftOver('Temporary file', report.start.temporaryFiles, report.end.temporaryFiles),
    ...leftOver('Open document', report.start.openDocuments, report.end.openDocuments),
    '',
    `The loop of the extension host: longest delay ${loopDelay.maxMilliseconds.toFixed(0)} ms, 99.9 % below ${loopDelay.percentile999Milliseconds.toFixed(0)} ms`,
    `  ${'Longest task in'.padEnd(64)} ${'ms'.padStart(6)} ${'working'.padStart(8)} ${'times'.padStart(6)}`,
    ...longTasks.flatMap(({ step, milliseconds, processorMilliseconds, times, stack }) => [
      `  ${step.padEnd(64)} ${milliseconds.toFixed(0).padStart(6)} ${processorMilliseconds.toFixed(0).padStart(8)} ${`${times}`.padStart(6)}`,
      ...(stack ? [`      ${stack}`] : []),
    ]),
    '',
    'Commands',
    ...commands.flatMap(commandLines),
    '',
    "Harf's log",
    ...countLines(report.logged),
    '',
    'Hosted service',
    `  units asked ${account.asked}, charged ${account.charged}, paid for and never received ${account.lost}`,
    `  requests: ${[...fates].map(([fate, times]) => `${times} ${fate}`).join(', ')}`,
  ];
}

function leftOver(what: string, start: readonly string[], end: readonly string[]): readonly string[] {
  return end.length > start.length ? end.map((name) => `      ${what}: ${name}`) : [];
}

function comparisonLine({ name, unit, start, end, agrees }: Comparison): string {
  const shown = (value: number) => (unit === 'bytes' ? `${(value / 1024 / 1024).toFixed(1)} MB` : `${value}`);
  return `  ${name.padEnd(44)} ${shown(start).padStart(12)} ${shown(end).padStart(12)}${agrees ? '' : '   more'}`;
}

function commandLines({ command, outcomes, sentences }: CommandTally): readonly string[] {
  const ended = Object.entries(outcomes).map(([outcome, times]) => `${times} ${outcome}`);
  return [`  ${command.padEnd(44)} ${ended.join(', ')}`, ...countLines(sentences)];
}

function countLines(counts: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counts).map(([text, times]) => `      ${times} × ${text}`);
}
