import { readFileSync } from 'node:fs';
import { megabytes } from './figure.ts';

/** Linux tells a process's resident set; elsewhere the figure is left out. */
export function residentMemory(pid: number | undefined): string {
  if (process.platform !== 'linux') return 'not measured';
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return megabytes(Number(kilobytes?.[1] ?? 0) * 1024);
}
