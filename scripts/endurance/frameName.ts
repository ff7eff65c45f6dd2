import { existsSync, readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Enough of a path to tell extensions apart. */
const SEGMENTS = 3;

const maps = new Map<string, SourceMap | undefined>();

/** A function and where it stands: in the source, if it is known. */
export function frameName({
  functionName,
  url,
  lineNumber,
  columnNumber,
}: Profiler.ProfileNode['callFrame']): string {
  const entry = mapOf(url)?.findEntry(lineNumber, columnNumber);
  const place =
    entry && 'originalSource' in entry
      ? `${entry.originalSource}:${entry.originalLine + 1}`
      : `${url}:${lineNumber + 1}`;
  return `${functionName || 'anonymous'} ${place.split('/').slice(-SEGMENTS).join('/')}`;
}

function mapOf(url: string): SourceMap | undefined {
  if (!url.startsWith('file:')) return undefined;
  if (!maps.has(url)) maps.set(url, readMap(`${fileURLToPath(url)}.map`));
  return maps.get(url);
}

function readMap(path: string): SourceMap | undefined {
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}
