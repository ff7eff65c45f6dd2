import { UserError } from '../../failures/userError.ts';
import { t } from '../../wording/localize.ts';

/** The codes of errors that come from the disk or the rights on its folders. */
const CODES: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EDQUOT',
  'EEXIST',
  'EFBIG',
  'EIO',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
]);

/** Runs `write`; rejects with a `UserError` that says so where the folder cannot be written. */
export async function noticeIfUnwritable<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Error && 'code' in error && CODES.has(error.code))
      throw new UserError(
        t(
          'Harf cannot write to its folder, where it keeps what is read aloud. Check that the disk is not full and that the folder may be changed.',
        ),
      );
    throw error;
  }
}
