import { ClientFailure } from './clientFailure.ts';

/** The server pointed elsewhere; following would carry text, and perhaps the key, to another address. */
export class RedirectError extends ClientFailure {
  constructor(status: number) {
    super({
      origin: 'client',
      code: 'redirect_refused',
      message: 'The service redirected the request, and Harf does not follow redirects.',
      category: 'connection',
      retryable: false,
      status: status === 0 ? undefined : status,
    });
  }
}
