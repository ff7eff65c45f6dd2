import assert from 'node:assert/strict';
import fc from 'fast-check';
import { commentSignsOf } from '../../../src/document/proofread/commentSigns.ts';
import { turnedOffIn, turnOffChange } from '../../../src/document/proofread/turnedOff.ts';

const rulesOff = (text: string) => {
  const off = turnedOffIn(text);
  return off === 'all' ? off : [...off];
};

function turnedOff(
  text: string,
  rule: string,
  signs?: { readonly open: string; readonly close: string },
  isForPeople?: boolean,
): string {
  const change = turnOffChange(text, rule, signs, isForPeople);
  return change === undefined
    ? text
    : text.slice(0, change.utf16Start) + change.text + text.slice(change.utf16End);
}

const angles = { open: '<!--', close: '-->' };

describe('what a document turns off', () => {
  it('is all, by a comment of any format', () => {
    for (const line of [
      '<!-- harf-proofread: off -->',
      '% harf-proofread: off',
      '%% harf-proofread: off',
      '# harf-proofread: off',
      '// harf-proofread: off',
      '.. harf-proofread: off',
      '/* harf-proofread: off */',
      '{/* harf-proofread: off */}',
      ' * harf-proofread: off',
      '-- harf-proofread:off',
      ';; harf-proofread : off',
      '<!--harf-proofread: OFF-->',
      'REM harf-proofread: off',
    ])
      for (const before of ['', 'سلام\n\n', '\n'.repeat(19)])
        assert.equal(rulesOff(`${before}${line}\nکتابه من`), 'all', line);
  });

  it('is what is named behind it, by all comments together', () => {
    const text = '<!-- harf-proofread: off slip he-for-ezafe -->\n% harf-proofread: off twice, slip\nسلام';
    assert.deepEqual(rulesOff(text), ['slip', 'he-for-ezafe', 'twice']);
  });

  it('may stand in the front matter, however long', () => {
    const fields = 'title: سلام\n'.repeat(40);
    assert.equal(rulesOff(`---\n${fields}harf-proofread: off\n---\nسلام`), 'all');
    assert.deepEqual(rulesOff(`---\n${fields}harf-proofread: "off slip"\n---\n`), ['slip']);
    assert.deepEqual(rulesOff('+++\nharf-proofread = "off slip, twice"\n+++\n'), ['slip', 'twice']);
  });

  it('is nothing where it is not said in a comment, or late', () => {
    for (const text of [
      '',
      'harf-proofread: off',
      'بنویسید harf-proofread: off',
      'نوشتم <!-- harf-proofread: off -->',
      '# harf-proofread: official',
      '# harf-proofread: on',
      `${'سلام\n'.repeat(20)}# harf-proofread: off`,
      '---\nharf-proofread: off\n',
      'سلام\n---\nharf-proofread: off\n---\n',
    ])
      assert.deepEqual(rulesOff(text), [], text);
  });
});

describe('turning a rule off in a document', () => {
  it('writes a comment as the format has it', () => {
    const comment = (languageId: string, name = 'a') => {
      const signs = commentSignsOf(languageId, name);
      return typeof signs === 'string' ? signs : turnedOff('سلام', 'slip', signs).split('\n')[0];
    };
    assert.equal(comment('markdown'), '<!-- harf-proofread: off slip -->');
    assert.equal(comment('mdx'), '{/* harf-proofread: off slip */}');
    assert.equal(comment('latex'), '% harf-proofread: off slip');
    assert.equal(comment('restructuredtext'), '.. harf-proofread: off slip');
    assert.equal(comment('asciidoc'), '// harf-proofread: off slip');
    assert.equal(comment('yaml'), '# harf-proofread: off slip');
    assert.equal(comment('strings'), '/* harf-proofread: off slip */');
    assert.equal(comment('plaintext', 'a.adoc'), '// harf-proofread: off slip');
    for (const languageId of ['plaintext', 'json', 'csv', 'subrip', 'git-commit', 'scminput'])
      assert.equal(comment(languageId), 'none');
    assert.equal(comment('python'), 'code');
  });

  it('adds a name to those that are there', () => {
    assert.equal(
      turnedOff('سلام\n<!-- harf-proofread: off slip -->\n', 'twice', angles),
      'سلام\n<!-- harf-proofread: off slip twice -->\n',
    );
    assert.equal(
      turnedOff('---\nharf-proofread: "off slip"\n---\n', 'twice', angles),
      '---\nharf-proofread: "off slip twice"\n---\n',
    );
  });

  it('adds a field to front matter', () => {
    assert.equal(
      turnedOff('---\ntitle: سلام\n---\nمتن', 'slip', angles),
      '---\ntitle: سلام\nharf-proofread: off slip\n---\nمتن',
    );
    assert.equal(turnedOff('---\n---\n', 'slip', angles), '---\nharf-proofread: off slip\n---\n');
    assert.equal(turnedOff('+++\na = 1\n+++\n', 'slip'), '+++\na = 1\nharf-proofread = "off slip"\n+++\n');
  });

  it('leaves the lines first that must be the first', () => {
    const hash = { open: '#', close: '' };
    for (const first of [
      '#!/bin/sh\n',
      '#!/usr/bin/python\n# -*- coding: utf-8 -*-\n',
      '<?xml version="1.0"?>\n',
      '<!DOCTYPE html>\n',
      '<?php\n',
    ])
      assert.equal(turnedOff(`${first}x`, 'slip', hash), `${first}# harf-proofread: off slip\nx`);
  });

  it('writes no field into a program or data that begins like front matter', () => {
    const hash = { open: '#', close: '' };
    const manifest = '---\nkind: Pod\n---\n';
    assert.equal(
      turnedOff(`${manifest}kind: Job\n`, 'slip', hash, false),
      `${manifest}# harf-proofread: off slip\nkind: Job\n`,
    );
    assert.deepEqual(rulesOff(turnedOff(manifest, 'slip', hash, false)), ['slip']);
  });

  it('leaves the only line first that must be the first', () => {
    const svg = '<?xml version="1.0"?><svg><text>سلام</text></svg>';
    assert.equal(turnedOff(svg, 'slip', angles), `${svg}\n<!-- harf-proofread: off slip -->`);
  });

  it('writes no comment where a page of a program would show it', () => {
    const slashes = { open: '//', close: '' };
    for (const page of ['<!DOCTYPE html>\n<p><?= $a ?></p>', '<p>سلام</p>', '<?php a(); ?>\n<p>سلام</p>\n'])
      assert.equal(turnOffChange(page, 'slip', slashes, false), undefined);
  });

  it('changes nothing where the format has no comments, or the rule is off', () => {
    assert.equal(turnOffChange('سلام', 'slip', undefined), undefined);
    for (const text of ['# harf-proofread: off', '# harf-proofread: off slip'])
      assert.equal(turnOffChange(text, 'slip', { open: '#', close: '' }), undefined);
  });

  it('is found again in any text, and changes nothing else', () => {
    const lines = fc.constantFrom(
      'سلام',
      '---',
      '+++',
      '# harf-proofread: off twice',
      'a: b',
      '<!DOCTYPE html>',
      '',
      '#!x',
    );
    const signs = fc.constantFrom(angles, { open: '#', close: '' }, { open: '..', close: '' });
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 15 }), signs, (texts, sign) => {
        const text = texts.join('\n');
        const before = turnedOffIn(text);
        const after = turnedOffIn(turnedOff(text, 'slip', sign));
        assert.ok(before !== 'all' && after !== 'all');
        assert.deepEqual(new Set(after), new Set([...before, 'slip']));
      }),
    );
  });

  it('takes linear time over hostile heads', () => {
    for (const text of [
      '#'.repeat(1e6),
      `# harf-proofread: off ${'a-'.repeat(5e5)}`,
      ' '.repeat(1e6),
      '---\n'.repeat(2e5),
    ]) {
      const start = performance.now();
      turnedOffIn(text);
      assert.ok(performance.now() - start < 500);
    }
  });
});
