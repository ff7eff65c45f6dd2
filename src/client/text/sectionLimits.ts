import { MAX_BODY_BYTES, MAX_TEXT_CODE_POINTS } from '../../contract/index.ts';
import type { SectionLimits } from '../../text/sections/sections.ts';
import { measureJsonBytes } from '../decode/measure.ts';

/** What a text may take so that its request keeps to the contract (Common conventions). */
export function sectionLimits(body: (text: string) => unknown): SectionLimits {
  return { maxCodePoints: MAX_TEXT_CODE_POINTS, maxJsonBytes: MAX_BODY_BYTES - measureJsonBytes(body('')) };
}
