import { clientFigures } from './bench/client.ts';
import { editorFigures } from './bench/editor.ts';
import { engineFigures } from './bench/engine.ts';
import type { Figure } from './bench/figure.ts';
import { linkFigures } from './bench/links.ts';
import { packageFigures } from './bench/package.ts';
import { panelFigures } from './bench/panel.ts';
import { serviceFigures } from './bench/service.ts';
import { speechFigures } from './bench/speech.ts';

/**
 * Prints the figures that Harf is held to, each beside its aim; `npm run eval` has the accuracy of the engine.
 * Nothing here passes or fails.
 */

const parts: readonly (readonly [string, () => Promise<readonly Figure[]>])[] = [
  ['Engine', engineFigures],
  ['Service', serviceFigures],
  ['Service on a port', speechFigures],
  ['Client', clientFigures],
  ['100,000 linked words', linkFigures],
  ['Editor', editorFigures],
  ['Panel', panelFigures],
  ['Package', packageFigures],
];

for (const [title, measure] of parts) print(title, await measure());

function print(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  for (const { name, value, aim } of figures)
    console.log(`  ${name.padEnd(46)} ${value.padStart(16)}${aim === undefined ? '' : `   (aim ${aim})`}`);
}
