import type { Asset } from './asset.ts';

const FOLDER = 'onnxruntime-web@1.30.0/dist';

/** The WebAssembly that runs natural voices, the same for all of them; its JavaScript side comes with Harf. */
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
  ],
};
