import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ProseContext } from '../../../../src/document/prose/exclusions/context.ts';
import { withoutExclusions } from '../../../../src/document/prose/exclusions/withoutExclusions.ts';
import { plainTextProse } from '../../../../src/document/prose/markup/plainText.ts';
import { cpuStopwatch } from '../../../support/cpuStopwatch.ts';
import { inTime } from '../../../support/soak.ts';
import { checkProse, checkSound, shown } from '../checkProse.ts';

const find = (context: ProseContext) => (text: string) =>
  withoutExclusions(text, plainTextProse(text), context);

function check(text: string, expected: string | string[], context: ProseContext = 'text'): void {
  checkProse(
    find(context),
    text,
    [expected].flat().filter((passage) => passage !== ''),
  );
}

/** Texts that stay as they are in any document. */
function checkKept(text: string): void {
  for (const context of ['text', 'data', 'code'] as const) check(text, text, context);
}

describe('what is prose in no document', () => {
  it('is an address', () => {
    check('ببین https://example.com/a?b=c%20d. بعد', 'ببین ■. بعد');
    check('ببین <https://fa.wikipedia.org/wiki/ایران> و www.example.com!', 'ببین <■> و ■!');
    check('(https://example.com)، نشانی:http://a.ir/ب', '(■)، نشانی:');
    check('به user.name@example.co.ir، یا mailto:a@b.ir نوشت', 'به ■، یا ■ نوشت');
  });

  it('is a path or the name of a file', () => {
    check('پوشه‌ی /خانه/کاربر و ./الف/ب و C:\\پوشه\\سند و src/main/java بود', 'پوشه‌ی ■ و ■ و ■ و ■ بود');
    check('گزارش.pdf و main.ts، را خواند و سند/نامه.docx.', 'و ■، را خواند و ■.');
  });

  it('is a sign of emphasis, though nothing reads it', () => {
    check('این **کتاب** خوب و ~~آن~~ بد', 'این |کتاب| خوب و |آن| بد');
    check('این **a.txt** را در **/*.ts بجو', 'این ■ را در **/*.ts بجو');
  });

  it('is the sign of a highlight, and not its word', () => {
    check('این ==مهم== است و x == y و ===', 'این |مهم| است و x == y و ===');
  });

  it('is the sign of a superscript, and not its word', () => {
    check('متن ^بالا^ است و متن^می‌شود^.', 'متن |بالا| است و متن_می‌شود|.');
    checkKept('در ^ بالا ^ و ^بالا و a^b^c و ^^ بود');
  });

  it('is a name behind a colon', () => {
    for (const context of ['text', 'data', 'code'] as const) {
      check('نام و :id را بنویس', 'نام و ■ را بنویس', context);
      check('خوب :smile: و (:user_id) و :thumbs-up:، بود', 'خوب ■ و (■) و ■، بود', context);
    }
    checkKept('در ساعت:۱۲ گفت: بیا :( و :بیا و 12:30 و :12 و :) رفت');
  });

  it('is a name behind a star or an ampersand where programs are at home', () => {
    const text = 'نام *args و &x، بود و *b* و &nbsp; و 2 * c';
    for (const context of ['data', 'code'] as const)
      check(text, 'نام ■ و ■، بود و *b* و &nbsp; و 2 * c', context);
    check(text, text);
  });

  it('is a name in braces that a message shows, in one piece', () => {
    check("نام '{'name'}' و '{'نام_کاربر'}' را بنویس", 'نام ■ و ■ را بنویس', 'data');
    check("نام '{'یک دو'}' را بنویس", 'نام ■یک دو■ را بنویس', 'data');
  });

  it('is a hashtag, by which people search', () => {
    for (const context of ['text', 'data', 'code'] as const) {
      check('امروز #تهران #هوا خوب است', 'امروز ■ ■ خوب است', context);
      check(
        'هوای #هوای_سرد، #می‌شود. (#سرد) و **#گرم** و *#گرم* بود',
        'هوای ■، ■. (■) و ■ و *■* بود',
        context,
      );
      check('سلام #برچسب، C# و #۱۲ و #tag_a', 'سلام ■، C# و #۱۲ و', context);
      check('با #یک#دو و #۱۴۰۵_سال رفت', 'با ■ و ■ رفت', context);
    }
    check('#تهران #هوا', '');
    checkKept('در # تهران و شماره# و &#1234; و #_ و ## بود');
  });

  it('is a placeholder with a format or white space in it', () => {
    check('در {when, date, short} و { name } و { این } بود', 'در ■ و ■ و { این } بود');
  });

  it('is a brace that a message shows, and another message in it', () => {
    check("با '{' و '}' بنویس", 'با ■ و ■ بنویس', 'data');
    check('سلام $t(نام) و $t(a.b, {n})!', 'سلام ■ و ■!', 'data');
  });

  it('is code in backticks', () => {
    check('فرمان `npm test` و ``a ` b`` و ```js``` را زد', 'فرمان ■ و ■ و ■ را زد');
    checkKept('یک ` تنها');
  });

  it('is a placeholder', () => {
    check(`سلام {name}، {0} و {نام} و {{ نام کاربر }} و ${'$'}{x + 1} و #{y}`, 'سلام ■، ■ و ■ و ■ و ■ و');
    check('{0:yyyy/MM} و {x!r} و {} و {@link Foo bar} و {% if x %} بود', 'و ■ و ■ و ■ و ■ بود');
    check(
      'سلام %s، %1$d و %(name)s و %-5.2f و %@ و %sها و %PATH% بود',
      'سلام ■، ■ و ■ و ■ و ■ و ■ها و ■ بود',
    );
    check('<نام> و <name> و <b>پر</b>رنگ<br>خوب', 'و ■ و |پر|رنگ↵خوب', 'code');
    check('<b>پر</b>رنگ<br/>و <0>پیوند</0> و <نام>', 'پر|رنگ↵و |پیوند| و <نام>', 'data');
  });

  it('is what touches a placeholder and is of it', () => {
    for (const context of ['text', 'data', 'code'] as const) {
      check('ساعت {h}:{m} از {a}/{b}-{c} و {w}×{d}، بود', 'ساعت ■ از ■ و ■، بود', context);
      check('نسخهٔ v{a}.{b}+{c} و فایل {n}.txt با --name={n} بود', 'نسخهٔ ■ و فایل ■ با ■ بود', context);
      check('{h}:{m} ساعت است و تا {h}:{m}', 'ساعت است و تا', context);
      check('سلام {name}: خوبی؟ {n}٪ و ({n}) و {n}.', 'سلام ■: خوبی؟ ■٪ و (■) و ■.', context);
      check('این:{name} و {name}ها -{n} بود', 'این:■ و ■ها -■ بود', context);
    }
  });

  it('is what touches it over the tags and the ends between them', () => {
    check('ساعت <b>{h}</b>:<i>{m}</i> است', 'ساعت ■ است', 'data');
    check('<b>{h}</b>:<i>{m}</i> است', 'است', 'data');
    check(String.raw`گفت don\'t و`, String.raw`گفت don\'t و`, 'code');
  });

  it('is a sign that stands on both sides of words', () => {
    for (const context of ['text', 'data', 'code'] as const) {
      check("_لطفا_ نام 'کاربر' را *همین حالا*، بنویس", 'لطفا| نام |کاربر| را |همین حالا|، بنویس', context);
      check(
        'این __مهم__ است و __init__ بود',
        context === 'text' ? 'این |مهم| است و __init__ بود' : 'این |مهم| است و ■ بود',
        context,
      );
      checkKept("نام_ و 2*3 و * a و a* و ا'ب' و 'ب و _ ب _");
    }
  });

  it('is the sign before the letter that a menu is reached by', () => {
    for (const context of ['data', 'code'] as const)
      check('باز کردن &فایل و _ویرایش & خوب&بد', 'باز کردن |فایل و |ویرایش & خوب&بد', context);
    check('باز کردن &فایل', 'باز کردن &فایل');
  });

  it('is what a terminal reads', () => {
    check(String.raw`یک \033[1;31mخطا\033[0m: و \e[Kدو`, 'یک |خطا|: و |دو', 'code');
    check(String.raw`یک \033 و \e[ و \x[0m دو`, String.raw`یک \033 و \e[ و \x[0m دو`, 'code');
  });

  it('is the frame of a choice, not its branches', () => {
    check(
      '{n, plural, =0{هیچ کتاب} one {یک کتاب} other{{n} کتاب}} داری',
      ['هیچ کتاب', 'یک کتاب', 'کتاب', 'داری'],
      'data',
    );
  });

  it('is an identifier where programs are at home', () => {
    check('تابع نوع_داده و std::vector و camelCase را', 'تابع ■ و ■ و ■ را', 'code');
    check('تابع نوع_داده را', 'تابع نوع_داده را');
  });

  it('is no date, fraction, percentage, mention or choice of words', () => {
    checkKept('در 1402/3/15 و ۱۴۰۲/۰۳/۱۵ و ۱/۲ و و/یا و الف/ب/ج و 20% و «۵%» و ٪۲۰ و %20 و ۳.۵ بود.');
    checkKept('سلام.خوبی؟ آقای م.ر. با @کاربر رفت... 20%s');
    checkKept('{این متن است} و (این هم) و [این] < آن > و a/b');
  });

  it('leaves runs in order and apart', () => {
    const pieces = fc.constantFrom(
      ...'/\\@.:%{}<>`$#"«»()_ \n',
      ...[
        'سلام',
        'دنیا ',
        'a',
        '1',
        '://',
        '{{',
        '}}',
        '%s',
        ', plural, one {',
        'www.',
        '``',
        '\u200c',
        '😀',
      ],
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
        fc.constantFrom<ProseContext>('text', 'data', 'code'),
        (text, context) => checkSound(text, find(context)(text)),
      ),
    );
  });

  it('is left out wherever it is planted, and nothing else', () => {
    const exclusion = fc.constantFrom(
      'https://a.ir/ب?c=%s',
      'a.b@c.ir',
      '/a/b/c',
      '`x`',
      '{x}',
      '#{x}',
      '%s',
      'a.ts',
    );
    const word = fc.constantFrom('سلام', 'می‌روم', '۱۴۰۲/۳/۱۵', 'و/یا', '۲۰%', 'کتاب،', '@یک_دو');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, exclusion), { minLength: 1, maxLength: 20 }), (pairs) => {
        const text = pairs.flat().join(' ');
        const [passage] = shown(text, find('text')(text));
        const expected = pairs.map(([each]) => each).join(' ■ ');
        assert.equal(passage, expected === '' ? undefined : expected);
      }),
    );
  });

  it('is no end of a token that is too long to be one', () => {
    const text = `ب ${'a'.repeat(100_000)}snake_case ب`;
    assert.deepEqual(shown(text, find('code')(text)), [text]);
  });

  it('is found in linear time', () => {
    for (const context of ['text', 'data', 'code'] as const) {
      for (const piece of [
        'a/',
        '{',
        '}',
        '`',
        '%',
        '@',
        '.',
        '://',
        '<',
        '<a',
        'a@',
        '{a',
        '`a``',
        '%a',
        '_',
        'a_',
        '{{',
        "'ب",
        "'ب ",
        '_ب&',
        '\\e[',
        '{a}:',
      ]) {
        const text = `ب ${piece.repeat(inTime({ usual: 30_000, soak: 80_000 }) / piece.length)} ب`;
        const used = cpuStopwatch();
        checkSound(text, find(context)(text));
        assert.ok(used() < 1_000, `${context} ${piece}`);
      }
    }
    for (const piece of ['سلام دنیا ', 'a', 'ب', '1.', '(']) {
      const text = `ب ${piece.repeat(inTime({ usual: 1_000_000, soak: 5_000_000 }) / piece.length)}`;
      const used = cpuStopwatch();
      checkSound(text, find('code')(text));
      assert.ok(used() < 5_000, piece);
    }
  });
});
