const CHUNK_HEADER_BYTES = 8;
const RIFF_HEADER_BYTES = 12;
const PCM = 1;
const FULL_SCALE = 32_768;

/** The samples, -1 to 1, of the first channel of a WAV file of 16 bits, in pieces; none for any other file. */
export function* wavSamples(bytes: Uint8Array, pieceBytes: number): Generator<Float32Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frameBytes = 0;
  for (const { name, start, end } of chunksOf(view)) {
    if (name === 'fmt ') frameBytes = frameBytesOf(view, start);
    if (name !== 'data' || frameBytes === 0) continue;
    const step = Math.max(1, Math.floor(pieceBytes / frameBytes)) * frameBytes;
    for (let at = start; at + frameBytes <= end; at += step)
      yield samplesOf(view, at, { end: Math.min(at + step, end), frameBytes });
    return;
  }
}

/** 0 where a frame is not made of samples of 16 bits. */
function frameBytesOf(view: DataView, start: number): number {
  const [format, channels, bits] = [0, 2, 14].map((offset) => view.getUint16(start + offset, true));
  return format === PCM && bits === 16 ? (channels ?? 0) * 2 : 0;
}

function samplesOf(
  view: DataView,
  start: number,
  { end, frameBytes }: { readonly end: number; readonly frameBytes: number },
): Float32Array {
  const samples = new Float32Array(Math.floor((end - start) / frameBytes));
  for (let index = 0; index < samples.length; index++)
    samples[index] = view.getInt16(start + index * frameBytes, true) / FULL_SCALE;
  return samples;
}

interface Chunk {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A length beyond the end, as streams write it, is cut there. */
function* chunksOf(view: DataView): Generator<Chunk> {
  const tag = (at: number) =>
    String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
  if (view.byteLength < RIFF_HEADER_BYTES || tag(0) !== 'RIFF') return;
  for (let at = RIFF_HEADER_BYTES; at + CHUNK_HEADER_BYTES <= view.byteLength; ) {
    const start = at + CHUNK_HEADER_BYTES;
    const end = start + view.getUint32(at + 4, true);
    if (tag(at) === 'fmt ' && start + 16 > view.byteLength) return;
    yield { name: tag(at), start, end: Math.min(end, view.byteLength) };
    at = end + (end % 2);
  }
}
