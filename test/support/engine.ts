import { readdirSync, readFileSync } from 'node:fs';
import { compileLexicon, type SourceFile } from '../../src/engine/compile/compile.ts';
import { createEngine, type Engine } from '../../src/engine/index.ts';

const LEXICON = new URL('../../data/lexicon/', import.meta.url);

const TRANSLATION = new URL('../../data/translation/', import.meta.url);

const CORPUS = new URL('../../data/corpus/', import.meta.url);

const MODEL = new URL('../../data/model/model.bin', import.meta.url);

let engine: Engine | undefined;

/** The engine over the lexicon as it stands in the sources, compiled once a process. */
export function testEngine(): Engine {
  engine ??= createEngine(testEngineData());
  return engine;
}

/** The bytes that `testEngine` is made of. */
export function testEngineData(): Uint8Array {
  return compileLexicon(lexiconSources(), readFileSync(MODEL), translationSources());
}

/** The lexicon's source files. */
export function lexiconSources(): SourceFile[] {
  return sourcesIn(LEXICON);
}

/** The translation's source files. */
export function translationSources(): SourceFile[] {
  return sourcesIn(TRANSLATION);
}

/** The corpus's source files, also those that are not learned from. */
export function corpusSources(): SourceFile[] {
  return ['learn/', 'calibrate/', 'measure/'].flatMap((part) => sourcesIn(new URL(part, CORPUS)));
}

function sourcesIn(folder: URL): SourceFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}
