import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** What Linux tells about processes in /proc. */

const SERVICE_MODULE = 'dist/service/main.js';

/** The processes that the process `pid` has started and that still are. */
export function childrenOf(pid: number): readonly number[] {
  return read(() => readdirSync(`/proc/${pid}/task`), [])
    .flatMap((task) => read(() => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8'), '').split(' '))
    .filter((child) => child !== '')
    .map(Number);
}

/** The local services that this process has started, by their ids. */
export function ownServices(): readonly number[] {
  return childrenOf(process.pid).filter((pid) =>
    read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '').includes(SERVICE_MODULE),
  );
}

/** The resident set of a process; 0 once it has ended. */
export function residentBytes(pid: number): number {
  const status = read(() => readFileSync(`/proc/${pid}/status`, 'utf8'), '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

/** What each open file of this process is, such as `socket:[123]` or a path. */
export function openFiles(): readonly string[] {
  return readdirSync('/proc/self/fd').map((name) => read(() => readlinkSync(`/proc/self/fd/${name}`), ''));
}

/** For how long the main thread of this process was on a processor, in milliseconds. */
export function processorMilliseconds(): number {
  return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1_000_000;
}

/** A process or one of its threads may end while it is looked at. */
function read<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
