/** A section of a playback of which nothing is known yet, but for its span and state. */
export const BLANK_SECTION = {
  createdAt: null,
  startedAt: null,
  finishedAt: null,
  voice: null,
  isFallback: false,
  durationSeconds: null,
  chargedSeconds: null,
  failure: null,
  hasPreview: false,
} as const;
