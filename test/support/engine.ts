import { readdirSync, readFileSync } from 'node:fs';
import { compileLexicon, type SourceFile } from '../../src/engine/data/compile.ts';
import { createEngine, type Engine } from '../../src/engine/index.ts';

const LEXICON = new URL('../../src/engine/data/lexicon/', import.meta.url);

const CORPUS = new URL('../../src/engine/data/corpus/', import.meta.url);

const MODEL = new URL('../../src/engine/data/model/model.bin', import.meta.url);

let engine: Engine | undefined;

/** The engine over the lexicon as it stands in the sources, compiled once a process. */
export function testEngine(): Engine {
  engine ??= createEngine(testEngineData());
  return engine;
}

/** The bytes that `testEngine` is made of. */
export function testEngineData(): Uint8Array {
  return compileLexicon(lexiconSources(), readFileSync(MODEL));
}

/** The lexicon's source files. */
export function lexiconSources(): SourceFile[] {
  return sourcesIn(LEXICON);
}

/** The corpus's source files, also those that are not learned from. */
export function corpusSources(): SourceFile[] {
  return [CORPUS, new URL('calibration/', CORPUS), new URL('test/', CORPUS)].flatMap(sourcesIn);
}

function sourcesIn(folder: URL): SourceFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}
