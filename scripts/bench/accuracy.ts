import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../src/engine/index.ts';
import { root } from '../setup/places.mjs';
import type { Figure } from './figure.ts';

/** Accuracy on development data that the engine was not built on, by that data's own scorer. */
export async function accuracyFigures(folder: string): Promise<readonly Figure[]> {
  const work = mkdtempSync(join(tmpdir(), 'harf-accuracy-'));
  try {
    const gold = join(folder, 'g2p_sentences_dev.tsv');
    const answers = join(work, 'phonemes.tsv');
    writeFileSync(answers, phonemesOf(gold));
    const scorer = [
      join(folder, 'score_g2p.mjs'),
      '--gold',
      gold,
      '--hyp',
      answers,
      '--scheme',
      'ascii',
      '--json',
    ];
    const score = JSON.parse(execFileSync(process.execPath, scorer, { encoding: 'utf8' })) as Record<
      string,
      number
    >;
    return [
      { name: 'word accuracy, ezafe included', value: `${score['wordAcc']} %` },
      { name: 'word accuracy without ezafe', value: `${score['wordAccNoEzafe']} %` },
      { name: 'ezafe F1', value: `${score['ezafeF1']} %` },
      { name: 'phoneme error rate', value: `${score['PER']} %` },
    ];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function phonemesOf(gold: string): string {
  const engine = createEngine(readFileSync(join(root, 'dist/engine.bin')));
  const rows = readFileSync(gold, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return rows
    .slice(1)
    .map((row) => {
      const [id = '', , text = ''] = row.split('\t');
      return `${id}\t${engine.phonemes(engine.analyse(text))}\n`;
    })
    .join('');
}
