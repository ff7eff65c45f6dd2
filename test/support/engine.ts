import { readdirSync, readFileSync } from 'node:fs';
import { compileLexicon, type SourceFile } from '../../src/engine/data/compile.ts';
import { createEngine, type Engine } from '../../src/engine/index.ts';

const LEXICON = new URL('../../src/engine/data/lexicon/', import.meta.url);

const MODEL = new URL('../../src/engine/data/model/model.bin', import.meta.url);

let engine: Engine | undefined;

/** The engine over the lexicon as it stands in the sources, compiled once a process. */
export function testEngine(): Engine {
  engine ??= createEngine(compileLexicon(lexiconSources(), readFileSync(MODEL)));
  return engine;
}

/** The lexicon's source files. */
export function lexiconSources(): SourceFile[] {
  return readdirSync(LEXICON)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => ({ name, text: readFileSync(new URL(name, LEXICON), 'utf8') }));
}
