import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lattice, State } from '../../../src/engine/compile/index.ts';
import { python } from '../../setup/torch.mjs';
import type { Example } from '../example.ts';
import { honestCosts } from './honestCosts.ts';
import { InputFiles } from './inputFiles.ts';
import { packNetwork } from './packNetwork.ts';

/**
 * Where the writer's marks leave several sounds open, the one that is likeliest by itself is meant: the network would else learn
 * that a rare one is as good, «می‌آیم» read as «we come».
 */
function likeliestMeant({ states }: Lattice, gold: Example['gold']): readonly (readonly boolean[])[] {
  return states.map((row, at) => {
    const meant = row.filter((_, column) => gold[at]?.[column]);
    const likeliest = (ezafe: boolean): State | undefined =>
      meant.filter((state) => state.ezafe === ezafe).sort((a, b) => a.cost - b.cost)[0];
    const [linked, unlinked] = [likeliest(true), likeliest(false)];
    return row.map((state, column) => {
      const best = state.ezafe ? linked : unlinked;
      return gold[at]?.[column] === true && soundOf(state) === soundOf(best);
    });
  });
}

function soundOf(state: State | undefined): string | undefined {
  return state?.candidate.pronunciation.phonemes;
}

/**
 * Trains the network on sentences that a field reads which has not seen them.
 * @returns the section `network`
 */
export function trainNetwork(examples: readonly Example[]): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'harf-network-'));
  try {
    const costs = honestCosts(examples);
    const files = new InputFiles(folder);
    examples.forEach(({ lattice, gold }, at) => {
      if (lattice.nodes.length > 1) files.add(lattice, likeliestMeant(lattice, gold), costs[at] ?? []);
    });
    files.close();
    const script = join(import.meta.dirname, 'train.py');
    const { status } = spawnSync(python(), [script, folder], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`The training of the network ended with code ${status}.`);
    return packNetwork(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
