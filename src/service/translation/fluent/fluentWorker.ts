/** The thread of the fluent engine: one sentence after the other. It ends with what the engine fails with. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { loadBergamot } from './bergamot.ts';
import { engineFailure } from './engineFailure.ts';
import type { FluentAnswer, FluentFile, FluentRequest, FluentStart } from './fluentMessages.ts';

const { files, glue } = workerData as FluentStart;

const loading = load();

parentPort?.on('message', async ({ id, html }: FluentRequest) => {
  try {
    const translate = await loading;
    send({ id, html: translate(html) });
  } catch (error) {
    send({ id, failure: engineFailure(error) });
  }
});

async function load(): Promise<(html: string) => string> {
  const [engine, model, shortlist, vocabulary] = await Promise.all([
    checked(files.engine),
    checked(files.model),
    checked(files.shortlist),
    checked(files.vocabulary),
  ]);
  return loadBergamot(glue, { engine, model, shortlist, vocabulary });
}

/** The engine takes some damaged files without a word and then writes nonsense. */
async function checked({ path, sha256 }: FluentFile): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await readFile(path));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`The file ${basename(path)} is damaged.`);
  return bytes;
}

function send(answer: FluentAnswer): void {
  parentPort?.postMessage(answer);
}
