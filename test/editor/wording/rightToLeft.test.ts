import assert from 'node:assert/strict';
import { diagnosticMessage, rightToLeft } from '../../../src/editor/wording/rightToLeft.ts';

describe('Persian where texts are laid out from left to right', () => {
  it('has its own direction if it is a sentence', () => {
    for (const text of ['سند خالی است.', 'فرستاده شود؟', 'در حال پرس‌وجو…'])
      assert.equal(rightToLeft(text), `\u2067${text}`);
  });

  it('is left as it is if it is a name, which may be compared or searched', () => {
    for (const text of ['', 'حرف: محلی', 'کپی']) assert.equal(rightToLeft(text), text);
  });

  it('leaves room for the source of a diagnostic, which VS Code writes behind it', () => {
    assert.equal(diagnosticMessage(rightToLeft('سند خالی است.')), '\u2067سند خالی است. ');
    assert.equal(diagnosticMessage('It is empty.'), 'It is empty.');
  });
});
