import assert from 'node:assert/strict';
import { openMarked, reset, run, setSetting, textOf } from '../support/editor/editing.ts';

const SENTENCE = 'دولت ایران تعجب کرد، ساعت ۵.';

async function pinglish(): Promise<string> {
  const editor = await openMarked(`[${SENTENCE}]`);
  await run('pinglish');
  return textOf(editor);
}

describe('Finishing Pinglish', () => {
  afterEach(reset);

  it('leaves it as the service answers by default', async () => {
    assert.equal(await pinglish(), "dowlat-e iraan ta'ajjob kard، saa'at-e ۵.");
  });

  it('writes it as it is typed', async () => {
    await setSetting('pinglish.finish', 'asTyped');
    assert.equal(await pinglish(), 'Dolat-e Iran taajob kard, saat-e 5.');
  });

  it('writes Latin digits and punctuation', async () => {
    await setSetting('pinglish.finish', 'asAnswered');
    await setSetting('pinglish.digitsAndPunctuation', 'latin');
    assert.equal(await pinglish(), "dowlat-e iraan ta'ajjob kard, saa'at-e 5.");
  });

  it('leaves digits and punctuation in Pinglish that is written as it is typed, if that is wanted', async () => {
    await setSetting('pinglish.finish', 'asTyped');
    await setSetting('pinglish.digitsAndPunctuation', 'persian');
    assert.equal(await pinglish(), 'Dolat-e Iran taajob kard، saat-e ۵.');
  });

  it('gives the Persian back', async () => {
    await setSetting('pinglish.finish', 'asTyped');
    const editor = await openMarked(`[${SENTENCE}]`);
    await run('pinglish');
    await run('restorePersian');
    assert.equal(textOf(editor), SENTENCE);
  });
});
