import assert from 'node:assert/strict';
import type { Engine } from '../../../src/engine/index.ts';
import { testEngineWithCounts } from '../../support/engine.ts';

const READABLE = { style: 'readable', vowelNotation: 'double_a' } as const;

/** The words of a text that a reader could take for others. */
function homographs(engine: Engine, text: string): string[] {
  const analysis = engine.analyse(text);
  const explained = engine.explain(analysis, READABLE);
  return analysis.tokens
    .filter((_, at) => explained.get(at)?.isHomograph === true)
    .map(({ source }) => source);
}

describe('the homographs of a text', function () {
  // The sentences to learn from are counted first.
  this.timeout(120_000);

  const check = (text: string, ...expected: string[]): void =>
    assert.deepEqual(homographs(testEngineWithCounts(), text), expected, text);

  it('are words whose spelling has several readings in use, whatever the sentence says', () => {
    check('بعد از مهر گل خرید.', 'بعد', 'مهر', 'گل');
    check('مرد دیر آمد.', 'مرد', 'دیر');
    check('کرم خاک را دید.', 'کرم');
    check('علم بهتر است.', 'علم');
  });

  it('are forms of such words, where the other word has the form too', () => {
    check('گل‌های باغ', 'گل‌های');
    check('مهرشان پیداست.', 'مهرشان');
    check('او دیرتر آمد.');
  });

  it('are forms of verbs that are forms of others too', () => {
    check('او کتاب را می‌برد.', 'می‌برد');
    check('خانه را خراب کند.', 'کند');
    check('او کار می‌کند.');
  });

  it('are not the commonest function words, unless they are read as something else', () => {
    check('تو به من گفتی که در خانه هم بر سر کار است.');
    check('نه، این نیست.');
    check('نه نفر آمدند.', 'نه');
    check('کی آمد؟', 'کی');
  });

  it('are not words whose other readings are rare, poetic or differ by ezafe only', () => {
    check('او کار خود را کرد و کتاب شد.');
    check('روی این میز جای کتاب بود.');
    check('دانشگاه تهران بزرگ است.');
  });

  it('are not the pieces of words that are written apart', () => {
    check('ما کتاب ها را خریدیم.');
  });
});
