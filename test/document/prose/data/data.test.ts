import fc from 'fast-check';
import { csvProse, tsvProse } from '../../../../src/document/prose/data/csv.ts';
import { gitCommitProse } from '../../../../src/document/prose/data/gitCommit.ts';
import { arbProse, jsonLinesProse, jsonProse } from '../../../../src/document/prose/data/json.ts';
import { poProse } from '../../../../src/document/prose/data/po.ts';
import { propertiesProse } from '../../../../src/document/prose/data/properties.ts';
import { stringsProse } from '../../../../src/document/prose/data/strings.ts';
import { srtProse, vttProse } from '../../../../src/document/prose/data/subtitles.ts';
import { tomlProse } from '../../../../src/document/prose/data/toml.ts';
import { yamlProse } from '../../../../src/document/prose/data/yaml.ts';
import { plainTextProse } from '../../../../src/document/prose/markup/plainText.ts';
import type { FindProse } from '../../../../src/document/prose/prose.ts';
import { checkLinear, checkProse, checkSound } from '../checkProse.ts';

describe('the prose of JSON', () => {
  const check = (text: string, expected: readonly string[]) => checkProse(jsonProse, text, expected);

  it('is its string values, not its keys', () => {
    check('{"عنوان": "سلام دنیا", "تو": {"در تو": ["یک دو", "سه"]}, "n": 1}', ['سلام دنیا', 'یک دو', 'سه']);
    check('"تنها"', ['تنها']);
  });

  it('is no identifier, path, address, date or name from a list', () => {
    check(
      '["fa_IR", "نوع_داده", "src/main", "نام::فضا", "https://a.ir", "1402/3/15", "۱۴۰۲-۰۱-۰۱", "camelCase", "active", "بخش.عنوان", "3f2a", "#fff", ""]',
      [],
    );
    check('["کتاب‌ها", "کِتاب", "«سلام»", "سلام!", "fa_IR است"]', [
      'کتاب‌ها',
      'کِتاب',
      '«سلام»',
      'سلام!',
      'fa_IR است',
    ]);
  });

  it('leaves out escapes', () => {
    check(String.raw`["یک\nدو\tسه", "می\u200cروم", "گفت \"برو\" و", "یک\u0020دو\u2026سه", "چهار\\پنج شش"]`, [
      'یک↵دو↵سه',
      'می|روم',
      'گفت _برو_ و',
      'یک_دو■سه',
      'چهار■پنج شش',
    ]);
    check(String.raw`["\u0633\u0644\u0627\u0645", "\u0633لام"]`, ['لام']);
  });

  it('leaves out a backslash with the letters that it is shown before', () => {
    check(String.raw`["\\n را ننویس", "نویسه \\n را و \\u200c را ننویس", "یک\\n\nدو سه"]`, [
      'را ننویس',
      'نویسه ■ را و ■ را ننویس',
      'یک■دو سه',
    ]);
  });

  it('has the comments that may stand in it', () => {
    check('// یک\n// دو\n{ /* سه\n * چهار */ "a": "پنج شش" // هفت\n}\n// هشت', [
      'یک_دو',
      'سه_چهار',
      'پنج شش',
      'هفت',
      'هشت',
    ]);
  });

  it('goes on behind what is broken', () => {
    check('{"a": "یک دو\n, "b": "سه چهار", c: پنج, "d" "شش هفت", "e": ["هشت نه"', ['سه چهار', 'هشت نه']);
  });

  it('is found line by line where each line is a document', () => {
    checkProse(jsonLinesProse, '{"a": "یک دو"}\n{"a": "سه\n{"a": ["چهار پنج"]}\n', ['یک دو', 'چهار پنج']);
  });

  it('has no data about data in an Application Resource Bundle', () => {
    checkProse(
      arbProse,
      '{"@@locale": "فارسی", "t": "سلام دنیا", "@t": {"description": "توضیح این", "placeholders": {"x": {"example": "یک دو"}}}, "u": "خوب است"}',
      ['سلام دنیا', 'خوب است'],
    );
  });
});

describe('the prose of YAML', () => {
  const check = (text: string, expected: readonly string[]) => checkProse(yamlProse, text, expected);

  it('is nothing of what the parser runs out of stack for', () => {
    check(`{"a": "${'a: " ا'.repeat(20_000)}"}`, []);
  });

  it('is its values, not keys, anchors, tags and aliases', () => {
    check('نام: سلام دنیا\nب: &لنگر "یک دو"\nپ: *لنگر\nت: !tag سه\n', ['سلام دنیا', 'یک دو', 'سه']);
    check('- یک دو\n- سه: چهار\n- [پنج, شش: هفت]\n- {هشت: نه, ده}\n', ['یک دو', 'چهار', 'پنج', 'هفت', 'نه']);
    check('? کلید بلند\n: ارزش بلند\n---\nسند دیگر\n', ['ارزش بلند', 'سند دیگر']);
  });

  it('is its comments, those that stand together as one', () => {
    check('# یک\n# دو\n#\n# سه\nالف: 1 # چهار\n# پنج\nب: |  # شش\n  هفت\n', [
      'یک_دو',
      'سه',
      'چهار',
      'پنج',
      'شش',
      'هفت',
    ]);
  });

  it('has values of several lines as one text', () => {
    check('الف: |\n  یک\n  دو\n\n  سه\nب: >-\n    چهار\n    پنج\nپ: شش\n  هفت\n', [
      'یک_دو',
      'سه',
      'چهار_پنج',
      'شش_هفت',
    ]);
    check("a: \"یک \\\n  دو\n  سه\"\nb: 'چهار''پنج\n  شش'\n", ['یک |دو_سه', 'چهار_پنج_شش']);
  });

  it('leaves out identifiers and escapes', () => {
    check('a: fa_IR\nb: 2024-01-01\nc: "می\\u200Cروم"\nd: ./مسیر/فایل\n', ['می|روم']);
  });
});

describe('the prose of TOML', () => {
  const check = (text: string, expected: readonly string[]) => checkProse(tomlProse, text, expected);

  it('is its string values and comments', () => {
    check(
      '# یک\n# دو\n[table."کلید"]\n"نام" = "سلام دنیا" # سه\nb = [\'یک دو\', # چهار\n  "سه چهار",]\nc = { "د" = "پنج شش", d.e = 1979-05-27 }\n',
      ['یک_دو', 'سلام دنیا', 'سه', 'یک دو', 'چهار', 'سه چهار', 'پنج شش'],
    );
  });

  it('has strings of several lines', () => {
    check('a = """\nیک\n  دو \\\n  سه\n\nچهار"پنج""""\nb = \'\'\'\nشش\nهفت\\n\'\'\'\n', [
      'یک_دو |سه',
      'چهار"پنج"',
      'شش_هفت\\n',
    ]);
  });

  it('goes on behind what is broken', () => {
    check('a = "یک دو\nb = [ "سه چهار"\n"c" = "پنج شش"\nنام = "هفت هشت"\na = "نه ده"\n', [
      'سه چهار',
      'پنج شش',
      'هفت هشت',
      'نه ده',
    ]);
    check('a = """یک دو', []);
  });
});

describe('the prose of tables', () => {
  it('is their fields without quotes', () => {
    checkProse(csvProse, 'id,نام_کاربر,توضیح\n1,"علی, رضا","گفت ""بله"" و\nرفت"\n2,مریم,خوب است\n', [
      'توضیح',
      'علی, رضا',
      'گفت _بله_ و_رفت',
      'مریم',
      'خوب است',
    ]);
    checkProse(csvProse, '"علی" , "قم, تهران"\nسارا, "شیراز" \nرضا,  "گفت ""بله"" و رفت"', [
      ...['علی', 'قم, تهران', 'سارا', 'شیراز', 'رضا', 'گفت _بله_ و رفت'],
    ]);
    checkProse(tsvProse, '"علی" \t "قم"\nگفت "بله"\tرفت', ['علی', 'قم', 'گفت "بله"', 'رفت']);
    checkProse(csvProse, 'الف;ب\nیک, دو;سه', ['الف', 'ب', 'یک, دو', 'سه']);
    checkProse(tsvProse, 'یک\tدو سه\n"چهار\tپنج"', ['یک', 'دو سه', 'چهار\tپنج']);
  });

  it('goes on behind a quote that has no partner', () => {
    checkProse(csvProse, 'a,"یک دو\nسه چهار,پنج "شش\n', ['"یک دو', 'سه چهار', 'پنج "شش']);
  });
});

describe('the prose of subtitles', () => {
  it('is what SubRip shows', () => {
    checkProse(
      srtProse,
      '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}سلام <i>دن</i>یا\nخوبی؟\n\n2\n00:00:03,000 --> 00:00:04,000\n- یک\n- <b>دو</b>\n',
      ['سلام |دن|یا_خوبی؟', 'یک', 'دو'],
    );
  });

  it('is what WebVTT shows', () => {
    checkProse(
      vttProse,
      'WEBVTT عنوان\n\nNOTE یادداشت\nدو\n\nSTYLE\n::cue { color: red }\n\nنام\n00:01.000 --> 00:02.000 align:start\n<v علی>سلام<00:01.500>دنیا&nbsp;خوب می&zwnj;روم\n',
      ['سلام|دنیا_خوب می|روم'],
    );
  });
});

describe('the prose of translations', () => {
  it('is what gettext shows and what translators noted', () => {
    checkProse(
      poProse,
      '# یادداشت\n# دوم\nmsgid ""\nmsgstr ""\n"Language: فارسی\\n"\n\n#. استخراج\n#: src/a.c:1\n#, fuzzy\nmsgctxt "متن اصلی"\nmsgid "سلام جهان"\nmsgid_plural "جهان‌ها است"\nmsgstr[0] "سلام دنیا\\n"\n"خوب است"\nmsgstr[1] ""\n"دنیاها خوب"\n#~ msgstr "کهنه است"\n',
      ['یادداشت_دوم', 'سلام دنیا↵خوب است', 'دنیاها خوب'],
    );
  });

  it('is the values and comments of property files', () => {
    checkProse(
      propertiesProse,
      '# یک\n! دو\nنام = سلام دنیا\nkey: می\\u200cروم\\nخانه\nk سه \\\n   چهار\na=fa_IR\nb=پنج\\\\\nc=شش # هفت\n',
      ['یک_دو', 'سلام دنیا', 'می|روم↵خانه', 'سه |چهار', 'پنج', 'شش # هفت'],
    );
  });

  it('has the sign that stands behind a backslash', () => {
    checkProse(propertiesProse, 'a=مسیر\\: فایل\\=خوب\\\\: بد\\!', ['مسیر|: فایل|=خوب■: بد|!']);
    checkProse(propertiesProse, 'a=زمان {0}\\:{1} در C\\:\\\\x است', ['زمان {0}■{1} در C■ است']);
  });

  it('is the values and comments of Apple', () => {
    checkProse(
      stringsProse,
      '/* یک\n   دو */\n// سه\n"کلید" = "سلام \\"دنیا\\"";\nkey = "می\\U200cروم";\n"a" = "fa_IR"\n',
      ['یک_دو', 'سه', 'سلام _دنیا', 'می|روم'],
    );
  });
});

describe('the prose of a commit', () => {
  it('is its message', () => {
    checkProse(
      gitCommitProse,
      'افزودن متن\nادامه\n\nاین متن بلند است\nو ادامه دارد.\n- یک\n- دو\n  سه\n\nSigned-off-by: علی <a@b.ir>\nFixes: شماره\n# توضیح گیت\n# ------------------------ >8 ------------------------\nمتن\ndiff --git a b\n+سلام\n',
      ['افزودن متن', 'ادامه', 'این متن بلند است_و ادامه دارد.', 'یک', 'دو_  سه'],
    );
  });
});

describe('the prose of plain text', () => {
  it('is its paragraphs', () => {
    checkProse(plainTextProse, '\n  سلام\nدنیا \n \t\n\nدوم\n123\n\n456\n', ['سلام\nدنیا', 'دوم\n123']);
  });
});

describe('a finder of prose', () => {
  const finders: Readonly<Record<string, FindProse>> = {
    jsonProse,
    jsonLinesProse,
    arbProse,
    yamlProse,
    tomlProse,
    csvProse,
    tsvProse,
    srtProse,
    vttProse,
    poProse,
    propertiesProse,
    stringsProse,
    gitCommitProse,
    plainTextProse,
  };
  const pieces = fc.constantFrom(
    ...'"\'\\#[]{},:=-|>&*!%?/;<`',
    ...[' ', '\n', '\n\n', '\n  ', '\t', '"""', "'''", '""', "''", '\\u200c', '\\n', '//', '/*', '*/', '-->'],
    ...[
      'سلام',
      'دنیا خوب',
      'msgstr ',
      'msgid ',
      '# ',
      '@t',
      'a',
      '1',
      '😀',
      '\ud83d',
      '\u200c',
      '<i>',
      '&lt;',
    ],
  );
  const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));
  const hostile = [
    ...'a"\'[]{}(),:#&*!%|>?@\\/<-=;\n \t.`ب',
    '{"a":',
    '[[',
    '""',
    '"a"',
    '\\"',
    '/*',
    '*/',
  ].concat([
    '<a',
    '&a',
    'a: ',
    '- ',
    '? ',
    '"""\n',
    '# \n',
    '\n "',
    '${',
    '--> \n',
    'a=\\\n',
    'msgstr "a"\n',
    '"a\n',
  ]);
  for (const [name, find] of Object.entries(finders)) {
    it(`gives runs in order and apart for any text: ${name}`, () => {
      fc.assert(fc.property(texts, (text) => checkSound(text, find(text))));
    });

    it(`takes linear time and little stack for any text: ${name}`, () => checkLinear(find, hostile));
  }
});
