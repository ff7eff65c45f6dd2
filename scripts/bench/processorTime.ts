import { readFileSync } from 'node:fs';

/** Linux counts it in hundredths of a second for every process. */
const TICK_MS = 10;

/** What a process has used of the processor, in milliseconds; not a number where the system does not tell. */
export function processorMilliseconds(pid: number | undefined): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
