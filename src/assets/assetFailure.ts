/** Who has a file; the user may set another address for each. */
export type Source = 'models' | 'packages' | 'voices';

/** Why an asset could not be fetched, taken from a folder, or removed. Hosts and names are for people to read. */
export type AssetProblem =
  /** The address of a source is none, or neither HTTPS nor this computer. */
  | { readonly kind: 'address'; readonly source: Source }
  /** No answer; `reason` is a code of the system, such as `ENOTFOUND`. */
  | { readonly kind: 'unreachable'; readonly host: string; readonly reason: string }
  /** An answer without the file. */
  | { readonly kind: 'refused'; readonly host: string; readonly status: number }
  /** Sent on to an address that is not HTTPS, or from one to the next. */
  | { readonly kind: 'redirected'; readonly host: string }
  /** Sent on to a host that no question named. */
  | { readonly kind: 'strayed'; readonly host: string; readonly next: string }
  /** The connection broke again and again. */
  | { readonly kind: 'cut'; readonly host: string }
  /** No more than so many bytes in so long. */
  | { readonly kind: 'slow'; readonly host: string; readonly bytes: number; readonly seconds: number }
  /** Other bytes than the catalogue names, so none of them is used. */
  | { readonly kind: 'different'; readonly file: string }
  | { readonly kind: 'disk_full' }
  /** The folder cannot be read or written; `reason` is a code of the system, such as `EROFS`. */
  | { readonly kind: 'unwritable'; readonly folder: string; readonly reason: string }
  /** A chosen folder lacks files, or has others under their names. */
  | {
      readonly kind: 'incomplete';
      readonly missing: readonly string[];
      readonly different: readonly string[];
    }
  /** A chosen folder has no `.onnx` file with its `.onnx.json`. */
  | { readonly kind: 'no_voice' }
  /** A voice did not speak a phrase as it should; `reason` is a sentence for the log. */
  | { readonly kind: 'cannot_speak'; readonly file: string; readonly reason: string };

/** An asset is not there, and nothing of it is used. The message is for the log. */
export class AssetFailure extends Error {
  override readonly name = 'AssetFailure';
  readonly problem: AssetProblem;

  constructor(problem: AssetProblem, cause?: unknown) {
    super(Object.values(problem).flat().join(' '), { cause });
    this.problem = problem;
  }
}
