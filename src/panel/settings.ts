import * as z from 'zod/mini';
import { EXPRESSIVENESS, REGIONAL_MODES, STYLES, TIERS } from '../contract/values.ts';

export const tier = z.enum(TIERS);

/** The fields of the setting `harf.speech.delivery`, as the contract spells them; only Premium takes them. */
export const delivery = z.strictObject({
  style: z.optional(z.enum(STYLES)),
  expressiveness: z.optional(z.enum(EXPRESSIVENESS)),
  regional_mode: z.optional(z.enum(REGIONAL_MODES)),
  director_notes: z.optional(z.string()),
});

/** What the next playback is asked for: the settings `harf.speech.*`. `pace` is the service's, 1 is normal. */
export const speechSettings = z.strictObject({
  tier,
  voice: z.string(),
  pace: z.number(),
  delivery,
});

/** A voice that can be chosen, with its name in the user's language, who speaks, and the tiers that have it. */
const voice = z.strictObject({
  id: z.string(),
  name: z.string(),
  speaker: z.enum(['man', 'woman']),
  tiers: z.array(tier),
  /** The id of the natural voice that speaks for it; null for the built-in one. */
  natural: z.nullable(z.string()),
});

/** A voice that was fetched, with its name in the user's language. */
const naturalVoice = z.strictObject({ id: z.string(), name: z.string() });

/** What the fields of the panel allow; `directorNotesMaxCodePoints` counts Unicode code points. */
export const speechChoices = z.strictObject({
  voices: z.array(voice),
  /** Those that may speak for a voice; null where text goes to the hosted service, which has none of them. */
  naturalVoices: z.nullable(z.array(naturalVoice)),
  paceMin: z.number(),
  paceMax: z.number(),
  directorNotesMaxCodePoints: z.number(),
});

/** Only the settings that change. */
export const speechSettingsChange = z.partial(speechSettings);

export type { Tier } from '../contract/values.ts';
export type Delivery = z.infer<typeof delivery>;
export type SpeechSettings = z.infer<typeof speechSettings>;
export type SpeechSettingsChange = z.infer<typeof speechSettingsChange>;
export type Voice = z.infer<typeof voice>;
export type SpeechChoices = z.infer<typeof speechChoices>;
