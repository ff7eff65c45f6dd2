import assert from 'node:assert/strict';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { directMarkdown } from '../../../src/editor/preview/markdownDirection.ts';
import { persianText } from '../../support/persianText.ts';

/** As VS Code's preview does to all blocks, after the rules of plugins. */
function addAuto(md: MarkdownIt): void {
  md.core.ruler.push('auto', ({ tokens }) => {
    for (const token of tokens) if (token.map && token.type !== 'inline') token.attrJoin('dir', 'auto');
  });
}

function rendererWith(isOn: boolean): MarkdownIt {
  const md = directMarkdown(new MarkdownIt({ html: true, linkify: true }), () => isOn);
  addAuto(md);
  return md;
}

const on = rendererWith(true);
const off = rendererWith(false);
const without = new MarkdownIt({ html: true, linkify: true });
addAuto(without);

const check = (markdown: string, ...parts: readonly string[]) => {
  const html = on.render(markdown);
  for (const part of parts) assert.ok(html.includes(part), `${part} is not in ${html}`);
};

describe('the direction of Markdown', () => {
  it('is that of the letters that prevail, whichever comes first', () => {
    check('[Firefox](https://x.org) را باز کنید', '<p dir="rtl"><a href="https://x.org" dir="auto">');
    check('## Harf نسخهٔ تازه', '<h2 dir="rtl">');
    check('(VS Code) ویرایشگری رایگان است', '<p dir="rtl">');
    check('«Node.js» را نصب کرده‌ام', '<p dir="rtl">');
    check('۲۵٪ و $20 برای CPU کافی بود', '<p dir="rtl">');
    check('🎉 Harf منتشر شد، مبارک باشد', '<p dir="rtl">');
    check('سلام is a Persian word of greeting', '<p dir="ltr">');
    check('Kitab یعنی كتاب في اللغة العربية', '<p dir="rtl">');
  });

  it('is not changed by marks and half-spaces', () => {
    check('Harf کِتابْ‌هایَم را می‌خوانَد', '<p dir="rtl">Harf کِتابْ‌هایَم را می‌خوانَد</p>');
  });

  it('passes over code, addresses and HTML', () => {
    check('`npm install --save-dev` را بزن', '<p dir="rtl"><code dir="ltr">');
    check(
      'https://example.org/a/long/path را ببین',
      '<p dir="rtl"><a href="https://example.org/a/long/path" dir="ltr">',
    );
    check('<abbr title="x">HTML</abbr> زبان است', '<p dir="rtl">');
    check('سلام\n\n```js\n// سلام\n```', 'dir="ltr" class="language-js"');
  });

  it('is its own for a name with signs and for a number in groups, within text from right to left', () => {
    check(
      'نه C++ و نه --force، بلکه **foo(<)** و +98 912 345 6789 را',
      '<p dir="rtl">نه <span dir="ltr">C++</span> و نه <span dir="ltr">--force</span>، بلکه ',
      '<strong><span dir="ltr">foo(&lt;)</span></strong>',
      '<span dir="ltr">+98 912 345 6789</span> را</p>',
    );
    check(
      '[کتاب C++](https://x.org/C++ "C++") را',
      'title="C++" dir="auto">کتاب <span dir="ltr">C++</span></a>',
    );
    check('`C++` و https://example.org/C++ را ببین', '<code dir="ltr">C++</code> و <a', 'C++</a> را');
    check('- Read C++ in English\n- کتاب C++', '<span dir="rtl">کتاب <span dir="ltr">C++</span></span>');
    check('The book of C++ is not کتاب', '<p dir="ltr">The book of C++ is');
    check('فایل src/text/persian.ts را در test/text ببین', '<p dir="rtl">');
  });

  it('is one for all items of a list, whose texts keep their own', () => {
    check(
      '- [Firefox](https://x.org) را باز کنید\n- صفحه را ببینید\n- npm ci.',
      '<ul dir="rtl">\n<li><a',
      '<li><span dir="ltr">npm ci.</span></li>',
    );
    check('1. سلام بر شما\n   - npm\n   - yarn', '<ol dir="rtl">', '<ul>', '<li><span dir="ltr">npm</span>');
    check('- Read the Persian books\n- کتاب', '<ul dir="ltr">', '<li><span dir="rtl">کتاب</span>');
    check('- سلام بر شما\n\n- npm install', '<li>\n<p dir="rtl">', '<li>\n<p dir="ltr">');
  });

  it('is that of all cells for a table, and of its own text for a cell', () => {
    check(
      '| Name | معنی نام‌ها |\n|---|---|\n| Harf | حرف و سخن |\n| 1 | ۲ |',
      '<table dir="rtl">',
      '<thead>\n<tr>\n<th dir="ltr">Name</th>\n<th dir="rtl">',
      '<td>1</td>\n<td>۲</td>',
    );
  });

  it('goes into quotations, and is inherited by what has no letters', () => {
    check(
      '> Harf را همین امروز بخوانید\n>\n> ۱۲۳\n>\n> > English words',
      '<blockquote dir="rtl">\n<p dir="rtl">Harf',
      '<p>۱۲۳</p>',
      '<blockquote dir="rtl">\n<p',
      '<blockquote dir="ltr">\n<p dir="ltr">English',
    );
  });

  it('leaves documents without letters from right to left as they are', () => {
    const latin =
      '# Title\n\n- [a](b) `c` 1\n\n> quoted\n\n| a |\n|---|\n| b |\n\n```\ncode\n```\n<b>x</b>\n';
    assert.equal(on.render(latin), without.render(latin));
  });

  it('is not touched while it is off, nor in what was parsed', () => {
    const persian = '# Harf تازه\n\n- سلام `x`\n- npm\n';
    assert.equal(off.render(persian), without.render(persian));
    const tokens = on.parse(persian, {});
    const before = JSON.stringify(tokens);
    on.renderer.render(tokens, {}, {});
    assert.equal(JSON.stringify(tokens), before);
  });

  it('changes nothing of the text', () => {
    const bare = (html: string) => html.replaceAll(/ dir="\w+"|<\/?span>|<span dir="\w+">/gu, '');
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            persianText(),
            fc.constantFrom('# ', '- ', '> ', '\n', '\n\n', '  ', '`', '*', '[a](b)', 'Harf '),
          ),
          { maxLength: 30 },
        ),
        (parts) => {
          const markdown = parts.join('');
          assert.equal(bare(on.render(markdown)), bare(without.render(markdown)));
        },
      ),
    );
  });

  it('takes time in proportion to the text', () => {
    const seconds = (count: number) => {
      const tokens = on.parse('- سلام Harf https://a.b/c\n\n'.repeat(count), {});
      const start = performance.now();
      on.renderer.render(tokens, {}, {});
      return performance.now() - start;
    };
    seconds(1000);
    assert.ok(seconds(8000) < 40 * Math.max(seconds(1000), 1));
  });
});
