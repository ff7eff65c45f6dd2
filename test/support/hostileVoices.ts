import { onnxFile } from '../../scripts/models/voice/onnxFile.ts';
import { VOICE_PORTS } from '../../scripts/models/voice/tinyVoice.ts';

/** A voice whose graph runs on and on. */
export function endlessVoice(): Buffer {
  return onnxFile({
    ...VOICE_PORTS,
    constants: [
      { name: 'rounds', shape: [], values: BigInt64Array.of(2n ** 63n - 1n) },
      { name: 'sound', shape: [3], values: BigInt64Array.of(1n, 1n, -1n) },
    ],
    steps: [
      { operation: 'Loop', inputs: ['rounds', '', 'scales'], output: 'noise', body: ROUND },
      { operation: 'Reshape', inputs: ['noise', 'sound'], output: 'output' },
    ],
  });
}

const ROUND = {
  inputs: [
    { name: 'round', type: 'int64', shape: [] },
    { name: 'isOn', type: 'bool', shape: [] },
    { name: 'before', type: 'float', shape: [3] },
  ],
  outputs: [
    { name: 'goesOn', type: 'bool', shape: [] },
    { name: 'after', type: 'float', shape: [3] },
  ],
  constants: [],
  steps: [
    { operation: 'Identity', inputs: ['isOn'], output: 'goesOn' },
    { operation: 'Sin', inputs: ['before'], output: 'after' },
  ],
} as const;

/** A voice that makes so many samples of each phrase, all at the same level. */
export function longVoice(samples: number, level = 0.1): Buffer {
  return onnxFile({
    ...VOICE_PORTS,
    constants: [
      { name: 'level', shape: [1], values: Float32Array.of(level) },
      { name: 'shape', shape: [3], values: BigInt64Array.of(1n, 1n, BigInt(samples)) },
    ],
    steps: [{ operation: 'Expand', inputs: ['level', 'shape'], output: 'output' }],
  });
}
