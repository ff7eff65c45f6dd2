import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Engine } from '../../src/engine/index.ts';
import { type Estimate, estimate } from './bootstrap.ts';
import { countIn, type NamedRow, readTable, scorerOf } from './dataFolder.ts';
import { writtenWords } from './spelledWords.ts';

export interface NamedEstimate extends Estimate {
  readonly name: string;
  /** Per cent if it is left out. */
  readonly unit?: string;
}

type Counts = Readonly<Record<string, number>>;

/** All figures, in per cent, that the data in a folder allow, by the folder's own scorers. */
export async function figuresOf(folder: string, engine: Engine): Promise<NamedEstimate[]> {
  const place = resolve(folder);
  return [
    ...(await sentenceFigures(place, engine)),
    ...(await wordFigures(place, engine)),
    ...(await markFigures(place, engine)),
    ...pinglishFigures(place, engine),
    ...fromPinglishFigures(place, engine),
  ];
}

const SENTENCE_COUNTS = ['P', 'E', 'W', 'Wok', 'Wstem', 'ezTP', 'ezFN', 'ezFP', 'H', 'Hok'];

async function sentenceFigures(folder: string, engine: Engine): Promise<NamedEstimate[]> {
  const rows = readTable(folder, 'g2p_sentences_dev.tsv');
  if (rows.length === 0) return [];
  const score = await scorerOf(folder, 'score_g2p.mjs', 'scoreSent');
  const counts = rows.map((row) => counted(score([row], answersTo(row, engine), 'ascii'), SENTENCE_COUNTS));
  return [
    named('sentences: words right, ezafe included', counts, share('Wok', 'W')),
    named('sentences: words right without ezafe', counts, share('Wstem', 'W')),
    named('sentences: ezafe F1', counts, ezafeF1),
    named('sentences: phoneme error rate', counts, share('E', 'P')),
    ...(total(counts, 'H') > 0
      ? [named('sentences: marked homographs right', counts, share('Hok', 'H'))]
      : []),
  ];
}

async function wordFigures(folder: string, engine: Engine): Promise<NamedEstimate[]> {
  const rows = readTable(folder, 'g2p_words_dev.tsv');
  if (rows.length === 0) return [];
  const score = await scorerOf(folder, 'score_g2p.mjs', 'scoreWords');
  const counts = rows.map((row) => counted(score([row], answersTo(row, engine), 'ascii'), ['n', 'ok']));
  return [named('words right', counts, share('ok', 'n'))];
}

const MARK_COUNTS = ['slots', 'slotsNF', 'err', 'errNF', 'words', 'wbad', 'gem', 'gemOk', 'gemFP'];

async function markFigures(folder: string, engine: Engine): Promise<NamedEstimate[]> {
  const rows = readTable(folder, 'diac_sentences_dev.tsv');
  if (rows.length === 0) return [];
  const compare = await scorerOf(folder, 'score_diac.mjs', 'compare');
  const counts = rows.map(({ input = '', vocalised = '' }) => {
    const zero = [...MARK_COUNTS, 'n', 'ezTP', 'ezFN', 'ezFP'].map((name) => [name, 0] as const);
    const known: Record<string, number> = Object.fromEntries(zero);
    compare(vocalised, engine.diacritize(engine.analyse(input), { includeEzafe: true }), known);
    return known;
  });
  return [
    named('marks: diacritic error rate', counts, share('err', 'slots')),
    named('marks: without the last letter', counts, share('errNF', 'slotsNF')),
  ];
}

/** The scorer of typed Pinglish only reports whole sets, so that there are no bounds. */
function pinglishFigures(folder: string, engine: Engine): NamedEstimate[] {
  const name = 'pinglish_pairs_dev.tsv';
  const rows = readTable(folder, name);
  if (rows.length === 0) return [];
  const work = mkdtempSync(join(tmpdir(), 'harf-eval-'));
  try {
    const answers = join(work, 'pinglish.tsv');
    const style = { style: 'readable', vowelNotation: 'double_a' } as const;
    const lines = rows.map(
      ({ id, input = '' }) => `${id}\t${engine.pinglish(engine.analyse(input), style).pinglish}\n`,
    );
    writeFileSync(answers, lines.join(''));
    const args = [join(folder, 'score_pinglish.mjs'), '--gold', join(folder, name), '--hyp', answers];
    const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
    return [...output.matchAll(/set=(\S+).*?foldedCER=([\d.]+)/g)].map(([, set = '', value = '']) => ({
      name: `typed Pinglish (${set}): folded character error rate`,
      value: Number(value),
      low: Number.NaN,
      high: Number.NaN,
    }));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The same pairs turned around; several typists of one sentence are divided by `|`. */
function fromPinglishFigures(folder: string, engine: Engine): NamedEstimate[] {
  const rows = readTable(folder, 'pinglish_pairs_dev.tsv');
  const sets = [...new Set(rows.map(({ set = '' }) => set))];
  return sets.flatMap((set) => {
    const counts = rows
      .filter((row) => row['set'] === set)
      .flatMap(({ input = '', finglish = '' }) =>
        finglish.split(' | ').map((typed) => {
          const words = writtenWords(input, typed, engine.fromPinglish(typed).persian);
          const spelled = words.filter(({ isSpelled }) => isSpelled);
          const right = words.filter(({ isRight }) => isRight).length;
          const spelledRight = spelled.filter(({ isRight }) => isRight).length;
          return { words: words.length, right, spelled: spelled.length, spelledRight };
        }),
      );
    return [
      named(`from Pinglish (${set}): words right`, counts, share('right', 'words')),
      named(`from Pinglish (${set}): of those that it spells`, counts, share('spelledRight', 'spelled')),
    ];
  });
}

function answersTo({ id = '', input = '' }: NamedRow, engine: Engine): ReadonlyMap<string, string> {
  return new Map([[id, engine.phonemes(engine.analyse(input))]]);
}

function counted(score: unknown, names: readonly string[]): Counts {
  return Object.fromEntries(names.map((name) => [name, countIn(score, name)]));
}

function named(
  name: string,
  counts: readonly Counts[],
  measure: (counts: readonly Counts[]) => number,
): NamedEstimate {
  return { name, ...estimate(counts, measure) };
}

function total(counts: readonly Counts[], name: string): number {
  return counts.reduce((sum, one) => sum + (one[name] ?? 0), 0);
}

function share(part: string, whole: string): (counts: readonly Counts[]) => number {
  return (counts) => (100 * total(counts, part)) / total(counts, whole);
}

function ezafeF1(counts: readonly Counts[]): number {
  const right = 2 * total(counts, 'ezTP');
  return (100 * right) / (right + total(counts, 'ezFN') + total(counts, 'ezFP'));
}
