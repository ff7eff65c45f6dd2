import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/places.mjs';

/** A program under the GPL or the LGPL of which a compiled copy is in the package. */
interface Copyleft {
  readonly name: string;
  readonly licence: string;
  readonly project: string;
  readonly version: string;
  /** The npm package that the compiled copy comes from. */
  readonly npmPackage: string;
  /** Where its source, and what builds the copy from it, are to be had. */
  readonly source: string;
}

const copylefts: readonly Copyleft[] = [
  {
    name: 'eSpeak NG',
    licence: 'GPL-3.0-or-later',
    project: 'https://github.com/espeak-ng/espeak-ng',
    version: 'a state of its development; the compiled copy names no release',
    npmPackage: '@echogarden/espeak-ng-emscripten',
    source: `the branch \`fork\` of https://github.com/echogarden-project/espeak-ng, whose \`build-emscripten.sh\` builds the
copy; described in https://github.com/echogarden-project/espeak-ng-emscripten. \`dist/voice.bin\` holds the part of its
data that Persian needs`,
  },
  {
    name: 'LAME (libmp3lame)',
    licence: 'LGPL-2.0-or-later',
    project: 'https://lame.sourceforge.io',
    version: '3.100',
    npmPackage: 'wasm-media-encoders',
    source: `https://sourceforge.net/projects/lame/files/lame/3.100/, as https://github.com/arseneyr/lame has it, which
https://github.com/arseneyr/wasm-media-encoders includes and builds with its \`Makefile\``,
  },
  {
    name: 'mpg123 (libmpg123)',
    licence: 'LGPL-2.1',
    project: 'https://www.mpg123.de',
    version: '1.29.0 by the headers that it is built with; the compiled copy names no release',
    npmPackage: 'mpg123-decoder',
    source: `https://www.mpg123.de/download/, as the submodule \`modules/mpg123\` of
https://github.com/eshaz/wasm-audio-decoders names it, whose \`Makefile\` builds the copy`,
  },
];

/**
 * Where the source is of everything that Harf passes on compiled under the GPL or the LGPL, itself first, as
 * Markdown.
 */
export function correspondingSources(): string {
  const { version } = packageJson('.');
  const own = `## Source of Harf ${version} (GPL-3.0-or-later)

Project: https://github.com/harf-persian/harf; the source of this version, with all that builds this package, is at its
tag \`v${version}\`: https://github.com/harf-persian/harf/tree/v${version} (\`npm run package\`).`;
  const grant = `LAME and mpg123 are distributed here under the GNU General Public License 3 that Harf has (LICENSE), as section 3 of
the GNU Lesser General Public License 2.1 and of the GNU Library General Public License 2 allow.`;
  return [own, ...copylefts.map(chapterOf), grant].join('\n\n');
}

function chapterOf({ name, licence, project, version, npmPackage, source }: Copyleft): string {
  const { version: packed } = packageJson(join('node_modules', npmPackage));
  return `## Source of ${name} (${licence})

- Project: ${project}
- Version: ${version}
- Compiled copy: npm package \`${npmPackage}\` ${packed}, https://www.npmjs.com/package/${npmPackage}/v/${packed}
- Source: ${source}.`;
}

function packageJson(folder: string): { readonly version: string } {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}
