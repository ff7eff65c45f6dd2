import { readFileSync } from 'node:fs';

/** Who holds an entry: a process that lives, or has ended. */
export interface Owners {
  /** This process: letters, digits and hyphens only. */
  readonly self: string;
  isAlive(owner: string): boolean | Promise<boolean>;
}

/** The number that tells this process from the others that live. */
export const OWN_PROCESS = process.pid;

/** Processes of this computer. Where the system tells no start times, a reused process id passes for alive. */
export const processOwners = {
  self: nameOf(process.pid),
  isAlive(owner: string): boolean {
    const pid = Number(/^\d+/.exec(owner)?.[0]);
    return isProcessAlive(pid) && nameOf(pid) === owner;
  },
} satisfies Owners;

/**
 * Whether a process of this computer has the id `pid`; false for what is no process id. Another process may have got the
 * id since, which `processOwners` notices by the start time, for an entry of the ledger stands for money. Playbacks and
 * the names of socket folders are stored with the id alone, so they use this: at worst a playback is not taken over, or
 * a folder with a dead socket is not removed, as long as that other process lives.
 */
export function isProcessAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and belongs to somebody else.
    return error instanceof Error && Reflect.get(error, 'code') === 'EPERM';
  }
}

function nameOf(pid: number): string {
  return `${pid}-${startOf(pid)}`;
}

/** Linux tells when a process was started, in clock ticks; the name before it may contain anything. */
function startOf(pid: number): string {
  if (process.platform !== 'linux') return '0';
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[19] ?? '0';
  } catch {
    return '0';
  }
}
