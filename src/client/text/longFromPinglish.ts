import type { FromPinglishResult } from '../../contract/index.ts';
import { codePointLength } from '../../text/codePoints.ts';
import { splitSections } from '../../text/sections/sections.ts';
import { sectionLimits } from './sectionLimits.ts';

/**
 * Writes Pinglish of any length in Persian letters, section by section; rejects with what `send` rejects with, unless all
 * of it is there.
 */
export async function longFromPinglish(
  text: string,
  send: (section: string) => Promise<FromPinglishResult>,
): Promise<FromPinglishResult> {
  const limits = sectionLimits((section) => ({ text: section }));
  const results: FromPinglishResult[] = [];
  let codePoints = 0;
  for (const section of splitSections(text, limits)) {
    const { persian, alignment } = await send(section);
    const before = codePoints;
    codePoints += codePointLength(section);
    results.push({
      persian,
      alignment: alignment.map((word) => ({
        ...word,
        codePointStart: word.codePointStart + before,
        codePointEnd: word.codePointEnd + before,
      })),
    });
  }
  return {
    persian: results.map(({ persian }) => persian).join(''),
    alignment: results.flatMap(({ alignment }) => alignment),
  };
}
