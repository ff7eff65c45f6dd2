/** Why something cannot be kept on disk; `newer` is a store of a later version of Harf. */
export type StorageProblem = 'full' | 'unwritable' | 'busy' | 'damaged' | 'newer';

/** A store that cannot be opened; the message is one sentence. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** SQLite's primary result codes; with the SQL of Harf, the first comes of a schema that is not Harf's. */
const SQLITE_PROBLEMS: ReadonlyMap<number, StorageProblem> = new Map([
  [1, 'damaged'],
  [3, 'unwritable'],
  [5, 'busy'],
  [6, 'busy'],
  [8, 'unwritable'],
  [10, 'unwritable'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'unwritable'],
  [26, 'damaged'],
]);

const FILE_PROBLEMS: ReadonlyMap<unknown, StorageProblem> = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'full'],
  ['EACCES', 'unwritable'],
  ['EPERM', 'unwritable'],
  ['EROFS', 'unwritable'],
  ['EIO', 'unwritable'],
  ['ENOTDIR', 'unwritable'],
  ['EEXIST', 'unwritable'],
]);

/** What is wrong with the store or the disk if `error`, from SQLite or the file system, says so. */
export function storageProblemOf(error: unknown): StorageProblem | undefined {
  return storeProblemOf(error) ?? FILE_PROBLEMS.get(fieldOf(error, 'code'));
}

/** The same, for errors of the store only. */
export function storeProblemOf(error: unknown): StorageProblem | undefined {
  if (error instanceof StoreError) return error.problem;
  const errcode = fieldOf(error, 'errcode');
  // The bits above are details of the primary code.
  return typeof errcode === 'number' ? SQLITE_PROBLEMS.get(errcode & 0xff) : undefined;
}

function fieldOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
