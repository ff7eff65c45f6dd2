import assert from 'node:assert/strict';
import { testEngineWithCounts } from '../../support/engine.ts';

const rules = new Set(['half-spaces', 'joined-words']);

/** The text in standard orthography, half-spaces shown as `_`. */
function spelt(text: string): string {
  const engine = testEngineWithCounts();
  const codePoints = Array.from(text.replaceAll('_', '\u200c'));
  const found = engine.proofread(engine.analyse(codePoints.join('')), { rules });
  for (const { codePointStart, codePointEnd, suggestions } of found.toReversed())
    codePoints.splice(codePointStart, codePointEnd - codePointStart, suggestions[0] ?? '');
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

  it('puts the half-space into words that lack it', () => {
    check({
      'میروم و نمیدانم': 'می_روم و نمی_دانم',
      'کتابهای من و بچههایشان': 'کتاب_های من و بچه_هایشان',
      'بزرگتر از همه': 'بزرگ_تر از همه',
      'آنها رفتهاند': 'آنها رفته_اند',
      'خانهام و خانهی ما': 'خانه_ام و خانه_ی ما',
      'دانشآموزان علاقهمند': 'دانش_آموزان علاقه_مند',
      'میخوام برم، نمیشه': 'می_خوام برم، نمی_شه',
      'هوا سرد میشود': 'هوا سرد می_شود',
    });
    staysTheSame('کتاب_فروش و کتابفروش', 'تنها و رها و بهتر و دریای ما و بیست کیلومتری');
  });

  it('tells a plural from an ending behind ه by what stands behind it', () => {
    check({ 'حرفهای ما زیاد بود': 'حرف_های ما زیاد بود', 'او عکاس حرفهای است': 'او عکاس حرفه_ای است' });
    staysTheSame('شهرهای بزرگ و سفرهای ما');
  });

  it('joins compounds that are written as two words', () => {
    check({
      'نرم افزارها را پنج شنبه دیدم': 'نرم_افزارها را پنج_شنبه دیدم',
      'رئیس جمهور هم چنین گفت': 'رئیس_جمهور همچنین گفت',
      'روابط بین المللی': 'روابط بین_المللی',
      'در کتاب خانه بود': 'در کتابخانه بود',
      'هیچ کس نیامد': 'هیچ_کس نیامد',
      'نوجوان ده ساله': 'نوجوان ده_ساله',
    });
    staysTheSame(
      'او چیزی به دست آورد',
      'این که به خصوص گفت',
      'تب مالت و انرژی هسته_ای',
      'ما در خانه خواهد شد',
      'چاپ گران است',
    );
  });

  it('joins a verb to its preverb', () => {
    check({
      'او برمی گردد': 'او برمی_گردد',
      'او بر می گشت': 'او برمی_گشت',
      'به خانه باز می گردد': 'به خانه بازمی_گردد',
    });
    staysTheSame('در را باز می_کند و از بر می_خواند');
  });

  it('joins what tells whose something is', () => {
    check({ 'دل م گرفت': 'دلم گرفت', 'خونه م گرمه': 'خونه_م گرمه', 'گفته م که': 'گفته_م که' });
  });

  it('parts words that were run together', () => {
    check({
      'اعتباررا گرفت': 'اعتبار را گرفت',
      'ازاین پس دراین شهر': 'از این پس در این شهر',
      'هزارو پانصد و بیست وپنج': 'هزار و پانصد و بیست و پنج',
      'بعنوان نمونه، وقتیکه بدنیا آمد': 'به عنوان نمونه، وقتی که به دنیا آمد',
      'برابرمی فروشند': 'برابر می_فروشند',
    });
    staysTheSame('کلیدو بده', 'شهریارا، بشنو');
    staysTheSame('مسافرخانه‌ها و به‌عنوان نمونه و این‌که'.replaceAll('\u200c', '_'), 'برامکه آمدند');
  });

  it('keeps marks, and finds the words behind what takes two code units', () => {
    check({ '😀 مَن می رَوَم': '😀 مَن می_رَوَم' });
  });
});
