import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type SourceSentence,
  sourceSentences,
} from '../../../../src/service/translation/sentences/sourceSentences.ts';
import { testEngine } from '../../../support/engine.ts';
import { persianText } from '../../../support/persianText.ts';

describe('the sentences that the fluent engine gets', () => {
  it('have letters, half-spaces and digits in their standard form', () => {
    assert.deepEqual(textsOf('كتاب ها را می خوانم، ۱۲٫۵ بار.'), [
      'کتاب‌ها',
      'را',
      'می‌خوانم',
      '،',
      '12.5',
      'بار',
      '.',
    ]);
  });

  it('have the half-spaces that were left out within words', () => {
    for (const [typed, meant] of [
      ['او میرود', 'او می‌رود'],
      ['من نمیدانم', 'من نمی‌دانم'],
      ['او برمیگردد', 'او برمی‌گردد'],
      ['او کتابهایش را خواند', 'او کتاب‌هایش را خواند'],
      ['نمیتوان رفت', 'نمی‌توان رفت'],
      ['می‌روم و نمیام', 'می‌روم و نمیام'],
      ['کشورها و نهادهای دیگر', 'کشورها و نهادهای دیگر'],
      ['او گله را میراند', 'او گله را میراند'],
      ['در میدان تنهایش گذاشت', 'در میدان تنهایش گذاشت'],
    ] as const)
      assert.equal(textsOf(typed).join(' '), meant);
  });

  it('have compounds that are written apart once', () => {
    assert.deepEqual(textsOf('شرکت دانش بنیان ها'), ['شرکت', 'دانش‌بنیان‌ها']);
    assert.deepEqual(textsOf('روابط بین المللی'), ['روابط', 'بین‌المللی']);
  });

  it('have the words that were run together as two', () => {
    assert.deepEqual(textsOf('اعتباررا گرفت'), ['اعتبار', 'را', 'گرفت']);
    assert.equal(sentencesOf('اعتباررا گرفت')[0]?.parts[1]?.space, ' ');
  });

  it('have no controls, behind which the engine would read nothing', () => {
    const texts = textsOf('سلام \u0000 دنیا \u200fخوب\u0007.');
    assert.deepEqual(texts.join(' ').match(/[\p{L}.]+/gu), ['سلام', 'دنیا', 'خوب', '.']);
    assert.doesNotMatch(texts.join(''), /[\p{Cc}\u200f]/u);
  });

  it('have a stand-in for an address, and the address itself beside it', () => {
    const [sentence] = sentencesOf('به https://example.org/a?b=1 بروید.');
    const kept = sentence?.parts.find(({ kind }) => kind === 'kept');
    assert.equal(kept?.text, 'X1');
    assert.equal(kept?.original, 'https://example.org/a?b=1');
  });

  it('have stand-ins that the text does not have, nor who sent it put there', () => {
    const standInsOf = (text: string) =>
      sentencesOf(text).flatMap(({ parts }) =>
        parts.flatMap(({ kind, text: sent, original }) =>
          kind === 'kept' && sent !== original ? [sent] : [],
        ),
      );
    assert.deepEqual(standInsOf('به `a_b` و `c_d` و X1 بروید.'), ['Z1', 'Z2']);
    assert.deepEqual(standInsOf('به `a_b` و x1 و z12 بروید. فردا Q3 آمد.'), ['XX1']);
    const all = 'X1 و Z1 و Q1 و XX1 و ZZ1 و QQ1 و QXZ1 و X3';
    assert.deepEqual(standInsOf(`به ${all} و \`a_b\` و \`c_d\` بروید.`), ['X2', 'X4']);
  });

  it('end at a full stop, at a question mark, and where a list goes on', () => {
    const beginnings = sentencesOf('آمد. رفت؟ بله\n- سیب\n- نان').map(({ parts }) => parts[0]?.text);
    assert.deepEqual(beginnings, ['آمد', 'رفت', 'بله', 'سیب', 'نان']);
    assert.equal(sentencesOf('آمد\n\n- سیب').at(1)?.before, '\n\n- ');
  });

  it('go on over a line break where the line was wrapped', () => {
    const wrapped = 'این یک جملهٔ بلند است که در میان یک بند نوشته شده\nو در خط بعد ادامه دارد.';
    assert.equal(sentencesOf(wrapped).length, 1);
    assert.equal(sentencesOf(wrapped)[0]?.parts.find(({ space }) => space.includes('\n'))?.text, 'و');
  });

  it('are the whole text, in order and of a limited length', () => {
    fc.assert(
      fc.property(persianText(), (text) => {
        const sentences = sentencesOf(text);
        let at = 0;
        for (const { codePointStart, codePointEnd } of sentences.flatMap(({ parts }) => parts)) {
          assert.ok(codePointStart >= at && codePointEnd > codePointStart);
          at = codePointEnd;
        }
      }),
      { numRuns: 200 },
    );
    const long = sentencesOf('کتاب و '.repeat(2000));
    assert.ok(long.every(({ parts }) => parts.length < 150));
    assert.equal(
      long.reduce((sum, { parts }) => sum + parts.length, 0),
      4000,
    );
  });
});

function sentencesOf(text: string): SourceSentence[] {
  return sourceSentences(testEngine().analyse(text));
}

function textsOf(text: string): string[] {
  return sentencesOf(text).flatMap(({ parts }) => parts.map((part) => part.text));
}
