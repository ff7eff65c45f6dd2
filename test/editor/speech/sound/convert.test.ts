import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { audioFormat } from '../../../../src/editor/speech/sound/audioFormat.ts';
import { convert } from '../../../../src/editor/speech/sound/convert.ts';
import { hear } from '../../../support/editor/heard.ts';
import { mp3ChunksOf, record, wavOf } from '../../../support/panel/recordings.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('sound in another format', () => {
  const recording = record('بهار آمد و باران بارید. باغ سبز شد.');
  const mp3 = async () => Buffer.concat(await mp3ChunksOf(recording));

  it('is as long and as loud as before', async () => {
    const before = await hear({ bytes: wavOf(recording), mimeType: 'audio/wav' });
    const encoded = await convert(wavOf(recording), 'mp3');
    const decoded = await convert(encoded, 'wav');
    for (const after of [
      await hear({ bytes: encoded, mimeType: 'audio/mpeg' }),
      await hear({ bytes: decoded, mimeType: 'audio/wav' }),
    ]) {
      assert.ok(Math.abs(after.seconds - before.seconds) < 0.15, `${after.seconds}, not ${before.seconds}`);
      assert.ok(Math.abs(after.loudness / before.loudness - 1) < 0.1, `${after.loudness}`);
    }
    assert.ok(encoded.length < decoded.length / 3);
  });

  it('is offered for plain WAV and MP3 only, whatever the file is said to be', async () => {
    const path = join(temporaryFolder(), 'sound');
    const formatOf = async (bytes: Uint8Array, mimeType: string | null) => {
      await writeFile(path, bytes);
      return audioFormat(path, mimeType);
    };
    const stereo = wavOf(recording);
    stereo[22] = 2;
    const known = [
      await formatOf(wavOf(recording), 'audio/mpeg'),
      await formatOf(await mp3(), null),
      await formatOf(stereo, 'audio/wav'),
      await formatOf(new TextEncoder().encode('OggS'), 'audio/ogg'),
      await formatOf(new Uint8Array(0), 'audio/mpeg'),
    ].map(({ format, isConvertible }) => [format, isConvertible]);
    assert.deepEqual(known, [
      ['wav', true],
      ['mp3', true],
      ['wav', false],
      ['wav', false],
      ['mp3', false],
    ]);
  });

  it('fails where there is no sound', async () => {
    await assert.rejects(convert(new TextEncoder().encode('no sound'), 'wav'), /no sound/);
  });
});
