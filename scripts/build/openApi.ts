import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiJson } from '../../src/service/http/openApi.ts';
import { root } from '../setup/places.mjs';

/** Writes the OpenAPI description that the service serves, `dist/service/openapi.json`. */
export async function writeOpenApi(): Promise<void> {
  const folder = join(root, 'dist', 'service');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'openapi.json'), openApiJson());
}
