import assert from 'node:assert/strict';
import fc from 'fast-check';
import { proseOf } from '../../../src/document/prose/findProse.ts';
import { proseKind } from '../../../src/document/prose/formats.ts';
import { withoutForeign } from '../../../src/document/prose/withoutForeign.ts';
import { documentChanges } from '../../../src/document/tidy/documentChanges.ts';
import { changedText } from '../../../src/text/span.ts';
import { testGrammars } from '../../support/grammarFiles.ts';
import { documentIn, LANGUAGE_FRAMES, proseBetween } from '../../support/languageFrames.ts';
import { allTargets } from '../../support/targets.ts';
import { tidyChanges } from '../../support/tidied.ts';

const grammars = testGrammars();

/** Joins every ها to the word before it, whatever that is. */
const spell = (text: string) =>
  [...text.matchAll(/\S+ ها(?!\S)/g)].map(({ 0: words, index }) => ({
    utf16Start: index,
    utf16End: index + words.length,
    text: words.replace(' ', '\u200c'),
    rule: 'half-spaces',
  }));

async function tidied(language: string, text: string): Promise<string> {
  const kind = proseKind(language, '');
  const found = await proseOf(text, kind, language, { grammars });
  const { passages } = withoutForeign(text, found.passages);
  const whole = { utf16Start: 0, utf16End: text.length };
  const targets = allTargets(text, passages, whole, { hasContext: true });
  const changes = [];
  for (const target of targets)
    changes.push(...documentChanges(target, tidyChanges(target.text, spell), kind));
  return changedText(text, whole, changes);
}

const untidy = fc.constantFrom(
  'ما كتاب ها را خواندیم',
  'سلام ، خوبی ؟بله ما هستیم',
  'او گفت... و ما رفتیم',
  'این « خوب » است',
  'ســلام  به شهر',
  '٥ روز و 12 شب در آنجا بودیم',
  'گفت:ما هستیم ، خوب',
);

const letters = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[يك٥0-9۰-۹]/g, (sign) => (sign === 'ي' ? 'ی' : sign === 'ك' ? 'ک' : '0'))
    .replace(/[\s\u200cـ.…]/g, '');

for (const [language, parts] of Object.entries(LANGUAGE_FRAMES))
  describe(`Tidying ${language}`, () => {
    it('leaves all but prose byte for byte the same, and the words of prose', async () => {
      await fc.assert(
        fc.asyncProperty(documentIn(parts, untidy), async ({ kept, prose }) => {
          const text = kept.map((each, at) => each + (prose[at] ?? '')).join('');
          const result = await tidied(language, text);
          const found = proseBetween(kept, result);
          assert.ok(found, `${text}\n=>\n${result}`);
          found.forEach((each, at) => {
            assert.equal(letters(each), letters(prose[at] ?? ''));
          });
          if (prose.length > 0) assert.notEqual(result, text);
        }),
        { numRuns: 40 },
      );
    });
  });

describe('Tidying beside what is not prose', () => {
  const check = async (language: string, cases: Readonly<Record<string, string>>) => {
    for (const [text, expected] of Object.entries(cases))
      assert.equal(await tidied(language, text), expected);
  };

  it('takes no space away and puts none where markup, code or an address stands beside it', async () => {
    await check('markdown', {
      'این `کد` ها و **خوب** ، است': 'این `کد` ها و **خوب** ، است',
      'این `کد`\u200cها خوب است': 'این `کد`\u200cها خوب است',
      'او گفت،**خوب** است': 'او گفت،**خوب** است',
      'نشانی https://a.ir/ب،ج است ، خوب': 'نشانی https://a.ir/ب،ج است، خوب',
      'سلام  \nخوب': 'سلام  \nخوب',
      '1.  سلام\n2.  خوب': '1.  سلام\n2.  خوب',
    });
  });

  it('takes half-spaces out at the ends of words there too', async () => {
    await check('plaintext', { '\u200cاو خوب\u200c\n\nآمد\u200c': 'او خوب\n\nآمد' });
    await check('markdown', {
      '**خوب\u200c** است\u200c': '**خوب** است',
      '**کتاب**\u200cها و _کتاب\u200c_ها': '**کتاب**\u200cها و _کتاب\u200c_ها',
    });
  });

  it('keeps the quotes of code, of commands and of the fields of tables', async () => {
    const program = '/**\n * شرح ، خوب\n * ```\n * f("سلام"); // جواب ، خوب\n * ```\n */\n';
    await check('javascript', { [program]: program.replace('شرح ،', 'شرح،') });
    const documented = 'def f():\n    """شرح ، خوب\n    >>> f("سلام") ، خوب\n    "سلام" ، خوب\n    """\n';
    await check('python', { [documented]: documented.replace('شرح ،', 'شرح،') });
    await check('plaintext', { 'return "سلام"; }': 'return "سلام"; }' });
    await check('csv', {
      '"علی" , "قم"\nسارا, "شیراز"\n': '"علی" , "قم"\nسارا, "شیراز"\n',
      'نام,"گفت ، خوب"\n': 'نام,"گفت، خوب"\n',
    });
    await check('markdown', {
      'فرمان git commit -m "پیام" را بزن ، خوب': 'فرمان git commit -m "پیام" را بزن، خوب',
    });
  });

  it('keeps the keys of YAML', async () => {
    await check('yaml', { 'متن: گفت:سلام ، خوب\n': 'متن: گفت:سلام، خوب\n' });
  });
});
