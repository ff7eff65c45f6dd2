import assert from 'node:assert/strict';
import { partChanges } from '../../../src/document/answers/changes.ts';
import { splitEnglish } from '../../../src/document/answers/englishAnswer.ts';
import { proseOf } from '../../../src/document/prose/findProse.ts';
import { proseKind } from '../../../src/document/prose/formats.ts';
import { alignTranslation } from '../../../src/service/translation/alignTranslation.ts';
import { changedText } from '../../../src/text/span.ts';
import { testEngine } from '../../support/engine.ts';
import { testGrammars } from '../../support/grammarFiles.ts';
import { allTargets } from '../../support/targets.ts';
import { linkedWords } from '../../support/translators.ts';

async function translated(text: string, language: string): Promise<string> {
  const kind = proseKind(language, '');
  const { passages } = await proseOf(text, kind, language, { grammars: testGrammars() });
  const whole = { utf16Start: 0, utf16End: text.length };
  const changes = [];
  for (const target of allTargets(text, passages, whole, { hasContext: false })) {
    const { translation } = testEngine().translate(testEngine().analyse(target.text));
    const words = linkedWords(alignTranslation(testEngine(), { text: target.text, translation }));
    changes.push(...partChanges(text, splitEnglish(target, { text: translation, words }, text, kind) ?? []));
  }
  return changedText(text, whole, changes);
}

describe('the markup of a document that the draft translates', () => {
  for (const [language, source, expected] of [
    ['markdown', 'این [پیوند](a) را **باز** کنید.', '**Open** this [link](a).'],
    [
      'markdown',
      '[اینجا](a.md) را *کلیک* کنید، سپس `run` را بزنید',
      '*Click* [here](a.md), then to hit `run`',
    ],
    ['markdown', '~~مدرسه~~ دانشگاه می‌روم', 'I go to university ~~school~~'],
    ['markdown', 'من کتاب را خواندم و **رفت**', 'I read the book and he **went**'],
    ['markdown', 'به [صفحهٔ اصلی](x) برو', 'Go to the [home page](x)'],
    ['html', '<p>من <b>کتاب</b> <i>خوب</i> را خواندم.</p>', '<p>I read the <i>good</i> <b>book</b>.</p>'],
    ['yaml', "a: 'کتاب ''خوب'' را خواندم'", "a: 'I read the ''good'' book'"],
    ['yaml', "a: 'او گفت ''نمی‌آیم'' و رفت'", "a: 'He said ''I do not come'' and he went'"],
    ['json', '["او گفت: \\"فردا می‌آیم\\" و رفت."]', '["He said: \\"I will come tomorrow\\" and he went."]'],
    ['json', '["\\"بوف کور\\" را خواندم"]', '["I read \\"The Blind Owl\\""]'],
    ['json', '["سلام {name}\\nسن"]', '["Hello {name}\\nthe age"]'],
    ['markdown', 'ارتفاع ^بالا^ است', 'The height is ^high^'],
    ['plaintext', 'نام\tسن\nعلی\t۱۲', 'Name\tAge\nAli\t12'],
    ['plaintext', 'نام      شهر', 'Name      City'],
    ['latex', 'نتیجه را در~\\ref{a} دیدیم.', 'We saw the result in~\\ref{a}.'],
    ['html', '<p>قیمت <b>۱۲٬۰۰۰</b> تومان است.</p>', '<p>It is the price of <b>12,000</b> tomans.</p>'],
    [
      'html',
      '<p>در <time datetime="x">۱۴۰۲/۰۵/۱۲</time> آمد.</p>',
      '<p>He came in <time datetime="x">1402/05/12</time>.</p>',
    ],
    ['latex', 'قیمت \\textbf{۱٬۲۰۰} تومان است.', 'It is the price of \\textbf{1,200} tomans.'],
    ['html', '<p>او <b>۲۵</b>٪ تخفیف گرفت.</p>', '<p>He took <b>25</b>% discounts.</p>'],
    [
      'html',
      '<p>ساعت <b>۱۰:۳۰</b> تا <b>۱۱:۴۵</b> باز است.</p>',
      '<p>It is open until <b>11:45</b> at <b>10:30</b>.</p>',
    ],
    ['markdown', 'او **۲۵**٪ گرفت و **۱۲**تا خرید.', 'He took **25**% and **12** bought item.'],
    ['json', '["ساعت {h}:{m} است"]', '["It is a {h}:{m} hour"]'],
    ['json', '["نسخهٔ v{version}+{build}"]', '["Version v{version}+{build}"]'],
    ['csharp', 'x = "فایل در C:\\\\Temp است";', 'x = "The file is in C:\\\\Temp";'],
    ['json', '["_لطفا_ صبر کنید"]', '["_Please_ wait"]'],
    ['plaintext', '**مهم**: _لطفا_ `کد` را وارد کنید', '**Important**: _please_ enter `کد`'],
    ['python', 'x = "لطفا \'نام\' را وارد کنید: "', 'x = "Please enter the \'name\': "'],
    [
      'python',
      String.raw`x = "\x1b[31mخطا\x1b[0m: فایل نیست"`,
      String.raw`x = "\x1b[31mError\x1b[0m: it is not a file"`,
    ],
    [
      'shellscript',
      String.raw`echo -e "\033[1m\033[31mخطا\033[0m: فایل نیست"`,
      String.raw`echo -e "\033[1m\033[31mError\033[0m: it is not a file"`,
    ],
    [
      'html',
      '<p>لطفا &lt;b&gt;نام&lt;/b&gt; را وارد کنید</p>',
      '<p>Please enter the &lt;b&gt;name&lt;/b&gt;</p>',
    ],
    [
      'xml',
      String.raw`<resources><item>این \"کتاب\" خوب است</item><item>من \'خوب\' هستم\nتو چطوری\?</item></resources>`,
      String.raw`<resources><item>This \"book\" is good</item><item>I am \'good\'\nYou how\?</item></resources>`,
    ],
    ['properties', String.raw`a=نکته\: فایل را باز کنید`, String.raw`a=Point\: open the file`],
    ['yaml', 'a: کتاب *z را بخوان', 'a: Read the *z book'],
    ['cpp', 'auto x = tr("فایل را &باز کن");', 'auto x = tr("&Open the file");'],
    ['properties', String.raw`a=زمان {0}\:{1} است`, String.raw`a=It is {0}\:{1} time`],
    [
      'python',
      String.raw`x = "این \x1b[1mکتاب\x1b[22m خوب است"`,
      String.raw`x = "This \x1b[1mbook\x1b[22m is good"`,
    ],
    ['po', 'msgid "a"\nmsgstr "باز کردن &فایل"\n', 'msgid "a"\nmsgstr "Opening a &file"\n'],
    [
      'restructuredtext',
      'این کتاب [1]_ خوب است و `پیوند`_ را دیدم.',
      'This book [1]_ is good and I saw the `link`_.',
    ],
  ] as const)
    it(`belongs to its words in ${language}: ${source}`, async () => {
      assert.equal(await translated(source, language), expected);
    });

  for (const [language, source] of [['plaintext', 'او ‹خوب› است و من ‹بد›.']] as const)
    it(`is left with its passage where a sign is doubled: ${source}`, async () => {
      assert.equal(await translated(source, language), source);
    });
});
