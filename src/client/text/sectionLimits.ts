import { MAX_BODY_BYTES, MAX_TEXT_CODE_POINTS } from '../../contract/index.ts';
import type { SectionLimits } from '../../text/sections/sections.ts';
import { encodeBody } from '../transport/request/body.ts';

/** What a text may take so that its request, with the body that `bodyOf` gives, keeps to the contract (Limits). */
export function sectionLimits(bodyOf: (text: string) => unknown): SectionLimits {
  return {
    maxCodePoints: MAX_TEXT_CODE_POINTS,
    maxJsonBytes: MAX_BODY_BYTES - encodeBody(bodyOf('')).byteLength,
  };
}
