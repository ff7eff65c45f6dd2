import assert from 'node:assert/strict';
import { appendFile, readdir, readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { encodingsOf } from './encodings.ts';

/** What a test run planted; nothing else in the world has it. */
export const secrets = z.object({ apiKey: z.string().min(20), text: z.string().min(10) });
export type Secrets = z.infer<typeof secrets>;

/** A place where an editor keeps something, by the paths in it. */
export interface Place {
  readonly name: string;
  readonly pattern: RegExp;
  /** What one of its files must have, to show that it is what it seems. */
  readonly holds?: string;
}

/** Where the editor keeps the text of documents itself, and the stores of Harf that may (DESIGN.md, invariant 4). */
const MAY_HAVE_TEXT = [
  /\/(?:Backups|History)\//,
  /\/globalStorage\/harf-persian\.harf\/(?:service|readings)\//,
  /\/workspaceStorage\/[^/]+\/harf-persian\.harf\//,
];

/**
 * Fails if a file in `folder` has the key, or the text where it may not be. Then proves that it would have been
 * found: a place without a file is a failure, and so is a form of a secret that is not found when it is
 * appended to a file of every place.
 */
export async function assertNoLeaks(
  folder: string,
  planted: Secrets,
  places: readonly Place[],
): Promise<void> {
  const files = await filesIn(folder);
  assert.deepEqual(await leaksIn(folder, files, planted), [], 'a secret is in a file that the tests left');
  for (const { name, pattern, holds } of places) {
    const paths = files.filter((file) => pattern.test(`/${file}`)).map((file) => join(folder, file));
    const path = await firstWith(paths, holds);
    assert.ok(path, `the tests left nothing in ${name}; there are:\n${files.slice(0, 40).join('\n')}`);
    await assertFound(path, planted);
  }
}

async function firstWith(paths: readonly string[], part = ''): Promise<string | undefined> {
  for (const path of paths) if ((await readFile(path)).includes(part)) return path;
  return undefined;
}

async function assertFound(path: string, { apiKey, text }: Secrets): Promise<void> {
  for (const secret of [apiKey, text])
    for (const bytes of encodingsOf(secret)) {
      const { size } = await stat(path);
      await appendFile(path, bytes);
      assert.ok(await hasSecret(path, secret), `a planted secret was not found in ${path}`);
      await truncate(path, size);
    }
}

async function leaksIn(
  folder: string,
  files: readonly string[],
  { apiKey, text }: Secrets,
): Promise<string[]> {
  const leaks: string[] = [];
  for (const file of files) {
    const path = join(folder, file);
    if (await hasSecret(path, apiKey)) leaks.push(`the key: ${file}`);
    const mayHaveText = MAY_HAVE_TEXT.some((pattern) => pattern.test(`/${file}`));
    if (!mayHaveText && (await hasSecret(path, text))) leaks.push(`the text: ${file}`);
  }
  return leaks;
}

async function hasSecret(path: string, secret: string): Promise<boolean> {
  const content = await readFile(path);
  return encodingsOf(secret).some((bytes) => content.includes(bytes));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
