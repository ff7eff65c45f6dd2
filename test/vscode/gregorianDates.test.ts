import assert from 'node:assert/strict';
import { openMarked, reset, run, setSetting, textOf } from '../support/editor/editing.ts';

const SENTENCE = 'علی در سال ۱۳۹۵ به تهران رفت.';

describe('Gregorian dates in a translation', () => {
  afterEach(reset);

  it('are left out by default', async () => {
    const editor = await openMarked(`[${SENTENCE}]`);
    await run('translate');
    assert.match(textOf(editor), /\b1395\b(?! \()/);
  });

  it('stand in brackets behind the Iranian ones if that is wanted, and the Persian can be had back', async () => {
    await setSetting('translation.gregorianDates', true);
    const editor = await openMarked(`[${SENTENCE}]`);
    await run('translate');
    assert.match(textOf(editor), /\b1395 \(2016\/17\)/);
    await run('restorePersian');
    assert.equal(textOf(editor), SENTENCE);
  });
});
