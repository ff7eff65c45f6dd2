/** The system's keyring, where keys rest, cannot be used. */
export class KeyringError extends Error {
  override readonly name = 'KeyringError';

  constructor(cause: unknown) {
    super('The keyring cannot be used.', { cause });
  }
}
