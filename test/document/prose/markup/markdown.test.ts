import { markdownProse } from '../../../../src/document/prose/markup/markdown.ts';
import { checksOf, HIDDEN, SEEN } from './markupChecks.ts';

describe('the prose of Markdown', () => {
  const { check, assertKeepsApart, assertSoundOnAnything, assertLinear } = checksOf(markdownProse);

  it('is each heading, paragraph, item, quotation, cell and note by itself', () => {
    check(
      '# عنوان\n\nمتن یک\nخط دو\n\n- مورد\n- [ ] کار\n\n| الف | ب |\n|--|--|\n| ج | د |\n\nنشان[^۱]\n\n[^۱]: پانویس\n\nعنوان\n===\n',
      'عنوان',
      'متن یک⏎خط دو',
      'مورد',
      'کار',
      'الف',
      'ب',
      'ج',
      'د',
      'نشان',
      'پانویس',
      'عنوان',
    );
  });

  it('goes on over emphasis, links, tags, notes and escapes as if they were not there', () => {
    check('این **مت**ن *است*', 'این ‖مت‖ن ‖است');
    check('[پیوند](https://a.ir "عنوان")ی', 'پیوند‖ی');
    check('<b>پر</b>رنگ و ~~خط~~', 'پر‖رنگ و ‖خط');
    check('متن[^1] باز\n\n[^1]: x', 'متن‖ باز', 'x');
    check('می\\_رود', 'می‖_رود');
  });

  it('reads code, maths, addresses, citations, images and placeholders as a word', () => {
    check('با `code` و $x^2$ تمام', 'با □ و □ تمام');
    check('در https://a.ir/سلام یا ali@b.com یا <https://a.ir> است', 'در □ یا □ یا □ است');
    check('به نقل از [@key2020، ص ۳] آمد', 'به نقل از □ آمد');
    check('یک ![تصویر](a.png) آنجا', 'یک □تصویر□ آنجا');
    check('سلام {{ user.name }} و {name} و #{x} خوبی {% if x %} یا', 'سلام □ و □ و □ خوبی □ یا');
    check('فرمول \\(x+y\\) و \\[متن\\]', 'فرمول □ و ‖[متن‖]');
  });

  it('leaves out what stands at the start of a continued line', () => {
    check('> نقل یک\n> نقل دو', 'نقل یک⏎␣نقل دو');
    check('- مورد\n  دنباله', 'مورد⏎␣دنباله');
    check('متن  \nخط\\\nسه', 'متن␣⏎خط␣⏎سه');
  });

  it('reads character references within a word by what they stand for', () => {
    check('می&zwnj;رود و&nbsp;باز &amp; نیز &#x200c; است', 'می‖رود و␣باز □ نیز ‖ است');
  });

  it('leaves out what says by its text alone where it leads', () => {
    const definitions = '\n\n[راهنما]: a.md\n[آن]: b.md\n';
    check(`به [راهنما] و [آن][] و ![آن] نگاه کن${definitions}`, 'به □ و □ و □ نگاه کن');
    check('به [[صفحه]] و ![[تصویر|نام]] نگاه کن', 'به □ و □ نگاه کن');
    check(`به [این][راهنما] و [نه] نگاه کن${definitions}`, 'به ‖این‖ و [نه] نگاه کن');
  });

  it('leaves out front matter, code, definitions and attributes', () => {
    check('---\ntitle: عنوان\n---\nمتن {#id .c}', 'متن');
    check('```py\nکد\n```\n\n    کد\n\n[کلید]: https://a.ir "عنوان"\n\n[متن][کلید]', 'متن');
    check('$$\nمتن\n$$\n\n> [!NOTE]\n> یادداشت', 'یادداشت');
    check("import کد from 'x'\n\nمتن", 'متن');
  });

  it('reads the text of HTML within it', () => {
    check('<div dir="rtl">\n<p>متن <b>در</b>ون</p>\n<pre>کد</pre>\n</div>', 'متن ‖در‖ون');
    check('متن <code>کد</code> باز<br>خط', 'متن □ باز↵خط');
  });

  it('counts a byte order mark', () => {
    check('\ufeff# عنوان', 'عنوان');
  });

  it('keeps money between two dollar signs', () => {
    check('از ۵$ تا ۱۰$ است', 'از ۵$ تا ۱۰$ است');
  });

  it('keeps apart what is planted, however long the document is', () => {
    assertKeepsApart([
      `# ${SEEN} {#${HIDDEN}}`,
      `${SEEN} \`${HIDDEN}\` و [${SEEN}](https://a.ir/${HIDDEN} "${HIDDEN}")`,
      `\`\`\`\n${HIDDEN}\n\n- ${HIDDEN}\n\n${HIDDEN}\n\`\`\``,
      `~~~~ js\n\`\`\`\n\n${HIDDEN}\n\n\`\`\`\n~~~~`,
      `- ${SEEN}\n\n  \`\`\`\n  ${HIDDEN}\n\n  ${HIDDEN}\n  \`\`\`\n\n- ${SEEN}`,
      `1. \`\`\`\n   ${HIDDEN}\n   \`\`\`\n2. ${SEEN}`,
      `> \`\`\`\n> ${HIDDEN}\n\n${SEEN}`,
      `<!-- ${HIDDEN}\n\n${HIDDEN} -->`,
      `<pre>\n${HIDDEN}\n\n${HIDDEN}</pre>`,
      `<script>\n\n${HIDDEN}\n\n</script>`,
      `$$\n${HIDDEN}\n\n${HIDDEN}\n$$`,
      `| ${SEEN} | \`${HIDDEN}\` |\n|---|---|\n| **${SEEN}** | $${HIDDEN}$ |`,
      `<p title="${HIDDEN}">${SEEN} <kbd>${HIDDEN}</kbd></p>`,
      `[${HIDDEN}]: https://a.ir/${HIDDEN} "${HIDDEN}"`,
      `${SEEN} https://a.ir/${HIDDEN} {{ ${HIDDEN} }} [@a، ${HIDDEN}]`,
      `***\n\n---\n\n${SEEN}\n---\n\n${'متن '.repeat(400)}`,
    ]);
  });

  it('is sound for anything', () => {
    assertSoundOnAnything([
      '#',
      '*',
      '_',
      '`',
      '```',
      '[',
      '](',
      ')',
      '<b>',
      '<!--',
      '-->',
      '$',
      '> ',
      '- ',
      '|',
      '&zwnj;',
      '\\',
      '{{',
      '}}',
      '---',
    ]);
  });

  it('reads the lines that go on with an item or a quotation without its marker', () => {
    check('- یک\nدو\n', 'یک⏎دو');
    check('> یک\nدو\n', 'یک⏎دو');
  });

  it('takes linear time', () => {
    assertLinear();
  }).timeout(300_000);
});
