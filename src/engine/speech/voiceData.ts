import { inflateSections, packSections, type Sections } from '../format/container.ts';

/**
 * The data of eSpeak NG that Harf uses, cut out of the package that its module expects: the pieces at their
 * offsets, everything else zero, and the files of the phoneme voice.
 */
const KEPT =
  /espeak-ng-data\/(phontab|phonindex|phondata|intonations|en_dict|fa_dict|lang\/gmw\/en|lang\/ira\/fa)$/;

const PACKAGE_FILE = /filename:"([^"]+)",start:([\de.]+),end:([\de.]+)/g;

/** A file of the data package; where it lies, in bytes. */
interface PackagedFile {
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
    .map(([, name = '', start, end]): PackagedFile => ({ name, start: Number(start), end: Number(end) }))
    .filter(({ name }) => KEPT.test(name));
  if (pieces.length < 8)
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

/** What eSpeak NG is loaded with. */
export interface VoiceData {
  readonly package: ArrayBuffer;
  readonly dictionary: Uint8Array;
}

/** It has about one megabyte; many times more is no voice data. */
const MAX_INFLATED_BYTES = 8_000_000;

/** Lays the pieces out again as the module expects them. Rejects with an Error if `file` is no voice data. */
export async function unpackVoiceData(file: Uint8Array): Promise<VoiceData> {
  const sections = await sectionsOf(file);
  const index = JSON.parse(new TextDecoder().decode(sections.get('index'))) as {
    readonly length: number;
    readonly pieces: readonly PackagedFile[];
  };
  const whole = new Uint8Array(index.length);
  for (const { name, start } of index.pieces) whole.set(sections.get(name) ?? [], start);
  return { package: whole.buffer, dictionary: sections.get('dictionary') ?? new Uint8Array(0) };
}

async function sectionsOf(file: Uint8Array): Promise<Sections> {
  try {
    return await inflateSections(file, MAX_INFLATED_BYTES);
  } catch (cause) {
    throw new Error('The file is no voice data.', { cause });
  }
}
