import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from './contributions/generatedFiles.ts';
import { root } from './setup/places.mjs';

for (const { name, contents } of generatedFiles()) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), contents);
}
