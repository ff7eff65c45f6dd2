import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Grammars } from '../../../../src/document/prose/code/grammars.ts';
import { sourceProse } from '../../../../src/document/prose/code/sourceProse.ts';
import { withoutExclusions } from '../../../../src/document/prose/exclusions/withoutExclusions.ts';
import { cpuStopwatch } from '../../../support/cpuStopwatch.ts';
import { testGrammars } from '../../../support/grammarFiles.ts';
import { checkSound, shown } from '../checkProse.ts';

const grammars = testGrammars();

/** Generous, so that a busy machine changes nothing. */
const LIMITS = { lineMilliseconds: 20_000, totalMilliseconds: 50_000 };

async function proseIn(language: string, text: string, limits = LIMITS) {
  const grammar = await grammars.ofLanguage(language);
  assert.ok(grammar, language);
  return sourceProse(text, grammar, limits);
}

/** `lines` as a program; what is prose in it, without what is prose in no document. */
async function check(language: string, lines: readonly string[], expected: readonly string[]): Promise<void> {
  const text = lines.join('\n');
  const { passages, unread } = await proseIn(language, text);
  assert.deepEqual(unread, []);
  checkSound(text, passages);
  const left = withoutExclusions(text, passages, 'code');
  checkSound(text, left);
  assert.deepEqual(shown(text, left), expected);
}

describe('the prose of a program', () => {
  it('is its comments; those that stand together are one', async () => {
    const lines = ['# یک', '# دو', '#', '# سه', 'x = 1  # چهار', '# پنج', '', '# شش'];
    await check('python', lines, ['یک_دو', 'سه', 'چهار', 'پنج', 'شش']);
    await check(
      'javascript',
      ['/* یک */ /* دو */', '/* سه */', '// چهار', '// - پنج'],
      ['یک', 'دو', 'سه', 'چهار_- پنج'],
    );
    await check(
      'rust',
      ['/* یک', ' * دو', ' *', ' * **سه**', ' */', '//! چهار', '/// پنج'],
      ['یک_دو', 'سه', 'چهار_پنج'],
    );
    await check('lua', ['-- یک', '--[[ دو', '  سه ]]'], ['یک', 'دو_سه']);
    await check('bat', ['REM یک', 'echo x'], ['یک']);
    await check('clojure', [';; یک', ';; دو'], ['یک_دو']);
  });

  it('has no marks and names of documentation', async () => {
    const lines = [
      '/**',
      ' * توضیح {@link X} خوب',
      ' * و ادامه',
      ' *',
      ' * @param {string} نام توضیح',
      ' * @returns خوب',
      ' */',
    ];
    await check('typescript', lines, ['توضیح ■ خوب_و ادامه', 'توضیح', 'خوب']);
    await check('java', ['/** شرح {@code x} <b>یک</b>', ' * @param نام شرح', ' */'], ['شرح ■ |یک', 'شرح']);
    await check('cpp', ['/// \\brief خلاصه', '/** @param نام شرح */'], ['خلاصه', 'شرح']);
    await check(
      'csharp',
      ['/// <summary>خلاصه</summary>', '/// <param name="نام">شرح</param>'],
      ['خلاصه', 'شرح'],
    );
    await check('php', ['/** سند', ' * @param string $x شرح', ' */'], ['سند', 'شرح']);
    await check(
      'python',
      ['def f():', '  """سند', '  ادامه', '', '  :param نام: خوب', '  """'],
      ['سند_ادامه', 'خوب'],
    );
    await check('swift', ['/// - Parameter x: شرح'], ['شرح']);
  });

  it('is no code in comments and documentation', async () => {
    await check(
      'javascript',
      ['/**', ' * شرح', ' * ```js', ' * f("سلام"); // جواب', '', ' * ```', ' * پس از آن', ' */', '// متن'],
      ['شرح', 'پس از آن', 'متن'],
    );
    await check(
      'javascript',
      ['/**', ' * شرح', ' * @example', ' * نام("سلام")', ' * @returns {string} جواب', ' */'],
      ['شرح', 'جواب'],
    );
    await check(
      'javascript',
      [
        '// console.log("سلام");',
        '// متن یک',
        '// const نام = "علی"',
        '// let x = "علی"',
        '// if (x === "سلام") {',
        '// f("سلام") را صدا بزن; بعد برو',
        '// API خوب است;',
      ],
      ['متن یک', 'f("سلام") را صدا بزن; بعد برو_API خوب است;'],
    );
    await check(
      'cpp',
      ['/// خلاصه', '/// \\code', '/// چاپ("الف")', '/// \\endcode', '/// پس'],
      ['خلاصه', 'پس'],
    );
    await check('rust', ['/// شرح', '/// ~~~', '/// چاپ', '', '/// متن'], ['شرح', 'متن']);
    await check(
      'python',
      [
        'def f():',
        '    """شرح تابع',
        '    >>> f("سلام دنیا")',
        "    'جواب آن'",
        '    ... را نیز',
        '',
        '    متن دیگر',
        '    ```',
        '    یک دو',
        '',
        '    سه چهار',
        '    ```',
        '    و پایان',
        '    """',
        'def g():',
        '    """',
        '    >>> g()',
        '    سلام دنیا"""',
        '    # نکته‌ای هست',
        '    # >>> f("الف ب")',
        '    # الف ب',
        '    #',
        '    # متن',
        '    x = "خوب است"',
      ],
      ['شرح تابع', 'متن دیگر', 'و پایان', 'نکته‌ای هست', 'متن', 'خوب است'],
    );
  });

  it('is nothing that is the default of a parameter in a shell', async () => {
    await check(
      'shellscript',
      ['echo "سلام $' + '{x:-هیچ کس} و $' + '{y:=علی} خوب"', 'x=$' + '{1:-"هیچ کس"}'],
      ['سلام ■ و ■ خوب'],
    );
  });

  it('is nothing that a terminal reads', async () => {
    for (const [language, opener] of [
      ['python', '\\x1b'],
      ['python', '\\033'],
      ['javascript', '\\u001b'],
      ['javascript', '\\u{1b}'],
      ['shellscript', '\\e'],
      ['shellscript', '\\033'],
      ['c', '\\033'],
    ] as const)
      await check(language, [`x "یک ${opener}[31mخطا${opener}[0m: دو"`], ['یک |خطا|: دو']);
    await check('python', ['x = f"{a}\\x1b[0m یک\\nدو \\x1b[1m{b}\\x1b[0m سه"'], ['یک↵دو ■ سه']);
    await check('python', ['x = "\\033[32m✔ \\033[0mیک دو"'], ['یک دو']);
  });

  it('is its strings without escapes and placeholders', async () => {
    await check('python', ['a = "متن %s %(n)s {0} می\\u200cروم"'], ['متن ■ ■ ■ می|روم']);
    await check(
      'python',
      ['a = f"""سلام {نرخ:>5} {{x}}', "خوب {x['کلید']} {g('دو سه')}\"\"\""],
      ['سلام ■ ■خوب', 'دو سه'],
    );
    await check('javascript', ['a = `سلام $' + '{ f("خوب است") } دنیا\\n`'], ['سلام ■ دنیا', 'خوب است']);
    await check(
      'java',
      ['String s = "سلام می\\u200cروم %s";', 'String t = """', '  متن', '  دو', '  """;'],
      ['سلام می|روم', 'متن_دو'],
    );
    await check(
      'csharp',
      ['var s = $"سلام {نام:0.0} خوب"; var t = @"خام ""x"" ";'],
      ['سلام ■ خوب', 'خام _x'],
    );
    await check(
      'cpp',
      ['auto a = "سلام %s\\n" R"(خام متن)" L"دو سه";', '#define M "پیام"'],
      ['سلام', 'خام متن', 'دو سه', 'پیام'],
    );
    await check('go', ['s := "سلام %d خوب"; r := `خام متن`'], ['سلام ■ خوب', 'خام متن']);
    await check('rust', ['let s = "سلام {نام} {} خوب"; let r = r#"خام متن"#;'], ['سلام ■ ■ خوب', 'خام متن']);
    await check(
      'ruby',
      ['x = "سلام #{نام} خوب"', 't = <<~EOS', '  متن #{x} خوب', 'EOS'],
      ['سلام ■ خوب', 'متن ■ خوب'],
    );
    await check('php', ['$a = "سلام $نام {$b[0]} خوب";'], ['سلام ■ ■ خوب']);
    await check('shellscript', ['echo "سلام $name $(echo "دو سه") خوب" سه'], ['سلام ■ ■ خوب', 'دو سه']);
    await check('kotlin', ['val s = "سلام $x خوب"'], ['سلام ■ خوب']);
    await check('javascript', ['a = `ساعت $' + '{h}:$' + '{m} است و $' + '{h}:$' + '{m}`'], ['ساعت ■ است و']);
    await check(
      'csharp',
      ['var s = "فایل در C:\\\\Temp است"; var t = @"در C:\\ است";'],
      ['فایل در ■ است', 'در ■ است'],
    );
    await check('javascript', ["a = 'ساده it\\'s است'"], ['ساده ■ است']);
    await check('dart', ["var s = 'سلام $x خوب';"], ['سلام ■ خوب']);
    await check('sql', [`SELECT "ستون", N'متن' FROM t WHERE x = 'سلام' -- یک`], ['متن', 'سلام', 'یک']);
  });

  it('has no string that is a name', async () => {
    await check(
      'typescript',
      ['import x from "./الف";', 'require("متن"); x["کلید"]; o = {"نام": "مقدار"}'],
      ['مقدار'],
    );
    await check(
      'typescript',
      ['switch (x) { case "مورد": }', 'y = q ? "یک دو" : "سه چهار"'],
      ['یک دو', 'سه چهار'],
    );
    await check(
      'python',
      ['a = {"کلید": "مقدار", b"x": 1}; a["کلید"]; b = "نوع_داده"; c = r"رجکس"'],
      ['مقدار'],
    );
    await check('go', ['m := map[string]string{"کلید": "مقدار"}; c := \'ی\''], ['مقدار']);
    await check('ruby', ['h = {"کلید" => "مقدار"}; z = :"نماد"'], ['مقدار']);
    await check('rust', ['match x { "الف" => "ب پ" }'], ['ب پ']);
    await check('cpp', ['#include "الف.h"', "char c = 'ی';"], []);
  });

  it('is in style sheets only what is shown, and comments', async () => {
    const rule =
      '.کلاس[data-x="دو"]::after { content: "سه"; font-family: "وزیر"; background: url("چهار.png") }';
    await check('css', ['/* یک */', rule, '@import "پنج";'], ['یک', 'سه']);
    await check('scss', ['// یک', rule], ['یک', 'سه']);
  });

  it('is the text between tags, and attributes that are shown', async () => {
    const lines = [
      'const j = <p title="عنوان" className="کلاس">سلام <b>دن</b>یا {x} &nbsp; می&zwnj;روم',
      '  ادامه <code>کد</code> <i>{f("درون متن")}</i></p>;',
    ];
    await check('typescriptreact', lines, ['عنوان', 'سلام |دن|یا ■ _ می|روم_ادامه', 'درون متن']);
    await check(
      'vue',
      [
        '<template>',
        '  <p class="کلاس" title="عنوان">سلام <b>دنیا</b> {{ نام }} خوب</p><!-- توضیح -->',
        '</template>',
        '<script setup lang="ts">',
        'const a = "یک دو"; // سه',
        '</script>',
      ],
      ['عنوان', 'سلام |دنیا| ■ خوب', 'توضیح', 'یک دو', 'سه'],
    );
  });

  it('leaves out the words of comments and strings that are identifiers of the program', async () => {
    await check(
      'python',
      ['def محاسبه(نرخ):', '  # نرخ را در محاسبه بگذار، نرخ‌ها را نه', '  return "محاسبه شد"'],
      ['را در ■ بگذار، نرخ‌ها را نه', 'شد'],
    );
  });

  it('says which lines it could not read', async () => {
    const long = `# یک\nx = "${'ب '.repeat(10_001)}"\ny = 'z'\n# دو`;
    const { passages, unread } = await proseIn('python', long);
    assert.deepEqual(shown(long, passages), ['یک', 'دو']);
    assert.deepEqual(unread, [{ utf16Start: long.indexOf('x ='), utf16End: long.indexOf('\ny') }]);
    const late = await proseIn('python', long, { lineMilliseconds: 100, totalMilliseconds: 0 });
    assert.deepEqual(late, { passages: [], unread: [{ utf16Start: 0, utf16End: long.length }] });
  });

  it('is not known without a grammar', async () => {
    assert.equal(await grammars.ofLanguage('no-such-language'), undefined);
    const broken = new Grammars(
      [{ scopeName: 'source.x', path: '/nowhere.json', language: 'x' }],
      '/nowhere.wasm',
    );
    assert.equal(await broken.ofLanguage('x'), undefined);
  });

  it('lies in order and apart, whatever the program', async () => {
    const pieces = fc.constantFrom(
      ...'"\'`#{}()[]<>=:;,/*\\$%-@',
      ...[
        ' ',
        '\n',
        '\n\n',
        '  ',
        '"""',
        "'''",
        '//',
        '/*',
        '*/',
        '<!--',
        '-->',
        'f"',
        '$' + '{',
        '{{',
        '}}',
        '<p>',
        '</p>',
      ],
      ...[
        'سلام',
        'دنیا خوب',
        'نرخ',
        'x',
        '\\u200c',
        '\\n',
        '&nbsp;',
        '&',
        '@param',
        '<?php',
        '?>',
        '😀',
        '\ud83d',
        '<code>',
      ],
    );
    for (const language of [
      'python',
      'typescriptreact',
      'vue',
      'php',
      'rust',
      'shellscript',
      'ruby',
      'csharp',
      'cpp',
    ]) {
      const grammar = await grammars.ofLanguage(language);
      assert.ok(grammar);
      const texts = fc.array(pieces, { maxLength: 50 }).map((parts) => parts.join(''));
      fc.assert(
        fc.property(texts, (text) => {
          const { passages } = sourceProse(text, grammar, LIMITS);
          checkSound(text, passages);
          checkSound(text, withoutExclusions(text, passages, 'code'));
        }),
        { numRuns: 60 },
      );
    }
  });

  it('leaves out what is planted in strings and comments', async () => {
    const grammar = await grammars.ofLanguage('typescript');
    assert.ok(grammar);
    const word = fc.constantFrom('سلام', 'می‌روم', 'خوب است', 'و/یا', '۲۰%');
    const placeholder = fc.constantFrom(
      '$' + '{شناسه + 1}',
      '\\n',
      '\\u200c',
      '%s',
      '{0}',
      'https://a.ir/ب',
      '%d',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(word, placeholder), { minLength: 1, maxLength: 9 }), (pairs) => {
        const text = `const کلید = \`${pairs.flat().join(' ')}\`; // ${pairs.map(([each]) => each).join(' {0} ')}\n`;
        const left = withoutExclusions(text, sourceProse(text, grammar, LIMITS).passages, 'code');
        const read = shown(text, left)
          .join(' ')
          .replace(/[|_↵■◆]/g, ' ')
          .split(/\s+/);
        assert.ok(
          read.every((each) => each === '' || pairs.some(([planted]) => planted.split(' ').includes(each))),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('takes linear time', async () => {
    for (const piece of [
      '"',
      '/*',
      '// *\n',
      '*',
      '{',
      '`',
      '$' + '{',
      '<a>',
      '"a": ',
      '\\',
      '# \n',
      '/* * */',
      "'",
      '-->',
      '@param ',
    ]) {
      const text = `// ب\n${piece.repeat(15_000 / piece.length)}\n`.repeat(4);
      const used = cpuStopwatch();
      const { passages } = await proseIn('typescriptreact', text, {
        lineMilliseconds: 300,
        totalMilliseconds: 3_000,
      });
      checkSound(text, passages);
      assert.ok(used() < 20_000, piece);
    }
  });
});
