import assert from 'node:assert/strict';
import { xmlProse } from '../../../../src/document/prose/markup/xml.ts';
import { checksOf, HIDDEN, SEEN } from './markupChecks.ts';

describe('the prose of XML', () => {
  const { check, assertKeepsApart, assertSoundOnAnything, assertLinear } = checksOf(xmlProse);

  it('is the text of each element that has text of its own, with what stands within it', () => {
    check(
      '<?xml version="1.0"?>\n<!-- ت -->\n<a><t>عنوان</t><p>این <emphasis>مت</emphasis>ن <code>کد</code> است</p></a>',
      'عنوان',
      'این ‖مت‖ن □ است',
    );
    check('<a><p><b>اول</b>ین متن</p><p>دو</p></a>', 'اول‖ین متن', 'دو');
  });

  it('leaves out attributes, comments, code and placeholders', () => {
    check('<r><s name="نام">سلام %1$s و <xliff:g>x</xliff:g> <!-- ت -->تمام</s></r>', 'سلام □ و □ ‖تمام');
  });

  it('reads entities by what they stand for, also those that a document type defines', () => {
    check('<!DOCTYPE a [<!ENTITY x "متن">]><a>می&#x200c;رود &amp; &x; تمام</a>', 'می‖رود □ □ تمام');
  });

  it('is what stands between tags whose brackets are references; a single one is a word', () => {
    check(
      '<a><p>یک &lt;a href=&quot;x&quot;&gt;دو&lt;/a&gt; سه&lt;br/&gt;چهار</p><p>نشان &lt;b&gt; و &lt;/i&gt; است</p></a>',
      'یک ‖دو‖ سه↵چهار',
      'نشان □ و □ است',
    );
  });

  it('has no escapes in the texts of an application for Android', () => {
    const text = String.raw`این \"کتاب\" خوب\nو \'بد\' \u0627 است\? \\ دو \@سه`;
    check(
      `<resources><string name="a">${text}</string></resources>`,
      'این ␣کتاب␣ خوب↵و ␣بد␣ ‖ است‖? □ دو ‖@سه',
    );
    check(`<a>${text}</a>`, text);
  });

  it('reads an ampersand before a word as the sign that a menu has', () => {
    check(
      '<a><p>باز کردن &amp;فایل</p><p>یک &amp; دو و سه&amp;چهار</p></a>',
      'باز کردن ‖فایل',
      'یک □ دو و سه□چهار',
    );
  });

  it('reads the text of a section that is not parsed if it has no tags', () => {
    check('<a><p><![CDATA[متن ساده]]></p><p><![CDATA[<b>متن</b>]]></p></a>', 'متن ساده');
  });

  it('keeps what stands before the text stops being well-formed', () => {
    check('<a><p>یک</p><p>دو</b><p>سه</p></a>', 'یک');
    check('<a><p>یک</p><p>دو', 'یک');
    check('متن', ...[]);
  });

  it('keeps apart what is planted', () => {
    const blocks = [
      `<p title="${HIDDEN}">${SEEN} <b>${SEEN}</b> <code>${HIDDEN}</code></p>`,
      `<script><![CDATA[${HIDDEN}]]></script>`,
      `<!-- ${HIDDEN} -->`,
      `<?x ${HIDDEN}?>`,
      `<item><title>${SEEN}</title><link>https://a.ir/${HIDDEN}</link></item>`,
    ];
    assertKeepsApart(blocks, (text) => `<a>${text}</a>`);
  });

  it('is left alone where half of a character stands, wherever that is', () => {
    for (const half of ['\ud83d', '\ude00'])
      for (const text of [`<?x ${half}`, `<a>${half}`, `<a b="${half}`, half])
        assert.doesNotThrow(() => xmlProse(text), JSON.stringify(text));
  });

  it('is sound for anything', () => {
    assertSoundOnAnything([
      '<a>',
      '</a>',
      '<',
      '>',
      '<a',
      '<b/>',
      '&',
      ';',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?x',
      '?>',
    ]);
  });

  it('takes linear time', () => {
    assertLinear();
    assertLinear(['<a>', '<a/>', '&a;', ']]>'], (text) => xmlProse(`<a>${text}`));
  }).timeout(300_000);
});
