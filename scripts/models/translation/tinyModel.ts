import {
  floatTensor,
  type Matrix,
  marianFile,
  settingsTensor,
  type Tensor,
  weightTensor,
} from './marianFile.ts';
import { shortlistFile } from './shortlist.ts';
import { type TinyVocabulary, tinyVocabulary, vocabularyFile } from './vocabulary.ts';

/** The least width that products of eight-bit matrices take is 64; there is room for a dimension a word. */
const WIDTH = 192;
const HEADS = 2;
const HEAD_WIDTH = WIDTH / HEADS;
/** Of embeddings; the engine multiplies them by the root of the width. */
const AMPLITUDE = 0.5;
/** So many pairs of sine and cosine, the fastest first, tell a position. */
const POSITIONS = 5;
/** The slowest sine, 0 everywhere: after the layer's norm it holds minus the mean, and taking it off undoes the shift. */
const REFERENCE = WIDTH / 2 - 1;
const ALPHA = 127 / 8;
const ATTENTION = 8;

/** The files of a model with the names of Firefox's tensors. */
export interface TinyTranslationModel {
  readonly model: Buffer;
  readonly shortlist: Buffer;
  readonly vocabulary: Buffer;
}

/**
 * A tiny model whose weights are set by hand: step t of its decoder attends to piece t of the source and puts out the
 * piece's partner. So its English and its alignment are known, and the true engine loads and runs it.
 */
export function tinyTranslationModel(): TinyTranslationModel {
  const vocabulary = tinyVocabulary();
  return {
    model: marianFile(tensorsOf(vocabulary)),
    shortlist: shortlistFile(vocabulary),
    vocabulary: vocabularyFile(vocabulary),
  };
}

function tensorsOf(vocabulary: TinyVocabulary): Tensor[] {
  const { pieces, used } = vocabulary;
  const none = zeros(WIDTH, WIDTH);
  return [
    weightTensor('Wemb', embeddings(vocabulary), false),
    scaleOf('Wemb'),
    scaleOf('none'),
    ...attention('encoder_l1_self', { queryKey: none, value: none, output: none }),
    ...feedForward('encoder_l1_ffn'),
    ...weights('decoder_l1_rnn_W', none),
    ...weights('decoder_l1_rnn_Wf', none),
    bias('decoder_l1_rnn_bf'),
    ...norm('decoder_l1_rnn_ffn'),
    ...attention('decoder_l1_context', {
      queryKey: positionMap(),
      value: wordMap(vocabulary),
      output: wordScale(vocabulary),
    }),
    ...feedForward('decoder_l1_ffn'),
    floatTensor(
      'decoder_ff_logit_out_b',
      pieces.map((_, at) => (at < used ? 0 : -5)),
    ),
    settingsTensor(settings(pieces.length)),
  ];
}

/** Words stand on slow sines only: on a cosine the norm of the layer would scale positions differently by word. */
function dimensionOf(piece: number): number {
  return REFERENCE - 1 - piece;
}

function embeddings({ pieces, used }: TinyVocabulary): Matrix {
  const matrix = zeros(pieces.length, WIDTH);
  for (let piece = 0; piece < used; piece++) add(matrix, piece, dimensionOf(piece), AMPLITUDE);
  return matrix;
}

/** Both heads get the same features of the position. */
function positionMap(): Matrix {
  const matrix = zeros(WIDTH, WIDTH);
  for (let head = 0; head < HEADS; head++)
    for (let pair = 0; pair < POSITIONS; pair++) {
      addCentred(matrix, pair, head * HEAD_WIDTH + pair, ATTENTION);
      addCentred(matrix, WIDTH / 2 + pair, head * HEAD_WIDTH + POSITIONS + pair, ATTENTION);
    }
  return matrix;
}

function wordMap({ partners }: TinyVocabulary): Matrix {
  const matrix = zeros(WIDTH, WIDTH);
  for (const [source, target] of partners) addCentred(matrix, dimensionOf(source), dimensionOf(target), 1);
  return matrix;
}

function wordScale({ used }: TinyVocabulary): Matrix {
  const matrix = zeros(WIDTH, WIDTH);
  for (let piece = 0; piece < used; piece++) add(matrix, dimensionOf(piece), dimensionOf(piece), 4);
  return matrix;
}

interface AttentionWeights {
  readonly queryKey: Matrix;
  readonly value: Matrix;
  readonly output: Matrix;
}

function attention(prefix: string, { queryKey, value, output }: AttentionWeights): Tensor[] {
  const named = { q: queryKey, k: queryKey, v: value, o: output };
  const tensors = Object.entries(named).flatMap(([name, matrix]) => [
    ...weights(`${prefix}_W${name}`, matrix),
    bias(`${prefix}_b${name}`),
  ]);
  return [...tensors, ...norm(`${prefix}_Wo`)];
}

function feedForward(prefix: string): Tensor[] {
  return [1, 2]
    .flatMap((layer) => [...weights(`${prefix}_W${layer}`, zeros(WIDTH, WIDTH)), bias(`${prefix}_b${layer}`)])
    .concat(norm(`${prefix}_ffn`));
}

function weights(name: string, matrix: Matrix): Tensor[] {
  return [weightTensor(name, matrix, true), scaleOf(name)];
}

function scaleOf(name: string): Tensor {
  return floatTensor(`${name}_QuantMultA`, [ALPHA]);
}

function norm(prefix: string): Tensor[] {
  return [floatTensor(`${prefix}_ln_scale`, new Array<number>(WIDTH).fill(1)), bias(`${prefix}_ln_bias`)];
}

function bias(name: string): Tensor {
  return floatTensor(name, new Array<number>(WIDTH).fill(0));
}

function zeros(rows: number, columns: number): Matrix {
  return { rows, columns, values: new Float32Array(rows * columns) };
}

function add({ columns, values }: Matrix, row: number, column: number, value: number): void {
  values[row * columns + column] = (values[row * columns + column] ?? 0) + value;
}

function addCentred(matrix: Matrix, row: number, column: number, value: number): void {
  add(matrix, row, column, value);
  add(matrix, REFERENCE, column, -value);
}

function settings(vocabularySize: number): Readonly<Record<string, unknown>> {
  return {
    type: 'transformer',
    'dim-vocabs': `[${vocabularySize}, ${vocabularySize}]`,
    'dim-emb': WIDTH,
    'enc-depth': 1,
    'dec-depth': 1,
    'transformer-heads': HEADS,
    'transformer-dim-ffn': WIDTH,
    'transformer-ffn-depth': 2,
    'transformer-ffn-activation': 'relu',
    'transformer-decoder-autoreg': 'rnn',
    'dec-cell': 'ssru',
    'transformer-preprocess': '""',
    'transformer-postprocess': 'dan',
    'transformer-postprocess-emb': 'd',
    'transformer-postprocess-top': '""',
    'tied-embeddings-all': true,
    'layer-normalization': false,
    version: 'v1.9.56 tiny',
  };
}
