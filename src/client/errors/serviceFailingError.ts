import { ClientFailure } from './clientFailure.ts';

interface FailingAnswer {
  /** 500 to 599. */
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
}

/**
 * The status says that the service fails, and no error object of the contract says more: mostly the page of a proxy
 * in front of a sleeping or overloaded service.
 */
export class ServiceFailingError extends ClientFailure {
  constructor(answer: FailingAnswer) {
    super({
      origin: 'client',
      code: 'service_failing',
      message: `The service is failing at the moment (HTTP ${answer.status}).`,
      category: 'service',
      retryable: true,
      ...answer,
    });
  }
}
