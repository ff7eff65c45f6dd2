import { parseArgs } from 'node:util';
import { testEngine } from '../test/support/engine.ts';
import { type Change, describeChange, recordGolden, runGolden } from '../test/support/golden.ts';

/**
 * Prints what a change of the engine made better and worse on the golden sentences. With `--accept`, puts the new
 * state on record, against which `npm test` compares.
 */
const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
const { better, worse, other, words, rightWords } = runGolden(testEngine());
list('Better', better);
list('Worse', worse);
list('Wrong in another way', other);
console.log(
  `\n${rightWords} of ${words} words are marked rightly (${((100 * rightWords) / words).toFixed(2)} %).`,
);
if (values.accept) recordGolden(testEngine());

function list(title: string, changes: readonly Change[]): void {
  console.log(`\n${title}: ${changes.length}`);
  for (const change of changes) console.log(`  ${describeChange(change)}`);
}
