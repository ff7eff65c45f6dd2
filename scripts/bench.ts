import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clientFigures } from './bench/client.ts';
import { editorFigures } from './bench/editor.ts';
import { engineFigures } from './bench/engine.ts';
import type { Figure } from './bench/figure.ts';
import { fluentFigures } from './bench/fluent.ts';
import { linkFigures } from './bench/links.ts';
import { packageFigures } from './bench/package.ts';
import { panelFigures } from './bench/panel.ts';
import { type FigureGroup, performancePage } from './bench/performancePage.ts';
import { readingAloudFigures } from './bench/readingAloud.ts';
import { serviceFigures } from './bench/service.ts';
import { speechFigures } from './bench/speech.ts';
import { webFigures } from './bench/web.ts';
import { root } from './setup/places.mjs';

/**
 * Prints the figures that Harf is held to, each beside its aim; `npm run eval` has the accuracy of the engine.
 * Nothing here passes or fails. With `--write`, also writes them to `docs/performance.md`; with `--only PART`, only
 * those of a part; with `--fluent FOLDER`, those of the fluent translation that lies there; with `--assets-dir DIR`,
 * also those of a natural voice that is installed there.
 */

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
    fluent: { type: 'string' },
    'assets-dir': { type: 'string' },
  },
});

const parts: readonly (readonly [string, () => Promise<readonly Figure[]>])[] = [
  ['Engine', engineFigures],
  ['Service', serviceFigures],
  ['Service on a port', speechFigures],
  ['Fluent translation', () => fluentFigures(values.fluent)],
  ['Reading aloud', () => readingAloudFigures(values['assets-dir'])],
  ['Client', clientFigures],
  ['100,000 linked words', linkFigures],
  ['Editor', editorFigures],
  ['Browser', webFigures],
  ['Panel', panelFigures],
  ['Package', packageFigures],
];

const groups: FigureGroup[] = [];
for (const [title, measure] of parts) {
  if (values.only !== undefined && values.only !== title) continue;
  const group = { title, figures: await measure() };
  print(group);
  groups.push(group);
}
if (values.write && values.only === undefined)
  writeFileSync(join(root, 'docs/performance.md'), performancePage(groups, new Date()));

function print({ title, figures }: FigureGroup): void {
  console.log(`\n${title}`);
  for (const { name, value, aim } of figures)
    console.log(`  ${name.padEnd(46)} ${value.padStart(16)}${aim === undefined ? '' : `   (aim ${aim})`}`);
}
