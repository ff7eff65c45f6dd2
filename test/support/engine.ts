import { CORPUS_PARTS, dataFiles, readModel } from '../../scripts/data/dataFiles.ts';
import { compileLexicon, createEngine, type SourceFile } from '../../src/engine/compile/index.ts';
import type { Engine } from '../../src/engine/index.ts';

let engine: Engine | undefined;

/** The engine over the lexicon as it stands in the sources, compiled once a process. */
export function testEngine(): Engine {
  engine ??= createEngine(testEngineData());
  return engine;
}

let countingEngine: Engine | undefined;

/** The same with the counts of words, as it is built; counting takes some seconds. */
export function testEngineWithCounts(): Engine {
  countingEngine ??= createEngine(testEngineDataWithCounts());
  return countingEngine;
}

let countingData: Uint8Array | undefined;

/** The bytes that `testEngineWithCounts` is made of. */
export function testEngineDataWithCounts(): Uint8Array {
  countingData ??= compileLexicon(
    lexiconSources(),
    readModel(),
    translationSources(),
    dataFiles('corpus/learn'),
    dataFiles('pinglish'),
  );
  return countingData;
}

let data: Uint8Array | undefined;

/** The bytes that `testEngine` is made of. */
export function testEngineData(): Uint8Array {
  data ??= compileLexicon(lexiconSources(), readModel(), translationSources());
  return data;
}

/** The lexicon's source files. */
export function lexiconSources(): SourceFile[] {
  return dataFiles('lexicon');
}

/** The translation's source files. */
export function translationSources(): SourceFile[] {
  return dataFiles('translation');
}

/** The corpus's source files, also those that are not learned from. */
export function corpusSources(): SourceFile[] {
  return CORPUS_PARTS.flatMap(dataFiles);
}
