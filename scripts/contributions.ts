import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './contributions/generatedFiles.ts';
import { root } from './setup/places.mjs';

for (const { name, contents } of generatedFiles()) writeFileSync(join(root, name), contents);
