import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleExtension, bundlePanel, bundleService, bundleSoundWorkers } from './build/bundles.ts';
import { writeEngineData, writeVoiceData } from './build/engineData.ts';
import { recordBuild, stampOfInputs } from './build/freshness.mjs';
import { writeOpenApi } from './build/openApi.ts';
import { root } from './setup/places.mjs';

try {
  const stamp = stampOfInputs();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await Promise.all([
    bundleExtension(),
    bundleSoundWorkers(),
    bundleService(),
    bundlePanel(),
    writeEngineData(),
    writeVoiceData(),
    writeOpenApi(),
  ]);
  recordBuild(stamp);
} catch (error) {
  // The bundler's errors are messages with places in the sources; any other needs its stack.
  const isBundlers = error instanceof Error && 'errors' in error;
  console.error(isBundlers ? error.message : error);
  process.exitCode = 1;
}
