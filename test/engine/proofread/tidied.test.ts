import assert from 'node:assert/strict';
import fc from 'fast-check';
import { tidyRules } from '../../../src/engine/proofread/index.ts';
import type { TidyRule } from '../../../src/engine/proofread/rule.ts';
import * as proofread from '../../../src/engine/proofread/tidied.ts';
import { changedText } from '../../../src/text/span.ts';
import { cpuStopwatch } from '../../support/cpuStopwatch.ts';
import { inTime } from '../../support/soak.ts';

const ALL = tidyRules;
const BY_DEFAULT = tidyRules.filter(({ isOptional }) => !isOptional);
const tidyText = (text: string, rules: readonly TidyRule[]) => proofread.tidied(text, rules, () => []);

function tidied(text: string, rules: readonly TidyRule[] = BY_DEFAULT): string {
  return tidyText(text, rules).text;
}

function check(cases: Readonly<Record<string, string>>, rules?: readonly TidyRule[]): void {
  for (const [text, expected] of Object.entries(cases)) assert.equal(tidied(text, rules), expected);
}

function staysTheSame(...texts: readonly string[]): void {
  for (const text of texts) assert.equal(tidied(text), text);
}

describe('Tidying a text', () => {
  it('writes Persian letters for Arabic ones and for shapes of letters', () => {
    check({ 'كتاب علي': 'کتاب علی', موسى: 'موسی', 'ﺳﻼﻡ ﮐﺮﺩ': 'سلام کرد', ھمە: 'همه' });
    staysTheSame('دایرة‌المعارف', 'خانۀ ما', 'مسئلهٔ رأی', 'ﷺ');
  });

  it('writes Persian digits for Arabic ones, and for Latin ones only if it is asked to', () => {
    check({ 'سال ١٤٠٣ و 5 روز': 'سال ۱۴۰۳ و 5 روز' });
    const latin = tidyRules.filter(({ name }) => name === 'latin-digits');
    check({ 'ساعت 12:30 با 5 نفر': 'ساعت ۱۲:۳۰ با ۵ نفر', 'قیمت 1,200 تومان': 'قیمت ۱,۲۰۰ تومان' }, latin);
    for (const text of [
      'گوشی iPhone 15 خوب است',
      'حافظهٔ 16 GB دارد',
      'نسخهٔ v2.1 آمد',
      'شماره #12 را',
      'a_1 است',
    ])
      assert.equal(tidied(text, ALL), text);
  });

  it('takes spaces before signs and inside brackets out, and puts one behind signs', () => {
    check({
      'سلام ، خوبی ؟بله !': 'سلام، خوبی؟ بله!',
      'گفت:«سلام»و رفت .': 'گفت: «سلام» و رفت.',
      '« سلام » و ( کتاب )': '«سلام» و (کتاب)',
      'آمد.رفت': 'آمد. رفت',
      'بیا،5 نفر': 'بیا، 5 نفر',
      'نمی‌آیند؟!خب': 'نمی‌آیند؟! خب',
      '«سلام».رفت': '«سلام». رفت',
    });
  });

  it('parts brackets from the words beside them', () => {
    check({
      'است(حدود': 'است (حدود',
      'دلار).ساعت': 'دلار). ساعت',
      'گران است(حدود ۵ دلار).ساعت چند است؟': 'گران است (حدود ۵ دلار). ساعت چند است؟',
      'تهران(پایتخت ایران)شهر بزرگی است': 'تهران (پایتخت ایران) شهر بزرگی است',
      'او و(به گفتهٔ خودش)همسرش': 'او و (به گفتهٔ خودش) همسرش',
      'سال(۱۴۰۳)و ماه': 'سال(۱۴۰۳) و ماه',
      'آمد( رفت )،خوب': 'آمد (رفت)، خوب',
      'الف)متن': 'الف) متن',
      'نمی‌دانم(شاید)برگردم': 'نمی‌دانم (شاید) برگردم',
      'می‌روم (خب)دیگر': 'می‌روم (خب) دیگر',
      'کتاب(ها)خوب و پیامبر(ص)فرمود': 'کتاب(ها) خوب و پیامبر(ص) فرمود',
      'رفت(چرا؟)دیگر و (خوب)«بد»': 'رفت (چرا؟) دیگر و (خوب) «بد»',
    });
    staysTheSame(
      'کتاب(ها) و کتاب(های) او',
      'روز(هایی) که',
      '(غیر)رسمی و (نا)امید و (این)جا و (ا)سلام',
      'روز(ها)یی',
      'پیامبر(ص) و امام علی(ع) گفتند',
      '(کتاب)ها را',
      'خوب :)و بد',
      'تابع f(x) و sin(الف)',
    );
  });

  it('leaves numbers, times, decimals, abbreviations, emoticons and names of files', () => {
    staysTheSame(
      'در ۱۲:۳۰ با ۳/۵ و ۳٫۵ و ۱۲،۵۰۰',
      'ق.م و ه.ش',
      'خوب :) و بد :(',
      'نمونه.ایران',
      'فایل .env را',
      '«کتاب»ها',
      'خانه » محصولات',
      'نقطه‌ها .... ماند',
      'و etc. آمد',
    );
  });

  it('leaves smileys as they are', () => {
    staysTheSame(
      'ممنون از لطفت ;)',
      'مرسی :) ;) خداحافظ',
      'مرسی:) و ممنون;)',
      "خوب :-) ;-) :D :( :/ (: (; <3 :P :-D :'( =) =( ^_^ -_- XD :| )-: بود",
      'خوب:)) بد:( و ;)',
      'بله؟:) آره!;)',
      'خوب :)و ;)و',
      'خوب ;)، بد ;).',
      '(شوخی بود ;) )',
      'خوب 😀;) 😀 ;)',
      'دوستت دارم <3',
      'گفت :(علی رفت) و آمد',
    );
    check({
      '( علی;)': '(علی؛)',
      'بد :(  ولی ( خوب ) بود :)': 'بد :( ولی (خوب) بود :)',
      'سلام ;خوبی ; بله': 'سلام؛ خوبی؛ بله',
      'نام:علی': 'نام: علی',
    });
  });

  it('leaves quotation marks and semicolons of code, data and commands', () => {
    staysTheSame(
      'f("سلام"); // جواب',
      'return "سلام"; }',
      'git commit -m "پیام" را بزن',
      'print("سلام", "خوب", 5, "بد") است',
      'let x = "سلام";',
      'x="سلام"',
      'نام = "علی"; شهر = "قم";',
      '{"name": "علی", "شهر": "قم"}',
      '["علی", "قم"]',
      'echo "سلام" > a.txt',
      'f(سلام); و g(علی) ;',
      '$x = ["a" => "سلام"];',
    );
    check({
      'گفت "سلام" و f("خوب") را زد': 'گفت «سلام» و f("خوب") را زد',
      'گفت "سلام"; رفت': 'گفت «سلام»؛ رفت',
      'گفت "سلام Ali" و "خوب"': 'گفت «سلام Ali» و «خوب»',
      '"علی" , "قم"': '«علی»، «قم»',
      'صفحهٔ 5 "سلام" است': 'صفحهٔ 5 «سلام» است',
      'در ("سلام") گفت: "خوب"': 'در («سلام») گفت: «خوب»',
      'git commit -m "پيام"': 'git commit -m "پیام"',
    });
  });

  it('writes ، ؛ ؟ for , ; ? behind Persian words', () => {
    check({ 'سلام, خوبی?': 'سلام، خوبی؟', 'رفت ; آمد': 'رفت؛ آمد', 'چه گفتی?!': 'چه گفتی؟!' });
    check({
      'سلام ,دوستان': 'سلام، دوستان',
      'خوبی ?بله': 'خوبی؟ بله',
      'خوبی?بله': 'خوبی؟ بله',
      'رفت ;آمد': 'رفت؛ آمد',
      'سال ۱۴۰۳ ,بعد': 'سال ۱۴۰۳، بعد',
      '«خوب» ,«بد»': '«خوب»، «بد»',
      'نه !?بله': 'نه!؟ بله',
    });
    staysTheSame('تهران,شیراز', 'a, b; c?', 'ساعت ۱۲ : ۳۰', 'جستجو?نام=علی', 'تهران ,Paris', 'تهران;شیراز');
  });

  it('writes … for three points and « » for pairs of quotation marks', () => {
    check({
      'رفت ... و آمد...': 'رفت … و آمد…',
      'گفت "سلام" و “خوب”.': 'گفت «سلام» و «خوب».',
      'گفت "او “بله” گفت".': 'گفت «او “بله” گفت».',
    });
  });

  it('leaves quotation marks that do not pair, stand within others or around no Persian', () => {
    staysTheSame('گفت "سلام', 'صفحهٔ 5" بود "خوب"', '«او "بله" گفت»', 'واژهٔ "hello" را', 'یک” دو “سه');
  });

  it('takes doubled spaces, needless half-spaces and tatweel out', () => {
    check({ 'سلام  خوب   است': 'سلام خوب است', 'می‌ روم': 'می روم', می‌‌روم: 'می‌روم', ســلام: 'سلام' });
    staysTheSame(
      'مصرع یکم      مصرع دوم  آن',
      '| الف  | ب  |',
      'سال ۱۳۰۰ هـ.ش',
      'کشورـشهر',
      'PDF‌ها',
      '۵‌ساله',
      'آمد  \nرفت',
    );
  });

  it('takes half-spaces out at the ends of words', () => {
    const Z = '\u200c';
    for (const [text, expected] of [
      [`${Z}سلام`, 'سلام'],
      [`سلام${Z}`, 'سلام'],
      [`سلام${Z}\n${Z}خوبی`, 'سلام\nخوبی'],
      [`سلام${Z}, خوبی${Z}?`, 'سلام، خوبی؟'],
      [`رفت${Z}… و آمد${Z}`, 'رفت… و آمد'],
      [`گفت «${Z}سلام${Z}»`, 'گفت «سلام»'],
      [`(${Z}خوب${Z})`, '(خوب)'],
      [`نیم${Z}-فاصله و${Z}/یا`, 'نیم-فاصله و/یا'],
      [`می${Z}${Z}روم${Z} `, `می${Z}روم `],
    ] as const)
      assert.equal(tidied(text), expected);
    staysTheSame(
      ...['می_روم', '«کتاب»_ها', 'Word_ها', '۵_ساله', 'خُ_ب', 'کتاب_\u200fها', '`کد`_ها'].map((text) =>
        text.replace('_', Z),
      ),
    );
  });

  it('works only by the rules that are wanted', () => {
    const text = 'كتاب  "خوب" ، ٥ ســال ...';
    const ofKind = (wanted: string) =>
      tidied(
        text,
        tidyRules.filter(({ name }) => name === wanted),
      );
    assert.equal(ofKind('letters'), 'کتاب  "خوب" ، ٥ ســال ...');
    assert.equal(ofKind('digits'), 'كتاب  "خوب" ، ۵ ســال ...');
    assert.equal(ofKind('punctuation'), 'كتاب  "خوب"، ٥ ســال ...');
    assert.equal(ofKind('quotes'), 'كتاب  «خوب» ، ٥ ســال ...');
    assert.equal(ofKind('spaces'), 'كتاب "خوب" ، ٥ ســال ...');
    assert.equal(ofKind('ellipses'), 'كتاب  "خوب" ، ٥ ســال …');
    assert.equal(ofKind('tatweel'), 'كتاب  "خوب" ، ٥ سال ...');
    assert.equal(tidied(text, []), text);
  });

  const pieces = fc.constantFrom(
    ...'كتابي|سلام|رفت|می|خوب|5|۱۲|٤|12:30|۳/۵|،|؛|؟|!|.|..|...|…|:|«|»|(|)|"|“|”|\'|-|/|_|#|@|,|;|?'.split(
      '|',
    ),
    ...[
      ' ',
      ' ',
      '  ',
      '   ',
      '    ',
      '\n',
      '\n\n',
      '\t',
      '\u200c',
      '\u200c',
      'ـ',
      'ِ',
      'ّ',
      '\u200f',
      '😀',
      'etc.',
    ],
    ...['http://a.ir/b', 'word', '|', '*', '\ud800', ':)', ' ;-)', ' <3', ' (:', 'f("', '= '],
  );
  const texts = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''));

  it('changes nothing when it is done once more', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = tidied(text, ALL);
        assert.equal(tidied(once, ALL), once);
      }),
      { numRuns: 5000 },
    );
  });

  it('tells changes in order that together make the tidied text of the source', () => {
    fc.assert(
      fc.property(texts, (source) => {
        const { text, changes } = tidyText(source, ALL);
        assert.equal(changedText(source, { utf16Start: 0, utf16End: source.length }, changes), text);
        changes.forEach(({ utf16Start, utf16End }, at) => {
          assert.ok(utf16Start < utf16End && (changes[at - 1]?.utf16End ?? 0) <= utf16Start);
        });
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps all letters, digits and words', () => {
    fc.assert(
      fc.property(texts, (text) => assert.equal(folded(tidied(text, ALL)), folded(text))),
      { numRuns: 3000 },
    );
  });

  it('takes linear time', () => {
    for (const piece of [
      'ي',
      '"',
      '« ',
      '...',
      '\u200c',
      'ـ',
      ' ',
      '1,',
      'اب.',
      ' ،',
      '(',
      'اب:',
      'ﻻ"',
      '12',
      ':)',
      ' :(',
      'a("ب", ',
      '" "',
      '("ب"',
    ]) {
      const text = piece.repeat(inTime({ usual: 50_000, soak: 200_000 }) / piece.length);
      const used = cpuStopwatch();
      tidied(`س${text}س`, ALL);
      assert.ok(used() < 3000, JSON.stringify(piece));
    }
  });
});

/** A text without spaces and signs, its letters and digits unified. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[ىي]/g, 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[،؛؟]/g, (sign) => ({ '،': ',', '؛': ';', '؟': '?' })[sign] ?? '')
    .replace(/[\s\u200cـ.…"“”«»]/g, '');
}
