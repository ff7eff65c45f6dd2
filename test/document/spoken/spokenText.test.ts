import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Markup } from '../../../src/document/spoken/silentMarkup.ts';
import { documentSpan, spokenText } from '../../../src/document/spoken/spokenText.ts';
import { sliceSpan } from '../../../src/text/span.ts';

const whole = (text: string, markup: Markup) =>
  spokenText(text, [{ utf16Start: 0, utf16End: text.length }], markup);

describe('what is read aloud', () => {
  const check = (markup: Markup, source: string, expected: string) => {
    const { text } = whole(source, markup);
    assert.equal(
      text
        .replace(/[^\S\n]+/g, ' ')
        .replace(/(?:[^\S\n]*\n[^\S\n]*)+/g, '\n')
        .trim(),
      expected,
    );
  };

  it('is plain text as it stands, marks, half-spaces and numbers too', () => {
    const text = 'کِتابِ من: ۳٫۵ کیلو، می‌خواهم! user@example.com 2*3 snake_case';
    check('plain', text, text);
    check('markdown', text, text);
  });

  it('is no address', () => {
    check('plain', 'ببین https://example.com/a?b=c. بعد', 'ببین . بعد');
    check('markdown', 'ببین <https://example.com/a> و www.example.com', 'ببین و');
    check('plain', '(https://example.com)', '( )');
  });

  it('is no address and no sign of markup where there are a great many', () => {
    assert.equal(whole('**خوب** '.repeat(150_000), 'markdown').text.replace(/\s+/g, ' ').length, 150_000 * 4);
  });

  it('is no code fence, but words in code', () => {
    check('markdown', 'الف\n\n```js\nconst x = 1;\n```\n\nب', 'الف\nب');
    check('markdown', 'الف\n~~~\nدرون\n~~~\nب', 'الف\nب');
    check('markdown', 'الف\n```\nناتمام', 'الف');
    check('markdown', 'فرمان `npm test` و `f(x) => {}` است', 'فرمان npm test و است');
  });

  it('is the label of links and images', () => {
    check(
      'markdown',
      '[پیوند](https://a.example/b(c) "عنوان") و ![عکس](a.png) و [دیگر][ref]',
      'پیوند و عکس و دیگر',
    );
    check('markdown', 'متن[^1]\n\n[^1]: پانویس\n[ref]: https://a.example', 'متن');
    check('markdown', 'آرایه [۱] و [کروشه]', 'آرایه [۱] و [کروشه]');
  });

  it('is the words of headings, items, quotations and emphasis', () => {
    check(
      'markdown',
      '## عنوان\n\n- یک\n* [x] دو\n> سه\n> - چهار\n1. پنج',
      'عنوان\nیک\nدو\nسه\nچهار\n1. پنج',
    );
    check('markdown', '**مهم**ترین، _کج_ و ***هر دو*** و ~~نه~~', 'مهمترین، کج و هر دو و نه');
    check('markdown', 'الف\n\n---\n\nب', 'الف\nب');
  });

  it('is the cells of a table', () => {
    check('markdown', '| نام | سن |\n|---|:-:|\n| علی | ۵ |', 'نام سن\nعلی ۵');
  });

  it('is no front matter and no tag', () => {
    check('markdown', '---\ntitle: x\n---\nسلام <b>دنیا</b><br>خوب', 'سلام دنیا خوب');
    check('html', '<style>p {}</style><p class="a">سلام</p><p>دنیا&nbsp;خوب<!-- نه --></p>', 'سلام دنیا خوب');
  });

  it('is the text of LaTeX', () => {
    check(
      'latex',
      '\\section{عنوان} متن~خوب \\cite{a} $x^2$ % یادداشت\n\\textbf{مهم} ۵\\%',
      'عنوان متن خوب\nمهم ۵%',
    );
    check('latex', '\\begin{equation}x\\end{equation}\nسلام\\\\دنیا', 'سلام دنیا');
  });

  it('goes on over the breaks of wrapped lines, and stops at those of verse', () => {
    const wrapped = 'این جمله آن‌قدر بلند است که در یک سطر جا نمی‌شود و';
    check('plain', `${wrapped}\nدر سطر بعد پایان می‌یابد.\nتمام`, `${wrapped} در سطر بعد پایان می‌یابد.\nتمام`);
    check(
      'plain',
      'بنی‌آدم اعضای یکدیگرند\nکه در آفرینش ز یک گوهرند',
      'بنی‌آدم اعضای یکدیگرند\nکه در آفرینش ز یک گوهرند',
    );
    check('plain', `${wrapped}\n\nبند دیگر`, `${wrapped}\nبند دیگر`);
  });

  it('joins several pieces with line breaks', () => {
    const { text, runs } = spokenText(
      '// یک\n// دو',
      [
        { utf16Start: 3, utf16End: 5 },
        { utf16Start: 9, utf16End: 11 },
      ],
      'plain',
    );
    assert.equal(text, 'یک\nدو');
    assert.deepEqual(documentSpan(runs, { utf16Start: 3, utf16End: 5 }), { utf16Start: 9, utf16End: 11 });
    assert.equal(documentSpan(runs, { utf16Start: 2, utf16End: 3 }), undefined);
  });
});

describe('the place of a spoken word in the document', () => {
  const pieces = fc.constantFrom(
    'سلام',
    'می‌روم',
    '**',
    '`',
    '[',
    '](a)',
    ' ',
    '\n',
    '|',
    '# ',
    '```\n',
    'https://a.b',
    '😀',
    '<b>',
    '_',
    '\\x{',
    '$',
  );
  const markups = fc.constantFrom<Markup>('plain', 'markdown', 'html', 'latex');

  it('has the same letters, whatever markup is around', () => {
    fc.assert(
      fc.property(
        fc.array(pieces).map((parts) => parts.join('')),
        markups,
        (source, markup) => {
          const { text, runs } = whole(source, markup);
          for (const { index, 0: word } of text.matchAll(/[\p{L}\u200c]+/gu)) {
            const span = documentSpan(runs, { utf16Start: index, utf16End: index + word.length });
            assert.ok(span);
            assert.equal(sliceSpan(source, span)[0], word[0]);
            assert.equal(sliceSpan(source, span).at(-1), word.at(-1));
          }
        },
      ),
    );
  });

  it('grows with the text, and so does its time', () => {
    fc.assert(
      fc.property(
        fc.array(pieces).map((parts) => parts.join('')),
        markups,
        (source, markup) => {
          const { runs } = whole(source, markup);
          runs.reduce((end, { document }) => {
            assert.ok(end <= document.utf16Start && document.utf16Start < document.utf16End);
            return document.utf16End;
          }, 0);
        },
      ),
    );
  });

  it('is found in a long text without going back over it', () => {
    const source = '**مهم** [پیوند](https://a.example) `x`\n'.repeat(20_000);
    const start = performance.now();
    const { text, runs } = whole(source, 'markdown');
    assert.equal(
      documentSpan(runs, { utf16Start: text.length - 10, utf16End: text.length - 9 }) !== undefined,
      true,
    );
    assert.ok(performance.now() - start < 3_000);
  });
});
