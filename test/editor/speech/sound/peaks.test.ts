import assert from 'node:assert/strict';
import { peaksOf } from '../../../../src/editor/speech/sound/peaks.ts';
import { wavSamples } from '../../../../src/editor/speech/sound/wavSamples.ts';
import { loadSpeech } from '../../../../src/engine/index.ts';
import { encodeWav } from '../../../../src/engine/speech/audioFiles.ts';

const RATE = 24_000;

/** A tone that grows from silence to full scale. */
const growing = Int16Array.from({ length: 10 * RATE }, (_, at) =>
  Math.round(Math.sin(at / 10) * 32_767 * (at / (10 * RATE))),
);

describe('The waveform of a sound file', () => {
  function assertGrows(found: readonly number[]): void {
    assert.ok(found.length > 500 && found.length <= 2000, `${found.length}`);
    for (const [index, peak] of found.entries())
      assert.ok(Math.abs(peak - index / found.length) < 0.08, `${peak} at ${index} of ${found.length}`);
  }

  it('follows the amplitude of WAV', async () => {
    assertGrows(await peaksOf(encodeWav(growing, RATE), 'audio/wav'));
  });

  it('follows the amplitude of MP3', async () => {
    const speech = await loadSpeech();
    const stream = await speech.openMp3Stream(RATE);
    const bytes = Buffer.concat([stream.encode(growing), stream.finish()]);
    assertGrows(await peaksOf(bytes, 'audio/mpeg'));
  });

  it('is empty for what is no sound that it knows', async () => {
    assert.deepEqual(await peaksOf(new TextEncoder().encode('<html>'), 'audio/wav'), []);
    assert.deepEqual(await peaksOf(new Uint8Array(), 'audio/wav'), []);
  });

  it('has the samples of the first channel, piece by piece, and no more than there are', () => {
    const file = encodeWav(Int16Array.from([1, 2, 3, 4, 5]), RATE);
    const all = (pieceBytes: number) => [...wavSamples(file, pieceBytes)].flatMap((piece) => [...piece]);
    assert.deepEqual(
      all(4),
      [1, 2, 3, 4, 5].map((sample) => sample / 32_768),
    );
    new DataView(file.buffer).setUint32(40, 0xffffffff, true);
    assert.equal(all(1000).length, 5);
    new DataView(file.buffer).setUint16(22, 2, true);
    assert.deepEqual(
      all(1000),
      [1, 3].map((sample) => sample / 32_768),
    );
  });
});
