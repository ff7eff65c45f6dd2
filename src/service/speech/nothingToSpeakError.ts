/** The text has no word, number or symbol that a voice could speak. */
export class NothingToSpeakError extends Error {
  override readonly name = 'NothingToSpeakError';
  constructor() {
    super('The text has nothing that can be spoken.');
  }
}
