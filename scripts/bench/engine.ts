import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Engine, openEngine } from '../../src/engine/index.ts';
import { root } from '../setup/places.mjs';
import { espeakRate } from './espeak.ts';
import { type Figure, medianMilliseconds, milliseconds } from './figure.ts';
import { prose, verse } from './text.ts';

const LONG = 100_000;
/** About the most that one request carries. */
const REQUEST = 6_000;
/** So often the text is read before it is timed, until the compiler has done its work. */
const WARM_UP = 15;

/** The engine by itself, in this process. */
export async function engineFigures(): Promise<readonly Figure[]> {
  const load = (): Promise<Engine> => openEngine(readFileSync(join(root, 'dist/engine.bin')));
  const loading = await medianMilliseconds(15, load);
  const engine = await load();
  const text = prose(LONG);
  const request = prose(REQUEST);
  const cold = await medianMilliseconds(1, () => engine.analyse(request));
  await medianMilliseconds(WARM_UP, () => engine.analyse(text));
  const analysing = await medianMilliseconds(9, () => engine.analyse(text));
  const warm = await medianMilliseconds(41, () => engine.analyse(request));
  const marking = await medianMilliseconds(9, () =>
    engine.diacritize(engine.analyse(text), { includeEzafe: true }),
  );
  const couplets = verse(LONG);
  await medianMilliseconds(WARM_UP, () => engine.analyse(couplets));
  const scanning = await medianMilliseconds(9, () => engine.analyse(couplets));
  const espeak = await espeakRate(prose(REQUEST));
  const times = LONG / (analysing / 1000) / espeak;
  return [
    { name: 'lexicon load', value: milliseconds(loading), aim: 'below 30 ms' },
    { name: '6,000 code points analysed, cold', value: milliseconds(cold) },
    { name: '6,000 code points analysed, warm', value: milliseconds(warm), aim: 'below 15 ms' },
    { name: 'analysis, code points a second', value: rate(analysing), aim: 'above 500,000' },
    { name: 'analysis of verse, code points a second', value: rate(scanning), aim: 'above 200,000' },
    { name: 'analysis and marks, code points a second', value: rate(marking) },
    { name: 'eSpeak NG wasm, code points a second', value: Math.round(espeak).toLocaleString('en') },
    { name: 'analysis, as many times as fast', value: times.toFixed(0) },
  ];
}

function rate(millisecondsTaken: number): string {
  return Math.round((LONG / millisecondsTaken) * 1000).toLocaleString('en');
}
