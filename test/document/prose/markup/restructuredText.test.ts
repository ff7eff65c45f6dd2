import { restructuredTextProse } from '../../../../src/document/prose/markup/restructuredText.ts';
import { checksOf, HIDDEN, SEEN } from './markupChecks.ts';

describe('the prose of reStructuredText', () => {
  const { check, assertKeepsApart, assertSoundOnAnything, assertLinear } = checksOf(restructuredTextProse);

  it('is each title, paragraph, item, term and cell by itself', () => {
    check(
      '=====\nعنوان\n=====\n\nمتن یک\nخط دو\n\n- مورد\n  دنباله\n- دو\n\n#. سه\n\nواژه\n   تعریف',
      'عنوان',
      'متن یک⏎خط دو',
      'مورد⏎␣دنباله',
      'دو',
      'سه',
      'واژه',
      'تعریف',
    );
    check('+-----+----+\n| الف | ب  |\n+=====+====+\n| ج   | د  |\n+-----+----+', 'الف', 'ب', 'ج', 'د');
    check(
      '=====  ===\nالف    ب\n=====  ===\nج و د  ه\n=====  ===\n\nپس  از',
      'الف',
      'ب',
      'ج و د',
      'ه',
      'پس  از',
    );
    check('.. list-table:: عنوان\n   :widths: 1 2\n\n   * - الف\n     - ب', 'عنوان', 'الف', 'ب');
  });

  it('goes on over marks within a line', () => {
    check(
      'این **مت**\\ ن *است* و `پیوند <https://a.ir>`_ و :ref:`متن <کلید>`',
      'این ‖مت‖ن ‖است‖ و ‖پیوند‖ و ‖متن',
    );
    check('نشان [1]_ و مرجع_ و `دو واژه`_ تمام', 'نشان‖ و مرجع‖ و ‖دو واژه‖ تمام');
  });

  it('reads code, roles, substitutions and addresses as a word', () => {
    check(
      'با ``کد`` و :ref:`کلید` و :math:`x` و |نام| و `name` و https://a.ir/الف تمام',
      'با □ و □ و □ و □ و □ و □ تمام',
    );
  });

  it('takes the prose of directives that have some, without their options', () => {
    check(
      '.. note:: مهم\n   ادامه\n\n   بند\n\n.. figure:: تصویر.png\n   :alt: متن\n\n   شرح',
      'مهم⏎␣ادامه',
      'بند',
      'شرح',
    );
    check('.. [1] پانویس\n.. |نام| replace:: متن', 'پانویس', 'متن');
  });

  it('leaves out code, comments, anchors and literal blocks', () => {
    check(
      '.. code-block:: python\n\n   کد\n\n   کد\n\n.. توضیح\n   ادامه\n\n.. _لنگر:\n\nمتن::\n\n   کد\n\n>>> "کد"\nکد\n\nپس',
      'متن',
      'پس',
    );
  });

  it('keeps apart what is planted', () => {
    assertKeepsApart([
      `${SEEN}\n${'='.repeat(10)}`,
      `${SEEN} \`\`${HIDDEN}\`\` و :ref:\`${HIDDEN}\` و :doc:\`${SEEN} <${HIDDEN}>\``,
      `.. code-block:: c\n   :caption: ${HIDDEN}\n\n   ${HIDDEN}\n\n   ${HIDDEN}`,
      `.. ${HIDDEN}\n   ${HIDDEN}`,
      `.. _${HIDDEN}: https://a.ir/${HIDDEN}`,
      `${SEEN}::\n\n   ${HIDDEN}\n\n     ${HIDDEN}`,
      `.. warning::\n\n   ${SEEN} |${HIDDEN}|\n\n   - ${SEEN}`,
      `.. image:: ${HIDDEN}.png\n   :alt: ${HIDDEN}`,
      `.. math::\n\n   ${HIDDEN}`,
      `- ${SEEN}\n\n  .. raw:: html\n\n     ${HIDDEN}\n\n  ${SEEN}`,
      `${SEEN} https://a.ir/${HIDDEN} {{ ${HIDDEN} }}`,
    ]);
  });

  it('is sound for anything', () => {
    assertSoundOnAnything([
      '*',
      '**',
      '`',
      '``',
      ':a:',
      '::',
      '.. ',
      '.. note::',
      '- ',
      '|',
      '====',
      '_',
      '\\',
      '<',
      '>`_',
      '+--+',
      '   ',
    ]);
  });

  it('takes linear time', () => {
    assertLinear(['``', '`a ', '|a| ', 'a_ ', '.. _', ':a: b\n', '::\n\n  a\n\n', '`a <', '==== ===\n']);
  }).timeout(300_000);
});
