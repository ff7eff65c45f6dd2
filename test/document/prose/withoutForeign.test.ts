import assert from 'node:assert/strict';
import { plainTextProse } from '../../../src/document/prose/markup/plainText.ts';
import { withoutForeign } from '../../../src/document/prose/withoutForeign.ts';
import { sliceSpan } from '../../../src/text/span.ts';

const arabic = 'هذا كتاب جديد ومفيد للطلاب في المدرسة.';
const urdu = 'یہ کتاب بہت اچھی ہے اور میں اسے پڑھ رہا ہوں۔';

const keptOf = (text: string) =>
  withoutForeign(text, plainTextProse(text)).passages.map(({ runs }) =>
    runs.map((run) => sliceSpan(text, run)).join(''),
  );

describe('A paragraph without what is not Persian in it', () => {
  it('is parted there, without the line breaks around it', () => {
    assert.deepEqual(keptOf(`این کتاب است.\n${arabic}\nکتاب خوب است.`), ['این کتاب است.', 'کتاب خوب است.']);
  });

  it('has no part between two such lines', () => {
    assert.deepEqual(keptOf(`این کتاب است.\n${arabic}\n${urdu}\nThis is a book.`), [
      'این کتاب است.',
      'This is a book.',
    ]);
  });
});
