import { readFileSync, writeFileSync } from 'node:fs';
import { readRows } from '../../src/engine/compile/index.ts';
import type { Engine } from '../../src/engine/index.ts';
import { stripMarks } from '../../src/text/marks.ts';

const EXPECTED = new URL('../engine/golden/marks.tsv', import.meta.url);
const MISSES = new URL('../engine/golden/misses.tsv', import.meta.url);
const MISSES_HEAD =
  '# What the engine makes of the sentences that it does not mark rightly: id, sentence. See `npm run golden`.';

/** A sentence that the engine marks otherwise than it did when `misses.tsv` was written. */
export interface Change {
  readonly id: string;
  readonly expected: string;
  readonly before: string;
  readonly now: string;
}

export interface GoldenResult {
  /** Wrong before, right now; the other way round; or wrong in another way. */
  readonly better: readonly Change[];
  readonly worse: readonly Change[];
  readonly other: readonly Change[];
  readonly words: number;
  readonly rightWords: number;
}

/** Marks the golden sentences and compares that with what is expected and with what is on record. */
export function runGolden(engine: Engine): GoldenResult {
  const recorded = readLines(MISSES);
  const results = [...readLines(EXPECTED)].map(([id, expected]) => {
    const now = engine.diacritize(engine.analyse(stripMarks(expected)), { includeEzafe: true });
    return { id, expected, before: recorded.get(id) ?? expected, now };
  });
  const changed = results.filter(({ before, now }) => before !== now);
  const isBetter = ({ expected, now }: Change) => now === expected;
  const isWorse = ({ expected, before }: Change) => before === expected;
  return {
    better: changed.filter(isBetter),
    worse: changed.filter(isWorse),
    other: changed.filter((change) => !isBetter(change) && !isWorse(change)),
    ...countWords(results),
  };
}

/** The words of a change that differ from what is expected, as they were and as they are. */
export function describeChange({ id, expected, before, now }: Change): string {
  const [wanted, old] = [expected.split(' '), before.split(' ')];
  const words = now.split(' ').flatMap((word, at) => {
    if (word === old[at]) return [];
    return [`${old[at]} → ${word}${word === wanted[at] ? '' : ` (should be ${wanted[at]})`}`];
  });
  return `${id}: ${words.join(', ')}`;
}

/** Puts what the engine does now on record. */
export function recordGolden(engine: Engine): void {
  const lines = [...readLines(EXPECTED)].flatMap(([id, expected]) => {
    const now = engine.diacritize(engine.analyse(stripMarks(expected)), { includeEzafe: true });
    return now === expected ? [] : [`${id}\t${now}`];
  });
  writeFileSync(MISSES, `${[MISSES_HEAD, ...lines].join('\n')}\n`);
}

function countWords(results: readonly Change[]): Pick<GoldenResult, 'words' | 'rightWords'> {
  const words = results.flatMap(({ expected, now }) => {
    const found = now.split(' ');
    return expected.split(' ').map((word, at) => word === found[at]);
  });
  return { words: words.length, rightWords: words.filter(Boolean).length };
}

function readLines(file: URL): Map<string, string> {
  const rows = readRows({ name: file.pathname, text: readFileSync(file, 'utf8') });
  return new Map(rows.map(({ columns: [id = '', text = ''] }) => [id, text] as const));
}
