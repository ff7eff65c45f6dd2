/** Audio as a whole file. */
export interface EncodedAudio {
  readonly bytes: Uint8Array;
  readonly mimeType: 'audio/wav' | 'audio/mpeg';
}
