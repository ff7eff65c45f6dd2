import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type SourceSyntax, sourceRegions } from '../../../src/document/targets/sourceRegions.ts';
import { sliceSpan } from '../../../src/text/span.ts';
import { persianText } from '../../support/persianText.ts';

const syntax: SourceSyntax = {
  lineComments: ['//'],
  blockComments: [['/*', '*/']],
  quotes: ['"', "'"],
  longQuotes: ['"""', '`'],
  markup: false,
};

function check(text: string, expected: readonly string[], markup = false): void {
  const regions = sourceRegions(text, { ...syntax, markup });
  assert.deepEqual(
    regions.map((region) => `${region.kind}:${sliceSpan(text, region)}`),
    expected,
  );
}

describe('the regions of source code', () => {
  it('are its comments and strings', () => {
    check('a = "سلام"; // خوب\n/* یک\nدو */ b', ['string:سلام', 'lineComment: خوب', 'blockComment: یک\nدو ']);
  });

  it('end a string at its own quote, not at an escaped one', () => {
    check(String.raw`"a\"b" 'c'`, [String.raw`string:a\"b`, 'string:c']);
  });

  it('pass over a quote without a partner on its line', () => {
    check('fn f(x: &\'a str) // یک\n"دو"', ['lineComment: یک', 'string:دو']);
    check("don't\n'خوب'", ['string:خوب']);
  });

  it('have long strings over several lines', () => {
    check('"""یک\n"دو" """ `سه\nچهار`', ['string:یک\n"دو" ', 'string:سه\nچهار']);
  });

  it('see no comment in a string and no string in a comment', () => {
    check('"// یک" // "دو"', ['string:// یک', 'lineComment: "دو"']);
  });

  it('let a block comment without an end go to the end', () => {
    check('/* یک\nدو', ['blockComment: یک\nدو']);
  });

  it('are also the texts between tags in markup', () => {
    check(
      '<p title="یک">دو</p> x => سه <b>چهار {a} پنج</b>',
      ['string:یک', 'markup:دو', 'markup: x => سه ', 'markup:چهار '].filter(
        (region) => !region.includes('=>'),
      ),
      true,
    );
  });

  it('lie in order and apart from each other, whatever the text', () => {
    const noise = fc.array(
      fc.oneof(persianText(), fc.constantFrom('"', "'", '`', '"""', '//', '/*', '*/', '\\')),
    );
    fc.assert(
      fc.property(noise, (parts) => {
        const text = parts.join('');
        const regions = sourceRegions(text, syntax);
        let last = 0;
        for (const { utf16OpenerStart, utf16Start, utf16End } of regions) {
          assert.ok(last <= utf16OpenerStart && utf16OpenerStart < utf16Start && utf16Start <= utf16End);
          last = utf16End;
        }
        assert.ok(last <= text.length);
      }),
    );
  });
});
