import type { Asset } from './asset.ts';

const ENGINE = '@browsermt/bergamot-translator@0.4.9/worker';

/** Mozilla's Persian-English model, by its LFS ids, and the WebAssembly that runs it; its JavaScript side comes with Harf. */
export const fluentTranslation: Asset = {
  id: 'fluent-translation',
  version: 'faen-tiny-e7957fc4_bergamot-0.4.9',
  title: 'Firefox Translations, Persian to English',
  licence: 'MPL-2.0',
  page: 'https://github.com/mozilla/firefox-translations-models',
  files: [
    {
      name: 'model.bin',
      source: 'models',
      path: 'model.faen.intgemm.alphas.bin.gz',
      packing: 'gzip',
      packed: {
        bytes: 13_071_390,
        sha256: 'b72e5c310d36cc5f92f143f44bd3d5ce645c1ba71668ec016f4a947e39880a2b',
      },
      unpacked: {
        bytes: 17_141_051,
        sha256: 'aa326306c177e11129de5bfeba518abc499c0b6005492766748a9c9ea6f4c712',
      },
    },
    {
      name: 'lex.bin',
      source: 'models',
      path: 'lex.50.50.faen.s2t.bin.gz',
      packing: 'gzip',
      packed: {
        bytes: 1_939_291,
        sha256: '3ff28e45fbe6ef1742d65f525fda0c0be2255cb04cffdcfb0f9e1c21635dde90',
      },
      unpacked: { mostBytes: 20_000_000 },
    },
    {
      name: 'vocab.spm',
      source: 'models',
      path: 'vocab.faen.spm.gz',
      packing: 'gzip',
      packed: {
        bytes: 416_123,
        sha256: '23252b82bf5299f6e26925b0e40f0f3bf35d51c954e5d4402cc4072c62db6c24',
      },
      unpacked: { mostBytes: 4_000_000 },
    },
    {
      name: 'bergamot-translator-worker.wasm',
      source: 'packages',
      path: `${ENGINE}/bergamot-translator-worker.wasm`,
      packing: 'none',
      packed: {
        bytes: 5_174_294,
        sha256: '95a2b58dd6773bf1b3f345d71f9149928b9f75f4ec9c9064c0b3e42c298671b2',
      },
    },
  ],
};
