import { globSync, readFileSync } from 'node:fs';
import { type Figure, milliseconds } from './figure.ts';

/** When the first command of a window began and ended, in Unix milliseconds, and the processor time of its host. */
export interface FirstCommand {
  readonly startedAt: number;
  readonly changedAt: number;
  readonly endedAt: number;
  readonly processorMs: number;
}

/** The parts of the first command by Harf's own log, which lies under `folder`. */
export function firstCommandFigures(
  { startedAt, changedAt, endedAt, processorMs }: FirstCommand,
  folder: string,
): readonly Figure[] {
  const runsAt = loggedAt(folder, /The local service runs/);
  const answeredAt = loggedAt(folder, /POST \/v1\/diacritize: 200/);
  const part = (name: string, from: number, to: number) => ({
    name: `first command: ${name}`,
    value: milliseconds(to - from),
  });
  return [
    part('code, prose and start of the service', startedAt, runsAt),
    part('connection and first request', runsAt, answeredAt),
    part('edit', answeredAt, changedAt),
    part('marks noted', changedAt, endedAt),
    { name: 'first command: processor time of the extension host', value: milliseconds(processorMs) },
  ];
}

/** When the first line that says this was logged. */
function loggedAt(folder: string, message: RegExp): number {
  const logs = globSync('**/*[Hh]arf*.log', { cwd: folder }).map((name) =>
    readFileSync(`${folder}/${name}`, 'utf8'),
  );
  const line = logs.flatMap((log) => log.split('\n')).find((each) => message.test(each));
  return Date.parse(/^\S+(?: [\d:.]+)?/.exec(line ?? '')?.[0] ?? '');
}
