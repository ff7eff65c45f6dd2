import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { DocumentAges } from './documentAges.ts';
import { childrenOf, openFiles, ownServices, residentBytes } from './processes.ts';
import type { Measurement } from './report.ts';

const TIMERS = ['Timeout', 'Immediate'];
/** Also gives back the pages that the collector would keep for what comes next. */
const EVERYTHING = { type: 'major', execution: 'sync', flavor: 'last-resort' };
const COLLECTIONS = 3;
const BETWEEN_COLLECTIONS_MS = 300;

/** Measures the extension host, after it has had time to collect what nobody holds. */
export async function measure(documents: DocumentAges): Promise<Measurement> {
  await collect();
  const memory = process.memoryUsage();
  const files = openFiles();
  const resources = process.getActiveResourcesInfo();
  return {
    residentBytes: residentBytes(process.pid),
    heapBytes: memory.heapUsed,
    heapReservedBytes: memory.heapTotal,
    externalBytes: memory.external,
    serviceResidentBytes: ownServices().reduce((sum, pid) => sum + residentBytes(pid), 0),
    handles: counted(resources.filter((kind) => !TIMERS.includes(kind))),
    timers: resources.filter((kind) => TIMERS.includes(kind)).length,
    openFiles: files.length,
    sockets: files.filter((file) => file.startsWith('socket:')).length,
    childProcesses: childrenOf(process.pid).length,
    temporaryFiles: readdirSync(tmpdir()).filter((name) => name.startsWith('harf-')),
    openDocuments: documents.old(),
  };
}

async function collect(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collectNow: unknown = runInNewContext('gc');
  for (let time = 0; time < COLLECTIONS; time++) {
    if (typeof collectNow === 'function') collectNow(EVERYTHING);
    await delay(BETWEEN_COLLECTIONS_MS);
  }
}

function counted(kinds: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
