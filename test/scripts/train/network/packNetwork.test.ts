import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packNetwork } from '../../../../scripts/train/network/packNetwork.ts';
import { openNetworkWeights, TABLES } from '../../../../src/engine/compile/index.ts';

describe('packing what was trained of the network', () => {
  it('keeps shape, forms and every number within half a step', () => {
    const folder = mkdtempSync(join(tmpdir(), 'harf-pack-'));
    try {
      const [rows, columns] = [3, 5];
      const size = rows * columns;
      const numbers = Float32Array.from(
        { length: TABLES.length * size },
        (_, at) => Math.sin(at) * (1 + (at % 7)),
      );
      const tables = Object.fromEntries(
        TABLES.map((name, at) => [name, { offset: at * size, rows, columns }]),
      );
      const shape = { word: 8, place: 4, unit: 16, query: 8 };
      writeFileSync(join(folder, 'network.json'), JSON.stringify({ shape, forms: [-7, 3], tables }));
      writeFileSync(join(folder, 'network.bin'), numbers);
      const opened = openNetworkWeights(packNetwork(folder));
      assert.deepEqual(opened.shape, shape);
      assert.deepEqual([...opened.forms], [-7, 3]);
      for (const [index, name] of TABLES.entries()) {
        const { values, scales } = opened.table(name);
        values.forEach((value, at) => {
          const step = scales[scales.length === 1 ? 0 : Math.floor(at / columns)] ?? 0;
          assert.ok(Math.abs(value * step - (numbers[index * size + at] ?? 0)) <= step * 0.501, name);
        });
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
