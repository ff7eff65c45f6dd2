import { ClientFailure } from './clientFailure.ts';

/** The server pointed elsewhere; following would carry text, and perhaps the key, to another address. */
export class RedirectError extends ClientFailure {
  override readonly name = 'RedirectError';

  constructor(status: number) {
    super({
      code: 'redirect_refused',
      message: 'The service redirected the request, and Harf does not follow redirects.',
      category: 'connection',
      action: 'Set the final address of the service as the base address.',
      retryable: false,
      status: status === 0 ? undefined : status,
    });
  }
}
