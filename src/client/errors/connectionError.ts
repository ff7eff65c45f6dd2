import { ClientFailure } from './clientFailure.ts';

/** The request did not arrive, or the connection broke before the whole answer was there. */
export class ConnectionError extends ClientFailure {
  /** `retryable` is false where another attempt cannot reach anything. */
  constructor(cause: unknown, { retryable = true } = {}) {
    const reason = reasonOf(cause);
    const isUntrusted = reason !== undefined && CERTIFICATE_REASONS.test(reason);
    super({
      origin: 'client',
      code: isUntrusted ? 'certificate_refused' : 'connection_failed',
      message: `The service could not be reached${reason === undefined ? '' : ` (${reason})`}.`,
      category: 'connection',
      retryable: retryable && !isUntrusted,
      cause,
    });
  }
}

/** The codes of OpenSSL and Node.js for a certificate that does not hold; nothing was sent then. */
const CERTIFICATE_REASONS =
  /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|CRL|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH/;

/** The system's code, such as ECONNREFUSED; fetch hides it one or two causes deep. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : reasonOf(error.cause);
}
