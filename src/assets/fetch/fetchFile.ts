import { type Timer, unlessGivenUp } from '../../platform/clock.ts';
import { AssetFailure } from '../assetFailure.ts';
import type { Content } from '../catalogue/asset.ts';
import { type AssetFetch, openAddress } from './openAddress.ts';
import { PartFile } from './partFile.ts';

/** A file that is being fetched. */
interface Reception {
  readonly fetch: AssetFetch;
  readonly url: URL;
  /** As people know the file. */
  readonly name: string;
  /** The length that it is pinned to. */
  readonly bytes: number;
  readonly part: PartFile;
  readonly timer: Timer;
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
}

interface FetchFileOptions extends Omit<Reception, 'bytes' | 'part' | 'onBytes'> {
  readonly content: Content;
  /** Where it is to lie; what is there of an earlier attempt is gone on with. */
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

/** One attempt at what is missing of a file; resolves when it is as long as it is to be. */
function receive(reception: Reception): Promise<void> {
  const { url, timer, signal } = reception;
  return unlessSlow({ host: url.host, timer, signal }, async (bounded, heard) => {
    const response = await answer(reception, bounded);
    await write(response, reception, heard);
  });
}

async function answer(reception: Reception, signal: AbortSignal): Promise<Response> {
  const { fetch, url, part, name } = reception;
  const response = await openAddress({ fetch, url, headers: headersFor(part), signal });
  const fit = fitOf(response, reception);
  if (fit === 'goesOn') return response;
  if (fit === 'beginsAnew') {
    await part.restart();
    return response;
  }
  await response.body?.cancel();
  if (fit === 'refused') throw new AssetFailure({ kind: 'refused', host: url.host, status: response.status });
  if (fit === 'different') throw new AssetFailure({ kind: 'different', file: name });
  await part.restart();
  return answer(reception, signal);
}

/** Packed on the way, bytes would have other places. */
function headersFor({ length }: PartFile): Record<string, string> {
  const headers = { 'accept-encoding': 'identity' };
  return length === 0 ? headers : { ...headers, range: `bytes=${length}-` };
}

/** How an answer fits what is there; `misplaced` is to be asked for again, from the beginning. */
type Fit = 'goesOn' | 'beginsAnew' | 'misplaced' | 'different' | 'refused';

function fitOf({ status, headers }: Response, { part, bytes }: Reception): Fit {
  if (status === 200) return lengthFits(headers, bytes) ? 'beginsAnew' : 'different';
  const isRange = headers.get('content-range') === `bytes ${part.length}-${bytes - 1}/${bytes}`;
  if (status === 206 && isRange) return 'goesOn';
  return part.length > 0 && (status === 206 || status === 416) ? 'misplaced' : 'refused';
}

function lengthFits(headers: Headers, bytes: number): boolean {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') || Number(length) === bytes;
}

async function write(
  response: Response,
  reception: Reception,
  heard: (bytes: number) => void,
): Promise<void> {
  const { url, name, bytes, part, signal, onBytes } = reception;
  for await (const chunk of bytesOf(response, url)) {
    signal.throwIfAborted();
    heard(chunk.byteLength);
    if (part.length + chunk.byteLength > bytes) {
      await part.restart();
      throw new AssetFailure({ kind: 'different', file: name });
    }
    await part.write(chunk);
    onBytes(part.length);
  }
  if (part.length < bytes) throw new AssetFailure({ kind: 'cut', host: url.host });
}

/** A body as it arrives; leaving the loop cancels the rest. */
async function* bytesOf({ body }: Response, { host }: URL): AsyncGenerator<Uint8Array, void> {
  if (body === null) return;
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await chunks.next().catch((error: unknown) => {
        throw new AssetFailure({ kind: 'cut', host }, error);
      });
      if (done) return;
      yield value;
    }
  } finally {
    // A stream that broke has nothing to give back.
    await chunks.return?.().catch(() => {});
  }
}

/** How often it is looked how much came. */
const SPAN_MS = 60_000;
/** A server that sends less in one span, at a thousand bytes a second, is given up. */
const LEAST_BYTES = 60_000;

interface SpeedOptions {
  readonly host: string;
  readonly timer: Timer;
  /** The caller's own. */
  readonly signal: AbortSignal;
}

/**
 * Runs `work` until too little comes in a minute; `heard` is to be told of all bytes that come. Rejects as `work` does,
 * with the reason of the caller's signal, or with an `AssetFailure` for slowness.
 */
async function unlessSlow<Result>(
  { host, timer, signal }: SpeedOptions,
  work: (signal: AbortSignal, heard: (bytes: number) => void) => Promise<Result>,
): Promise<Result> {
  let callOff = () => {};
  try {
    return await unlessGivenUp(signal, (bounded, giveUp) => {
      let inSpan = 0;
      const look = () => {
        const bytes = inSpan;
        inSpan = 0;
        if (bytes >= LEAST_BYTES) callOff = timer(SPAN_MS, look);
        else giveUp(new AssetFailure({ kind: 'slow', host, bytes, seconds: SPAN_MS / 1000 }));
      };
      callOff = timer(SPAN_MS, look);
      return work(bounded, (bytes) => {
        inSpan += bytes;
      });
    });
  } finally {
    callOff();
  }
}
