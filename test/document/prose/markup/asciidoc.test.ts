import assert from 'node:assert/strict';
import { asciidocProse } from '../../../../src/document/prose/markup/asciidoc.ts';
import { cpuStopwatch } from '../../../support/cpuStopwatch.ts';
import { checksOf, HIDDEN, SEEN } from './markupChecks.ts';

describe('the prose of AsciiDoc', () => {
  const { check, assertKeepsApart, assertSoundOnAnything, assertLinear } = checksOf(asciidocProse);

  it('is each title, paragraph, item, term, cell and label by itself', () => {
    check(
      '= عنوان\n:toc: راست\n\n== بخش\n\nمتن یک\nخط دو\n\n* مورد\n** زیر\n. سه\n\nواژه:: تعریف\n\nNOTE: مهم\n\nقدیمی\n-----\n',
      'عنوان',
      'بخش',
      'متن یک⏎خط دو',
      'مورد',
      'زیر',
      'سه',
      'واژه',
      'تعریف',
      'مهم',
      'قدیمی',
    );
    check('.عنوان\n[cols="1,2"]\n|===\n|الف |ب\n2+|ج\na|د\nادامه\n|===', 'عنوان', 'الف', 'ب', 'ج', 'د⏎ادامه');
    check('image::تصویر.png[شرح تصویر,100]', 'شرح تصویر');
  });

  it('goes on over marks within a line', () => {
    check(
      'این **مت**ن *است* و _کج_ و [.x]#نشان# و https://a.ir[سایت] و <<کلید,متن>>',
      'این ‖مت‖ن ‖است‖ و ‖کج‖ و ‖نشان‖ و ‖سایت‖ و ‖متن',
    );
    check('متن +\nخط', 'متن ␣⏎خط');
  });

  it('reads code, passages left alone, attributes, references and addresses as a word', () => {
    check(
      'با `کد` و +متن+ و {name} و <<کلید>> و stem:[متن] و https://a.ir/الف تمام',
      'با □ و □ و □ و □ و □ و □ تمام',
    );
  });

  it('leaves out code, comments, attributes, anchors and literal text', () => {
    check(
      '[source,c]\n----\nکد\n\nکد\n----\n\n[source]\nکد\n\n// ت\n////\nت\n////\n\n....\nکد\n....\n\n++++\n<p>متن\n++++\n\n کد\n\n[[لنگر]]\ninclude::متن.adoc[]\n====\nدرون\n====',
      'درون',
    );
  });

  it('keeps apart what is planted', () => {
    assertKeepsApart([
      `== ${SEEN}`,
      `:name: ${HIDDEN}`,
      `[[${HIDDEN}]]\n${SEEN} \`${HIDDEN}\` و link:${HIDDEN}[${SEEN}] و <<${HIDDEN},${SEEN}>>`,
      `----\n${HIDDEN}\n\n* ${HIDDEN}\n----`,
      `////\n${HIDDEN}\n\n${HIDDEN}\n////`,
      `[stem]\n++++\n${HIDDEN}\n++++`,
      `|===\n|${SEEN} |\`${HIDDEN}\`\n|===`,
      `* ${SEEN}\n+\n----\n${HIDDEN}\n----`,
      `image::${HIDDEN}.png[${SEEN}]`,
      `// ${HIDDEN}`,
      `${SEEN} +++${HIDDEN}+++ https://a.ir/${HIDDEN} {{ ${HIDDEN} }}`,
    ]);
  });

  it('is sound for anything', () => {
    assertSoundOnAnything([
      '=',
      '== ',
      '*',
      '_',
      '#',
      '`',
      '+',
      '----',
      '|===',
      '|',
      '[',
      ']',
      '<<',
      '>>',
      'link:',
      '::',
      '. ',
      '* ',
      '//',
      '{a}',
    ]);
  });

  it('takes linear time', () => {
    assertLinear([
      '<<',
      '[[',
      '+a+ ',
      '#a# ',
      'image::',
      '|===\n',
      'a:: ',
      '(((',
      '+++',
      '^a',
      'footnote:[',
      'link:ا[',
      'image:ا[',
      'xref:',
    ]);
  }).timeout(300_000);

  it('takes at most in proportion longer for macros that never end', () => {
    const milliseconds = (length: number) => {
      const text = 'link:ا['.repeat(length / 7);
      const used = cpuStopwatch();
      asciidocProse(text);
      return used();
    };
    milliseconds(7000);
    assert.ok(milliseconds(84_000) < 9 * milliseconds(21_000) + 100);
  }).timeout(60_000);
});
