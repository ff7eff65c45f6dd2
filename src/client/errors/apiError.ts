import { ClientFailure, type FailureDetails } from './clientFailure.ts';

/** What the service says with the contract's error object, in an answer or in a failed job. */
export class ApiError extends ClientFailure {
  constructor(details: Omit<FailureDetails, 'origin'> & { readonly action: string }) {
    super({ ...details, origin: 'service' });
  }
}
