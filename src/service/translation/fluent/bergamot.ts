import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

/** Memory of the engine, which it frees only when it is told to. */
interface Handle {
  delete(): void;
}

interface AlignedMemory extends Handle {
  getByteArrayView(): Int8Array;
}

interface List<Item> extends Handle {
  push_back(item: Item): void;
  get(index: number): Item;
}

interface Response extends Handle {
  getTranslatedText(): string;
}

interface ResponseOptions {
  readonly qualityScores: boolean;
  readonly alignment: boolean;
  readonly html: boolean;
}

/** What is used here of the module that the glue of `@browsermt/bergamot-translator` makes. */
interface BergamotModule {
  readonly AlignedMemory: new (bytes: number, alignment: number) => AlignedMemory;
  readonly AlignedMemoryList: new () => List<AlignedMemory>;
  readonly VectorString: new () => List<string>;
  readonly VectorResponseOptions: new () => List<ResponseOptions>;
  readonly TranslationModel: new (
    config: string,
    model: AlignedMemory,
    shortlist: AlignedMemory,
    vocabularies: List<AlignedMemory>,
    qualityModel: null,
  ) => Handle;
  readonly BlockingService: new (options: {
    readonly cacheSize: number;
  }) => {
    translate(model: Handle, texts: List<string>, options: List<ResponseOptions>): List<Response>;
  };
}

interface BergamotFiles {
  readonly engine: Uint8Array<ArrayBuffer>;
  readonly model: Uint8Array;
  readonly shortlist: Uint8Array;
  readonly vocabulary: Uint8Array;
}

/** Four together take little more than half the time of four one by one. */
export type TranslateAtOnce = (sentences: readonly string[]) => string[];

/** What the WebAssembly imports for its products of matrices, and which of its own exports stands in for each. */
const PRODUCTS = {
  int8_prepare_a: 'int8PrepareAFallback',
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_multiply_and_add_bias: 'int8MultiplyAndAddBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
};

/** As Firefox sets its own models; the precision is the model's. */
const CONFIG = {
  'beam-size': 1,
  normalize: '1.0',
  'word-penalty': 0,
  'max-length-break': 128,
  'mini-batch-words': 1024,
  workspace: 32,
  'max-length-factor': '2.0',
  'skip-cost': true,
  'cpu-threads': 0,
  quiet: true,
  'quiet-translation': true,
  'gemm-precision': 'int8shiftAlphaAll',
  alignment: 'soft',
};

/** Bytes; what the products of matrices ask for. */
const MODEL_ALIGNMENT = 256;
const ALIGNMENT = 64;

/**
 * Mozilla's engine with one model in it; returns what translates sentences with elements. Rejects with an Error if the
 * files are none of its kind; throws one when it fails later, after which it is not to be used again.
 * @param glue the path of `bergamot-translator-worker.js`
 */
export async function loadBergamot(
  glue: string,
  { engine, ...files }: BergamotFiles,
): Promise<TranslateAtOnce> {
  const bergamot = await instantiate(glue, await WebAssembly.compile(engine));
  const model = loadModel(bergamot, files);
  const service = new bergamot.BlockingService({ cacheSize: 0 });
  const translate: TranslateAtOnce = (sentences) => {
    const texts = new bergamot.VectorString();
    const options = new bergamot.VectorResponseOptions();
    for (const html of sentences) {
      texts.push_back(html);
      options.push_back({ qualityScores: false, alignment: true, html: true });
    }
    const responses = service.translate(model, texts, options);
    const english = sentences.map((_, at) => textOf(responses.get(at)));
    for (const handle of [responses, options, texts]) handle.delete();
    return english;
  };
  // The weights are only read, and refused, with the first sentence.
  translate(['سلام']);
  return translate;
}

function textOf(response: Response): string {
  const text = response.getTranslatedText();
  response.delete();
  return text;
}

function instantiate(glue: string, compiled: WebAssembly.Module): Promise<BergamotModule> {
  const { promise, resolve, reject } = Promise.withResolvers<BergamotModule>();
  const silent = (): void => {};
  const module = {
    print: silent,
    printErr: silent,
    noExitRuntime: true,
    quit: (code: number, error?: unknown) => {
      throw error ?? new Error(`The engine ended with code ${code}.`);
    },
    onAbort: (reason: unknown) => reject(new Error(`The engine gave up: ${String(reason)}.`)),
    instantiateWasm(imports: WebAssembly.Imports, accept: (instance: WebAssembly.Instance) => void) {
      instanceOf(compiled, imports).then(accept, reject);
      return {};
    },
    onRuntimeInitialized: () => resolve(module as unknown as BergamotModule),
  };
  const run = compileFunction(readFileSync(glue, 'utf8'), ['Module', 'require', '__dirname', '__filename']);
  run(module, createRequire(glue), dirname(glue), glue);
  return promise;
}

async function instanceOf(
  compiled: WebAssembly.Module,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.Instance> {
  let exports: WebAssembly.Exports = {};
  const products = Object.entries(PRODUCTS).map(([name, own]) => [
    name,
    (...values: number[]) => (exports[own] as (...values: number[]) => unknown)(...values),
  ]);
  const instance = await WebAssembly.instantiate(compiled, {
    ...imports,
    wasm_gemm: Object.fromEntries(products),
  });
  exports = instance.exports;
  return instance;
}

/** The engine takes the contents of the memories over. */
function loadModel(
  bergamot: BergamotModule,
  { model, shortlist, vocabulary }: Omit<BergamotFiles, 'engine'>,
): Handle {
  const memories = [
    memoryOf(bergamot, model, MODEL_ALIGNMENT),
    memoryOf(bergamot, shortlist, ALIGNMENT),
    memoryOf(bergamot, vocabulary, ALIGNMENT),
  ] as const;
  const [modelMemory, shortlistMemory, vocabularyMemory] = memories;
  const vocabularies = new bergamot.AlignedMemoryList();
  vocabularies.push_back(vocabularyMemory);
  const config = Object.entries(CONFIG).map(([name, value]) => `${name}: ${value}\n`);
  try {
    return new bergamot.TranslationModel(config.join(''), modelMemory, shortlistMemory, vocabularies, null);
  } finally {
    for (const handle of [...memories, vocabularies]) handle.delete();
  }
}

function memoryOf(bergamot: BergamotModule, bytes: Uint8Array, alignment: number): AlignedMemory {
  const memory = new bergamot.AlignedMemory(bytes.byteLength, alignment);
  memory.getByteArrayView().set(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return memory;
}
