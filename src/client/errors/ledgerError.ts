import { ClientFailure } from './clientFailure.ts';

/** The key of a request could not be written down, so the request was not sent: it could be paid for twice. */
export class LedgerError extends ClientFailure {
  override readonly name = 'LedgerError';

  constructor(cause: unknown) {
    super({
      code: 'ledger_failed',
      message: 'Harf could not note the request in its own folder, so nothing was sent.',
      category: 'storage',
      action: 'Check that the disk has free space and can be written, then try again.',
      retryable: false,
      cause,
    });
  }
}
