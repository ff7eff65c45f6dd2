import { AssetFailure } from '../assetFailure.ts';

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Does `work` on files in `folder`; what the disk refuses is an `AssetFailure`. */
export async function onDisk<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw diskFailure(error, folder);
  }
}

/** An `AssetFailure` for an error of the system about a file in `folder`; any other error as it is. */
export function diskFailure(error: unknown, folder: string): unknown {
  const code = systemCode(error);
  if (code === undefined) return error;
  if (FULL.includes(code)) return new AssetFailure({ kind: 'disk_full' }, error);
  return new AssetFailure({ kind: 'unwritable', folder, reason: code }, error);
}

/** The system's own code of an error that has one, such as `ENOENT`. */
export function systemCode(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) ? code : undefined;
}

/** What is taken for a file that is not there. */
export function unlessMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (systemCode(error) === 'ENOENT') return value;
    throw error;
  };
}
