import { linesOf } from '../lines.ts';
import type { Exclusion, FindProse } from '../prose.ts';
import { PassageBuilder } from './passageBuilder.ts';

/** Reads markup whose blocks can be told line by line, and adds their prose to a builder. */
export interface LineReader {
  /** Called with each line in order, without its line feed. */
  read(line: string, utf16LineStart: number): void;
  /** Ends the last passage. */
  end(): void;
}

/**
 * Finds the prose of such markup.
 * @param findExclusions finds what is not prose within a block
 */
export function proseByLines(
  findExclusions: (text: string) => readonly Exclusion[],
  createReader: (builder: PassageBuilder) => LineReader,
): FindProse {
  return (text) => {
    const builder = new PassageBuilder(text, { findExclusions });
    const reader = createReader(builder);
    for (const { utf16Start, utf16End } of linesOf(text))
      reader.read(text.slice(utf16Start, utf16End), utf16Start);
    reader.end();
    return builder.finish();
  };
}
