import { ClientFailure } from './clientFailure.ts';

/** The request did not arrive, or the connection broke before the whole answer was there. */
export class ConnectionError extends ClientFailure {
  override readonly name = 'ConnectionError';

  /** `retryable` is false where another attempt cannot reach anything. */
  constructor(cause: unknown, { retryable = true } = {}) {
    const reason = reasonOf(cause);
    super({
      code: 'connection_failed',
      message: `The service could not be reached${reason === undefined ? '' : ` (${reason})`}.`,
      category: 'connection',
      action: 'Check the connection and the address of the service, then try again.',
      retryable,
      cause,
    });
  }
}

export function isConnectionError(error: unknown): error is ConnectionError {
  return error instanceof Error && error.name === 'ConnectionError';
}

/** The system's code, such as ECONNREFUSED; fetch hides it one or two causes deep. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : reasonOf(error.cause);
}
