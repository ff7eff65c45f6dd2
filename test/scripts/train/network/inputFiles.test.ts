import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputFiles } from '../../../../scripts/train/network/inputFiles.ts';
import { createLatticeReader, openLexicon } from '../../../../src/engine/compile/index.ts';
import { testEngineData } from '../../../support/engine.ts';

describe('what the network learns from', () => {
  it('is written sentence by sentence, word by word and state by state', () => {
    const folder = mkdtempSync(join(tmpdir(), 'harf-inputs-'));
    try {
      const lattices = createLatticeReader(openLexicon(testEngineData()))('کرم در گل است. پدر آمد.');
      assert.equal(lattices.length, 2);
      const files = new InputFiles(folder);
      for (const lattice of lattices) {
        const meant = lattice.states.map((row) => row.map((_, column) => column === 0));
        const costs = lattice.states.map((row) => row.map((_, column) => column / 2));
        files.add(lattice, meant, costs);
      }
      files.close();
      const bytes = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
      const words = lattices.flatMap(({ nodes }) => nodes);
      const rows = lattices.flatMap(({ states }) => states);
      const states = rows.flat();
      assert.deepEqual(
        [...new Uint16Array(bytes('length').buffer)],
        lattices.map(({ nodes }) => nodes.length),
      );
      assert.deepEqual(
        [...bytes('states')],
        rows.map(({ length }) => length),
      );
      assert.deepEqual(
        [...bytes('label')],
        states.map(({ view }) => view.label),
      );
      assert.deepEqual(
        [...bytes('meant')],
        rows.flatMap((row) => row.map((_, column) => (column === 0 ? 1 : 0))),
      );
      assert.deepEqual(
        [...new Float32Array(bytes('cost').buffer)],
        rows.flatMap((row) => row.map((_, column) => column / 2)),
      );
      assert.equal(bytes('labelCosts').length, words.length * 28);
      assert.equal(bytes('affixes').length, words.length * 6 * 2);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
