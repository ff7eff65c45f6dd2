/** An answer as it was sent, to be sent again byte for byte. */
export interface StoredAnswer {
  readonly status: number;
  readonly json: string;
  /** Names the audio of a speech answer, whose `json` has no URL: each reply gets a fresh one. */
  readonly audio?: string;
}
