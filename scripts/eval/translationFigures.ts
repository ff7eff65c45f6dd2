import type { Engine } from '../../src/engine/index.ts';
import type { FluentFiles } from '../../src/service/translation/fluent/fluentMessages.ts';
import { openFluent } from '../fluent/openFluent.ts';
import { estimate } from './bootstrap.ts';
import { readTable } from './dataFolder.ts';
import type { NamedEstimate } from './figures.ts';
import { bleu, chrF2, type OverlapCounts, overlapCounts } from './translationScore.ts';

const FILE = 'mt_tico19_fas_eng.tsv';

type Translate = (text: string) => Promise<string>;

/** How near the draft's English comes to that of people, and that of the fluent engine, if its `files` are there. */
export async function translationFigures(
  folder: string,
  engine: Engine,
  files: FluentFiles | undefined,
): Promise<NamedEstimate[]> {
  if (readTable(folder, FILE).length === 0) return [];
  const draft: Translate = async (text) => engine.translate(engine.analyse(text)).translation;
  const figures = figuresOf('draft', await countsOf(folder, draft));
  if (files === undefined) return figures;
  const fluent = openFluent(files);
  try {
    const translate: Translate = async (text) => (await fluent.translate(engine.analyse(text))).translation;
    return [...figures, ...figuresOf(files.version, await countsOf(folder, translate))];
  } finally {
    await fluent.close();
  }
}

async function countsOf(folder: string, translate: Translate): Promise<OverlapCounts[]> {
  const counts: OverlapCounts[] = [];
  for (const { src_fa = '', ref_en = '' } of readTable(folder, FILE))
    counts.push(overlapCounts(await translate(src_fa), ref_en));
  return counts;
}

function figuresOf(name: string, counts: readonly OverlapCounts[]): NamedEstimate[] {
  return [
    { name: `English by ${name}: chrF2`, unit: '', ...estimate(counts, chrF2) },
    { name: `English by ${name}: BLEU`, unit: '', ...estimate(counts, bleu) },
  ];
}
