import assert from 'node:assert/strict';
import { createAnalyser } from '../../../src/engine/analyse/analyse.ts';
import { openLexicon } from '../../../src/engine/analyse/lexicon/openLexicon.ts';
import { createProofreader } from '../../../src/engine/proofread/index.ts';
import { testEngineDataWithCounts } from '../../support/engine.ts';

describe('an ezafe that is written with ه', () => {
  const lexicon = openLexicon(testEngineDataWithCounts());
  const analyse = createAnalyser(lexicon);
  let readings = 0;
  const proofread = createProofreader(lexicon, (text) => {
    readings++;
    return analyse(text);
  });
  const found = (text: string) => {
    readings = 0;
    return proofread(analyse(text), { rules: new Set(['he-for-ezafe']) });
  };

  it('is found before another one, which is read as it is meant', () => {
    const suggestions = found('رفیقه قدیمیه من از سفر برگشت.').map(({ suggestions: [first] }) => first);
    assert.deepEqual(suggestions, ['رفیق', 'قدیمی']);
  });

  it('is found before a quotation, and before Latin letters', () => {
    assert.equal(found('کتابه «بوف کور» رو خوندی؟').length, 1);
    assert.equal(found('فایله pdf را برایم فرستاد.').length, 1);
  });

  it('has a kasra offered, but behind letters that show the ezafe', () => {
    assert.deepEqual(found('کتابه من روی میز است.')[0]?.suggestions, ['کتاب', 'کتابِ']);
    assert.deepEqual(found('صدایه تو را شنیدم.')[0]?.suggestions, ['صدای']);
  });

  it('is looked for without reading a sentence anew whose words are usual with their ه', () => {
    found('خانه ما در کوچه مدرسه است و همه خانواده به آن علاقه دارند.');
    assert.equal(readings, 0);
  });

  it('is looked for by few readings in one sentence, and by as many in each', () => {
    const many = 'کتابه من '.repeat(20);
    found(many);
    const inOne = readings;
    found(`${many}. ${many}.`);
    assert.ok(inOne > 0 && inOne <= 8, `${inOne}`);
    assert.equal(readings, 2 * inOne);
  });
});
