import { ClientFailure } from './clientFailure.ts';

interface UnreadableAnswer {
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  /** JSON by its media type that does not parse: the end is missing, and the key brings it again. */
  readonly isCut?: boolean;
}

/** An answer came with a status below 500, but it is not what the contract describes. */
export class UnreadableAnswerError extends ClientFailure {
  constructor({ isCut = false, ...answer }: UnreadableAnswer) {
    super({
      origin: 'client',
      code: 'unreadable_answer',
      message: `The service gave an answer that Harf cannot read (HTTP ${answer.status}).`,
      category: 'service',
      // A proxy that has had too many requests says nothing about the request itself.
      retryable: isCut || answer.status === 429,
      ...answer,
    });
  }
}
