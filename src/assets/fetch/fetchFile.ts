import { AssetFailure } from '../assetFailure.ts';
import type { Content } from '../catalogue/asset.ts';
import { PartFile } from './partFile.ts';
import { type Reception, receive } from './receive.ts';

interface FetchFileOptions extends Omit<Reception, 'bytes' | 'part' | 'onBytes'> {
  readonly content: Content;
  /** Where it is to lie; what is there of an earlier attempt is taken up. */
  readonly path: string;
  /** Told how much of it is there, in bytes. */
  readonly onBytes?: (bytes: number) => void;
}

/**
 * Fetches a file to `path`, and resolves when it is there with the content that it is pinned to. What has arrived stays
 * there when it is cancelled or fails, unless it is of another file. Rejects with an `AssetFailure`, or with the reason
 * of the signal.
 */
export async function fetchFile(options: FetchFileOptions): Promise<void> {
  const { content, path, name, signal, onBytes = () => {} } = options;
  const part = await PartFile.open(path, content.bytes, signal);
  try {
    onBytes(part.length);
    const reception = { ...options, bytes: content.bytes, part, onBytes };
    const isJoined = part.length > 0;
    const connections = await receiveAll(reception);
    if (await isRight(part, content)) return;
    // Pieces may be of different files: all of it from one answer may do.
    if (isJoined || connections > 1) await receive(reception);
    if (!(await isRight(part, content))) throw new AssetFailure({ kind: 'different', file: name });
  } finally {
    await part.close();
  }
}

/** A server that gives a file in more pieces does not mean to give it. */
const MOST_CONNECTIONS = 50;
/** Connections that broke one after the other and brought nothing new. */
const MOST_IN_VAIN = 3;

/** Goes on where the connection broke; returns how many it took. */
async function receiveAll(reception: Reception): Promise<number> {
  const { part, bytes } = reception;
  let [furthest, inVain, connections] = [part.length, 0, 0];
  while (part.length < bytes) {
    connections++;
    try {
      await receive(reception);
    } catch (error) {
      inVain = part.length > furthest ? 0 : inVain + 1;
      furthest = Math.max(furthest, part.length);
      if (!isCut(error) || inVain === MOST_IN_VAIN || connections === MOST_CONNECTIONS) throw error;
    }
  }
  return connections;
}

function isCut(error: unknown): boolean {
  return error instanceof AssetFailure && error.problem.kind === 'cut';
}

/** Whether all of it is there, on the disk; what is of another file goes. */
async function isRight(part: PartFile, { bytes, sha256 }: Content): Promise<boolean> {
  if (part.length === bytes && part.sha256 === sha256) {
    await part.sync();
    return true;
  }
  await part.restart();
  return false;
}
