/** The engine as a command: lines `id<TAB>text` in, lines `id<TAB>result` out. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../../engine/index.ts';
import { engineLoader } from '../engineLoader.ts';
import { builtFile } from './builtFile.ts';

type Rendering = (engine: Engine, text: string) => string;

const renderings = new Map<string | undefined, Rendering>([
  ['phonemes', (engine, text) => engine.phonemes(engine.analyse(text))],
  ['diacritize', (engine, text) => engine.diacritize(engine.analyse(text), { includeEzafe: true })],
  [
    'pinglish',
    (engine, text) =>
      engine.pinglish(engine.analyse(text), { style: 'readable', vowelNotation: 'double_a' }).pinglish,
  ],
  ['translate', (engine, text) => engine.translate(engine.analyse(text)).translation],
  ['proofread', (engine, text) => findings(engine, text)],
]);

/** `columns: rule: what is written → what may be meant`, a finding behind the other; columns are code points, from 1. */
function findings(engine: Engine, text: string): string {
  const codePoints = [...text];
  return engine
    .proofread(engine.analyse(text))
    .map(({ rule, codePointStart, codePointEnd, suggestions }) => {
      const written = codePoints.slice(codePointStart, codePointEnd).join('');
      return `${codePointStart + 1}-${codePointEnd}: ${rule}: ${written} → ${suggestions.join('، ')}`;
    })
    .join('; ');
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!isReaderGone(error)) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Whether the reader of standard output has closed it, as `head` does. */
function isReaderGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

async function run([name, ...rest]: string[]): Promise<void> {
  const rendering = renderings.get(name);
  if (rendering === undefined || rest.length > 0)
    throw new Error(
      `Give one of ${[...renderings.keys()].join(', ')}, and lines id<TAB>text on standard input.`,
    );
  const engine = await engineLoader(fileURLToPath(builtFile('engine.bin', import.meta.url)))();
  const results = renderLines(createInterface({ input: process.stdin }), (text) => rendering(engine, text));
  await pipeline(Readable.from(results), process.stdout);
}

/** One result for each line, as it comes; empty lines are passed over. */
async function* renderLines(
  lines: AsyncIterable<string>,
  render: (text: string) => string,
): AsyncGenerator<string> {
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line === '') continue;
    const tab = line.indexOf('\t');
    if (tab < 0) throw new Error(`Line ${number} has no TAB between id and text.`);
    yield `${line.slice(0, tab)}\t${render(line.slice(tab + 1))}\n`;
  }
}
