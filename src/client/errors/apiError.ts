import { ClientFailure } from './clientFailure.ts';

/** The server answered with the contract's error object. */
export class ApiError extends ClientFailure {
  override readonly name = 'ApiError';
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
