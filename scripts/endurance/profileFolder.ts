import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the editor keeps, beside the temporary folder of the run. */

const EXTENSION = 'harf-persian.harf';
const LOG_LINE = /^\S+ (?:\S+ )?(\[(?:warn|warning|error)\].*)$/gm;

/** Where Harf keeps what all windows share. */
export function storageFolder(): string {
  const [found] = pathsEndingWith('/globalStorage');
  if (found === undefined) throw new Error('The editor has no storage folder.');
  return join(found, EXTENSION);
}

/** The warnings and errors that Harf has logged. */
export function loggedFailures(): readonly string[] {
  return pathsEndingWith('/Harf.log').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(LOG_LINE)].map(([, line = '']) => line),
  );
}

function pathsEndingWith(end: string): readonly string[] {
  const profile = join(dirname(process.env['TMPDIR'] ?? ''), 'profile');
  return readdirSync(profile, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => join(profile, path));
}
