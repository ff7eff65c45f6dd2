import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Addresses } from '../../../src/assets/catalogue/addresses.ts';
import type { Asset, Content } from '../../../src/assets/catalogue/asset.ts';

export function contentOfBytes(bytes: Uint8Array): Content {
  return { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** An asset of every kind of file, each with its bytes as they are fetched and as they lie installed. */
export interface SmallAsset {
  readonly asset: Asset;
  /** By the path below the address of the source. */
  readonly served: ReadonlyMap<string, Buffer>;
  /** By the name under which it lies. */
  readonly lying: ReadonlyMap<string, Buffer>;
}

/** `model.bin`, packed and pinned twice; `lex.bin`, packed and pinned once; `engine.js`, as it is. */
export function smallAsset(id = 'small', modelBytes = 200_000): SmallAsset {
  const [model, lex, engine] = [randomBytes(modelBytes), randomBytes(300), randomBytes(5000)];
  const [packedModel, packedLex] = [gzipSync(model), gzipSync(lex)];
  const asset: Asset = {
    id,
    version: '1',
    title: 'A small asset',
    licence: 'CC0',
    page: 'https://harf.example/small',
    files: [
      {
        name: 'model.bin',
        source: 'models',
        path: 'model.fa.bin.gz',
        packing: 'gzip',
        packed: contentOfBytes(packedModel),
        unpacked: contentOfBytes(model),
      },
      {
        name: 'lex.bin',
        source: 'models',
        path: 'lex.fa.bin.gz',
        packing: 'gzip',
        packed: contentOfBytes(packedLex),
        unpacked: { mostBytes: 1000 },
      },
      {
        name: 'engine.js',
        source: 'packages',
        path: 'engine@1/engine.js',
        packing: 'none',
        packed: contentOfBytes(engine),
      },
    ],
  };
  return {
    asset,
    served: new Map([
      ['model.fa.bin.gz', packedModel],
      ['lex.fa.bin.gz', packedLex],
      ['engine@1/engine.js', engine],
    ]),
    lying: new Map([
      ['model.bin', model],
      ['lex.bin', lex],
      ['engine.js', engine],
    ]),
  };
}

/** Every source at `baseUrl`. */
export function addressesAt(baseUrl: string): Addresses {
  return { models: baseUrl, packages: baseUrl, voices: baseUrl };
}
