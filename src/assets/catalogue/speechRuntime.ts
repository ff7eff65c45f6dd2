import type { Asset } from './asset.ts';

const FOLDER = 'onnxruntime-web@1.30.0/dist';

/** What runs natural voices; the same for all of them. */
export const speechRuntime: Asset = {
  id: 'speech-runtime',
  version: '1.30.0',
  title: 'ONNX Runtime Web 1.30.0',
  licence: 'MIT',
  page: 'https://www.npmjs.com/package/onnxruntime-web',
  files: [
    {
      name: 'ort-wasm-simd-threaded.wasm',
      source: 'packages',
      path: `${FOLDER}/ort-wasm-simd-threaded.wasm`,
      packing: 'none',
      packed: {
        bytes: 14_239_897,
        sha256: '3398c10d07d229bd91b364548e130e0e51a8e5704b88c7c083ebbeb78842dee2',
      },
    },
    {
      name: 'ort-wasm-simd-threaded.mjs',
      source: 'packages',
      path: `${FOLDER}/ort-wasm-simd-threaded.mjs`,
      packing: 'none',
      packed: {
        bytes: 24_381,
        sha256: 'e13f7f94fc51b4ca72b12faeb1ee95f4ace6dfbc8939bc718aabdc0a27c4299b',
      },
    },
  ],
};
