import { linesOf } from '../lines.ts';
import type { FindProse } from '../prose.ts';
import { type Hole, PassageBuilder } from './passageBuilder.ts';

/** Reads markup whose blocks can be told line by line, and adds their prose to a builder. */
export interface LineReader {
  /** Called with each line in order, without its line feed. */
  read(line: string, utf16LineStart: number): void;
  /** Ends the last passage. */
  end(): void;
}

/**
 * Finds the prose of such markup.
 * @param findHoles finds what is not prose within a block
 */
export function proseByLines(
  findHoles: (text: string) => readonly Hole[],
  createReader: (builder: PassageBuilder) => LineReader,
): FindProse {
  return (text) => {
    const builder = new PassageBuilder(text, { findHoles });
    const reader = createReader(builder);
    for (const { utf16Start, utf16End } of linesOf(text))
      reader.read(text.slice(utf16Start, utf16End), utf16Start);
    reader.end();
    return builder.finish();
  };
}
