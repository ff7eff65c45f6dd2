import assert from 'node:assert/strict';
import fc from 'fast-check';
import { tokenise } from '../../../../src/engine/analyse/sentence/tokenise.ts';

/** Asserts the tokens of `text` but spaces, written `kind:source`. */
function check(text: string, ...expected: string[]): void {
  const shown = tokenise(text)
    .filter(({ kind }) => kind !== 'space')
    .map(({ kind, utf16Start, utf16End }) => `${kind}:${text.slice(utf16Start, utf16End)}`);
  assert.deepEqual(shown, expected);
}

describe('tokens', () => {
  it('keep a word with ZWNJ, marks and tatweel in one piece', () =>
    check('می‌رَوَم کتـاب', 'word:می‌رَوَم', 'word:کتـاب'));
  it('part words from punctuation', () =>
    check('سلام، دنیا!', 'word:سلام', 'punctuation:،', 'word:دنیا', 'punctuation:!'));
  it('keep addresses whole and leave the comma behind them', () =>
    check('https://a.ir/سلام?y=۱، www.b.com', 'url:https://a.ir/سلام?y=۱', 'punctuation:،', 'url:www.b.com'));
  it('keep addresses with brackets whole, but not the brackets around them', () =>
    check(
      '(https://fa.wikipedia.org/wiki/کتاب_(فیلم))',
      'punctuation:(',
      'url:https://fa.wikipedia.org/wiki/کتاب_(فیلم)',
      'punctuation:)',
    ));
  it('keep the target of a Markdown link whole, title included', () =>
    check(
      '[کتاب](./کتاب.md "نام") و (این)',
      'punctuation:[',
      'word:کتاب',
      'punctuation:]',
      'url:(./کتاب.md "نام")',
      'word:و',
      'punctuation:(',
      'word:این',
      'punctuation:)',
    ));
  it('keep e-mail addresses whole', () => check('a.b+c@d.example', 'email:a.b+c@d.example'));
  it('keep code spans and fences whole', () =>
    check('`سلام x` ```\nسلام\n```', 'code:`سلام x`', 'code:```\nسلام\n```'));
  it('keep tags with their attributes and entities whole', () =>
    check(
      '<a title="کتاب">نام</a>&nbsp;<!-- نام --> ۲ < ۳ > ۱',
      'code:<a title="کتاب">',
      'word:نام',
      'code:</a>',
      'code:&nbsp;',
      'code:<!--',
      'word:نام',
      'code:-->',
      'number:۲',
      'punctuation:<',
      'number:۳',
      'punctuation:>',
      'number:۱',
    ));
  it('keep the placeholders, escapes and commands of programs whole', () =>
    check(
      '{a.b} {0} {{n}} %s %d\\nنام \\emph{نام}',
      'code:{a.b}',
      'code:{0}',
      'code:{{n}}',
      'code:%s',
      'code:%d',
      'code:\\n',
      'word:نام',
      'code:\\emph',
      'punctuation:{',
      'word:نام',
      'punctuation:}',
    ));
  it('keep identifiers, versions and names of languages whole', () =>
    check('foo_bar.baz v2.0 C++ C#', 'latin:foo_bar.baz', 'latin:v2.0', 'latin:C++', 'latin:C#'));
  it('keep numbers with separators and percent signs whole, in all three sets of digits', () =>
    check('۱۲٫۵٪ 1,000 ٣/٤ ۱۴۰۰-۱۴۰۱', 'number:۱۲٫۵٪', 'number:1,000', 'number:٣/٤', 'number:۱۴۰۰-۱۴۰۱'));
  it('keep joined emoji and flags whole', () =>
    check('👨‍👩‍👧 🇮🇷 👍🏽', 'emoji:👨‍👩‍👧', 'emoji:🇮🇷', 'emoji:👍🏽'));
  it('leave a lone backtick as punctuation', () => check('`سلام', 'punctuation:`', 'word:سلام'));
  it('are words of a bounded length, however long a run of letters is', () => {
    const long = ['س', 'سَ', 'می\u200c', 'س\u0640'].map((unit) => unit.repeat(6000 / unit.length));
    for (const text of long)
      for (const { kind, utf16Start, utf16End } of tokenise(text)) {
        assert.ok(kind === 'word' || text.slice(utf16Start, utf16End) === '\u200c');
        assert.ok((text.slice(utf16Start, utf16End).match(/[سمی]/g) ?? []).length <= 64);
      }
  });
  it('cover any string without gap or overlap', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let end = 0;
        for (const token of tokenise(text)) {
          assert.equal(token.utf16Start, end);
          assert.ok(token.utf16End > token.utf16Start);
          end = token.utf16End;
        }
        assert.equal(end, text.length);
      }),
    );
  });
});
