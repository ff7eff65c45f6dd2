import { packSections, unpackSections } from '../format/container.ts';

/**
 * The data of eSpeak NG that Harf uses, cut out of the package that its module expects: the pieces at their
 * offsets, everything else zero, and the files of the phoneme voice.
 */
const KEPT =
  /espeak-ng-data\/(phontab|phonindex|phondata|intonations|en_dict|lang\/gmw\/en|voices\/!v\/[mf][1-8])$/;

const PACKAGE_FILE = /filename:"([^"]+)",start:([\de.]+),end:([\de.]+)/g;

interface Piece {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** What `packVoiceData` is made from: the module's source and data package, and the compiled phoneme voice. */
interface VoiceSources {
  readonly moduleSource: string;
  readonly package: Uint8Array;
  readonly dictionary: Uint8Array;
}

/** Cuts the data to what is used, at build time. Throws an Error if the package has other files than expected. */
export function packVoiceData({ moduleSource, package: whole, dictionary }: VoiceSources): Uint8Array {
  const pieces = [...moduleSource.matchAll(PACKAGE_FILE)]
    .map(([, name = '', start, end]): Piece => ({ name, start: Number(start), end: Number(end) }))
    .filter(({ name }) => KEPT.test(name));
  if (pieces.length < 6)
    throw new Error('The data package of eSpeak NG has changed; see KEPT in voiceData.ts.');
  const index = { length: whole.length, pieces };
  return packSections(
    new Map([
      ['index', new TextEncoder().encode(JSON.stringify(index))],
      ['dictionary', dictionary],
      ...pieces.map(({ name, start, end }) => [name, whole.subarray(start, end)] as const),
    ]),
  );
}

interface VoiceData {
  readonly package: ArrayBuffer;
  readonly dictionary: Uint8Array;
}

/** Lays the pieces out again as the module expects them. Throws an Error if `file` is no voice data. */
export function unpackVoiceData(file: Uint8Array): VoiceData {
  const sections = unpackSections(file);
  const index = JSON.parse(new TextDecoder().decode(sections.get('index'))) as {
    readonly length: number;
    readonly pieces: readonly Piece[];
  };
  const whole = new Uint8Array(index.length);
  for (const { name, start } of index.pieces) whole.set(sections.get(name) ?? [], start);
  return { package: whole.buffer, dictionary: sections.get('dictionary') ?? new Uint8Array(0) };
}
