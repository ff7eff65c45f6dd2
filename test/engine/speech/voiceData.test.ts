import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import { deflateSections } from '../../../src/engine/format/container.ts';
import { unpackVoiceData } from '../../../src/engine/speech/voiceData.ts';
import { voiceData } from '../../support/naturalVoice.ts';

describe('the data of the voice', () => {
  it('are the same, deflated for a package or not', async () => {
    const deflated = deflateSections(voiceData(), (bytes) => deflateRawSync(bytes));
    assert.ok(deflated.length < voiceData().length * 0.7);
    const [plain, inflated] = [await unpackVoiceData(voiceData()), await unpackVoiceData(deflated)];
    assert.ok(Buffer.from(plain.package).equals(Buffer.from(inflated.package)));
    assert.ok(Buffer.from(plain.dictionary).equals(inflated.dictionary));
    assert.ok(plain.dictionary.length > 0);
  });

  it('are refused where they are none', async () => {
    for (const file of [new Uint8Array(0), new Uint8Array(100), voiceData().subarray(0, 50)])
      await assert.rejects(unpackVoiceData(file), /no voice data/);
  });
});
