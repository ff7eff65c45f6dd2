import { ClientFailure } from './clientFailure.ts';

/** The deadline passed; the outcome is unknown, so only the same bytes with the same key may be sent again. */
export class TimeoutError extends ClientFailure {
  constructor(deadlineMs: number) {
    super({
      origin: 'client',
      code: 'request_timeout',
      message: `The service did not answer within ${Math.round(deadlineMs / 1000)} seconds.`,
      category: 'connection',
      retryable: true,
    });
  }
}
