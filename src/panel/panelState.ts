import * as z from 'zod/mini';

const place = z.strictObject({ section: z.number(), seconds: z.number() });

/**
 * What the panel keeps over a reload with `setState`, and the host's serializer is handed: no text.
 * `speed` is the player's, 1 is normal; `volume` is from 0 to 1.
 */
export const panelState = z.strictObject({
  shownId: z.nullable(z.string()),
  /** Where each playback was left, by its id. */
  places: z.record(z.string(), place),
  speed: z.number(),
  volume: z.number(),
  isLooping: z.boolean(),
});

export type PanelState = z.infer<typeof panelState>;
