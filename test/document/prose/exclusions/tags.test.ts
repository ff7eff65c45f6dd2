import assert from 'node:assert/strict';
import { proseOf } from '../../../../src/document/prose/findProse.ts';
import { proseKind } from '../../../../src/document/prose/formats.ts';
import { cpuStopwatch } from '../../../support/cpuStopwatch.ts';
import { testGrammars } from '../../../support/grammarFiles.ts';
import { checkSound, shown } from '../checkProse.ts';

const grammars = testGrammars();

async function check(languageId: string, text: string, expected: readonly string[]): Promise<void> {
  const { passages } = await proseOf(text, proseKind(languageId, ''), languageId, { grammars });
  checkSound(text, passages);
  assert.deepEqual(shown(text, passages), expected);
}

describe('A tag of HTML in a string', () => {
  it('is left out whole when the quotes of its attributes are escaped', async () => {
    const text = String.raw`برای ادامه <a href=\"#\" class=\"x y\">کلیک</a> کنید.`;
    const expected = ['برای ادامه |کلیک| کنید.'];
    await check('json', `{"a": "${text}"}`, expected);
    await check('po', `msgid "a"\nmsgstr "${text}"\n`, expected);
    await check('properties', `a = ${text}\n`, expected);
    await check('yaml', `a: "${text}"\n`, expected);
    await check('javascript', `const a = "${text}";\n`, expected);
    await check('javascript', `const a = '${text.replaceAll('"', "'")}';\n`, expected);
    await check('python', `a = "${text}"\n`, expected);
    await check('python', `a = '${text.replaceAll('"', "'")}'\n`, expected);
  });

  it('is left out whole when a file doubles the quotes of its attributes', async () => {
    const text = 'برای ادامه <a href=""#"">کلیک</a> کنید.';
    await check('csv', `1,"${text}"\n`, ['برای ادامه |کلیک| کنید.']);
    await check('yaml', `a: '${text.replaceAll('"', "'")}'\n`, ['برای ادامه |کلیک| کنید.']);
  });

  it('is left out whole when the quotes of its attributes are plain or references', async () => {
    await check('json', `{"a": "برای <a href='#' title='یک دو'>کلیک</a> کنید."}`, ['برای |کلیک| کنید.']);
    await check('json', '{"a": "برای <a href=&quot;#&quot;>کلیک</a> کنید."}', ['برای |کلیک| کنید.']);
  });

  it('is left out whole with a long address and several attributes, at the edges of the text too', async () => {
    const address = `https://x.ir/?a=1&b=2&c=${'x'.repeat(500)}`;
    await check(
      'json',
      String.raw`["<span style=\"color:red\">هشدار</span>: پرونده پاک شد.",` +
        String.raw`"روی <a href=\"${address}\" target=\"_blank\">این پیوند</a> بزنید.",` +
        String.raw`"عکس <img src=\"a.png\" alt=\"گربه\"/>", "یک <br class=\"x\"/> دو"]`,
      ['هشدار|: پرونده پاک شد.', 'روی |این پیوند| بزنید.', 'عکس', 'یک↵دو'],
    );
  });

  it('is left out whole when it goes on in the next string or has a placeholder in it', async () => {
    await check('po', 'msgid "a"\nmsgstr "برای <a href=\\"#\\" "\n"class=\\"x\\">کلیک</a> کنید."\n', [
      'برای |کلیک| کنید.',
    ]);
    await check('python', `a = f"برای <a href='{url}'>کلیک</a> کنید."\n`, ['برای |کلیک| کنید.']);
  });

  it('is none where angle brackets compare', async () => {
    await check('json', String.raw`["یک < دو \"سه\" > چهار", "یک <دو \"سه\" چهار> پنج"]`, [
      'یک < دو_سه_> چهار',
      'یک <دو_سه_چهار> پنج',
    ]);
  });

  it('is found in linear time', async () => {
    for (const piece of [String.raw`<a x=\"`, String.raw`<a x=\"ا\">`, String.raw`\"<a `, String.raw`\n<`]) {
      const text = `["ا ${piece.repeat(20_000)}"]`;
      const used = cpuStopwatch();
      checkSound(text, (await proseOf(text, 'json', 'json')).passages);
      assert.ok(used() < 4_000, piece);
    }
  });
});
