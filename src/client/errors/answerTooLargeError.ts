import { ClientFailure } from './clientFailure.ts';

interface LargeAnswer {
  readonly status: number;
  /** What was accepted, in bytes. */
  readonly limit: number;
}

/** An answer came that is longer than anything the contract describes; it was given up in the middle. */
export class AnswerTooLargeError extends ClientFailure {
  constructor({ status, limit }: LargeAnswer) {
    super({
      origin: 'client',
      code: 'answer_too_large',
      message: `The answer of the service is longer than the ${limit / MEGABYTE} MB that Harf accepts.`,
      category: 'service',
      // It would be as long again.
      retryable: false,
      status,
    });
  }
}

const MEGABYTE = 1024 * 1024;
