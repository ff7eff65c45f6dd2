import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

const english = (text: string): string => testEngine().translate(testEngine().analyse(text)).translation;

describe('what is technical in a sentence that is drafted', () => {
  for (const technical of [
    'obj.method()',
    'foo()',
    'x[0]',
    '--force',
    '-x',
    '&&',
    '===',
    '=>',
    '../src/a.ts',
    '/usr/bin',
    'C:\\\\Temp',
    'x*y=z',
    'c|d',
    'v2+3',
    'build-all.sh:12',
    'x = 1',
    'a += 2',
    '10±2',
    '¯\\_(ツ)_/¯',
    ':)',
    ';-)',
  ])
    it(`stays as it is: ${technical}`, () => {
      assert.ok(english(`این کتاب ${technical} خوب است.`).includes(` ${technical} `), technical);
    });

  it('ends before what ends the sentence or closes a bracket', () => {
    assert.equal(english('این را با foo() ساختم.'), 'I made this with foo().');
    assert.equal(english('(foo())'), '(foo())');
    assert.match(english('آیا این --force است؟'), /--force\?$/);
  });

  it('is a dash too, of two or three hyphens', () => {
    assert.equal(english('این کتاب --- خوب است.'), 'This book --- is good.');
    assert.equal(english('این کتاب -- خوب است.'), 'This book -- is good.');
  });

  it('is no longer than what somebody names in a sentence', () => {
    const row = '=+'.repeat(2000);
    assert.equal(english(`این ${row} است`).split('=').length, 2001);
  });
});
