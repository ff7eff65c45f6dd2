import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FluentFiles } from '../../src/service/translation/fluent/fluentMessages.ts';
import {
  createFluentTranslation,
  type FluentTranslation,
} from '../../src/service/translation/fluentTranslation.ts';
import { root } from '../setup/places.mjs';

/** The fluent engine as it is built, with these files. */
export function openFluent(files: FluentFiles): FluentTranslation {
  return createFluentTranslation({
    findFiles: async () => files,
    worker: pathToFileURL(join(root, 'dist/service/translation/fluentWorker.js')),
    glue: join(root, 'dist/service/translation/bergamot.js'),
  });
}
