import assert from 'node:assert/strict';
import { proseOf } from '../../../../src/document/prose/findProse.ts';
import { frontMatterProse } from '../../../../src/document/prose/markup/frontMatter.ts';
import { checkLinear, checkProse, shown } from '../checkProse.ts';

describe('the front matter of Markdown', () => {
  for (const [what, text, expected] of [
    ['YAML', '---\ntitle: سفر به شیراز\ntags: [سفر]\n---\n\nمتن', ['سفر به شیراز']],
    [
      'quoted YAML',
      '---\n"title": "سفر"\nslug: شیراز\ndescription: \'آنچه دیدیم\'\n---\n',
      ['سفر', 'آنچه دیدیم'],
    ],
    [
      'YAML of several lines',
      '---\ndescription: >\n  در راه\n  شیراز\nauthor: سارا\n---\n',
      ['در راه_شیراز'],
    ],
    ['TOML', '+++\ntitle = "سفر"\nslug = "شیراز"\n+++\n', ['سفر']],
    ['a byte order mark before it', '\ufeff---\ntitle: سفر\n---\n', ['سفر']],
  ] as const)
    it(`has its title and its description as prose: ${what}`, () =>
      checkProse(frontMatterProse, text, expected));

  for (const [what, text] of [
    ['that stand under another field', '---\nmenu:\n  title: سفر\n---\n'],
    ['that never end', '---\ntitle: سفر\n'],
    ['that do not begin the text', 'سفر\n\n---\ntitle: سفر\n---\n'],
    ['between signs that differ', '---\ntitle: سفر\n+++\n'],
  ] as const)
    it(`has none in fields ${what}`, () => checkProse(frontMatterProse, text, []));

  it('is prose only where it is asked for', async () => {
    const text = '---\ntitle: سفر\n---\n\nمتن';
    const found = async (hasTitles: boolean) =>
      shown(text, (await proseOf(text, 'markdown', 'markdown', { hasTitles })).passages);
    assert.deepEqual(await found(false), ['متن']);
    assert.deepEqual(await found(true), ['سفر', 'متن']);
  });

  it('is read in linear time', () =>
    checkLinear(frontMatterProse, ['---\n', '---\ntitle: ا\n', 'title: ا\n', '\n']));
});
