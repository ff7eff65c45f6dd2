import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { installedFluent } from '../../src/service/entry/builtDependencies.ts';
import type { FluentFile, FluentFiles } from '../../src/service/translation/fluent/fluentMessages.ts';
import { root } from '../setup/places.mjs';

const ENGINE = join(
  root,
  'node_modules/@browsermt/bergamot-translator/worker/bergamot-translator-worker.wasm',
);
/** Where editors keep their settings, below the folder of the user's. */
const EDITORS = ['Code', 'VSCodium', 'Code - Insiders'];

/** The fluent translation as an editor on this computer has it installed; undefined if none has. */
export async function fluentOfAnEditor(): Promise<FluentFiles | undefined> {
  for (const editor of EDITORS) {
    const storage = join(settingsFolder(), editor, 'User/globalStorage/harf-persian.harf/assets');
    const found = await installedFluent(storage);
    if (found) return found;
  }
  return undefined;
}

/**
 * The fluent translation that lies in `folder`: as Harf installs it below its global storage, or a model as Mozilla
 * names its files, packed or not. Throws an Error if there is none.
 */
export async function fluentIn(folder: string): Promise<FluentFiles> {
  return (await installedFluent(folder)) ?? looseFiles(folder);
}

function looseFiles(folder: string): FluentFiles {
  const names = readdirSync(folder).sort();
  const file = (pattern: RegExp): FluentFile => {
    const name = names.find((each) => pattern.test(each));
    if (name === undefined) throw new Error(`${folder} has no file such as ${pattern.source}.`);
    return measured(name.endsWith('.gz') ? unpacked(join(folder, name)) : join(folder, name));
  };
  const model = file(/^model.*\.bin(?:\.gz)?$/);
  return {
    version: `model-${model.sha256.slice(0, 8)}`,
    engine: measured(ENGINE),
    model,
    shortlist: file(/^lex.*\.bin(?:\.gz)?$/),
    vocabulary: file(/^vocab.*\.spm(?:\.gz)?$/),
  };
}

function unpacked(path: string): string {
  const copy = join(mkdtempSync(join(tmpdir(), 'harf-model-')), 'unpacked');
  writeFileSync(copy, gunzipSync(readFileSync(path)));
  return copy;
}

function measured(path: string): FluentFile {
  return { path, sha256: createHash('sha256').update(readFileSync(path)).digest('hex') };
}

function settingsFolder(): string {
  if (process.platform === 'win32') return process.env['APPDATA'] ?? homedir();
  return join(homedir(), process.platform === 'darwin' ? 'Library/Application Support' : '.config');
}
