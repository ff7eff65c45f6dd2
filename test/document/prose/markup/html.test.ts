import { htmlProse } from '../../../../src/document/prose/markup/html.ts';
import { checksOf, HIDDEN, SEEN } from './markupChecks.ts';

describe('the prose of HTML', () => {
  const { check, assertKeepsApart, assertSoundOnAnything, assertLinear } = checksOf(htmlProse);

  it('is the text of each block by itself', () => {
    check(
      '<h1>عنوان</h1><p>یک<p>دو<ul><li>سه<li>چهار</ul><table><tr><td>الف<td>ب</table>',
      'عنوان',
      'یک',
      'دو',
      'سه',
      'چهار',
      'الف',
      'ب',
    );
  });

  it('goes on over tags within a line', () => {
    check(
      '<p>این <b>مت</b>ن <span class="کلاس">است</span><br>خط<wbr>ی <!-- ت -->تازه</p>',
      'این ‖مت‖ن ‖است↵خط‖ی ‖تازه',
    );
  });

  it('reads entities by what they stand for', () => {
    check('<p>می&zwnj;رود&nbsp;و &laquo;او&raquo; &#x6CC; AT&T</p>', 'می‖رود␣و ␣او␣ ‖ AT&T');
  });

  it('leaves out what a reader does not see, and code', () => {
    check(
      '<title>عنوان</title><style>متن</style><script>"<p>متن"</script><p>با <code>کد</code> و <kbd>ک</kbd> تمام',
      'عنوان',
      'با □ و □ تمام',
    );
    check(
      '<p>پیش</p><pre>کد</pre><textarea>فرم</textarea><template><p>قالب</p></template><p>پس',
      'پیش',
      'پس',
    );
    check('<svg><title>نگاره</title><style>متن</style><g><text>برچسب</text></g></svg>', 'نگاره', 'برچسب');
    check('<p>یک <span translate="no">نام</span> دو', 'یک ‖ دو');
  });

  it('leaves out what a template or a server puts in', () => {
    check('<p>سلام {{ نام }} و <?php echo "متن>"; ?> و <%= "متن" %> تمام</p>', 'سلام □ و □ و □ تمام');
  });

  it('keeps apart what is planted', () => {
    assertKeepsApart([
      `<p title="${HIDDEN}">${SEEN} <b>${SEEN}</b> <code>${HIDDEN}</code></p>`,
      `<script>"${HIDDEN}<p>${HIDDEN}"</script>`,
      `<style>/* ${HIDDEN} */</style>`,
      `<!-- ${HIDDEN} <p>${HIDDEN}</p> -->`,
      `<pre>${HIDDEN}</pre>`,
      `<ul><li>${SEEN}<li>${SEEN}</ul>`,
      `<img alt="${HIDDEN}"><input value="${HIDDEN}">`,
      `<p>${SEEN} https://a.ir/${HIDDEN} {{ ${HIDDEN} }}`,
      `<svg><desc>${SEEN}</desc><script>${HIDDEN}</script></svg>`,
      `<textarea>${HIDDEN}<p></textarea>`,
    ]);
  });

  it('is sound for anything', () => {
    assertSoundOnAnything([
      '<',
      '>',
      '</',
      '<p>',
      '</p>',
      '<b',
      '<code>',
      '</code>',
      '<svg>',
      '<title>',
      '&',
      ';',
      '&zwnj;',
      '<!--',
      '-->',
      '<?',
      '<script>',
      '"',
      '=',
    ]);
  });

  it('takes linear time', () => {
    assertLinear(['<b><p>', '<table>', '<svg>', '</b>', '&a;']);
  }).timeout(300_000);
});
