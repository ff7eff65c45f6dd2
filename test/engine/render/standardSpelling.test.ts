import assert from 'node:assert/strict';
import { testEngine } from '../../support/engine.ts';

/** The text in standard orthography, half-spaces shown as `_`. */
function spelt(text: string): string {
  const engine = testEngine();
  const codePoints = Array.from(text.replaceAll('_', '\u200c'));
  const changes = engine.standardSpelling(engine.analyse(codePoints.join('')));
  for (const { codePointStart, codePointEnd, text } of changes.toReversed())
    codePoints.splice(codePointStart, codePointEnd - codePointStart, text);
  return codePoints.join('').replaceAll('\u200c', '_');
}

function check(cases: Readonly<Record<string, string>>): void {
  for (const [text, expected] of Object.entries(cases)) assert.equal(spelt(text), expected);
}

function staysTheSame(...texts: readonly string[]): void {
  for (const text of texts) assert.equal(spelt(text), text);
}

describe('Standard spelling', () => {
  it('joins a verb and its prefix', () => {
    check({
      'من می روم و نمی خواهم بمانم': 'من می_روم و نمی_خواهم بمانم',
      'آب می نوشید': 'آب می_نوشید',
      'همه می خندیدند': 'همه می_خندیدند',
      'ساعت ۱۲ می آییم؟': 'ساعت ۱۲ می_آییم؟',
      'ساعت 12 می آمدند': 'ساعت 12 می_آمدند',
      'ما ۵ می رویم': 'ما ۵ می_رویم',
      'در سال ۱۳۹۹ می گفتند': 'در سال ۱۳۹۹ می_گفتند',
    });
  });

  it('joins a word and its ending', () => {
    check({
      'کتاب ها را خواندم': 'کتاب_ها را خواندم',
      'بزرگ تر از تو': 'بزرگ_تر از تو',
      'مهم ترین حق ها': 'مهم_ترین حق_ها',
      'خانه ای ساختم و رفته ام': 'خانه_ای ساختم و رفته_ام',
      'خانه ی ما': 'خانه_ی ما',
      'کتاب شان را دیدم': 'کتاب_شان را دیدم',
    });
  });

  it('writes no half-space behind a letter that is not joined to the next one', () => {
    check({ 'کار ها زود تر تمام شد': 'کارها زودتر تمام شد', 'هر چه بیش تر': 'هر چه بیشتر' });
    staysTheSame('آن ها شاد اند'.replace('آن ها', 'آن_ها'));
  });

  it('leaves words that are only spelt like a prefix or an ending', () => {
    staysTheSame(
      'ما می و معشوق داریم',
      'او می نوشید',
      'جام می گرفت',
      'روز ۱۵ می آمد',
      'تا ۵ می به تهران رفت',
      'ها! چه گفتی؟',
      'چشم تر و دست تر',
      'حفظ شان انسان مهم است',
      'این در شان او نیست',
      'همه ای دوست بیا',
    );
  });

  it('parts words that were run together', () => {
    check({ 'اعتباررا گرفت': 'اعتبار را گرفت' });
    staysTheSame('مسافرخانه‌ها و به‌عنوان نمونه و این‌که'.replaceAll('\u200c', '_'), 'برامکه آمدند');
  });

  it('keeps marks, and finds the words behind what takes two code units', () => {
    check({ '😀 مَن می رَوَم': '😀 مَن می_رَوَم' });
  });
});
