import { splitSections } from '../../text/sections/sections.ts';
import { sectionLimits } from '../text/sectionLimits.ts';
import { type SpeechRequest, speechBody } from './speechRequest.ts';

/** The text of `request`, of any length, in sections that are each a request of its own; joined they are the text. */
export function speechSections(request: SpeechRequest): string[] {
  return splitSections(
    request.text,
    sectionLimits((text) => speechBody({ ...request, text })),
  );
}
