import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { tinyTranslationModel } from '../../scripts/models/translation/tinyModel.ts';
import type { FluentFile, FluentFiles } from '../../src/service/translation/fluent/fluentMessages.ts';

const require = createRequire(import.meta.url);

/** The JavaScript side of the engine, as the package has it. */
export const glue = require.resolve('@browsermt/bergamot-translator/worker/bergamot-translator-worker.js');

const engine = glue.replace(/\.js$/, '.wasm');

/** The module of the thread. */
export const fluentWorker = new URL('../../src/service/translation/fluent/fluentWorker.ts', import.meta.url);

/** The module of a thread that certain words end. */
export const mortalFluentWorker = new URL('mortalFluentWorker.ts', import.meta.url);

/** Writes a tiny model into `folder`; `change` may damage its bytes, which their hashes then know. */
export function tinyFluentFiles(
  folder: string,
  change: (name: string, bytes: Buffer) => Uint8Array = (_, bytes) => bytes,
): FluentFiles {
  const { model, shortlist, vocabulary } = tinyTranslationModel();
  const write = (name: string, bytes: Buffer): FluentFile => {
    const path = join(folder, name);
    const changed = change(name, bytes);
    writeFileSync(path, changed);
    return { path, sha256: hashOf(changed) };
  };
  return {
    version: 'tiny',
    engine: { path: engine, sha256: hashOf(readFileSync(engine)) },
    model: write('model.bin', model),
    shortlist: write('lex.bin', shortlist),
    vocabulary: write('vocab.spm', vocabulary),
  };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
