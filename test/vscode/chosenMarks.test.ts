import assert from 'node:assert/strict';
import { stripMarks } from '../../src/text/marks.ts';
import { openMarked, reset, run, setSetting, textOf } from '../support/editor/editing.ts';

const SENTENCE = 'این کتاب خوب را کرم بزرگ آورد.';

async function marked(choice: string): Promise<string> {
  await setSetting('diacritize.marks', choice);
  const editor = await openMarked(`[${SENTENCE}]`);
  await run('diacritize');
  return textOf(editor);
}

describe('harf.diacritize.marks', () => {
  afterEach(reset);

  it('writes only the ezafe', async () => {
    assert.equal(await marked('ezafe'), 'این کتابِ خوب را کرمِ بزرگ آورد.');
  });

  it('writes only the ezafe where a word cannot be read otherwise', async () => {
    const text = await marked('needed');
    assert.equal(stripMarks(text), SENTENCE);
    assert.match(text, /^این کتابِ خوب را ک[\u064e\u0650]رِ?مِ بزرگ /);
  });

  it('writes all marks of a word whose spelling has several readings in use, however sure the sentence makes it', async () => {
    await setSetting('diacritize.marks', 'needed');
    const editor = await openMarked('[مرد بعد از نماز به تو گفت.]');
    await run('diacritize');
    assert.equal(textOf(editor), 'مَرد بَعد از نماز به تو گفت.');
  });

  it('writes what primers print', async () => {
    const text = await marked('school');
    assert.equal(stripMarks(text), SENTENCE);
    assert.ok(text.endsWith('بُزُرْگْ آوَرْدْ.'), text);
  });

  it('writes what primers print that leave the ends of words open', async () => {
    const text = await marked('schoolOpenEnds');
    assert.equal(stripMarks(text), SENTENCE);
    assert.ok(text.endsWith('بُزُرْگ آوَرْد.'), text);
  });

  it('leaves the text to be restored as it was', async () => {
    await setSetting('diacritize.marks', 'school');
    const editor = await openMarked(`[${SENTENCE}]`);
    await run('diacritize');
    await run('removeDiacritics');
    assert.equal(textOf(editor), SENTENCE);
  });
});
