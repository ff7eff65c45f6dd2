import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence } from '../src/engine/compile/index.ts';
import { dataFiles } from './data/dataFiles.ts';
import { root } from './setup/places.mjs';
import { type EzafeExample, ezafeExamples } from './train/ezafeExamples.ts';
import { logisticWeights } from './train/logistic.ts';

/**
 * `npm run weights` learns how much each evidence of an ezafe that is written with ه counts in proofreading, from
 * `data/corpus/learn/`, and writes `src/engine/proofread/ezafeWeights.ts`.
 */
const FEWEST = 20;

const data = readFileSync(join(root, 'dist', 'engine.bin'));
const examples = ezafeExamples(dataFiles('corpus/learn'), data);
const tables = [
  table('GLANCE_WEIGHTS', 'Of what is known before the sentence is read anew.', ({ glance }) => glance),
  table('WEIGHTS', 'Of all that is known.', ({ evidence }) => evidence),
];
writeFileSync(
  join(root, 'src', 'engine', 'proofread', 'ezafeWeights.ts'),
  `import type { Weights } from './heEvidence.ts';\n\n// Written by \`npm run weights\`.\n\n${tables.join('\n')}`,
);
console.log(
  `Learned from ${examples.length} words, ${examples.filter(({ is }) => is).length} of them wrong.`,
);

/** The source of a table of weights. */
function table(name: string, comment: string, of: (example: EzafeExample) => Evidence): string {
  const counts = new Map<string, number>();
  for (const example of examples)
    for (const key of of(example).keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const names = [...counts.keys()].filter((key) => (counts.get(key) ?? 0) >= FEWEST).sort();
  const places = new Map(names.map((key, at) => [key, at]));
  const weights = logisticWeights(
    examples.map((example) => ({ ...example, values: placed(of(example), places) })),
    names.length,
  );
  const rows = names.map((key, at) => `  ${sourceOf(key)}: ${Number((weights[at] ?? 0).toFixed(2))},\n`);
  return `/** ${comment} */\nexport const ${name}: Weights = {\n${rows.join('')}};\n`;
}

function placed(evidence: Evidence, places: ReadonlyMap<string, number>): ReadonlyMap<number, number> {
  const values = new Map<number, number>();
  for (const [key, value] of evidence) {
    const at = places.get(key);
    if (at !== undefined && value !== 0) values.set(at, value);
  }
  return values;
}

function sourceOf(key: string): string {
  return /^[a-z]+$/.test(key) ? key : `'${key}'`;
}
