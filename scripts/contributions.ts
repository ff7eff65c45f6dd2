import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFiles } from './contributions/manifestFiles.ts';
import { root } from './setup/places.mjs';

for (const { name, contents } of manifestFiles()) writeFileSync(join(root, name), contents);
