import type * as z from 'zod';
import type { basicSpeechRequest, premiumSpeechRequest } from '../../contract/index.ts';
import { splitSections } from '../../text/sections/sections.ts';
import { sectionLimits } from '../text/sections.ts';

type BasicVoice = z.infer<typeof basicSpeechRequest>['voice'];

/** How Premium speech is to sound; the contract does not show these, the local service knows them. */
interface PremiumDelivery {
  readonly style?: string;
  readonly expressiveness?: string;
  readonly regionalMode?: string;
  readonly directorNotes?: string;
}

/** What is to be spoken; `pace` is 0.75 to 1.25 (Resources, speech request). */
export type SpeechRequest =
  | { readonly tier: 'basic'; readonly text: string; readonly voice: BasicVoice; readonly pace: number }
  | ({
      readonly tier: 'premium';
      readonly text: string;
      readonly voice: z.infer<typeof premiumSpeechRequest>['voice'];
      readonly pace: number;
    } & PremiumDelivery);

/** The body of the request; Premium's fields are left out where they are not set, and always with Basic. */
export function speechBody(request: SpeechRequest): Record<string, unknown> {
  const { text, tier, voice, pace } = request;
  if (tier === 'basic') return { text, tier, voice, pace };
  const { style, expressiveness, regionalMode, directorNotes } = request;
  const delivery = { style, expressiveness, regional_mode: regionalMode, director_notes: directorNotes };
  return { text, tier, voice, pace, ...delivery };
}

/** The text of `request`, of any length, in sections that are each a request of its own; joined they are the text. */
export function speechSections(request: SpeechRequest): string[] {
  return splitSections(
    request.text,
    sectionLimits((text) => speechBody({ ...request, text })),
  );
}
