/** The local service could not be started; the message is for the log. */
export class LocalServiceError extends Error {
  override readonly name = 'LocalServiceError';
}
