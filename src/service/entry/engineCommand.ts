/** The engine as a command: lines `id<TAB>text` in, lines `id<TAB>result` out. */
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
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

async function run([name, ...files]: string[]): Promise<void> {
  const rendering = renderings.get(name);
  if (rendering === undefined || (files.length > 0 && name !== 'proofread'))
    throw new Error(
      `Give one of ${[...renderings.keys()].join(', ')}, and lines id<TAB>text on standard input; or proofread and files.`,
    );
  const engine = await engineLoader(fileURLToPath(builtFile('engine.bin', import.meta.url)))();
  if (files.length > 0) {
    await pipeline(Readable.from(proofreadFiles(engine, files)), process.stdout);
    return;
  }
  const results = renderLines(createInterface({ input: process.stdin }), (text) => rendering(engine, text));
  await pipeline(Readable.from(results), process.stdout);
}

/** Larger files are not documents that somebody wrote. */
const MOST_BYTES = 20_000_000;

/**
 * A line for each finding, in the form of compilers, which problem matchers read: `file:line:column: severity: reason [rule]`.
 * The command then ends with 1 if one of them is a warning. Files are those of the folder in which npm was started.
 */
async function* proofreadFiles(engine: Engine, files: readonly string[]): AsyncGenerator<string> {
  const { proofreadDocument } = await import('../../tools/proofread/proofreadDocument.ts');
  const ask = async (text: string) => ({ findings: engine.proofread(engine.analyse(text)) });
  for (const file of files) {
    const path = resolve(process.env['INIT_CWD'] ?? '.', file);
    const status = await stat(path);
    // A device or a pipe may have no end.
    if (!status.isFile()) throw new Error(`${file} is no file.`);
    if (status.size > MOST_BYTES) throw new Error(`${file} is too large to be proofread.`);
    const document = await readFile(path, 'utf8');
    for (const finding of await proofreadDocument(document, file, ask)) {
      const { line, column, rule, reason, before, meant } = finding;
      const severity = finding.severity === 'warning' ? 'warning' : 'info';
      if (severity === 'warning') process.exitCode = 1;
      yield `${file}:${line}:${column}: ${severity}: ${reason.en} (${before} → ${meant.join(' | ')}) [${rule}]\n`;
    }
  }
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
