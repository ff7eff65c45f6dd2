import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fluentIn, fluentOfAnEditor } from '../fluent/fluentFiles.ts';
import { tinyTranslationModel } from '../models/translation/tinyModel.ts';
import { root } from '../setup/places.mjs';
import { type Figure, megabytes, milliseconds } from './figure.ts';
import type { FluentRun, FluentUse } from './fluentRun.ts';

/**
 * The engine of the fluent translation in a process of its own: with the tiny model of the tests, whose English is
 * no English, and with a real one, if there is one in `folder` or in an editor.
 */
export async function fluentFigures(folder?: string): Promise<readonly Figure[]> {
  const work = mkdtempSync(join(tmpdir(), 'harf-bench-'));
  try {
    const { model, shortlist, vocabulary } = tinyTranslationModel();
    const made = { 'model.bin': model, 'lex.bin': shortlist, 'vocab.spm': vocabulary };
    for (const [name, bytes] of Object.entries(made)) writeFileSync(join(work, name), bytes);
    const real = folder === undefined ? await fluentOfAnEditor() : await fluentIn(folder);
    return [
      ...figuresOf('tiny model', await run({ files: await fluentIn(work) })),
      ...(real ? figuresOf(real.version, await run({ files: real })) : []),
    ];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function run(use: FluentUse): Promise<FluentRun> {
  const child = fork(join(root, 'scripts/bench/fluentRun.ts'), { execArgv: [] });
  child.send(use);
  const [outcome] = await Promise.race([
    once(child, 'message') as Promise<[FluentRun]>,
    once(child, 'exit').then(([code]) => {
      throw new Error(`The fluent engine ended with code ${String(code)}.`);
    }),
  ]);
  child.disconnect();
  return outcome;
}

function figuresOf(name: string, run: FluentRun): Figure[] {
  const rate = (run.sentences / run.translationMs) * 1000;
  return [
    { name: `${name}: loaded, first word translated`, value: milliseconds(run.loadingMs) },
    { name: '  memory for that', value: megabytes(run.loadedBytes) },
    { name: `  and after ${run.sentences} sentences`, value: megabytes(run.usedBytes) },
    { name: '  sentences a second', value: rate.toFixed(rate < 10 ? 1 : 0) },
    {
      name: '  cancelled, the next word translated, at most',
      value: milliseconds(run.cancelMs),
      aim: 'below 1 s',
    },
  ];
}
