import assert from 'node:assert/strict';
import fc from 'fast-check';
import { sentencesOf, tokenise } from '../../../../src/engine/analyse/sentence/tokenise.ts';
import { readCorpus } from '../../../../src/engine/compile/corpus.ts';
import type { WordAnalysis } from '../../../../src/engine/index.ts';
import { corpusSources, testEngine } from '../../../support/engine.ts';
import { persianText } from '../../../support/persianText.ts';

/** The text of each sentence. */
function divided(text: string): string[] {
  return sentencesOf(text, tokenise(text)).map((tokens) =>
    text.slice(tokens[0]?.utf16Start, tokens.at(-1)?.utf16End),
  );
}

describe('the sentences of a text', () => {
  const check = (...sentences: string[]) => assert.deepEqual(divided(sentences.join('')), sentences);
  const longLine = 'او در سال‌های پایانی زندگی خود در خانه‌ای کوچک در کنار رودخانه';

  it('end with their marks and what closes behind them', () => {
    check('رفتم. ', 'آمد!» ', 'چرا؟ ', 'نه… ', 'بله');
    check('گفت «برو.» ', '(چرا؟) ', 'خوب است...\n', 'نه');
  });
  it('go on behind other marks, and where no white space follows', () => {
    check('کتاب، خوب؛ و: ');
    check('در سال ه.ش و ۳.۵ درصد و a.b است');
  });
  it('end with a short line and before an empty one', () => {
    check('کتاب خوب\n', 'سلام');
    check(`${longLine}\n\n`, 'سلام');
  });
  it('go on in the next line of wrapped prose, but not in an item of a list', () => {
    check(`${longLine}\nزندگی می‌کرد`);
    check(`${longLine}\n`, '- زندگی\n', '* کار\n', '۱. ', 'خانه');
  });
  it('end with a message of a conversation or a line of a log, however long', () => {
    for (const [first, second] of [
      ['علی رضایی: ', 'مریم: '],
      ['[10:32] رضا: ', '[10:33] نگار: '],
      ['<رضا> ', '<نگار> '],
      ['۱۴۰۲/۱/۲، ۱۰:۳۲ - رضا: ', '۱۴۰۲/۱/۲، ۱۰:۳۳ - نگار: '],
      ['الف) ', 'ب) '],
      ['(۱) ', '(۲) '],
    ])
      check(`${first}${longLine} دوست\n`, `${second}زندگی`);
    check(`${longLine} و دوست\nگفت: زندگی`);
  });
  it('joined are the text', () => {
    fc.assert(fc.property(persianText(), (text) => assert.equal(divided(text).join(''), text)));
  });
});

/** Lines of verse are read in the metre that they share. */
const VERSE = new Set(['poetry', 'verse']);

describe('a text of several sentences', () => {
  const wordsOf = (text: string): WordAnalysis[] =>
    testEngine()
      .analyse(text)
      .tokens.flatMap(({ word }) => word ?? []);
  const closed = corpusSources()
    .flatMap(readCorpus)
    .filter(({ field }) => !VERSE.has(field))
    .map(({ text }) => text)
    .filter((text) => /[.!?؟…][»"')]*$/.test(text));

  it('is read as each of them is read alone', () => {
    const sentences = fc.array(fc.constantFrom(...closed), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(sentences, fc.constantFrom(' ', '\n', '\n\n'), (texts, between) => {
        assert.deepEqual(wordsOf(texts.join(between)), texts.flatMap(wordsOf));
      }),
    );
  });
  it('has no verb that one begins and the next ends', () => {
    const [left, right] = wordsOf('نامه را نوشته. بود و نبود.').slice(2);
    assert.deepEqual([left?.attachedTo, right?.attachedTo], [undefined, undefined]);
  });
  it('has the ezafe of a heading above a list', () => {
    assert.equal(wordsOf('کتاب خوب\n\n- سلام')[0]?.ezafe, 'e');
  });
});
