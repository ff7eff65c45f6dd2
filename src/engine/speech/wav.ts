const HEADER_BYTES = 44;
const BYTES_A_SAMPLE = 2;

/** A WAV file of 16-bit samples, one channel. */
export function encodeWav(pcm: Int16Array, sampleRate: number): Uint8Array {
  const dataBytes = pcm.length * BYTES_A_SAMPLE;
  const file = new Uint8Array(HEADER_BYTES + dataBytes);
  const view = new DataView(file.buffer);
  const tag = (offset: number, text: string): void => {
    file.set(new TextEncoder().encode(text), offset);
  };
  tag(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * BYTES_A_SAMPLE, true);
  view.setUint16(32, BYTES_A_SAMPLE, true);
  view.setUint16(34, BYTES_A_SAMPLE * 8, true);
  tag(36, 'data');
  view.setUint32(40, dataBytes, true);
  pcm.forEach((sample, at) => {
    view.setInt16(HEADER_BYTES + at * BYTES_A_SAMPLE, sample, true);
  });
  return file;
}
