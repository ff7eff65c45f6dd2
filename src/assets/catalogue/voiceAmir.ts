import type { Asset } from './asset.ts';

const FOLDER = 'fa/fa_IR/amir/medium';

/** A man's voice for Piper, of data that Datacula gave to the public domain. */
export const voiceAmir: Asset = {
  id: 'voice-amir',
  version: 'medium-c10ece1a',
  title: 'Amir (Piper, fa_IR-amir-medium)',
  licence: 'CC0',
  page: 'https://huggingface.co/rhasspy/piper-voices',
  files: [
    {
      name: 'voice.onnx',
      source: 'voices',
      path: `${FOLDER}/fa_IR-amir-medium.onnx`,
      packing: 'none',
      packed: {
        bytes: 63_531_379,
        sha256: 'fb815380d969ea372b0b21b0de14421f58fe481047e153e69685d079b6e1a9d1',
      },
    },
    {
      name: 'voice.onnx.json',
      source: 'voices',
      path: `${FOLDER}/fa_IR-amir-medium.onnx.json`,
      packing: 'none',
      packed: {
        bytes: 4958,
        sha256: '75f918a3bf0f57a9179abe725af529f2a5c79d6c899e2a84aec76c685d5dfb9a',
      },
    },
    {
      name: 'MODEL_CARD',
      source: 'voices',
      path: `${FOLDER}/MODEL_CARD`,
      packing: 'none',
      packed: {
        bytes: 264,
        sha256: '0d7d315699945ac830162f82d485d79af51a33081a7649e8992726bd4bba2384',
      },
    },
  ],
};
