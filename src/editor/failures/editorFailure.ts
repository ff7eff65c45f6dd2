/** What the editor itself finds before a service is asked; its code has an entry in `failureTable.ts`. */
export type EditorErrorCode =
  | 'base_url_unusable'
  | 'api_key_missing'
  | 'keyring_unusable'
  | 'local_service_failed';

/** A failure of the editor's own; told apart by `code`. */
export abstract class EditorFailure extends Error {
  abstract readonly code: EditorErrorCode;
  /** Whether doing the same again may succeed. */
  readonly retryable: boolean = false;
}

/** The hosted service lacks something, so nothing was sent; the message says what, for people, translated. */
export class SetupError extends EditorFailure {
  override readonly name = 'SetupError';
  readonly code: 'base_url_unusable' | 'api_key_missing';

  constructor(code: SetupError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** The system's keyring, where keys rest, cannot be used. */
export class KeyringError extends EditorFailure {
  override readonly name = 'KeyringError';
  readonly code = 'keyring_unusable';

  constructor(cause: unknown) {
    super('The keyring cannot be used.', { cause });
  }
}

/** The local service could not be started; the message is for the log. */
export class LocalServiceError extends EditorFailure {
  override readonly name = 'LocalServiceError';
  readonly code = 'local_service_failed';
  override readonly retryable = true;
}
