import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fileNameFor } from '../../../src/document/spoken/fileName.ts';

describe('the name of a file about a text', () => {
  const check = (text: string, name: string) => assert.equal(fileNameFor(text, 'speech'), name);

  it('is its first words', () => {
    check('می‌خواهم بدانم.', 'می‌خواهم بدانم');
    check('سلام\nدنیا', 'سلام دنیا');
    check('کتاب '.repeat(30), 'کتاب '.repeat(10).trim());
  });

  it('has nothing that means something to a file system or hides an order', () => {
    check('../../etc/passwd', 'etc passwd');
    check('a:b*c?"d"<e>|f\\g', 'a b c d e f g');
    check('یک\u202eدو\u0000سه', 'یک دو سه');
    for (const name of ['CON', 'nul', 'Com3', 'LPT¹', 'aux.متن', 'con .x']) check(name, 'speech');
    check('console', 'console');
    check(' ... ', 'speech');
    check('', 'speech');
  });

  it('fits into what every system allows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const name = fileNameFor(text, 'speech');
        assert.ok(name.isWellFormed() && name.length > 0);
        assert.ok(new TextEncoder().encode(name).byteLength <= 230);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there.
        assert.doesNotMatch(name, /[\\/:*?"<>|\u0000-\u001f]|^[. ]|[. ]$/);
      }),
    );
  });
});
