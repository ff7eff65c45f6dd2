/** What the hosted service still needs; the message is for people, translated. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  readonly missing: 'baseUrl' | 'apiKey';

  constructor(missing: 'baseUrl' | 'apiKey', message: string) {
    super(message);
    this.missing = missing;
  }
}
