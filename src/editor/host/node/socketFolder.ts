import { rmSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProcessAlive } from '#platform/owners.ts';

/** What the system takes as the path of a socket, in bytes: 103 on macOS, 107 on Linux. */
const MAX_PATH_BYTES = 103;
const PREFIX = 'harf-service-';
const SOCKET = 'socket';
/** A process that does not even refuse a connection in so many milliseconds is taken to be alive. */
const CONNECT_LIMIT_MS = 1000;

/** A folder that only this user can open, for one socket. */
export interface SocketFolder {
  readonly socketPath: string;
  remove(): void;
}

/**
 * Makes a folder, named by this process, where the path of a socket is short enough: the system's temporary one
 * or another. Undefined if there is none.
 */
export async function newSocketFolder(
  parents: readonly string[] = parentFolders(),
): Promise<SocketFolder | undefined> {
  const prefix = `${PREFIX}${process.pid}-`;
  for (const parent of parents) {
    if (Buffer.byteLength(join(parent, `${prefix}XXXXXX`, SOCKET)) > MAX_PATH_BYTES) continue;
    const folder = await mkdtemp(join(parent, prefix)).catch(() => undefined);
    if (folder === undefined) continue;
    return {
      socketPath: join(folder, SOCKET),
      remove: () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  return undefined;
}

/** Removes the folders of processes that were killed before they could do it. */
export async function removeLeftovers(parents: readonly string[] = parentFolders()): Promise<void> {
  for (const parent of new Set(parents)) {
    const names = await readdir(parent).catch(() => []);
    for (const name of names) {
      const path = join(parent, name);
      if (await isLeftover(name, path)) await rm(path, { recursive: true, force: true }).catch(() => {});
    }
  }
}

function parentFolders(): string[] {
  const ofTheSession = process.env['XDG_RUNTIME_DIR'];
  return [tmpdir(), ...(ofTheSession ? [ofTheSession] : []), '/tmp', '/var/tmp'];
}

/** A process of another container may share the folder, so the socket is asked too. */
async function isLeftover(name: string, path: string): Promise<boolean> {
  const [, pid] = /^harf-service-(\d{1,10})-\w{6}$/.exec(name) ?? [];
  if (pid === undefined) return false;
  if (isProcessAlive(Number(pid))) return false;
  const found = await lstat(path).catch(() => undefined);
  const isOurs = found?.isDirectory() === true && found.uid === process.getuid?.();
  return isOurs && !(await isListening(join(path, SOCKET)));
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path, timeout: CONNECT_LIMIT_MS });
    const finish = (isListened: boolean): void => {
      socket.destroy();
      resolve(isListened);
    };
    socket.once('connect', () => finish(true));
    socket.once('timeout', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
