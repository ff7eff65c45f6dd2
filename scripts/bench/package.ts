import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageExtension } from '../package/packageExtension.ts';
import { root } from '../setup/places.mjs';
import { type Figure, megabytes } from './figure.ts';

/** What is loaded on activation and what is shipped. */
export async function packageFigures(): Promise<readonly Figure[]> {
  const loaded = staticallyLoaded(join(root, 'dist/extension.js'), new Set());
  const bytes = [...loaded].reduce((sum, file) => sum + statSync(file).size, 0);
  return [
    { name: 'loaded on activation', value: `${(bytes / 1024).toFixed(1)} kB`, aim: 'below 56 kB' },
    {
      name: 'size of the .vsix',
      value: megabytes(statSync(await packageExtension()).size),
      aim: 'below 5.5 MB',
    },
  ];
}

/** A built file and those that it imports at once, not on first use. */
function staticallyLoaded(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /(?:^|[;\n}])\s*(?:import|export)\b[^;"'()]*?["'](\.[^"']+)["']/g,
  );
  for (const [, path = ''] of imports) staticallyLoaded(join(dirname(file), path), seen);
  return seen;
}
