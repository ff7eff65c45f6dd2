import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/places.mjs';

/** Persian prose of exactly `codePoints` code points, the example repeated with numbered paragraphs. */
export function prose(codePoints: number): string {
  const sample = readFileSync(join(root, 'examples/sample.md'), 'utf8');
  const paragraphs = Array.from(
    { length: Math.ceil(codePoints / sample.length) + 1 },
    (_, at) => `${at + 1}. ${sample}`,
  );
  return Array.from(paragraphs.join('\n')).slice(0, codePoints).join('');
}
