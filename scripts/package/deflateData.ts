import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { constants, deflateRawSync } from 'node:zlib';
import { deflateSections } from '../../src/engine/compile/index.ts';

/** Which is best depends on the section: what was learned is mostly noise, in which nothing is found twice. */
const STRATEGIES = [
  constants.Z_DEFAULT_STRATEGY,
  constants.Z_FILTERED,
  constants.Z_HUFFMAN_ONLY,
  constants.Z_RLE,
];

/**
 * Deflates each section of the data at `path` by itself. It stays so until the next build; the engine and its voices open
 * it either way.
 */
export function deflateData(path: string): void {
  const whole = `${path}.deflated`;
  writeFileSync(whole, deflateSections(readFileSync(path), shortest));
  // At once, since a service may be reading it.
  renameSync(whole, path);
}

function shortest(bytes: Uint8Array): Uint8Array {
  const all = STRATEGIES.map((strategy) => deflateRawSync(bytes, { level: 9, memLevel: 9, strategy }));
  return all.reduce((least, each) => (each.length < least.length ? each : least));
}
