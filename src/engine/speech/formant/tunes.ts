import { joinedBytes } from '../../../platform/bytes.ts';

/**
 * The melody of a clause as eSpeak NG takes it (its `TUNE`): pitches from 0, the lowest of the speaker, to 100, about the
 * highest; what moves along an envelope goes between two of them.
 */
interface Tune {
  readonly name: string;
  /** Before the first accent. */
  readonly prehead: readonly [start: number, end: number];
  /** The peaks of the accents before the last: the first, and the last of a long row. */
  readonly peaks: readonly [first: number, last: number];
  /** How far an accented syllable rises to its peak. */
  readonly rise: number;
  /** How far below the last peak the syllables between accents are, at their start and end. */
  readonly valley: readonly [start: number, end: number];
  /** The last accent where nothing is behind it. */
  readonly lastAlone: Nucleus;
  /** The last accent, and what is behind it. */
  readonly last: Nucleus & { readonly tail: readonly [start: number, end: number] };
}

interface Nucleus {
  readonly envelope: number;
  readonly highest: number;
  readonly lowest: number;
}

const FALL = 0;
const RISE = 2;

/** After the names of the tunes of eSpeak NG: statement, clause that goes on, question, exclamation. */
const TUNES: readonly Tune[] = [
  {
    name: 'px_s',
    prehead: [44, 40],
    peaks: [84, 74],
    rise: 26,
    valley: [-18, -34],
    lastAlone: { envelope: FALL, highest: 84, lowest: 4 },
    last: { envelope: RISE, highest: 70, lowest: 42, tail: [26, 4] },
  },
  {
    name: 'px_c',
    prehead: [44, 40],
    peaks: [84, 74],
    rise: 26,
    valley: [-18, -34],
    lastAlone: { envelope: RISE, highest: 92, lowest: 44 },
    last: { envelope: RISE, highest: 70, lowest: 42, tail: [40, 84] },
  },
  {
    name: 'px_q',
    prehead: [50, 46],
    peaks: [90, 82],
    rise: 30,
    valley: [-20, -36],
    lastAlone: { envelope: RISE, highest: 165, lowest: 48 },
    last: { envelope: RISE, highest: 92, lowest: 48, tail: [54, 165] },
  },
  {
    name: 'px_e',
    prehead: [50, 44],
    peaks: [98, 84],
    rise: 36,
    valley: [-22, -42],
    lastAlone: { envelope: FALL, highest: 108, lowest: 4 },
    last: { envelope: RISE, highest: 96, lowest: 46, tail: [34, 4] },
  },
];

const TUNE_BYTES = 68;
const NONE = 255;
/** Of a longer row of accents each is as high as the last of so many. */
const MOST_STEPS = 6;

/** The line of a voice file that chooses them. */
export const TUNES_LINE = `tunes ${TUNES.map(({ name }) => name).join(' ')}`;

/** The file `intonations` of eSpeak NG with the Persian tunes besides its own. */
export function withPersianTunes(intonations: Uint8Array): Uint8Array {
  return joinedBytes([intonations, ...TUNES.map(record)]);
}

function record({ name, prehead, peaks, rise, valley, lastAlone, last }: Tune): Uint8Array {
  const bytes = new Uint8Array(TUNE_BYTES);
  new TextEncoder().encodeInto(name, bytes);
  const [flat, unused] = [0, 0];
  const alone = [lastAlone.envelope, lastAlone.highest, lastAlone.lowest];
  const nucleus = [last.envelope, last.highest, last.lowest, ...last.tail];
  const [start, end] = valley;
  const values = [
    ...[...prehead, RISE, rise, unused, flat],
    ...[NONE, ...peaks, NONE, MOST_STEPS, 1],
    ...[start, start, start, end, end, end],
    ...[...alone, ...nucleus, ...nucleus],
  ];
  bytes.set(values, FIRST_VALUE);
  return bytes;
}

/** Behind the name, four flags and what the row of accents goes on with. */
const FIRST_VALUE = 24;
