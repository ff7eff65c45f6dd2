import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { loadBergamot, type TranslateAtOnce } from './bergamot.ts';
import type { FluentAnswer, FluentFile, FluentRequest, FluentStart } from './fluentMessages.ts';

/** The thread of the fluent engine: a few sentences at once. It ends with what the engine fails with. */

const { files, glue } = workerData as FluentStart;

const AT_ONCE = 4;

const loading = load();

const waiting: FluentRequest[] = [];

parentPort?.on('message', (request: FluentRequest) => {
  // What was sent together is here before it is looked at.
  if (waiting.push(request) === 1) setImmediate(translateWaiting);
});

async function translateWaiting(): Promise<void> {
  try {
    const translate = await loading;
    const requests = waiting.slice(0, AT_ONCE);
    const english = translate(requests.map(({ html }) => html));
    waiting.splice(0, requests.length);
    for (const [at, { id }] of requests.entries()) send({ id, html: english[at] ?? '' });
    if (waiting.length > 0) setImmediate(translateWaiting);
  } catch (error) {
    send({ id: waiting[0]?.id ?? 0, failure: engineFailure(error) });
  }
}

async function load(): Promise<TranslateAtOnce> {
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

/** What the engine threw, as a sentence: C++ throws addresses, and WebAssembly what only its makers understand. */
function engineFailure(error: unknown): string {
  if (error instanceof WebAssembly.RuntimeError)
    return `The engine gave up (${error.message.replace(/\. .*$|\.$/s, '')}).`;
  return error instanceof Error ? error.message : 'The engine gave up.';
}
