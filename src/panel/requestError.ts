/** A reply that says no, did not come in time, is not what was asked for, or cannot come any more. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly reason: 'refused' | 'timeout' | 'invalid' | 'disposed';

  /** `message` is for the user where the host refused. */
  constructor(reason: RequestError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
