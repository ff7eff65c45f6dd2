import { lstat, realpath, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, isAbsolute, join, relative, sep } from 'node:path';
import { writeWhole } from '#platform/wholeFile.ts';
import { replaceInvisible } from '../../text/invisible.ts';
import { Failure } from '../http/failure.ts';
import type { AudioEncoding } from '../speech/synthesizer.ts';

/** A place where sound may be written. */
export interface SoundFile {
  /** As it was named, but without what nobody sees in its name. */
  readonly path: string;
  /** By the ending of its name. */
  readonly encoding: AudioEncoding;
  /** All of it, or nothing; rejects with a `Failure` that says why not. */
  write(bytes: Uint8Array): Promise<void>;
}

export interface SoundFileOptions {
  /** Whether a file that is there already is replaced. */
  readonly overwrite: boolean;
  /** Files are written within these only. */
  readonly folders: readonly string[];
}

/** The file as a client `named` it; rejects with a `Failure` if it must not be written. */
export async function soundFile(named: string, { overwrite, folders }: SoundFileOptions): Promise<SoundFile> {
  if (!isAbsolute(named) || named.includes('\0') || !named.isWellFormed())
    throw refusal('must be an absolute path');
  const path = join(
    dirname(named),
    replaceInvisible(basename(named), () => ''),
  );
  const encoding = encodingOf(path);
  const folder = await realpath(dirname(path)).catch(() => {
    throw refusal('must be in a folder that exists');
  });
  if (!(await isWithinOneOf(folder, folders))) throw refusal(`must be within ${folders.join(' or ')}`);
  const target = join(folder, basename(path));
  await checkTarget(target, overwrite);
  const write = overwrite ? writeWhole : create;
  return { path, encoding, write: (bytes) => write(target, bytes).catch(rethrow) };
}

function encodingOf(path: string): AudioEncoding {
  const ending = extname(path).toLowerCase();
  if (ending === '.wav') return 'wav';
  if (ending === '.mp3') return 'mp3';
  throw refusal('must end in .wav or .mp3');
}

async function isWithinOneOf(folder: string, allowed: readonly string[]): Promise<boolean> {
  const real = await Promise.all(allowed.map((each) => realpath(each).catch(() => undefined)));
  return real.some((each) => each !== undefined && isWithin(folder, each));
}

function isWithin(folder: string, outer: string): boolean {
  const way = relative(outer, folder);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Whoever asks is told before the work; another file may still come between. */
async function checkTarget(target: string, overwrite: boolean): Promise<void> {
  const found = await lstat(target).catch(() => undefined);
  if (found?.isDirectory()) throw refusal('is a folder');
  if (found !== undefined && !overwrite) throw alreadyThere();
}

/** A text may be private, and so what it sounds like. */
const OWNER_ONLY = 0o600;

/** Follows no link at `target`, as whatever is there is in the way. */
async function create(target: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(target, bytes, { flag: 'wx', mode: OWNER_ONLY });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') await rm(target, { force: true });
    throw error;
  }
}

function rethrow(error: unknown): never {
  const code = codeOf(error);
  if (code === 'EEXIST') throw alreadyThere();
  throw new Failure('invalid_request', `The sound could not be written to the file (${code}).`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

function alreadyThere(): Failure {
  return refusal('is there already; choose another, or set "overwrite" to true');
}

function refusal(why: string): Failure {
  return new Failure('invalid_request', `The field "file" is not valid: ${why}.`);
}
