import { ClientFailure } from './clientFailure.ts';

/** The deadline passed; the outcome is unknown, so only the same bytes with the same key may be sent again. */
export class TimeoutError extends ClientFailure {
  override readonly name = 'TimeoutError';

  constructor(deadlineMs: number) {
    super({
      code: 'request_timeout',
      message: `The service did not answer within ${Math.round(deadlineMs / 1000)} seconds.`,
      category: 'connection',
      action: 'Try again; what was already done is not charged twice.',
      retryable: true,
    });
  }
}
